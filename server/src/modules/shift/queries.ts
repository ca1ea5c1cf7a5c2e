import { paymentMethodType } from '@tiffin/core/order/order'
import { orderStatus, statesUnderWay } from '@tiffin/core/order/order-state'
import type { LedgerSum, ShiftFigures, SoldOrders } from '@tiffin/core/shift/shift-figures'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** A store's drawer. */
export interface Drawer {
  readonly corpId: string
  readonly storeId: string
}

/** One of its shifts. */
export interface DrawerShift extends Drawer {
  readonly shiftNo: number
  readonly currency: string
}

const keyOf = ({ corpId, storeId }: Drawer) => ({ corpId, storeId })
const keyOfShift = ({ corpId, storeId, shiftNo }: Omit<DrawerShift, 'currency'>) => ({ corpId, storeId, shiftNo })

/** Takes the next number of the store's shifts, unless one is open; no row then, nor of a store that is not known. */
export const takeShift = named(
  'shift_take',
  sql`insert into shift_counter (corp_id, store_id, shift_no, is_open)
     select corp_id, store_id, 1, true from store where corp_id = :corpId and store_id = :storeId
     on conflict (corp_id, store_id) do update set shift_no = shift_counter.shift_no + 1, is_open = true
     where not shift_counter.is_open
     returning shift_no as "shiftNo"`,
  keyOf,
)

/** Keeps all others from writing into the books of the store until the transaction ends. */
export const lockCounter = named(
  'shift_lock',
  sql`select shift_no as "shiftNo", is_open as "isOpen" from shift_counter
     where corp_id = :corpId and store_id = :storeId for update`,
  keyOf,
)

export const endShift = named(
  'shift_end',
  sql`update shift_counter set is_open = false where corp_id = :corpId and store_id = :storeId and is_open`,
  keyOf,
)

interface Opening extends DrawerShift {
  readonly staffId: string
  readonly float: number
  readonly now: number
}

export const insertShift = named(
  'shift_insert',
  sql`insert into shift (corp_id, store_id, shift_no, opened_at, opened_by, opening_cash, currency)
     values (:corpId, :storeId, :shiftNo, :now, :staffId, :amount, :currency)`,
  ({ now, float, staffId, currency, ...shift }: Opening) => ({
    ...keyOfShift(shift),
    ...{ staffId, currency, amount: float, now: new Date(now) },
  }),
)

/** An order that is not paid or not collected. */
export interface OpenOrder {
  readonly orderId: string
  readonly orderNo: string
  readonly pickupCode: string | null
  readonly status: number
  readonly payableTotal: number
}

interface Closing extends Drawer {
  readonly shiftNo: number
  readonly staffId: string
  readonly counted: number
  readonly reason: string
  readonly figures: ShiftFigures
  readonly openOrders: readonly OpenOrder[]
  readonly now: number
}

export const insertClose = named(
  'shift_close_insert',
  sql`insert into shift_close (corp_id, store_id, shift_no, closed_at, closed_by, counted, reason, figures, open_orders)
     values (:corpId, :storeId, :shiftNo, :now, :staffId, :amount, :reason, :figures::jsonb, :openOrders::jsonb)`,
  ({ now, figures, openOrders, staffId, counted, reason, ...shift }: Closing) => ({
    ...keyOfShift(shift),
    ...{ staffId, reason, amount: counted, now: new Date(now) },
    figures: JSON.stringify(figures),
    openOrders: JSON.stringify(openOrders),
  }),
)

/** A shift, and how it was closed. */
export interface ShiftRow {
  readonly shiftNo: number
  readonly currency: string
  readonly openedAt: number
  readonly openedByName: string
  readonly float: number
  readonly closedAt: number | null
  readonly closedByName: string
  readonly counted: number | null
  readonly reason: string | null
  readonly figures: ShiftFigures | null
  readonly openOrders: readonly OpenOrder[] | null
}

const shifts = sql`select shift.shift_no as "shiftNo", shift.currency, opened_at as "openedAt", coalesce(opener.name, '') as "openedByName!",
    opening_cash as float, closed_at as "closedAt", coalesce(closer.name, '') as "closedByName!", counted, closing.reason, figures,
    open_orders as "openOrders"
  from shift
  left join shift_close closing using (corp_id, store_id, shift_no)
  left join staff opener on opener.corp_id = :corpId and opener.staff_id = shift.opened_by
  left join staff closer on closer.corp_id = :corpId and closer.staff_id = closing.closed_by`

