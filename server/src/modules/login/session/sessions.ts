import { randomUUIDv7 } from 'node:crypto'
import { instantOfId } from '@tiffin/core/id/instant-of-id'
import { LRUCache } from 'lru-cache'
import type { Clock, Session, Sessions } from '../../../base/context.ts'
import type { Database } from '../../../db/database.ts'
import type { Hints } from '../../../db/hints.ts'
import type { Tx } from '../../../db/unit.ts'
import {
  extendSession,
  findCustomerSession,
  insertSession,
  revokeSession,
  revokeSessionsOf,
  type Who,
} from './queries.ts'
import {
  findStaffSession,
  listStaffSessions,
  noteStaffSeen,
  revokeStaffSessions,
  staffSessionOf,
} from './staff-queries.ts'
import { type Claims, expiryFrom, type SigningKey, signingKey, signToken } from './token.ts'
import { VerifiedTokens } from './verified-tokens.ts'

const week = 7 * 24 * 3600
const dayMs = 24 * 3_600_000
/** Longest life of a session, however often it is renewed. */
const longestMs = { customer: 180 * dayMs, staff: 30 * dayMs } as const
/** What a token calls each kind of session. */
const roleOf = { customer: 'customer', staff: 'employee' } as const
const kindOf = ({ role: [role] }: Claims): Session['kind'] => (role === 'employee' ? 'staff' : 'customer')
/** An ended session is refused at once here, and on other servers with the hint; without the hint after this. */
const freshMs = 5000

/** That staff use a session is noted this often. */
const seenMs = 5 * 60_000

export const sessionEnded = 'session ended'

export interface SessionOptions {
  readonly db: Database
  readonly hints: Hints
  readonly clock: Clock
  readonly secret: string
  /** Earlier secrets: their tokens are still good, no new one is signed with them. */
  readonly oldSecrets?: readonly string[]
  readonly lifetimeSeconds?: number | undefined
}

/** Who logs in, and what the token says to the browser. */
export interface Holder {
  readonly kind: 'customer' | 'staff'
  readonly corpId: string
  readonly holderId: string
  readonly permission: readonly string[]
  /** How a customer logged in, and where (`Guard.seenAt`). */
  readonly by?: { readonly provider: 'sms' | 'password'; readonly seenAt: string }
  /** Of staff: the store at whose counter they stand, and the device. */
  readonly storeId?: string
  readonly device?: string
}

export interface Opened {
  readonly token: string
  /** Epoch ms. */
  readonly tokenExpired: number
  readonly uid: string
  readonly role: string[]
  readonly permission: string[]
}

interface Found {
  readonly session: Session | undefined
}

type FoundBy = Awaited<ReturnType<Sessions['find']>>

/** The session is that of the role and the person whom the token names. */
const belongs = (session: Session, claims: Claims): boolean =>
  session.kind === kindOf(claims) && claims.uid === (session.kind === 'customer' ? session.customerId : session.staffId)

/** The last instant of a session, whose id (UUIDv7) carries when it was opened; never for ids of before that had no time in them. */
function endOf(claims: Claims): number {
  return (instantOfId(claims.sid) ?? Number.POSITIVE_INFINITY) + longestMs[kindOf(claims)]
}

/**
 * A customer's session as a signed token names it, not looked up: for a use case that reads it inside its own transaction. Whether
 * they are a member is not known then; most are.
 */
const claimed = (claims: Claims): Found | undefined =>
  kindOf(claims) === 'customer'
    ? { session: { kind: 'customer', sessionId: claims.sid, customerId: claims.uid, isMember: true } }
    : undefined

/** Sessions stand in the database; a token only names one. */
export class LoginSessions implements Sessions {
  readonly lastKnown: Pick<Sessions, 'find'> = {
    find: (token, corpId) =>
      this.#find(token, corpId, (claims) => this.#remembered(claims) ?? claimed(claims) ?? this.#fresh(claims)),
  }
  readonly #options: SessionOptions
  readonly #keys: readonly [SigningKey, ...SigningKey[]]
  readonly #lifetime: number
  readonly #found: LRUCache<string, Found, Claims>
  readonly #tokens: VerifiedTokens

