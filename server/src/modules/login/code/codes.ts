import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength } from '@tiffin/core/customer/sms-code'
import type { PlainRefusal } from '../../../base/refusal.ts'
import type { Database } from '../../../db/database.ts'
import type { Tx } from '../../../db/unit.ts'
import { keyedHash, keyFor } from '../keys.ts'
import { type CodeOf, findCode, insertCode, spendCode, takeTry } from './queries.ts'
import { SendBudget, type Sending } from './send-budget.ts'

/** Also the pause that an answer names: one countdown for both [customer-7]. */
export const codeLifeMs = 120_000

export interface Asking extends Sending {
  /** Of the code before, which the new one replaces; empty or unknown: none. */
  readonly replaces: string
}

/** A code on its way. */
export interface Issued {
  readonly digits: string
  /** The asker proves by it that the code is theirs. */
  readonly nonce: string
  /** SMS of the brand in ten minutes, when that has just become alarming. */
  readonly alarm: number | undefined
}

/** A code as it is typed. */
export interface Typed {
  readonly corpId: string
  readonly phone: string
  readonly scene: number
  readonly nonce: string
  readonly digits: string
}

export interface Checked {
  /** None: the code was right, and is spent. */
  readonly refusal?: PlainRefusal
  /** It was compared and was another. */
  readonly isGuess: boolean
}

/** 128 random bits need no key to be kept as a hash, so a new secret leaves them good. */
const hashOfNonce = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url')

const codeOf = ({ corpId, phone, scene }: Omit<CodeOf, 'nonceHash'>, nonce: string): CodeOf => ({
  ...{ corpId, phone, scene },
  nonceHash: hashOfNonce(nonce),
})

const hashOf = (key: Buffer, { corpId, phone, scene, nonceHash }: CodeOf, digits: string): string =>
  keyedHash(key, corpId, phone, String(scene), nonceHash, digits)

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Codes by SMS: what is kept of them, and how often they may be guessed. Several of one phone may be on their way, each for the one who
 * asked for it: a stranger who asks for one neither replaces the owner's nor has a try at it.
 */
export class Codes {
  readonly #db: Database
  /** The first makes hashes; codes that went out under older ones are still good for their two minutes. */
  readonly #codeKeys: readonly [Buffer, ...Buffer[]]
  readonly #budget: SendBudget

  constructor(db: Database, secret: string, oldSecrets: readonly string[] = []) {
    this.#db = db
    this.#codeKeys = [keyFor(secret, 'code'), ...oldSecrets.map((old) => keyFor(old, 'code'))]
    this.#budget = new SendBudget(keyFor(secret, 'budget'))
  }

  /** Makes a code and keeps its hash. Answers it for the one SMS that carries it; it is never written anywhere else. */
  async issue(asking: Asking): Promise<Issued> {
    const { now, replaces } = asking
    const digits = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
    const nonce = randomBytes(16).toString('base64url')
    const code = codeOf(asking, nonce)
    const alarm = await this.#db.tx({ role: 'app', corp: asking.corpId }, async (tx) => {
      const alarming = await this.#budget.take(tx, asking)
      await tx.finish(
        spendCode(codeOf(asking, replaces)),
        insertCode(code, { hash: hashOf(this.#codeKeys[0], code, digits), now, expiresAt: now + codeLifeMs }),
      )
      return alarming
    })
    return { digits, nonce, alarm }
  }

  /** No SMS went out: the code is good for nothing. */
  async takeBack(asking: Asking, nonce: string): Promise<void> {
    await this.#db.tx({ role: 'app', corp: asking.corpId }, (tx) =>
      tx.finish(...this.#budget.giveBack(asking), spendCode(codeOf(asking, nonce))),
    )
  }

  /** Compares once, if a try is left. The try counts even when what follows fails, so the caller must commit on a refusal too. */
  async check(tx: Tx, { nonce, digits, ...purpose }: Typed, now: number): Promise<Checked> {
    const code = codeOf(purpose, nonce)
    const [taken, { rows }] = await tx.batch(takeTry(code, now), findCode(code))
    const hash = taken.rows[0]?.hash
    const [found] = rows
    if (hash === undefined) {
      if (!found) return { refusal: 'codeWrong', isGuess: false }
      return { refusal: found.expiresAt <= now ? 'codeExpired' : 'tooManyTries', isGuess: false }
    }
    const isRight = this.#codeKeys.some((key) => isSame(hash, hashOf(key, code, digits)))
    if (!isRight) return { refusal: 'codeWrong', isGuess: true }
    await tx.run(spendCode(code))
    return { isGuess: false }
  }
}