/** The open shift of a store; no row while none is. */
export const findOpenShift = named(
  'shift_find_open',
  sql<ShiftRow>`${shifts}
     where shift.corp_id = :corpId and shift.store_id = :storeId and shift.shift_no = (
       select shift_no from shift_counter where corp_id = :corpId and store_id = :storeId and is_open)`,
  keyOf,
)

export const findShiftRow = named(
  'shift_find',
  sql<ShiftRow>`${shifts} where shift.corp_id = :corpId and shift.store_id = :storeId and shift.shift_no = :shiftNo`,
  keyOfShift,
)

export const listClosed = named(
  'shift_list',
  sql`select shift_no as "shiftNo", opened_at as "openedAt", closed_at as "closedAt", coalesce(closer.name, '') as "closedByName!",
       (figures ->> 'soldTotal')::bigint as "soldTotal!", counted - (figures -> 'cash' ->> 'expected')::bigint as "difference!"
     from (select * from shift_close where corp_id = :corpId and store_id = :storeId and shift_no < coalesce(:beforeNo?::integer, 2147483647)
       order by shift_no desc limit :limit) closing
     cross join lateral (select opened_at from shift
       where corp_id = :corpId and store_id = :storeId and shift_no = closing.shift_no limit 1) opening
     left join staff closer on closer.corp_id = :corpId and closer.staff_id = closing.closed_by
     order by shift_no desc`,
  (drawer: Drawer, page: { readonly beforeNo: number | null; readonly limit: number }) => ({
    ...keyOf(drawer),
    ...page,
  }),
)

const rows = sql`ledger_entry where corp_id = :corpId and store_id = :storeId and shift_no = :shiftNo and currency = :currency`

/** The ledger rows of a shift, added up by kind and accounts; all customers are one account. */
export const sumShift = named(
  'shift_sums',
  sql<LedgerSum>`select kind, debit as "debit!", credit as "credit!", is_before_shift as "isBefore", count(*) as "count!", sum(amount)::bigint as "amount!"
     from (select kind, is_before_shift, amount, case when debit like 'customer:%' then 'customer' else debit end as debit,
         case when credit like 'customer:%' then 'customer' else credit end as credit
       from ${rows}) entry
     group by kind, debit, credit, is_before_shift`,
  (shift: DrawerShift) => ({ ...keyOfShift(shift), currency: shift.currency }),
)

/** What the orders of a shift say beside the ledger: those that it sold, and the tax rates also of those that it refunded. */
export const findSold = named(
  'shift_orders',
  sql<SoldOrders>`with touched as (
       select order_id, bool_or(kind in ('sale', 'saleTax')) as is_sold from ${rows}
         and kind in ('sale', 'saleTax', 'refundDueTax') group by order_id
     ), made as (
       select is_sold, service_charge, discount_list, tax from touched join customer_order using (order_id) where corp_id = :corpId
     ), discounts as (
       select (each ->> 'type')::integer as type, count(*) as count, sum((each ->> 'amount')::bigint) as amount
       from made cross join lateral jsonb_array_elements(discount_list) each where is_sold group by 1
     )
     select (select count(*) from made where is_sold) as "orderCount!",
       (select coalesce(sum(service_charge), 0)::bigint from made where is_sold) as "serviceCharge!",
       (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'count', count, 'amount', amount) order by type), '[]') from discounts) as "discountList!",
       (select coalesce(jsonb_object_agg(rate ->> 'rateId', rate -> 'name'), '{}')
        from made cross join lateral jsonb_array_elements(tax -> 'terms' -> 'rateList') rate) as "taxNames!"`,
  (shift: DrawerShift) => ({ ...keyOfShift(shift), currency: shift.currency }),
)

/** How many orders were sold in 15 minutes, and how many of them were paid at the store. */
export interface SoldQuarter {
  readonly at: number
  readonly count: number
  readonly atStore: number
}

/** When the orders of a shift were sold, quarter by quarter of an hour, from a time on; those without an order are left out [shift-12]. */
export const listQuarters = named(
  'shift_quarters',
  sql<SoldQuarter>`select quarter as "at!", count(*) as "count!", count(*) filter (where payment_method_type = ${paymentMethodType.atStore}) as "atStore!"
     from (select order_id, date_bin('15 minutes', min(at), 'epoch') as quarter from ${rows} and kind in ('sale', 'saleTax') group by order_id) sold
     join customer_order using (order_id)
     where corp_id = :corpId and quarter >= :since group by quarter order by quarter`,
  (shift: DrawerShift, since: number) => ({
    ...keyOfShift(shift),
    ...{ currency: shift.currency, since: new Date(since) },
  }),
)

