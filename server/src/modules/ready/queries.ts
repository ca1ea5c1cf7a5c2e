import { randomUUIDv7 } from 'node:crypto'
import { orderStatus } from '@tiffin/core/order/order-state'
import type { Pace } from '@tiffin/core/ready/pace'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** What the ready time of an order at a store is reckoned from; the pace is null for a store that has made too little. */
export interface QueueRow {
  readonly ahead: number
  readonly delayMinutes: number
  readonly baseMs: number | null
  readonly unitMs: number | null
  readonly early: number | null
  readonly late: number | null
}

export interface QueueOf {
  readonly storeId: string
  /** By the store's own clock. */
  readonly localHour: number
  readonly now: number
}

/** Accepted or being made; one of a slot from when it goes to the kitchen on. */
const isToBeMade = sql`queued.status in (${orderStatus.accepted}, ${orderStatus.making})
  and (queued.release_at is null or queued.release_at <= :now or queued.making_time is not null)`

const queueColumns = sql`case when store.ready_delay_until > :now then store.ready_delay_minutes else 0 end as "delayMinutes!",
  pace.base_ms as "baseMs", pace.unit_ms as "unitMs", pace.early as "early", pace.late as "late"`

const queueTables = sql`store left join store_pace pace
  on pace.corp_id = store.corp_id and pace.store_id = store.store_id and pace.local_hour = :localHour`

/** The queue of a store, of which an order that was placed before its units were counted is one. */
export const findQueue = named(
  'ready_queue',
  sql<QueueRow>`select ${queueColumns}, coalesce((
       select sum(coalesce(queued.work, 1)) from customer_order queued
       where queued.corp_id = :corpId and queued.store_id = :storeId and ${isToBeMade}
     ), 0)::integer as "ahead!"
     from ${queueTables} where store.corp_id = :corpId and store.store_id = :storeId`,
  (corpId: string, { storeId, localHour, now }: QueueOf) => ({ corpId, storeId, localHour, now: new Date(now) }),
)

interface OrderOfQueue {
  readonly work: number
  readonly slotStartsAt: number | null
  readonly slotEndsAt: number | null
}

/** The same for an order that was accepted just now, with its own units. */
export const findQueueOfOrder = named(
  'ready_queue_of_order',
  sql<QueueRow & OrderOfQueue>`select ${queueColumns}, coalesce((
       select sum(coalesce(queued.work, 1)) from customer_order queued
       where queued.corp_id = :corpId and queued.store_id = :storeId and ${isToBeMade} and queued.order_id <> :orderId
     ), 0)::integer as "ahead!", coalesce(made.work, 1) as "work!", made.slot_starts_at as "slotStartsAt", made.slot_ends_at as "slotEndsAt"
     from ${queueTables}, customer_order made
     where store.corp_id = :corpId and store.store_id = :storeId and made.corp_id = :corpId and made.order_id = :orderId`,
  (corpId: string, { orderId, storeId, localHour, now }: QueueOf & { readonly orderId: string }) => ({
    ...{ corpId, orderId, storeId, localHour, now: new Date(now) },
  }),
)

/** What an order was told. */
export interface PromiseRow {
  readonly orderId: string
  readonly ahead: number
  readonly readyFrom: number
  readonly readyUntil: number
  /** When an order of a slot goes to the kitchen. */
  readonly releaseAt: number | null
}

export const keepPromise = named(
  'ready_promise',
  sql`update customer_order set changed_at = clock_timestamp(), ahead = :ahead, ready_from = :readyFrom, ready_until = :readyUntil, release_at = :releaseAt?
     where corp_id = :corpId and order_id = :orderId`,
  (corpId: string, { readyFrom, readyUntil, releaseAt, ...row }: PromiseRow) => ({
    ...{ corpId, ...row, readyFrom: new Date(readyFrom), readyUntil: new Date(readyUntil) },
    releaseAt: releaseAt === null ? null : new Date(releaseAt),
  }),
)

/** Stores whose pace is older than an instant, of all brands. */
export const listPaceDue = named(
  'ready_pace_due',
  sql<{ corpId: string; storeId: string }>`select corp_id as "corpId", store_id as "storeId" from store
     where pace_learned_at < :before and archived_at is null order by pace_learned_at limit 50`,
  (before: number) => ({ before: new Date(before) }),
)

/** The latest orders of a store that became ready, at most 5,000: when each was accepted, and how much there was to make. */
export const listMade = named(
  'ready_made',
  sql<{
    acceptedAt: number
    readyAt: number
    load: number
  }>`select pay_time as "acceptedAt!", ready_time as "readyAt!", work + ahead as "load!" from customer_order
     where corp_id = :corpId and store_id = :storeId and submit_time >= :since and ready_time is not null
       and work is not null and ahead is not null and slot_starts_at is null
     order by submit_time desc limit 5000`,
  (corpId: string, { storeId, since }: { storeId: string; since: number }) => ({
    ...{ corpId, storeId, since: new Date(since) },
  }),
)

