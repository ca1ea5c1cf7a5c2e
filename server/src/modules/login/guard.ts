import { Refusal } from '../../base/refusal.ts'
import { sql } from '../../db/sql.ts'
import { named, type Statement } from '../../db/statement.ts'
import type { Tx } from '../../db/unit.ts'
import { giveBackBudget, isTaken, takeBudget, untilNext } from './budget.ts'
import { keyedHash, keyFor } from './keys.ts'

/** So many wrong passwords or codes lock for ten minutes; each further five for twice as long, up to a day. A day without a try forgets. */
const wrongToLock = 5
const firstLockMs = 600_000
const dayMs = 86_400_000
/** Passwords and codes compared in any five minutes for one account, from all networks that it never logged in from. */
const strangersMost = 10
const strangersMs = 300_000
/** Wrong passwords or codes from one network, over all accounts. */
const perNetwork = { most: 60, windowSeconds: 300 }

/** Wrong codes from one network, for whatever phones that are not known there. */
const wrongCodes = { most: 40, windowSeconds: 900 }

/** Whose password or code is tried, from where, and when. */
export interface Trying {
  readonly corpId: string
  readonly phone: string
  readonly network: string
  readonly now: number
}

interface Keyed {
  readonly corpId: string
  readonly key: string
  readonly now: number
}

/** Counts a try before it is compared; no row while it is locked. The fifth locks at once: a right one takes the lock away again. */
export const takeTry = named(
  'guard_try',
  sql`insert into login_guard as guard (corp_id, guard_key, wrong, touched_at) values (:corpId, :key, 1, :now)
     on conflict (corp_id, guard_key) do update set touched_at = :now,
       wrong = case when guard.touched_at < :before then 1 else guard.wrong + 1 end,
       locked_until = case when guard.touched_at >= :before and (guard.wrong + 1) % ${wrongToLock} = 0 then
         :now::timestamptz + least(${firstLockMs} * 2 ^ least((guard.wrong + 1) / ${wrongToLock} - 1, 10), ${dayMs}) * interval '1 millisecond' end
     where guard.locked_until is null or guard.locked_until <= :now
     returning wrong`,
  ({ corpId, key, now }: Keyed) => ({ corpId, key, now: new Date(now), before: new Date(now - dayMs) }),
)

/** Takes a place among the newest ten; no row while the tenth is too young. */
export const takeStrangersTry = named(
  'guard_stranger',
  sql`insert into login_guard as guard (corp_id, guard_key, tried_at, touched_at) values (:corpId, :key, array[:now::timestamptz], :now)
     on conflict (corp_id, guard_key) do update set touched_at = :now,
       tried_at = (:now::timestamptz || guard.tried_at)[1:${strangersMost}]
     where guard.tried_at[${strangersMost}] is null or guard.tried_at[${strangersMost}] <= :before
     returning true as "taken!"`,
  ({ corpId, key, now }: Keyed) => ({ corpId, key, now: new Date(now), before: new Date(now - strangersMs) }),
)

/** When each may be tried again, epoch ms. */
export const findLocks = named(
  'guard_locks',
  sql`select greatest(locked_until, tried_at[${strangersMost}] + interval '${strangersMs} milliseconds') as until
     from login_guard where corp_id = :corpId and guard_key = any (:keys)`,
  (corpId: string, keys: readonly string[]) => ({ corpId, keys }),
)

export const forget = named(
  'guard_forget',
  sql`delete from login_guard where corp_id = :corpId and guard_key = :key`,
  (corpId: string, key: string) => ({ corpId, key }),
)

/** Whether this phone has logged in from this network while its session is kept. */
export const findSeen = named(
  'guard_seen',
  sql`select exists (
       select 1 from customer join customer_session using (corp_id, customer_id)
       where corp_id = :corpId and phone = :phone and network_hash = :seenAt
     ) as "seen!"`,
  (corpId: string, values: { phone: string; seenAt: string }) => ({ ...values, corpId }),
)

function locked(until: readonly (number | null)[], now: number): Refusal {
  const latest = Math.max(now + 1000, ...until.map((one) => one ?? 0))
  return new Refusal('loginLocked', { retryAfter: Math.ceil((latest - now) / 1000) })
}

/**
 * Decides whether a password is compared at all. Counted in the database before the comparison, so that many at once, a restart or
 * a second server change nothing. Codes have their own five tries; wrong ones count here too [customer-7].
 */
