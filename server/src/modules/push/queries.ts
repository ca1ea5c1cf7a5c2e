import { firstIdAt } from '@tiffin/core/id/instant-of-id'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

export interface ClientRow {
  readonly sessionId: string | null
  readonly customerId: string | null
  readonly staffId: string | null
  readonly storeId: string | null
  readonly enabled: boolean
}

export const insertClient = named(
  'push_client_add',
  sql`insert into push_client (corp_id, cid_hash, platform, created_at) values (:corpId, :cidHash, :platform, :now)`,
  (corpId: string, cidHash: string, values: { platform: string; now: number }) => ({
    corpId,
    cidHash,
    platform: values.platform,
    now: new Date(values.now),
  }),
)

export const findClient = named(
  'push_client_find',
  sql<ClientRow>`select session_id as "sessionId", customer_id as "customerId", employee_id as "staffId", store_id as "storeId", enabled
     from push_client where corp_id = :corpId and cid_hash = :cidHash`,
  (corpId: string, cidHash: string) => ({ corpId, cidHash }),
)

export interface Binding {
  readonly sessionId: string
  readonly customerId: string | null
  readonly staffId: string | null
  readonly storeId: string | null
  readonly enabled: boolean
}

export const bindClient = named(
  'push_client_bind',
  sql`update push_client set session_id = :sessionId, customer_id = :customerId?, employee_id = :staffId?, store_id = :storeId?, enabled = :enabled
     where corp_id = :corpId and cid_hash = :cidHash returning true as "bound!"`,
  (corpId: string, cidHash: string, to: Binding) => ({
    corpId,
    cidHash,
    sessionId: to.sessionId,
    customerId: to.customerId,
    staffId: to.staffId,
    storeId: to.storeId,
    enabled: to.enabled,
  }),
)

/** A customer's session goes on as another: its browsers follow it. */
export const moveClients = named(
  'push_client_move',
  sql`update push_client set session_id = :to where corp_id = :corpId and session_id = :from`,
  (corpId: string, { from, to }: { from: string; to: string }) => ({ corpId, from, to }),
)

/** Which of these sessions are alive. */
export const listLiveSessions = named(
  'push_live_sessions',
  sql`select session_id as "sessionId!" from customer_session where session_id = any (:sessionIds) and revoked_at is null and expires_at > :now
     union all
     select session_id from staff_session where session_id = any (:sessionIds) and revoked_at is null and expires_at > :now`,
  (sessionIds: readonly string[], now: number) => ({ sessionIds, now: new Date(now) }),
)

/** What happened, for those whom it concerns: hints without personal data. */
export interface EventRow {
  readonly corpId: string
  readonly eventId: string
  readonly topic: string
  readonly customerId: string | null
  readonly storeId: string | null
  readonly payload: Record<string, unknown>
}

const columns = sql`corp_id as "corpId", event_id as "eventId", topic, customer_id as "customerId", store_id as "storeId", payload`

/** Events of one page. */
export const eventsAtOnce = 5000

/** A page of what happened since an instant, behind the last event of the page before. */
export const listEventsSince = named(
  'outbox_since',
  sql<EventRow>`select ${columns} from outbox where created_at > :since and event_id > :afterEventId order by event_id limit ${eventsAtOnce}`,
  (since: number, afterEventId: string) => ({ since: new Date(since), afterEventId }),
)

/** What one reader who comes back may have missed: a customer's own events, or those of an employee's store. */
export const listEventsOf = named(
  'outbox_of_corp',
  sql<EventRow>`select ${columns} from outbox where corp_id = :corpId and event_id > :afterEventId
       and case when :customerId?::text is null then store_id = :storeId? else customer_id = :customerId end
     order by event_id desc limit 500`,
  (corpId: string, values: { customerId: string | null; storeId: string | null; since: number }) => ({
    corpId,
    afterEventId: firstIdAt(values.since),
    customerId: values.customerId,
    storeId: values.storeId,
  }),
)
