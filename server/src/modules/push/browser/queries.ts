import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'
import type { Subscription } from './send-push.ts'

export interface Client {
  readonly corpId: string
  readonly cidHash: string
}

/** A customer has no more browsers than these at a time. */
const mostBrowsers = 10

interface NewSubscription extends Client, Subscription {
  readonly customerId: string
  readonly language: string
  readonly now: number
}

const dropOthersAtEndpoint = named(
  'push_subscription_clear',
  sql`delete from push_subscription where corp_id = :corpId and endpoint = :endpoint and cid_hash <> :cidHash`,
  ({ corpId, endpoint, cidHash }: NewSubscription) => ({ corpId, endpoint, cidHash }),
)

const saveSubscription = named(
  'push_subscription_put',
  sql`insert into push_subscription (corp_id, cid_hash, endpoint, p256dh, auth, language, subscribed_at)
     values (:corpId, :cidHash, :endpoint, :p256dh, :auth, :language, :now)
     on conflict (corp_id, cid_hash) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, subscribed_at = excluded.subscribed_at`,
  ({ corpId, cidHash, endpoint, p256dh, auth, language, now }: NewSubscription) => ({
    ...{ corpId, cidHash, endpoint, p256dh, auth, language, now: new Date(now) },
  }),
)

const dropOldest = named(
  'push_subscription_trim',
  sql`delete from push_subscription where corp_id = :corpId and cid_hash in (
       select subscription.cid_hash from push_subscription subscription join push_client client using (corp_id, cid_hash)
       where subscription.corp_id = :corpId and client.customer_id = :customerId
       order by subscription.subscribed_at desc offset ${mostBrowsers})`,
  ({ corpId, customerId }: NewSubscription) => ({ corpId, customerId }),
)

/** Takes the place of whatever this browser, or another client id with the same address, had, and of what is too much. */
export const putSubscription = (subscription: NewSubscription) =>
  [dropOthersAtEndpoint(subscription), saveSubscription(subscription), dropOldest(subscription)] as const

export const dropSubscription = named(
  'push_subscription_drop',
  sql`delete from push_subscription where corp_id = :corpId and cid_hash = :cidHash`,
  ({ corpId, cidHash }: Client) => ({ corpId, cidHash }),
)

/** An event that is to be sent to a browser. */
export interface DueEvent extends Client {
  readonly eventId: string
  readonly orderId: string
  readonly status: number
  readonly createdAt: number
}

/** Orders that came to one of these states since then, for each browser that its customer is logged in at and that takes messages. */
export const listDueEvents = named(
  'push_due_events',
  sql<DueEvent>`select event.corp_id as "corpId", subscription.cid_hash as "cidHash", event.event_id as "eventId",
       event.payload ->> 'orderId' as "orderId!", (event.payload ->> 'status')::integer as "status!", event.created_at as "createdAt"
     from outbox event
     join push_client client on client.corp_id = event.corp_id and client.customer_id = event.customer_id and client.enabled
     join push_subscription subscription on (subscription.corp_id, subscription.cid_hash) = (client.corp_id, client.cid_hash)
     join customer_session live on (live.corp_id, live.session_id) = (client.corp_id, client.session_id)
       and live.revoked_at is null and live.expires_at > :now
     where event.created_at > :since and event.topic = 'order' and (event.payload ->> 'status')::integer = any (:statuses)
       and not exists (select from push_message message
         where (message.corp_id, message.cid_hash, message.event_id) = (subscription.corp_id, subscription.cid_hash, event.event_id))
     limit 1000`,
  (statuses: readonly number[], { since, now }: { since: number; now: number }) => ({
    since: new Date(since),
    statuses,
    now: new Date(now),
  }),
)

export const insertMessage = named(
  'push_message_add',
  sql`insert into push_message (corp_id, cid_hash, event_id, order_id, status, next_try_at, created_at)
     values (:corpId, :cidHash, :eventId, :orderId, :status, :now, :createdAt) on conflict do nothing`,
  ({ corpId, cidHash, eventId, orderId, status, createdAt }: DueEvent, now: number) => ({
    ...{ corpId, cidHash, eventId, orderId, status, now: new Date(now), createdAt: new Date(createdAt) },
  }),
)

export interface MessageKey extends Client {
  readonly eventId: string
}

export const listDueMessages = named(
  'push_due_messages',
  sql<MessageKey>`select corp_id as "corpId", cid_hash as "cidHash", event_id as "eventId" from push_message
     where next_try_at <= :now order by next_try_at limit 200`,
  (now: number) => ({ now: new Date(now) }),
)

export interface Message extends Subscription {
  readonly language: string
  readonly orderId: string
  readonly orderNo: string
  readonly status: number
  /** What the order has come to meanwhile. */
  readonly statusNow: number
  /** The customer is still logged in at this browser and wants to be subscription. */
  readonly isWanted: boolean
  readonly createdAt: number
}

/** Takes a message for one try, the next one twice as far away: of two servers one gets it. */
export const takeMessage = named(
  'push_message_take',
  sql<Message>`with taken as (
       update push_message set tries = tries + 1, next_try_at = :now + least(power(2, tries), 64) * interval '15 seconds'
       where corp_id = :corpId and cid_hash = :cidHash and event_id = :eventId and next_try_at <= :now
       returning cid_hash, order_id, status, created_at
     )
     select endpoint, p256dh, auth, language, taken.order_id as "orderId", order_no as "orderNo", taken.status,
       ordered.status as "statusNow", taken.created_at as "createdAt",
       client.enabled and client.customer_id is not distinct from ordered.customer_id and exists (
         select from customer_session live where live.corp_id = :corpId and live.session_id = client.session_id
           and live.revoked_at is null and live.expires_at > :now) as "isWanted!"
     from taken
     join push_subscription subscription on subscription.corp_id = :corpId and subscription.cid_hash = taken.cid_hash
     join push_client client on client.corp_id = :corpId and client.cid_hash = taken.cid_hash
     join customer_order ordered on ordered.corp_id = :corpId and ordered.order_id = taken.order_id`,
  ({ corpId, cidHash, eventId }: MessageKey, now: number) => ({
    ...{ corpId, cidHash, eventId, now: new Date(now) },
  }),
)

export const finishMessage = named(
  'push_message_done',
  sql`update push_message set next_try_at = null
     where corp_id = :corpId and cid_hash = :cidHash and event_id = :eventId`,
  ({ corpId, cidHash, eventId }: MessageKey) => ({ corpId, cidHash, eventId }),
)
