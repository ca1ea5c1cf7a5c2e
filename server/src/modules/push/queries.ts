import { firstIdAt } from '@tiffin/core/id/instant-of-id'
import { named, type Statement } from '../../db/statement.ts'

export interface ClientRow {
  readonly sessionId: string | null
  readonly customerId: string | null
  readonly employeeId: string | null
  readonly storeId: string | null
  readonly enabled: boolean
}

export const insertClient = (corpId: string, cidHash: string, of: { platform: string; now: number }): Statement =>
  named(
    'push_client_add',
    `insert into push_client (corp_id, cid_hash, platform, created_at) values ($1, $2, $3, $4)`,
    [corpId, cidHash, of.platform, new Date(of.now)],
  )

export const findClient = (corpId: string, cidHash: string): Statement<ClientRow> =>
  named(
    'push_client_find',
    `select session_id as "sessionId", customer_id as "customerId", employee_id as "employeeId", store_id as "storeId", enabled
     from push_client where corp_id = $1 and cid_hash = $2`,
    [corpId, cidHash],
  )

export interface Binding {
  readonly sessionId: string
  readonly customerId: string | null
  readonly employeeId: string | null
  readonly storeId: string | null
  readonly enabled: boolean
}

export const bindClient = (corpId: string, cidHash: string, to: Binding): Statement<{ bound: true }> =>
  named(
    'push_client_bind',
    `update push_client set session_id = $3, customer_id = $4, employee_id = $5, store_id = $6, enabled = $7
     where corp_id = $1 and cid_hash = $2 returning true as bound`,
    [corpId, cidHash, to.sessionId, to.customerId, to.employeeId, to.storeId, to.enabled],
  )

/** A customer's session goes on as another: his browsers follow it. */
export const moveClients = (corpId: string, { from, to }: { from: string; to: string }): Statement =>
  named('push_client_move', 'update push_client set session_id = $3 where corp_id = $1 and session_id = $2', [
    corpId,
    from,
    to,
  ])

/** Which of these sessions are alive. */
export const listLiveSessions = (sessionIds: readonly string[], now: number): Statement<{ sessionId: string }> =>
  named(
    'push_live_sessions',
    `select session_id as "sessionId" from customer_session where session_id = any ($1) and revoked_at is null and expires_at > $2
     union all
     select session_id from employee_session where session_id = any ($1) and revoked_at is null and expires_at > $2`,
    [sessionIds, new Date(now)],
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

const columns = `corp_id as "corpId", event_id as "eventId", topic, customer_id as "customerId", store_id as "storeId", payload`

export const listEventsSince = (since: number): Statement<EventRow> =>
  named('outbox_since', `select ${columns} from outbox where created_at > $1 order by event_id limit 5000`, [
    new Date(since),
  ])

/** What one reader who comes back may have missed: a customer's own events, or those of an employee's store. */
export const listEventsOf = (
  corpId: string,
  of: { customerId: string | null; storeId: string | null; since: number },
): Statement<EventRow> =>
  named(
    'outbox_of_corp',
    `select ${columns} from outbox where corp_id = $1 and event_id > $2
       and case when $3::text is null then store_id = $4 else customer_id = $3 end
     order by event_id desc limit 500`,
    [corpId, firstIdAt(of.since), of.customerId, of.storeId],
  )
