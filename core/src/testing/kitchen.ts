import type { Made } from '../ready/pace.ts'

/** An order of a simulated day: when it was accepted, in ms of the day, and how it was made. */
export interface MadeOrder extends Made {
  readonly at: number
  readonly hour: number
  readonly ahead: number
  readonly work: number
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Orders an hour from 07:00 to 22:00: mornings, noon and evenings are busy. */
const ordersOfHour = [70, 120, 65, 50, 65, 125, 110, 60, 50, 55, 65, 110, 75, 45, 25]
const hands = 3

/** The same figures again for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const exponential = (random: () => number, average: number): number => -Math.log(1 - random()) * average

/** Around a minute for a unit, seldom three. */
const unitMsOf = (random: () => number): number => 25_000 + exponential(random, 15_000) + exponential(random, 10_000)

function arrivalsOf(random: () => number): { at: number; work: number }[] {
  return ordersOfHour.flatMap((perHour, index) => {
    const start = (7 + index) * hourMs
    const arrivals: { at: number; work: number }[] = []
    for (let instant = start + exponential(random, hourMs / perHour); instant < start + hourMs; ) {
      arrivals.push({ at: Math.round(instant), work: 1 + Math.floor(random() ** 2 * 4) })
      instant += exponential(random, hourMs / perHour)
    }
    return arrivals
  })
}

/** A day of more than 1,000 orders in a kitchen of three hands that make one unit after the other. */
export function dayOfKitchen(seed: number): MadeOrder[] {
  const random = randomOf(seed)
  const freeAt = Array.from({ length: hands }, () => 0)
  const open: { readyAt: number; work: number }[] = []
  return arrivalsOf(random).map(({ at, work }) => {
    const ahead = open.reduce((sum, each) => (each.readyAt > at ? sum + each.work : sum), 0)
    let done = at
    for (let unit = 0; unit < work; unit++) {
      const hand = freeAt.indexOf(Math.min(...freeAt))
      freeAt[hand] = Math.max(at, freeAt[hand] ?? 0) + unitMsOf(random)
      done = Math.max(done, freeAt[hand])
    }
    const readyAt = Math.round(done + 20_000 + random() * 60_000)
    open.push({ readyAt, work })
    return { at, ahead, work, hour: Math.floor(at / hourMs), load: ahead + work, tookMs: readyAt - at }
  })
}
