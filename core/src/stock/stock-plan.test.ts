import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stockKind } from './check-stock.ts'
import { moveStock, stockMoves } from './move-stock.ts'
import { fillUp, hasOpened, plannedFor, readPlanned, stretchesOf } from './stock-plan.ts'

const week = [40, 41, 42, 43, 44, 60, 0]

it('[stock-9] a plan has an amount for each weekday, from Monday', () => {
  const from = (date: string) => plannedFor(week, date)
  expect([from('2026-11-23'), from('2026-11-28'), from('2026-11-29')]).toEqual([40, 60, 0])
})

it('[stock-9] a day begins with its first opening; an exception counts, and without hours it begins at midnight', () => {
  const hours = (start: string, end: string) => ({ weekday: 1, start, end })
  const rules = { businessHourList: [hours('17:00', '02:00'), hours('07:30', '14:00')], exceptionList: [] }
  const timeOf = (minutes: number, date = '2026-11-23') => ({ date, minutes })
  expect(hasOpened(rules, timeOf(449))).toBe(false)
  expect(hasOpened(rules, timeOf(450))).toBe(true)
  expect(hasOpened(rules, timeOf(23 * 60))).toBe(true)
  expect(hasOpened(rules, timeOf(60, '2026-11-24'))).toBe(false)
  const closed = { date: '2026-11-23', businessHourList: [] }
  expect(hasOpened({ ...rules, exceptionList: [closed] }, timeOf(720))).toBe(false)
  expect(hasOpened({ businessHourList: null, exceptionList: [] }, timeOf(0))).toBe(true)
})

it('[stock-9] a stock is filled up to what is planned, with what orders hold in mind, and never loses anything', () => {
  expect(fillUp(4, 0, 40)).toEqual({ move: 'refill', amount: 36, available: 40 })
  expect(fillUp(4, 6, 40)).toEqual({ move: 'refill', amount: 30, available: 34 })
  expect(fillUp(34, 6, 40)).toBeUndefined()
  expect(fillUp(50, 0, 40)).toBeUndefined()
  expect(fillUp(null, 0, 40)).toEqual({ move: 'begin', amount: 40, available: 40 })
  expect(fillUp(null, 0, 0)).toBeUndefined()
  expect(fillUp(null, 5, 40)).toEqual({ move: 'begin', amount: 40, available: 40 })
})

it.each([
  [[40, 40, 40, 40, 40, 60, 60], '1-5: 40, 6-7: 60'],
  [[40, 41, 40, 40, 0, 0, 5], '1-1: 40, 2-2: 41, 3-4: 40, 7-7: 5'],
  [[0, 0, 0, 0, 0, 0, 0], ''],
  [[7, 7, 7, 7, 7, 7, 7], '1-7: 7'],
])('days that follow each other with one amount are one stretch, and days without are none: %j', (plan, stretches) => {
  expect(
    stretchesOf(plan)
      .map(({ from, until, amount }) => `${from}-${until}: ${amount}`)
      .join(', '),
  ).toBe(stretches)
})

it.each([
  ['', 0, 0],
  [' 12 ', 12, 12],
  ['١٢', 12, 12],
  ['123456', 123_456, 123_456],
  ['1234567', undefined, undefined],
  ['12.5', 12.5, undefined],
  ['.125', 0.125, undefined],
  ['1.1234', undefined, undefined],
  ['1.', undefined, undefined],
  ['1.x', undefined, undefined],
  ['-5', undefined, undefined],
  ['5 kg', undefined, undefined],
  ['some', undefined, undefined],
])('%j is typed for an amount of a material, or of a product', (typed, material, sku) => {
  expect(readPlanned(stockKind.material, typed)).toBe(material)
  expect(readPlanned(stockKind.sku, typed)).toBe(sku)
})

/** What the ledger keeps of an order that is not made yet: what it holds, and what of that was taken off and not put back. */
interface Held {
  readonly hold: number
  readonly waste: number
}

interface Shelf {
  readonly available: number | null
  readonly orders: readonly Held[]
}

const restOf = ({ hold, waste }: Held): number => hold - waste
const heldBy = ({ orders }: Shelf): number => orders.reduce((sum, order) => sum + restOf(order), 0)

/** What staff or a plan makes of a shelf, and what it adds; undefined when nothing comes of it. */
function moved(shelf: Shelf, step: { move: (typeof stockMoves)[number] | 'plan'; amount: number }) {
  const { available } = shelf
  if (step.move === 'plan') return fillUp(available, heldBy(shelf), step.amount)
  const done = moveStock(available, { move: step.move, amount: step.amount, expected: null })
  return done.ok ? done.value : undefined
}

const orderMoves = ['order', 'takeOff', 'takeBack', 'cancel', 'make'] as const

/** What an order makes of a shelf: a new one, or the one that was made last and is not made yet. */
function ordered(shelf: Shelf, move: (typeof orderMoves)[number], units: number): Shelf {
  const { available, orders } = shelf
  const last = orders.at(-1)
  if (available === null) return shelf
  if (move === 'order') {
    const hold = Math.min(units, available)
    return { available: available - hold, orders: [...orders, { hold, waste: 0 }] }
  }
  if (!last) return shelf
  const others = orders.slice(0, -1)
  const some = Math.min(units, restOf(last))
  if (move === 'takeOff') return { available, orders: [...others, { ...last, waste: last.waste + some }] }
  if (move === 'takeBack')
    return { available: available + some, orders: [...others, { ...last, hold: last.hold - some }] }
  return { available: available + (move === 'cancel' ? restOf(last) : 0), orders: others }
}

it('[stock-7][stock-9][stock-14] 2,000 stocks are the sum of what staff, orders, units taken off them and plans moved', () => {
  const amount = fc.nat(50)
  const steps = fc.array(
    fc.oneof(
      fc.record({ move: fc.constantFrom(...stockMoves, 'plan'), amount }),
      fc.record({ move: fc.constantFrom(...orderMoves), amount }),
    ),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(steps, (list) => {
      let [shelf, sum]: [Shelf, number] = [{ available: null, orders: [] }, 0]
      for (const { move, amount } of list) {
        const isOfOrder = (one: string): one is (typeof orderMoves)[number] => orderMoves.some((each) => each === one)
        if (isOfOrder(move)) {
          const after = ordered(shelf, move, amount)
          sum += (after.available ?? 0) - (shelf.available ?? 0)
          shelf = after
        } else {
          const change = moved(shelf, { move, amount })
          if (change === undefined) continue
          const { available } = change
          ;[shelf, sum] = [{ available, orders: available === null ? [] : shelf.orders }, sum + change.amount]
        }
        expect(sum).toBe(shelf.available ?? 0)
        expect(sum).toBeGreaterThanOrEqual(0)
        expect(heldBy(shelf)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 2000 },
  )
})
