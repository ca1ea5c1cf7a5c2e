import { randomInt, timingSafeEqual } from 'node:crypto'
import type { RefusalName } from '@tiffin/contract/refusals'
import { codeLength } from '@tiffin/core/customer/sms-code'
import type { Database } from '../../db/database.ts'
import type { Tx } from '../../db/unit.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  dropEvent,
  giveBackBudget,
  isTaken,
  type Limit,
  listEvents,
  lockBudget,
  noteEvent,
  takeBudget,
  untilNext,
} from './budget.ts'
import { type CodeOf, findCode, replaceCode, spendCode, takeTry } from './code-queries.ts'
import { keyedHash, keyFor } from './keys.ts'

export const codeLifeMs = 5 * 60_000
export const pauseMs = 60_000

const hourMs = 3_600_000
const perPhone = [
  { most: 1, ms: pauseMs },
  { most: 5, ms: hourMs },
  { most: 10, ms: 24 * hourMs },
]
const perNetwork: Limit = { most: 20, windowSeconds: 3600 }
const dayLimit = (most: number): Limit => ({ most, windowSeconds: 24 * 3600 })

export interface Asking {
  readonly code: CodeOf
  readonly network: string
  /** SMS that the brand pays for in a day. */
  readonly dailyBudget: number
  readonly now: number
}

export interface Checked {
  /** None: the code was right, and is spent. */
  readonly refusal?: RefusalName
  /** It was compared and was another. */
  readonly isGuess: boolean
}

/** When the phone may be asked for again; in the past: now. */
function nextSendAt(sent: readonly number[]): number {
  const ends = perPhone.map(({ most, ms }) => (sent[most - 1] ?? Number.NEGATIVE_INFINITY) + ms)
  return Math.max(...ends)
}

const tooOften = (ms: number) => new Refusal('codeTooOften', { retryAfter: Math.max(1, Math.ceil(ms / 1000)) })

const hashOf = (key: Buffer, { corpId, phone, scene }: CodeOf, digits: string): string =>
  keyedHash(key, corpId, phone, String(scene), digits)

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Codes by SMS: how often they are sent, what is kept of them, how often they may be guessed. */
export class Codes {
  readonly #db: Database
  /** The first makes hashes; codes that went out under older ones are still good for their five minutes. */
  readonly #codeKeys: readonly [Buffer, ...Buffer[]]
  readonly #budgetKey: Buffer

  constructor(db: Database, secret: string, oldSecrets: readonly string[] = []) {
    this.#db = db
    this.#codeKeys = [keyFor(secret, 'code'), ...oldSecrets.map((old) => keyFor(old, 'code'))]
    this.#budgetKey = keyFor(secret, 'budget')
  }

  /** Makes a code and keeps its hash. Answers the code for the one SMS that carries it; it is never written anywhere else. */
  async issue({ code, network, dailyBudget, now }: Asking): Promise<string> {
    const { corpId, phone } = code
    const key = this.#phoneKey(phone)
    const ofNetwork = `sms ${keyedHash(this.#budgetKey, 'network', network)}`
    const digits = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
    await this.#db.tx({ role: 'app', corp: corpId }, async (tx) => {
      const [, { rows }] = await tx.batch(
        lockBudget({ corpId, key, now }),
        listEvents({ corpId, key }, now - 24 * hourMs),
      )
      const wait = nextSendAt(rows.map(({ at }) => at)) - now
      if (wait > 0) throw tooOften(wait)
      const whole = dayLimit(dailyBudget)
      const [networkTaken, corpTaken] = await tx.batch(
        takeBudget({ corpId, key: ofNetwork, limit: perNetwork, now }),
        takeBudget({ corpId, key: 'sms', limit: whole, now }),
      )
      if (!isTaken(networkTaken)) throw tooOften(untilNext(now, perNetwork))
      if (!isTaken(corpTaken)) throw tooOften(untilNext(now, whole))
      const hash = hashOf(this.#codeKeys[0], code, digits)
      await tx.finish(noteEvent({ corpId, key, now }), replaceCode(code, { hash, now, expiresAt: now + codeLifeMs }))
    })
    return digits
  }

  /**
   * No SMS went out: phone and brand may have another, and the code is good for nothing. The network's count stays, so that numbers
   * that always fail are no way to keep the provider busy.
   */
  async takeBack({ code, dailyBudget, now }: Asking): Promise<void> {
    const { corpId, phone } = code
    await this.#db.tx({ role: 'app', corp: corpId }, (tx) =>
      tx.finish(
        dropEvent({ corpId, key: this.#phoneKey(phone), now }),
        giveBackBudget({ corpId, key: 'sms', limit: dayLimit(dailyBudget), now }),
        spendCode(code),
      ),
    )
  }

  /** Compares once, if a try is left. The try counts even when what follows fails, so the caller must commit on a refusal too. */
  async check(tx: Tx, code: CodeOf, { typed, now }: { typed: string; now: number }): Promise<Checked> {
    const [taken, { rows }] = await tx.batch(takeTry(code, now), findCode(code))
    const hash = taken.rows[0]?.hash
    const [found] = rows
    if (hash === undefined) {
      if (!found) return { refusal: 'codeWrong', isGuess: false }
      return { refusal: found.expiresAt <= now ? 'codeExpired' : 'tooManyTries', isGuess: false }
    }
    const isRight = this.#codeKeys.some((key) => isSame(hash, hashOf(key, code, typed)))
    if (!isRight) return { refusal: 'codeWrong', isGuess: true }
    await tx.run(spendCode(code))
    return { isGuess: false }
  }

  #phoneKey(phone: string): string {
    return `sms ${keyedHash(this.#budgetKey, 'phone', phone)}`
  }
}
