import { orderStatus } from '@tiffin/core/order/order-state'
import { refuseWhen } from '../../db/raised.ts'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** Units that orders took of a slot. */
export interface TakenRow {
  readonly startsAt: number
  readonly taken: number
}

/** What is taken of the slots of a store from an instant on. */
export const listTaken = named(
  'slot_list',
  sql<TakenRow>`select starts_at as "startsAt", taken from slot
     where corp_id = :corpId and store_id = :storeId and starts_at >= :since order by starts_at`,
  (corpId: string, storeId: string, since: number) => ({ corpId, storeId, since: new Date(since) }),
)

interface Taking {
  readonly storeId: string
  readonly startsAt: number
  /** Units of the order. */
  readonly work: number
  /** Units of the slot, by the store's plan. */
  readonly capacity: number
}

/** Takes units of a slot; raises `slotFull` when fewer are left. Of two orders at once the second waits for the first [slot-2]. */
export const takeSlot = named(
  'slot_take',
  sql`with taken as (
       insert into slot (corp_id, store_id, starts_at, taken) values (:corpId, :storeId, :startsAt, :work)
       on conflict (corp_id, store_id, starts_at) do update set taken = slot.taken + excluded.taken
       returning taken
     )
     select ${refuseWhen(sql`taken > :capacity`, 'slotFull')} from taken`,
  (corpId: string, { storeId, startsAt, work, capacity }: Taking) => ({
    ...{ corpId, storeId, startsAt: new Date(startsAt), work, capacity },
  }),
)

/** Gives back what an order took of its slot; nothing for one without. */
export const returnSlot = named(
  'slot_return',
  sql`update slot set taken = greatest(slot.taken - coalesce(made.work, 0), 0) from customer_order made
     where made.corp_id = :corpId and made.order_id = :orderId and made.slot_starts_at is not null
       and slot.corp_id = made.corp_id and slot.store_id = made.store_id and slot.starts_at = made.slot_starts_at`,
  (corpId: string, orderId: string) => ({ corpId, orderId }),
)

/**
 * Lessens what there is to make of an order by units that were taken off it, and gives back their places of its slot while it is not begun;
 * so what it gives back when it is ended is the rest [slot-4]. The caller has locked the order.
 */
export const lessenWork = named(
  'slot_lessen_work',
  sql`with before as (
       select order_id, store_id, status, slot_starts_at, least(:work, work) as less from customer_order
       where corp_id = :corpId and order_id = :orderId
     ), lessened as (
       update customer_order made set changed_at = clock_timestamp(), work = made.work - before.less from before
       where made.corp_id = :corpId and made.order_id = before.order_id
     )
     update slot set taken = greatest(slot.taken - before.less, 0) from before
     where before.status = ${orderStatus.accepted} and slot.corp_id = :corpId and slot.store_id = before.store_id
       and slot.starts_at = before.slot_starts_at`,
  (corpId: string, orderId: string, work: number) => ({ corpId, orderId, work }),
)
