import { randomUUIDv7 } from 'node:crypto'
import type { CloseReason } from '@tiffin/core/order/close-reason'
import { paymentMethodType } from '@tiffin/core/order/order'
import { pickupDigits } from '@tiffin/core/order/order-number'
import { type OrderAction, stateAfter, statesBefore, takeBackMs } from '@tiffin/core/order/order-state'
import { attemptStatus, payGraceMs, refundState, refundStatus } from '@tiffin/core/order/payment-status'
import type { Tender } from '@tiffin/core/order/tender'
import { type Sql, sql } from '../../../db/sql.ts'
import { named, type Statement } from '../../../db/statement.ts'
import { outboxStep } from '../noting-change.ts'
import { type OrderRow, orderColumns } from '../rows.ts'

/** Who does something to an order. */
export interface Actor {
  readonly role: 'customer' | 'employee' | 'system' | 'provider'
  readonly id: string
}

/** What went back of an order, before and after a move. */
export interface GivenBack {
  readonly from: number
  readonly to: number
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
  /** The colleague who had to allow it [staff-14]. */
  readonly approvedBy?: string
  /** Only when the order is this customer's, this store's, still at this version, paid by this kind of method. */
  readonly customerId?: string
  readonly storeId?: string
  readonly version?: number
  readonly methodType?: number
  /** How the store was paid. */
  readonly tender?: Tender
  /** Only from this state, of those the action allows. */
  readonly from?: number
  readonly paymentNo?: string
  /** Its entry of the audit log, written with it [staff-25]. */
  readonly audit?: (row: OrderRow, back: GivenBack) => Statement
  /** The online method that this payment was made with: it becomes the order's, whatever was chosen meanwhile. */
  readonly paidWith?: string
  /** Only when its payment time is over; with an open attempt half a minute later [order-18]. */
  readonly isOverdue?: boolean
}

const finished = sql`finish_time = :now`

/** What a move notes, and forgets when it takes another one back. */
const notes: Record<Move['action'], Sql> = {
  pay: sql`pay_time = :now`,
  acceptPayment: sql`pay_time = :now`,
  start: sql`making_time = :now`,
  makeReady: sql`ready_time = :now`,
  complete: finished,
  cancel: finished,
  cancelPaid: finished,
  timeOut: finished,
  close: finished,
  closeLate: finished,
  takeBackStart: sql`making_time = null`,
  takeBackReady: sql`ready_time = null`,
  takeBackHandOver: sql`finish_time = null`,
}

/** A hand-over is taken back soon, of an order that was ready, of which nothing went back and that its customer did not delete [order-25]. */
const canTakeBack = sql`and finish_time > :now::timestamptz - ${takeBackMs} * interval '1 ms' and ready_time is not null
      and refund_total = 0 and refund_state = ${refundState.none} and deleted_at is null`

/** Of the log: a hand-over was taken back. */
const isTakenBack = sql`action = 'takeBackHandOver'`

/** Goods that were handed over once are given back as a refund, which has a limit [order-31]. */
const neverHandedOver = sql`and not exists (
      select from order_log where corp_id = :corpId and order_id = :orderId and ${isTakenBack})`

const conditions: Partial<Record<Move['action'], Sql>> = {
  takeBackHandOver: canTakeBack,
  close: neverHandedOver,
  cancelPaid: neverHandedOver,
}