  constructor(options: SessionOptions) {
    this.#options = options
    this.#keys = [signingKey(options.secret), ...(options.oldSecrets ?? []).map(signingKey)]
    this.#tokens = new VerifiedTokens(this.#keys)
    this.#lifetime = options.lifetimeSeconds ?? week
    this.#found = new LRUCache<string, Found, Claims>({
      max: 50_000,
      ttl: freshMs,
      fetchMethod: (_sessionId, _stale, { context }) => this.#load(context),
      ignoreFetchAbort: true, // ended while being looked up: the answer is used once and not kept
    })
    options.hints.on(sessionEnded, (sessionId) => this.#forget(sessionId))
  }

  find(token: string, corpId: string): Promise<FoundBy> {
    return this.#find(token, corpId, (claims) => this.#fresh(claims))
  }

  held(token: string, corpId: string): Session | undefined {
    const claims = this.#tokens.known(token)
    if (claims?.corp !== corpId || this.#isOld(claims)) return undefined
    const session = this.#found.get(claims.sid)?.session
    return session && belongs(session, claims) ? session : undefined
  }

  async #find(token: string, corpId: string, look: (claims: Claims) => Found | Promise<Found>): Promise<FoundBy> {
    const claims = this.#tokens.verify(token, this.#options.clock.now())
    if (claims?.corp !== corpId) return undefined
    const { session } = await look(claims)
    if (!session || !belongs(session, claims)) return undefined
    const tokenExpired = this.#isOld(claims) ? this.#laterEnd(claims) : undefined
    return tokenExpired ? { session, renewed: await this.#renew(claims, tokenExpired) } : { session }
  }

  /** Its last third has begun: it is renewed. */
  #isOld({ tokenExpired }: Claims): boolean {
    return tokenExpired - this.#options.clock.now() < (this.#lifetime * 1000) / 3
  }

  /** Until when a renewed token would be good; undefined when the session itself ends before. */
  #laterEnd(claims: Claims): number | undefined {
    const end = Math.min(expiryFrom(this.#options.clock.now(), this.#lifetime), expiryFrom(endOf(claims), 0))
    return end > claims.tokenExpired ? end : undefined
  }

  /** Opens a session inside the transaction that found out who it is. */
  async open(
    tx: Tx,
    { kind, corpId, holderId, permission, by, ...place }: Holder,
    sessionId = randomUUIDv7(),
  ): Promise<Opened> {
    const now = this.#options.clock.now()
    const tokenExpired = expiryFrom(now, this.#lifetime)
    await tx.finish(insertSession({ ...place, kind, corpId, sessionId, holderId, by, now, expiresAt: tokenExpired }))
    const claims = { uid: holderId, role: [roleOf[kind]], permission: [...permission], tokenExpired }
    const token = await signToken(this.#keys[0], { ...claims, sid: sessionId, corp: corpId })
    return { ...claims, token }
  }

  /** Ends a session here and, by a hint, everywhere. */
  async end(corpId: string, { kind, sessionId }: Session): Promise<void> {
    const { db, hints, clock } = this.#options
    await db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(revokeSession({ kind, corpId, sessionId }, clock.now())),
    )
    this.#forget(sessionId)
    hints.send(sessionEnded, sessionId)
  }

  /** Ends every session of a customer inside the caller's transaction. To be announced, by calling the answer, once that is kept. */
  async endAll(tx: Tx, corpId: string, customerId: string): Promise<() => void> {
    const { rows } = await tx.run(revokeSessionsOf(corpId, customerId, this.#options.clock.now()))
    return () => this.lookAgain(rows)
  }

  /** Ends the sessions of a member of staff, but for one that goes on; otherwise as `endAll`. */
  async endAllOfStaff(tx: Tx, corpId: string, { staffId, except = '' }: { staffId: string; except?: string }) {
    const { rows } = await tx.run(revokeStaffSessions({ corpId, staffId, except, now: this.#options.clock.now() }))
    return () => this.lookAgain(rows)
  }

  /** What a member of staff may do has changed: to be announced, by calling the answer, once that is kept. */
  async refreshStaff(tx: Tx, corpId: string, staffId: string): Promise<() => void> {
    const { rows } = await tx.run(listStaffSessions({ corpId, staffId, now: this.#options.clock.now() }))
    return () => this.lookAgain(rows)
  }

  /** What is known of these sessions is read again, here and on other servers. */
  lookAgain(sessions: readonly { readonly sessionId: string }[]): void {
    for (const { sessionId } of sessions) {
      this.#forget(sessionId)
      this.#options.hints.send(sessionEnded, sessionId)
    }
  }

  async #fresh(claims: Claims): Promise<Found> {
    return (await this.#found.fetch(claims.sid, { context: claims })) ?? { session: undefined }
  }

  #remembered({ sid }: Claims): Found | undefined {
    const found = this.#found.get(sid, { allowStale: true, noDeleteOnStaleGet: true })
    return found?.session && found
  }

  async #load(claims: Claims): Promise<Found> {
    const { sid, corp } = claims
    const session = { corpId: corp, sessionId: sid, now: this.#options.clock.now() }
    if (kindOf(claims) === 'staff') return this.#loadStaff(session)
    return this.#options.db.tx({ role: 'app', corp, keyed: true }, async (tx) => {
      const [{ rows }] = await tx.finish(findCustomerSession(session))
      return { session: rows[0] }
    })
  }

  async #loadStaff(session: Who): Promise<Found> {
    const scope = { role: 'app', corp: session.corpId, keyed: true } as const
    const row = await this.#options.db.tx(scope, async (tx) => {
      const [{ rows }] = await tx.finish(findStaffSession(session))
      return rows[0]
    })
    if (row && session.now - row.seenAt > seenMs)
      await this.#options.db.tx(scope, (tx) => tx.finish(noteStaffSeen(session)))
    return { session: row && staffSessionOf(row) }
  }

  async #renew(claims: Claims, tokenExpired: number): Promise<string> {
    const { uid, role, permission, sid, corp } = claims
    const { db } = this.#options
    await db.tx({ role: 'app', corp, keyed: true }, (tx) =>
      tx.finish(extendSession({ kind: kindOf(claims), corpId: corp, sessionId: sid }, tokenExpired)),
    )
    return signToken(this.#keys[0], { uid, role, permission, sid, corp, tokenExpired })
  }

  #forget(sessionId: string): void {
    if (sessionId === '') this.#found.clear()
    else this.#found.delete(sessionId)
  }
}
