import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Every try to pay an order. */
export const listAttempts = named(
  'order_attempts',
  sql<{
    readonly paymentNo: string
    readonly provider: string
    readonly amount: number
    readonly at: number
    readonly status: 0 | 1 | 2 | 3 | 4
  }>`select payment_no as "paymentNo", provider, amount, created_at as at, status from payment
     where corp_id = :corpId and order_id = :orderId order by created_at, payment_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** What happened to an order, by whom. */
export const listSteps = named(
  'order_steps',
  sql<{
    readonly version: number
    readonly action: string
    readonly status: number
    readonly by: 'customer' | 'employee' | 'system' | 'provider'
    readonly staffName: string
    /** Who allowed it, where that was another person. */
    readonly approverName: string
    readonly at: number
  }>`select step.version, action, to_status as status, actor_role as by, coalesce(staff.name, '') as "staffName!", coalesce(approver.name, '') as "approverName!", logged_at as at
     from order_log step left join staff on staff.corp_id = step.corp_id and staff.staff_id = step.actor_id and actor_role = 'employee'
     left join staff approver on approver.corp_id = step.corp_id and approver.staff_id = step.approved_by
     where step.corp_id = :corpId and order_id = :orderId order by step.version`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** What went back of an order, or is on its way. */
export const listRefunds = named(
  'order_refunds',
  sql<{
    readonly refundNo: string
    readonly amount: number
    readonly reason: string
    readonly at: number
    readonly status: 0 | 1 | 2 | 3 | 4 | 5
    readonly failure: string
  }>`select refund_no as "refundNo", amount, reason, created_at as at, status, failure from refund
     where corp_id = :corpId and order_id = :orderId order by created_at, refund_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)
