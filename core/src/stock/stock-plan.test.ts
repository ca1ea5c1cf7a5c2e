import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveStock, stockMoves } from './move-stock.ts'
import { fillUp, hasOpened, plannedFor } from './stock-plan.ts'

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
})

interface Shelf {
  readonly available: number | null
  /** What orders took that are not made yet. */
  readonly held: number
}

/** What staff or a plan makes of a shelf, and what it adds; undefined when nothing comes of it. */
function moved({ available, held }: Shelf, step: { move: (typeof stockMoves)[number] | 'plan'; amount: number }) {
  if (step.move === 'plan') return fillUp(available, held, step.amount)
  const done = moveStock(available, { move: step.move, amount: step.amount, expected: null })
  return done.ok ? done.value : undefined
}

it('[stock-7][stock-9] 2,000 stocks are the sum of what staff, orders and their plans moved', () => {
  const amount = fc.nat(50)
  const steps = fc.array(
    fc.oneof(
      fc.record({ move: fc.constantFrom(...stockMoves, 'plan'), amount }),
      fc.record({ move: fc.constantFrom('order', 'cancel', 'make'), amount }),
    ),
    { maxLength: 60 },
  )
  const ordered = (shelf: Shelf, move: 'order' | 'cancel' | 'make', units: number) => {
    if (shelf.available === null) return { shelf, added: 0 }
    const taken = Math.min(units, move === 'order' ? shelf.available : shelf.held)
    const held = shelf.held + (move === 'order' ? taken : -taken)
    const added = move === 'make' ? 0 : shelf.held - held
    return { shelf: { available: shelf.available + added, held }, added }
  }
  fc.assert(
    fc.property(steps, (list) => {
      let [shelf, sum]: [Shelf, number] = [{ available: null, held: 0 }, 0]
      for (const step of list) {
        if (step.move === 'order' || step.move === 'cancel' || step.move === 'make') {
          const done = ordered(shelf, step.move, step.amount)
          ;[shelf, sum] = [done.shelf, sum + done.added]
        } else {
          const change = moved(shelf, { move: step.move, amount: step.amount })
          if (change === undefined) continue
          const { available } = change
          ;[shelf, sum] = [{ available, held: available === null ? 0 : shelf.held }, sum + change.amount]
        }
        expect(sum).toBe(shelf.available ?? 0)
        expect(sum).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 2000 },
  )
})
