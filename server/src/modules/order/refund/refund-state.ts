import { refundState, refundStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

/** Where the money is that goes back for an order `made`: failed when one refund is, else under way as long as one is [order-17]. */
export const refundStateOf = sql`(select case when bool_or(status = ${refundStatus.failed}) then ${refundState.failed}
       when bool_or(status in (${refundStatus.due}, ${refundStatus.pending})) then ${refundState.underWay}
       when count(*) > 0 then ${refundState.done} else ${refundState.none} end
     from refund where refund.corp_id = made.corp_id and refund.order_id = made.order_id)`

/** The order, locked by the caller, says where its refunds are after one was added. */
export const updateRefundState = named(
  'order_refund_state',
  sql`update customer_order made set changed_at = clock_timestamp(), refund_state = ${refundStateOf}
     where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)