/** The paces of a store, in the place of those of before. */
export const putPaces = named(
  'ready_pace_put',
  sql`with gone as (
       delete from store_pace where corp_id = :corpId and store_id = :storeId and not (local_hour = any (:localHours))
     ), learned as (
       update store set pace_learned_at = :now where corp_id = :corpId and store_id = :storeId
     )
     insert into store_pace (corp_id, store_id, local_hour, base_ms, unit_ms, early, late)
     select :corpId, :storeId, pace.* from json_to_recordset(:paces::json)
       as pace (local_hour smallint, base_ms integer, unit_ms integer, early integer, late integer)
     on conflict (corp_id, store_id, local_hour) do update
       set base_ms = excluded.base_ms, unit_ms = excluded.unit_ms, early = excluded.early, late = excluded.late`,
  (corpId: string, storeId: string, { paces, now }: { paces: ReadonlyMap<number, Pace>; now: number }) => ({
    ...{ corpId, storeId, localHours: [...paces.keys()], now: new Date(now) },
    paces: JSON.stringify(
      [...paces].map(([hour, { baseMs, unitMs, early, late }]) => ({
        ...{ local_hour: hour, base_ms: baseMs, unit_ms: unitMs, early, late },
      })),
    ),
  }),
)

/** How the orders that a store took in a time kept theirs [ready-4]. */
export interface KeptRow {
  readonly made: number
  readonly inTime: number
  /** In the middle; null without any. */
  readonly tookMs: number | null
}

export const findKept = named(
  'ready_kept',
  sql<KeptRow>`select count(*)::integer as "made!", (count(*) filter (where ready_time <= ready_until))::integer as "inTime!",
       ((percentile_cont(0.5) within group (order by extract(epoch from ready_time - pay_time)) filter (where slot_starts_at is null)) * 1000)::integer as "tookMs"
     from customer_order
     where corp_id = :corpId and store_id = :storeId and submit_time >= :since and submit_time < :until and ready_time is not null
       and ready_until is not null`,
  (corpId: string, { storeId, since, until }: { storeId: string; since: number; until: number }) => ({
    ...{ corpId, storeId, since: new Date(since), until: new Date(until) },
  }),
)

/** Orders that became ready in five minutes: the median time that they took, the median of the longest time promised, and how many were later than promised. */
export interface ReadyStep {
  readonly at: number
  readonly tookMs: number
  readonly saidMs: number
  readonly late: number
}

/** Step by step since an instant; orders of a slot and those of long ago are left out [store-21]. */
export const listSteps = named(
  'ready_steps',
  sql<ReadyStep>`select date_bin('5 minutes', ready_time, 'epoch') as "at!",
       (percentile_cont(0.5) within group (order by extract(epoch from ready_time - pay_time)) * 1000)::integer as "tookMs!",
       (percentile_cont(0.5) within group (order by extract(epoch from ready_until - pay_time)) * 1000)::integer as "saidMs!",
       (count(*) filter (where ready_time > ready_until))::integer as "late!"
     from customer_order
     where corp_id = :corpId and store_id = :storeId and submit_time >= :since::timestamptz - interval '3 hours' and ready_time >= :since
       and pay_time is not null and ready_until is not null and slot_starts_at is null
     group by 1 order by 1`,
  (corpId: string, { storeId, since }: { storeId: string; since: number }) => ({
    ...{ corpId, storeId, since: new Date(since) },
  }),
)

/** What staff adds now; no row: nothing. */
export const findDelay = named(
  'ready_delay',
  sql<{
    minutes: number
    until: number
  }>`select ready_delay_minutes as minutes, ready_delay_until as "until!" from store
     where corp_id = :corpId and store_id = :storeId and ready_delay_until > :now and ready_delay_minutes > 0`,
  (corpId: string, storeId: string, now: number) => ({ corpId, storeId, now: new Date(now) }),
)

export const setDelay = named(
  'ready_delay_set',
  sql`update store set ready_delay_minutes = :minutes, ready_delay_until = :until?
     where corp_id = :corpId and store_id = :storeId`,
  (corpId: string, { storeId, minutes, until }: { storeId: string; minutes: number; until: number | null }) => ({
    ...{ corpId, storeId, minutes, until: until === null ? null : new Date(until) },
  }),
)

/**
 * Orders that are accepted or being made are expected later by what staff adds, and sooner again by what it takes away. Open pages and
 * tablets get a hint without a state, so that no push message is sent [ready-5].
 */
export const shiftExpected = named(
  'ready_shift',
  sql`with shifted as (
      update customer_order set changed_at = clock_timestamp(), delay_added_ms = delay_added_ms + :byMs
      where corp_id = :corpId and store_id = :storeId and status in (${orderStatus.accepted}, ${orderStatus.making})
        and ready_until is not null and slot_starts_at is null and :byMs <> 0
      returning order_id, customer_id, store_id
    )
    insert into outbox (corp_id, event_id, topic, customer_id, store_id, payload, created_at)
    select :corpId, :eventId || '.' || row_number() over (), 'order', customer_id, store_id,
      jsonb_build_object('orderId', order_id), :now from shifted`,
  (corpId: string, { storeId, byMs, now }: { storeId: string; byMs: number; now: number }) => ({
    ...{ corpId, storeId, byMs, eventId: randomUUIDv7(), now: new Date(now) },
  }),
)
