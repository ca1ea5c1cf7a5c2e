import { randomUUIDv7 } from 'node:crypto'
import type { CloseReason } from '@tiffin/core/order/close-reason'
import { type OrderAction, stateAfter, statesBefore } from '@tiffin/core/order/order-state'
import { named, type Statement } from '../../db/statement.ts'
import { outboxStep } from './noting-change.ts'
import { type OrderRow, orderColumns } from './rows.ts'

/** Who does something to an order. */
export interface Actor {
  readonly role: 'customer' | 'employee' | 'system' | 'provider'
  readonly id: string
}

/** One step of an order's life. */
export interface Move {
  readonly corpId: string
  readonly orderId: string
  readonly action: Exclude<OrderAction, 'delete'>
  readonly actor: Actor
  readonly now: number
  /** In the mover's own words. */
  readonly reason?: string
  readonly closeCode?: CloseReason
  /** Only when the order is this customer's, this store's, still at this version, paid by this kind of method. */
  readonly customerId?: string
  readonly storeId?: string
  readonly version?: number
  readonly methodType?: number
  /** Only from this state, of those the action allows. */
  readonly from?: number
  readonly paymentNo?: string
  /** Only when its payment time is over. */
  readonly isOverdue?: boolean
}

const timeColumns: Partial<Record<OrderAction, string>> = {
  pay: 'pay_time',
  acceptPayment: 'pay_time',
  start: 'making_time',
  makeReady: 'ready_time',
  complete: 'finish_time',
  cancel: 'finish_time',
  timeOut: 'finish_time',
  close: 'finish_time',
  closeLate: 'finish_time',
}

const textOf = (action: Move['action']) => `with before as (
    select order_id, status as from_status from customer_order where corp_id = $1 and order_id = $2
  ), moved as (
    update customer_order set changed_at = clock_timestamp(), status = $3, version = version + 1, ${timeColumns[action]} = $4,
      payment_no = coalesce($5, payment_no), close_reason = case when $6 = '' then close_reason else $6 end,
      close_code = case when $17 = '' then close_code else $17 end
    where corp_id = $1 and order_id = $2 and status = any ($7)
      and ($8::text is null or customer_id = $8) and ($9::text is null or store_id = $9)
      and ($10::integer is null or version = $10) and ($11::smallint is null or payment_method_type = $11)
      and (not $12 or pay_expire_time <= $4)
    returning *
  ), logged as (
    insert into order_log (corp_id, order_id, version, action, from_status, to_status, actor_role, actor_id, reason, logged_at)
    select $1, $2, moved.version, $13, before.from_status, $3, $14, $15,
      concat_ws(': ', nullif($17, ''), nullif($6, '')), $4 from moved join before using (order_id)
  ), ${outboxStep({ changed: 'moved', now: '$4', event: '$16' })}
  select ${orderColumns} from moved`

/**
 * Moves an order when state and conditions allow it, with log and event, in one conditional statement; no row when not.
 * Of two movers at once the second waits for the first and then finds another state.
 */
export const moveOrderRow = (move: Move): Statement<OrderRow> => {
  const { action, actor, reason = '', closeCode = '' } = move
  const from = statesBefore(action).filter((state) => move.from === undefined || state === move.from)
  return named(`order_move_${action}`, textOf(action), [
    ...[move.corpId, move.orderId, stateAfter(action), new Date(move.now), move.paymentNo ?? null, reason, from],
    ...[move.customerId ?? null, move.storeId ?? null, move.version ?? null, move.methodType ?? null],
    ...[move.isOverdue ?? false, action, actor.role, actor.id, randomUUIDv7(), closeCode],
  ])
}

/** One order less that the customer has not paid. */
export const countPaidOrEnded = (corpId: string, customerId: string): Statement =>
  named(
    'order_unpaid_less',
    'update customer set unpaid_count = unpaid_count - 1 where corp_id = $1 and customer_id = $2 and unpaid_count > 0',
    [corpId, customerId],
  )

/** Next number of the counter for a store's day. */
export const takePickupNumber = (corpId: string, storeId: string, day: string): Statement<{ number: number }> =>
  named(
    'order_pickup_number',
    `insert into pickup_counter (corp_id, store_id, day, last_number) values ($1, $2, $3, 1)
     on conflict (corp_id, store_id, day) do update set last_number = pickup_counter.last_number + 1
     returning last_number as number`,
    [corpId, storeId, day],
  )

/** Takes the next number and writes it on the order, in one statement: what `takePickupNumber` and `setPickupCode` do in two. */
export const givePickupCode = (
  corpId: string,
  of: { orderId: string; storeId: string; day: string; letter: string },
): Statement =>
  named(
    'order_pickup_give',
    `with taken as (
       insert into pickup_counter (corp_id, store_id, day, last_number) values ($1, $2, $3, 1)
       on conflict (corp_id, store_id, day) do update set last_number = pickup_counter.last_number + 1
       returning last_number::text as number)
     update customer_order set changed_at = clock_timestamp(), pickup_code = $5 || lpad(taken.number, greatest(3, length(taken.number)), '0')
     from taken where corp_id = $1 and order_id = $4 and pickup_code is null`,
    [corpId, of.storeId, of.day, of.orderId, of.letter],
  )

export const setPickupCode = (corpId: string, orderId: string, code: string): Statement =>
  named(
    'order_pickup_code',
    'update customer_order set changed_at = clock_timestamp(), pickup_code = $3 where corp_id = $1 and order_id = $2',
    [corpId, orderId, code],
  )

/** Closes open payment attempts of an order: 3 cancelled, 4 expired. */
export const endPayments = (corpId: string, orderId: string, of: { status: number; now: number }): Statement =>
  named(
    'order_end_payments',
    'update payment set status = $3, settled_at = $4 where corp_id = $1 and order_id = $2 and status = 0',
    [corpId, orderId, of.status, new Date(of.now)],
  )

/** What was paid for an order goes back, once: by a provider, sent by the refund job, or over the counter, where it is done with the order's end. */
export const insertRefund = (
  corpId: string,
  of: { orderId: string; refundNo: string; reason: string; now: number },
): Statement =>
  named(
    'order_refund',
    `with given as (
       insert into refund (corp_id, refund_no, payment_no, order_id, amount, reason, status, next_try_at, created_at, done_at)
       select corp_id, $3, payment_no, order_id, payable_total, $4, way.status, $5, $5, case way.status when 2 then $5::timestamptz end
       from customer_order, lateral (select case when payment_no is null then 2 else 0 end as status) way
       where corp_id = $1 and order_id = $2 and payable_total > 0
         and (payment_no is not null or (pay_time is not null and payment_method_type = 2))
       on conflict do nothing
       returning amount
     )
     update customer_order set changed_at = clock_timestamp(), refund_total = payable_total
     where corp_id = $1 and order_id = $2 and exists (select 1 from given)`,
    [corpId, of.orderId, of.refundNo, of.reason, new Date(of.now)],
  )

/** Hides a finished order from its customer. */
export const hideOrder = (
  corpId: string,
  of: { customerId: string; orderId: string; now: number },
): Statement<{ orderId: string }> =>
  named(
    'order_hide',
    `update customer_order set changed_at = clock_timestamp(), deleted_at = $4
     where corp_id = $1 and customer_id = $2 and order_id = $3 and deleted_at is null and status = any ($5)
     returning order_id as "orderId"`,
    [corpId, of.customerId, of.orderId, new Date(of.now), statesBefore('delete')],
  )