export class Guard {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = keyFor(secret, 'budget')
  }

  /** Counts a try of a password, or refuses `loginLocked` and counts nothing. An unknown phone is treated like a known one. */
  async takeTry(tx: Tx, { corpId, phone, network, now }: Trying): Promise<void> {
    const hereKey = this.#here(phone, network)
    const strangers = this.#strangers(phone)
    const ofNetwork = { corpId, key: this.#network(network), limit: perNetwork, now }
    const [tried, taken, seen] = await tx.batch(
      takeTry({ corpId, key: hereKey, now }),
      takeBudget(ofNetwork),
      findSeen(corpId, { phone, seenAt: this.seenAt(phone, network) }),
    )
    const isKnown = seen.rows[0]?.seen === true
    if (!isTaken(tried)) throw await this.#lockedBy(tx, corpId, { keys: [hereKey], now })
    if (!isTaken(taken)) throw locked([now + untilNext(now, perNetwork)], now)
    if (isKnown) return
    const place = await tx.run(takeStrangersTry({ corpId, key: strangers, now }))
    if (!isTaken(place)) throw await this.#lockedBy(tx, corpId, { keys: [strangers], now })
  }

  /** Whether the phone has logged in from there in the last month or so: what strangers use up elsewhere is not its. */
  async isKnown(tx: Tx, { corpId, phone, network }: Omit<Trying, 'now'>): Promise<boolean> {
    const { rows } = await tx.run(findSeen(corpId, { phone, seenAt: this.seenAt(phone, network) }))
    return rows[0]?.seen === true
  }

  /**
   * Counts a code before it is compared: wrong ones have a budget per network, but for phones that are known there. Answers whether
   * it was counted; refuses `tooManyTries`.
   */
  async takeGuess(tx: Tx, trying: Trying): Promise<boolean> {
    const { corpId, network, now } = trying
    if (await this.isKnown(tx, trying)) return false
    const budget = { corpId, key: this.#codes(network), limit: wrongCodes, now }
    if (!isTaken(await tx.run(takeBudget(budget)))) throw new Refusal('tooManyTries')
    return true
  }

  /** What was counted was no wrong code. */
  giveBackGuess({ corpId, network, now }: Trying): Statement {
    return giveBackBudget({ corpId, key: this.#codes(network), limit: wrongCodes, now })
  }

  /** A wrong code counts like a wrong password. */
  async noteWrong(tx: Tx, { corpId, phone, network, now }: Trying): Promise<void> {
    await tx.batch(
      takeTry({ corpId, key: this.#here(phone, network), now }),
      takeBudget({ corpId, key: this.#network(network), limit: perNetwork, now }),
    )
  }

  /** A proven log-in clears the wrong tries; `isCounted` when a try was taken for it. */
  forgive({ corpId, phone, network, now }: Trying, { isCounted }: { isCounted: boolean }): Statement[] {
    const ofNetwork = { corpId, key: this.#network(network), limit: perNetwork, now }
    return [forget(corpId, this.#here(phone, network)), ...(isCounted ? [giveBackBudget(ofNetwork)] : [])]
  }

  /** Five wrong old passwords lock the changing of a password; a stolen session allows no more tries than logging in. */
  async takeOwnTry(
    tx: Tx,
    { corpId, customerId, now }: { corpId: string; customerId: string; now: number },
  ): Promise<void> {
    const key = this.#own(customerId)
    if (isTaken(await tx.run(takeTry({ corpId, key, now })))) return
    throw await this.#lockedBy(tx, corpId, { keys: [key], now })
  }

  forgiveOwn(corpId: string, customerId: string): Statement {
    return forget(corpId, this.#own(customerId))
  }

  /** How a session remembers where it was opened. */
  seenAt(phone: string, network: string): string {
    return keyedHash(this.#key, 'seen', phone, network)
  }

  async #lockedBy(tx: Tx, corpId: string, { keys, now }: { keys: string[]; now: number }): Promise<Refusal> {
    const { rows } = await tx.run(findLocks(corpId, keys))
    return locked(
      rows.map(({ until }) => until),
      now,
    )
  }

  #here(phone: string, network: string): string {
    return `here ${keyedHash(this.#key, 'here', phone, network)}`
  }

  #strangers(phone: string): string {
    return `strangers ${keyedHash(this.#key, 'strangers', phone)}`
  }

  #network(network: string): string {
    return `login ${keyedHash(this.#key, 'login', network)}`
  }

  #codes(network: string): string {
    return `codes ${keyedHash(this.#key, 'codes', network)}`
  }

  #own(customerId: string): string {
    return `own ${keyedHash(this.#key, 'own', customerId)}`
  }
}
