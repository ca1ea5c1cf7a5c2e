import { smsScene } from '@tiffin/contract/login'
import { networksAround } from '../../../base/network.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Tx } from '../../../db/unit.ts'
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
} from '../budget.ts'
import { keyedHash } from '../keys.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const pause = { most: 1, ms: 60_000 }

/** So many in any stretch of so many ms. */
interface Rate {
  readonly most: number
  readonly ms: number
}

const perHourAndDay = (hour: number, day: number): readonly Rate[] => [
  { most: hour, ms: hourMs },
  { most: day, ms: dayMs },
]

/** From a network where the phone has logged in before, or from its own session: callers elsewhere cannot use these up. */
const ofKnown = [pause, ...perHourAndDay(5, 10)]
/**
 * From all other networks together a phone gets ten a day, however many ask; one network alone leaves some of them to the others.
 * Codes to log in have a part of their own, which codes for other ends do not touch.
 */
const ofStrangers = {
  logIn: { all: [pause, ...perHourAndDay(5, 6)], here: perHourAndDay(4, 5) },
  other: { all: [pause, ...perHourAndDay(3, 4)], here: perHourAndDay(2, 3) },
}
/** Of one address, and of the wider networks that one subscriber of IPv6 may have, from the narrowest on. */
const perNetwork = [20, 40, 80].map((most): Limit => ({ most, windowSeconds: 3600 }))
/** SMS of a brand in ten minutes, of all askers; a twentieth of its day is written to the log. */
const speed: Limit = { most: 1_000_000_000, windowSeconds: 600 }
const alarmAt = (dailyBudget: number) => Math.max(1, Math.ceil(dailyBudget / 20))
/** Of what a brand pays for in a day, this part is kept for phones at networks they are known from. */
const keptForKnown = 0.1

/** Who asks for a code to a phone, from where. */
export interface Sending {
  readonly corpId: string
  readonly phone: string
  readonly scene: number
  readonly network: string
  /** The phone has logged in from this network, or asks with its own session. */
  readonly isKnown: boolean
  /** SMS that the brand pays for in a day. */
  readonly dailyBudget: number
  readonly now: number
}

interface Ledger {
  readonly key: string
  readonly rates: readonly Rate[]
}

const tooOften = (ms: number) => new Refusal('codeTooOften', { retryAfter: Math.max(1, Math.ceil(ms / 1000)) })

/** When a ledger has room again; in the past: now. */
const roomAt = (sent: readonly number[], rates: readonly Rate[]): number =>
  Math.max(...rates.map(({ most, ms }) => (sent[most - 1] ?? Number.NEGATIVE_INFINITY) + ms))

const dayLimit = ({ dailyBudget, isKnown }: Sending): Limit => ({
  most: isKnown ? dailyBudget : Math.ceil(dailyBudget * (1 - keptForKnown)),
  windowSeconds: 24 * 3600,
})

/** How many SMS go out, counted in the database [customer-7]. */
export class SendBudget {
  readonly #key: Buffer

  constructor(key: Buffer) {
    this.#key = key
  }

  /**
   * Takes one SMS from every budget that it counts in, or refuses `codeTooOften` with the seconds to wait. Answers how many the brand
   * sent in these ten minutes when that has just become alarming.
   */
  async take(tx: Tx, sending: Sending): Promise<number | undefined> {
    const { corpId, isKnown, now } = sending
    const ledgers = this.#ledgers(sending)
    const [first] = ledgers
    if (first) await tx.run(lockBudget({ corpId, key: first.key, now }))
    const sent = await tx.batch(...ledgers.map(({ key }) => listEvents({ corpId, key }, now - dayMs)))
    const waits = ledgers.map(
      ({ rates }, index) =>
        roomAt(
          (sent[index]?.rows ?? []).map(({ at: sentAt }) => sentAt),
          rates,
        ) - now,
    )
    const wait = Math.max(...waits)
    if (wait > 0) throw tooOften(wait)
    if (!isKnown) await this.#takeOfNetworks(tx, sending)
    const whole = dayLimit(sending)
    if (!isTaken(await tx.run(takeBudget({ corpId, key: 'sms', limit: whole, now }))))
      throw tooOften(untilNext(now, whole))
    await tx.batch(...ledgers.map(({ key }) => noteEvent({ corpId, key, now })))
    const { rows } = await tx.run(takeBudget({ corpId, key: 'sms speed', limit: speed, now }))
    return rows.find(({ used }) => used === alarmAt(sending.dailyBudget))?.used
  }

  /** Widest first, so that two senders never wait for each other. */
  async #takeOfNetworks(tx: Tx, { corpId, network, now }: Sending): Promise<void> {
    const around = networksAround(network)
    for (const [index, one] of around.entries()) {
      const limit = perNetwork[around.length - 1 - index] ?? { most: 0, windowSeconds: 3600 }
      const key = `sms ${keyedHash(this.#key, 'network', one)}`
      if (!isTaken(await tx.run(takeBudget({ corpId, key, limit, now })))) throw tooOften(untilNext(now, limit))
    }
  }

  /** No SMS went out: phone and brand may have another. The network's count stays, so that numbers that always fail cost it. */
  giveBack(sending: Sending) {
    const { corpId, now } = sending
    return [
      ...this.#ledgers(sending).map(({ key }) => dropEvent({ corpId, key, now })),
      giveBackBudget({ corpId, key: 'sms', limit: dayLimit(sending), now }),
    ]
  }

  /** The first is the widest: the holder of its lock holds the others. */
  #ledgers({ phone, scene, network, isKnown }: Sending): Ledger[] {
    const part = scene === smsScene.logIn ? 'logIn' : 'other'
    const key = (...parts: string[]) => `sms ${keyedHash(this.#key, part, phone, ...parts)}`
    if (scene === smsScene.change) return [{ key: key('own'), rates: ofKnown }]
    if (isKnown) return [{ key: key('known', network), rates: ofKnown }]
    const { all, here: nearby } = ofStrangers[part]
    return [
      { key: key('strangers'), rates: all },
      { key: key('here', network), rates: nearby },
    ]
  }
}