const textOf = (note: Sql, condition: Sql) => sql<OrderRow>`with before as (
    select order_id, status as from_status from customer_order where corp_id = :corpId and order_id = :orderId
  ), moved as (
    update customer_order set changed_at = clock_timestamp(), status = :status, version = version + 1, ${note},
      payment_no = coalesce(:paymentNo?, payment_no), payment_method_code = coalesce(:paidWith?, payment_method_code),
      payment_method_type = case when :paidWith?::text is null then payment_method_type else ${paymentMethodType.online} end,
      tender = coalesce(:tender?, tender), close_reason = case when :reason = '' then close_reason else :reason end,
      close_code = case when :closeCode = '' then close_code else :closeCode end
    where corp_id = :corpId and order_id = :orderId and status = any (:from)
      and (:customerId?::text is null or customer_id = :customerId) and (:storeId?::text is null or store_id = :storeId)
      and (:version?::integer is null or version = :version)
      and (:methodType?::smallint is null or payment_method_type = :methodType)
      and (not :isOverdue or pay_expire_time <= :graceBefore or (pay_expire_time <= :now and not exists (
        select from payment where payment.corp_id = :corpId and payment.order_id = :orderId and payment.status = ${attemptStatus.pending})))
      ${condition}
    returning *
  ), logged as (
    insert into order_log (corp_id, order_id, version, action, from_status, to_status, actor_role, actor_id, reason, logged_at, approved_by)
    select :corpId, :orderId, moved.version, :action, before.from_status, :status, :actorRole, :actorId,
      concat_ws(': ', nullif(:closeCode, ''), nullif(:reason, '')), :now, :approvedBy from moved join before using (order_id)
  ), ${outboxStep(sql`moved`)}
  select ${orderColumns} from moved`

const movedBy = (move: Move) => {
  const { action, actor, reason = '', closeCode = '' } = move
  const from = statesBefore(action).filter((state) => move.from === undefined || state === move.from)
  return {
    ...{ corpId: move.corpId, orderId: move.orderId, status: stateAfter(action), now: new Date(move.now), from },
    ...{
      paymentNo: move.paymentNo ?? null,
      paidWith: move.paidWith ?? null,
      reason,
      closeCode,
      action,
      actorRole: actor.role,
      actorId: actor.id,
      approvedBy: move.approvedBy ?? '',
    },
    ...{ customerId: move.customerId ?? null, storeId: move.storeId ?? null, version: move.version ?? null },
    ...{
      methodType: move.methodType ?? null,
      tender: move.tender ?? null,
      isOverdue: move.isOverdue ?? false,
      eventId: randomUUIDv7(),
    },
    graceBefore: new Date(move.now - payGraceMs),
  }
}

const moveBy = (action: Move['action']) =>
  named(`order_move_${action}`, textOf(notes[action], conditions[action] ?? sql``), movedBy)

const moving: Record<Move['action'], ReturnType<typeof moveBy>> = {
  pay: moveBy('pay'),
  acceptPayment: moveBy('acceptPayment'),
  start: moveBy('start'),
  makeReady: moveBy('makeReady'),
  complete: moveBy('complete'),
  cancel: moveBy('cancel'),
  cancelPaid: moveBy('cancelPaid'),
  timeOut: moveBy('timeOut'),
  close: moveBy('close'),
  closeLate: moveBy('closeLate'),
  takeBackStart: moveBy('takeBackStart'),
  takeBackReady: moveBy('takeBackReady'),
  takeBackHandOver: moveBy('takeBackHandOver'),
}

/**
 * Moves an order when state and conditions allow it, with log and event, in one conditional statement; no row when not.
 * Of two movers at once the second waits for the first and then finds another state.
 */
export const moveOrderRow = (move: Move): Statement<OrderRow> => moving[move.action](move)