/** A time, from an instant until before another. */
export interface Span {
  readonly since: number
  readonly until: number
}

/** So many closings are looked through for those of a week ago. */
const mostClosings = 200

/**
 * What a store sold in a time, of the shifts that were open or opened next in it; no row where it had no shifts yet. An entry belongs to
 * the first shift that was closed after it. `since` is the opening a week before: what is sold between shifts counts to the next one, so
 * the time begins as long before it as the shift before was closed, if that was on the day before.
 */
export const findSoldIn = named(
  'shift_sold_in',
  sql<{ orderCount: number; soldTotal: number }>`with closing as (
       select shift_no, closed_at from shift_close where corp_id = :corpId and store_id = :storeId and shift_no < :shiftNo
       order by shift_no desc limit ${mostClosings}
     ), span as (
       select coalesce((select closed_at - interval '7 days' from closing where shift_no = :shiftNo::integer - 1
         and closed_at > :since::timestamptz + interval '6 days'), :since) as since
     ), numbers as (
       select min(shift_no) filter (where closed_at >= (select since from span)) as first_no,
         coalesce(min(shift_no) filter (where closed_at >= :until), :shiftNo) as last_no from closing
     )
     select count(distinct order_id)::integer as "orderCount!", coalesce(sum(amount), 0)::bigint as "soldTotal!"
     from span cross join numbers join shift begun on begun.corp_id = :corpId and begun.store_id = :storeId and begun.shift_no = 1 and begun.opened_at <= :since
     left join ledger_entry entry on entry.corp_id = :corpId and entry.store_id = :storeId and entry.shift_no between first_no and last_no
       and entry.currency = :currency and entry.kind in ('sale', 'saleTax') and at >= span.since and at < :until
     where first_no is not null
     group by begun.shift_no`,
  (shift: DrawerShift, { since, until }: Span) => ({
    ...keyOfShift(shift),
    ...{ currency: shift.currency, since: new Date(since), until: new Date(until) },
  }),
)

/** Orders of one kind that are listed when a shift is closed. */
export const mostOpenOrders = 100

const uncollected = statesUnderWay.filter((status) => status !== orderStatus.awaitingPayment)

const openColumns = sql`order_id as "orderId", order_no as "orderNo", pickup_code as "pickupCode", status, payable_total as "payableTotal", submit_time as "submitTime"`
const ofDrawer = sql`from customer_order where corp_id = :corpId and store_id = :storeId`
const oldestFirst = sql`order by submit_time, order_id limit ${mostOpenOrders}`

/** Orders of the store that are not paid or not collected, the oldest first. */
export const listOpenOrders = named(
  'shift_open_orders',
  sql<OpenOrder>`select "orderId" as "orderId!", "orderNo" as "orderNo!", "pickupCode", status as "status!", "payableTotal" as "payableTotal!" from (
       (select ${openColumns} ${ofDrawer} and status = ${orderStatus.awaitingPayment} ${oldestFirst})
       union all
       (select ${openColumns} ${ofDrawer} and status in (${uncollected}) ${oldestFirst})) open
     order by "submitTime", "orderId"`,
  keyOf,
)

/** Cash that a person put in or took out. */
export interface CashMoveRow {
  readonly at: number
  readonly kind: 'cashIn' | 'cashOut'
  readonly amount: number
  readonly reason: string
  readonly staffName: string
}

export const listCashMoves = named(
  'shift_moves',
  sql<CashMoveRow>`select at, kind, amount, reason, coalesce(staff.name, '') as "staffName!"
     from ledger_entry entry left join staff using (corp_id, staff_id)
     where corp_id = :corpId and entry.store_id = :storeId and shift_no = :shiftNo and kind in ('cashIn', 'cashOut') order by entry_id`,
  keyOfShift,
)

/** What a request put in or took out before. */
export const findCashMove = named(
  'shift_move_find',
  sql<Omit<CashMoveRow, 'at' | 'staffName'>>`select kind, amount, reason from ledger_entry
     where corp_id = :corpId and kind in ('cashIn', 'cashOut') and ref = :ref`,
  (corpId: string, ref: string) => ({ corpId, ref }),
)

/** The providers of accounts. */
export const listProviders = named(
  'shift_providers',
  sql`select account_id as "accountId", provider from payment_account where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)
