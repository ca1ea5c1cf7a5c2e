import { customerStatus } from '../../../base/status.ts'
import { sql } from '../../../db/sql.ts'
import { named, type Statement } from '../../../db/statement.ts'

export interface CustomerRow {
  readonly kind: 'customer'
  readonly sessionId: string
  readonly customerId: string
  readonly isMember: boolean
}

export type Who = { readonly corpId: string; readonly sessionId: string; readonly now: number }

export const findCustomerSession = named(
  'session_of_customer',
  sql<CustomerRow>`select 'customer' as "kind!", session_id as "sessionId", customer_id as "customerId", is_member as "isMember"
     from customer_session join customer using (corp_id, customer_id)
     where corp_id = :corpId and session_id = :sessionId and revoked_at is null and expires_at > :now and status = ${customerStatus.active}`,
  ({ corpId, sessionId, now }: Who) => ({ corpId, sessionId, now: new Date(now) }),
)

export interface NewSession {
  readonly kind: 'customer' | 'staff'
  readonly corpId: string
  readonly sessionId: string
  readonly holderId: string
  readonly by: { readonly provider: string; readonly seenAt: string } | undefined
  /** Of staff: the store at whose counter they stand, and the device. */
  readonly storeId?: string | undefined
  readonly device?: string | undefined
  readonly now: number
  readonly expiresAt: number
}

const openOfCustomer = named(
  'session_open_customer',
  sql`insert into customer_session (corp_id, session_id, customer_id, provider, network_hash, created_at, expires_at)
     values (:corpId, :sessionId, :holderId, :provider, :seenAt?, :now, :expiresAt)`,
  (session: NewSession) => ({ ...sessionValues(session), provider: session.by?.provider ?? 'sms' }),
)

const openOfStaff = named(
  'session_open_staff',
  sql`insert into staff_session (corp_id, session_id, staff_id, store_id, is_desk, device, created_at, proven_at, expires_at, network_hash)
     values (:corpId, :sessionId, :holderId, :storeId?, :storeId?::text is null, :device, :now, :now, :expiresAt, :seenAt?)`,
  ({ storeId, device = '', ...session }: NewSession) => ({
    ...sessionValues(session),
    ...{ storeId: storeId || null, device },
  }),
)

export const insertSession = (session: NewSession): Statement =>
  session.kind === 'customer' ? openOfCustomer(session) : openOfStaff(session)

function sessionValues({ corpId, sessionId, holderId, by, now, expiresAt }: NewSession) {
  return { corpId, sessionId, holderId, seenAt: by?.seenAt ?? null, now: new Date(now), expiresAt: new Date(expiresAt) }
}

type OfSession = { readonly kind: 'customer' | 'staff'; readonly corpId: string; readonly sessionId: string }

const tables = { customer: sql`customer_session`, staff: sql`staff_session` } as const

const extendOf = (kind: OfSession['kind']) =>
  named(
    `session_extend_${kind}`,
    sql`update ${tables[kind]} set expires_at = greatest(expires_at, :expiresAt)
     where corp_id = :corpId and session_id = :sessionId and revoked_at is null`,
    ({ corpId, sessionId }: OfSession, expiresAt: number) => ({ corpId, sessionId, expiresAt: new Date(expiresAt) }),
  )

const extending = { customer: extendOf('customer'), staff: extendOf('staff') } as const

/** A longer life for a session that is still alive. */
export const extendSession = (session: OfSession, expiresAt: number): Statement =>
  extending[session.kind](session, expiresAt)

const revokeOf = (kind: OfSession['kind']) =>
  named(
    `session_revoke_${kind}`,
    sql`update ${tables[kind]} set revoked_at = :now
     where corp_id = :corpId and session_id = :sessionId and revoked_at is null`,
    ({ corpId, sessionId }: OfSession, now: number) => ({ corpId, sessionId, now: new Date(now) }),
  )

const revoking = { customer: revokeOf('customer'), staff: revokeOf('staff') } as const

export const revokeSession = (session: OfSession, now: number): Statement => revoking[session.kind](session, now)

export const revokeSessionsOf = named(
  'session_revoke_all',
  sql`update customer_session set revoked_at = :now
     where corp_id = :corpId and customer_id = :customerId and revoked_at is null and expires_at > :now
     returning session_id as "sessionId"`,
  (corpId: string, customerId: string, now: number) => ({ corpId, customerId, now: new Date(now) }),
)