/** Whether the hand-over of an order was taken back; no row when it was not. */
export const findHandedOver = named(
  'order_handed_over',
  sql`select 1 as found from order_log where corp_id = :corpId and order_id = :orderId and ${isTakenBack} limit 1`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** What a closing is judged by: the limit of who closes, and what was done with the order, whatever was taken back since. */
export const findClosingFacts = named(
  'order_closing_facts',
  sql`select coalesce((select refund_limit from staff where corp_id = :corpId and staff_id = :staffId), 0) as "refundLimit!",
     coalesce(bool_or(action = 'start'), false) as "wasBegun!", coalesce(bool_or(${isTakenBack}), false) as "wasHandedOver!"
     from order_log where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, values: { readonly orderId: string; readonly staffId: string }) => ({ ...values, corpId }),
)

/** The state an order is in; it stays so until the transaction ends. */
export const lockStatus = named(
  'order_lock_status',
  sql`select status from customer_order where corp_id = :corpId and order_id = :orderId for update`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/** One order less that the customer has not paid. */
export const countPaidOrEnded = named(
  'order_unpaid_less',
  sql`update customer set unpaid_count = unpaid_count - 1 where corp_id = :corpId and customer_id = :customerId and unpaid_count > 0`,
  (corpId: string, customerId: string) => ({ corpId, customerId }),
)

/** Next number of the counter for a store's day. */
export const takePickupNumber = named(
  'order_pickup_number',
  sql`insert into pickup_counter (corp_id, store_id, day, last_number) values (:corpId, :storeId, :day, 1)
     on conflict (corp_id, store_id, day) do update set last_number = pickup_counter.last_number + 1
     returning last_number as number`,
  (corpId: string, storeId: string, day: string) => ({ corpId, storeId, day }),
)

interface PickupOf {
  readonly orderId: string
  readonly storeId: string
  readonly day: string
  readonly letter: string
}

/** Takes the next number and writes it on the order, in one statement: what `takePickupNumber` and `setPickupCode` do in two. */
export const givePickupCode = named(
  'order_pickup_give',
  sql`with taken as (
       insert into pickup_counter (corp_id, store_id, day, last_number) values (:corpId, :storeId, :day, 1)
       on conflict (corp_id, store_id, day) do update set last_number = pickup_counter.last_number + 1
       returning last_number::text as number)
     update customer_order set changed_at = clock_timestamp(), pickup_code = :letter || lpad(taken.number, greatest(${pickupDigits}, length(taken.number)), '0')
     from taken where corp_id = :corpId and order_id = :orderId and pickup_code is null`,
  (corpId: string, { orderId, storeId, day, letter }: PickupOf) => ({ corpId, orderId, storeId, day, letter }),
)

export const setPickupCode = named(
  'order_pickup_code',
  sql`update customer_order set changed_at = clock_timestamp(), pickup_code = :code where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, orderId: string, code: string) => ({ corpId, orderId, code }),
)

/** Closes open payment attempts of an order as cancelled or expired. */
export const endPayments = named(
  'order_end_payments',
  sql`update payment set status = :status, settled_at = :now where corp_id = :corpId and order_id = :orderId and status = ${attemptStatus.pending}`,
  (corpId: string, orderId: string, values: { status: number; now: number }) => ({
    corpId,
    orderId,
    status: values.status,
    now: new Date(values.now),
  }),
)

/** Whether a provider gives the money back or the counter does, for a row with `payment_no`. */
export const refundWay = sql`select case when payment_no is null then ${refundStatus.overCounter} else ${refundStatus.due} end as status`

/** What was paid for an order and did not go back before goes back, once: by a provider, sent by the refund job, or over the counter, where it is done with the order's end. */
export const insertRefund = named(
  'order_refund',
  sql`with given as (
       insert into refund (corp_id, refund_no, payment_no, order_id, amount, reason, status, next_try_at, created_at, done_at)
       select corp_id, :refundNo, payment_no, order_id, payable_total - refund_total, :reason, way.status, :now, :now, case way.status when ${refundStatus.overCounter} then :now::timestamptz end
       from customer_order, lateral (${refundWay}) way
       where corp_id = :corpId and order_id = :orderId and payable_total > refund_total
         and (payment_no is not null or (pay_time is not null and payment_method_type = ${paymentMethodType.atStore}))
       on conflict do nothing
       returning amount
     )
     update customer_order set changed_at = clock_timestamp(), refund_total = payable_total
     where corp_id = :corpId and order_id = :orderId and exists (select 1 from given)`,
  (corpId: string, values: { orderId: string; refundNo: string; reason: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
  }),
)

/** Hides a finished order from its customer. */
export const hideOrder = named(
  'order_hide',
  sql`update customer_order set changed_at = clock_timestamp(), deleted_at = :now
     where corp_id = :corpId and customer_id = :customerId and order_id = :orderId and deleted_at is null and status = any (:deletable)
     returning order_id as "orderId"`,
  (corpId: string, values: { customerId: string; orderId: string; now: number }) => ({
    ...values,
    corpId,
    now: new Date(values.now),
    deletable: statesBefore('delete'),
  }),
)
