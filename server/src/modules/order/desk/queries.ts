import type { DisputeState } from '@tiffin/core/order/dispute'
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
    readonly status: 0 | 1 | 2 | 3 | 4 | 5 | 6
    readonly chargedBack: number
    readonly failure: string
  }>`select refund_no as "refundNo", amount, charged_back as "chargedBack", reason, created_at as at, status, failure from refund
     where corp_id = :corpId and order_id = :orderId order by created_at, refund_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** Disputes of the payments of an order, with what they took and have not given back, in the currency of each. */
export const listDisputes = named(
  'order_disputes',
  sql<{
    readonly disputeNo: string
    readonly paymentNo: string
    readonly provider: string
    readonly state: DisputeState
    readonly amount: number
    readonly currency: string
    readonly chargedBack: number
    readonly respondBy: number | null
    readonly at: number
  }>`select dispute.dispute_no as "disputeNo", dispute.payment_no as "paymentNo", payment.provider, dispute.state, dispute.amount, dispute.currency,
       coalesce((select sum(case moved.kind when 'chargeback' then moved.amount else -moved.amount end)::bigint from payment_dispute_movement moved
         where moved.corp_id = dispute.corp_id and moved.account = dispute.account and moved.dispute_no = dispute.dispute_no
           and moved.currency = dispute.currency), 0) as "chargedBack!",
       dispute.respond_by as "respondBy", dispute.opened_at as at
     from payment_dispute dispute join payment on payment.corp_id = dispute.corp_id and payment.payment_no = dispute.payment_no
     where dispute.corp_id = :corpId and dispute.order_id = :orderId order by dispute.opened_at, dispute.dispute_no`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)
