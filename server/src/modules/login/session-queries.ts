import { named, type Statement } from '../../db/statement.ts'

export interface CustomerRow {
  readonly kind: 'customer'
  readonly sessionId: string
  readonly customerId: string
  readonly isMember: boolean
}

export interface EmployeeRow {
  readonly kind: 'employee'
  readonly sessionId: string
  readonly employeeId: string
  readonly storeId: string
  readonly permissions: string[]
}

type Who = { readonly corpId: string; readonly sessionId: string; readonly now: number }

export const findCustomerSession = ({ corpId, sessionId, now }: Who): Statement<CustomerRow> =>
  named(
    'session_of_customer',
    `select 'customer' as kind, session_id as "sessionId", customer_id as "customerId", is_member as "isMember"
     from customer_session join customer using (corp_id, customer_id)
     where corp_id = $1 and session_id = $2 and revoked_at is null and expires_at > $3 and status = 1`,
    [corpId, sessionId, new Date(now)],
  )

export const findEmployeeSession = ({ corpId, sessionId, now }: Who): Statement<EmployeeRow> =>
  named(
    'session_of_employee',
    `select 'employee' as kind, session_id as "sessionId", employee_id as "employeeId", store_id as "storeId", permissions
     from employee_session join employee using (corp_id, employee_id)
     where corp_id = $1 and session_id = $2 and revoked_at is null and expires_at > $3 and status = 1`,
    [corpId, sessionId, new Date(now)],
  )

export interface NewSession {
  readonly kind: 'customer' | 'employee'
  readonly corpId: string
  readonly sessionId: string
  readonly holderId: string
  readonly by: { readonly provider: string; readonly seenAt: string } | undefined
  readonly now: number
  readonly expiresAt: number
}

export const insertSession = ({ kind, corpId, sessionId, holderId, by, now, expiresAt }: NewSession): Statement =>
  kind === 'customer'
    ? named(
        'session_open_customer',
        `insert into customer_session (corp_id, session_id, customer_id, provider, network_hash, created_at, expires_at)
         values ($1, $2, $3, $6, $7, $4, $5)`,
        [corpId, sessionId, holderId, new Date(now), new Date(expiresAt), by?.provider ?? 'sms', by?.seenAt ?? null],
      )
    : named(
        'session_open_employee',
        `insert into employee_session (corp_id, session_id, employee_id, created_at, expires_at, network_hash)
         values ($1, $2, $3, $4, $5, $6)`,
        [corpId, sessionId, holderId, new Date(now), new Date(expiresAt), by?.seenAt ?? null],
      )

type OfSession = { readonly kind: 'customer' | 'employee'; readonly corpId: string; readonly sessionId: string }

/** A longer life for a session that is still alive. */
export const extendSession = ({ kind, corpId, sessionId }: OfSession, expiresAt: number): Statement =>
  named(
    `session_extend_${kind}`,
    `update ${kind}_session set expires_at = greatest(expires_at, $3)
     where corp_id = $1 and session_id = $2 and revoked_at is null`,
    [corpId, sessionId, new Date(expiresAt)],
  )

export const revokeSession = ({ kind, corpId, sessionId }: OfSession, now: number): Statement =>
  named(
    `session_revoke_${kind}`,
    `update ${kind}_session set revoked_at = $3 where corp_id = $1 and session_id = $2 and revoked_at is null`,
    [corpId, sessionId, new Date(now)],
  )

export const revokeSessionsOf = (corpId: string, customerId: string, now: number): Statement<{ sessionId: string }> =>
  named(
    'session_revoke_all',
    `update customer_session set revoked_at = $3
     where corp_id = $1 and customer_id = $2 and revoked_at is null and expires_at > $3
     returning session_id as "sessionId"`,
    [corpId, customerId, new Date(now)],
  )
