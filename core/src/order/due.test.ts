import { describe, expect, it } from 'vitest'
import { ageOf, dueAt } from './due.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 21, 4)
const order = (more: Partial<Parameters<typeof dueAt>[0]>) => ({
  ...{
    status: 20,
    submitTime: noon - 30 * minute,
    payTime: noon,
    readyTime: null,
    payExpireTime: null,
    readyUntil: null,
  },
  ...more,
})
const minutesLater = (minutes: number) => noon + minutes * minute
const ageAfter = (minutes: number, more = {}) => ageOf(order(more), minutesLater(minutes))

describe('when an order is due at the counter', () => {
  it('is eight minutes after it was paid, however long the payment took', () => {
    expect(dueAt(order({ status: 30 }))).toBe(minutesLater(8))
  })

  it('[kitchen-1] is the end of the promised time, where one was promised', () => {
    expect(dueAt(order({ status: 30, readyUntil: minutesLater(21) }))).toBe(minutesLater(21))
    expect(dueAt(order({ status: 40, readyTime: noon, readyUntil: minutesLater(21) }))).toBe(minutesLater(10))
  })

  it('is ten minutes after it was ready, for who collects it', () => {
    const ready = { status: 40, payTime: minutesLater(-30), readyTime: noon }
    expect(dueAt(order(ready))).toBe(minutesLater(10))
    expect([7, 8, 11].map((minutes) => ageAfter(minutes, ready)?.urgency)).toEqual(['calm', 'soon', 'late'])
  })

  it('begins with the payment, or with the order, when no ready time was noted', () => {
    expect(dueAt(order({ status: 40 }))).toBe(minutesLater(10))
    expect(dueAt(order({ status: 30, readyTime: minutesLater(5) }))).toBe(minutesLater(8))
    expect(dueAt(order({ payTime: null }))).toBe(minutesLater(-22))
  })

  it('[kitchen-1] is near from two minutes before, now for a minute, then late by whole minutes', () => {
    expect([0, 5, 5.9, 6, 7.5, 8, 8.9, 9, 44.5].map((minutes) => ageAfter(minutes))).toEqual([
      { urgency: 'calm', minutes: 8 },
      { urgency: 'calm', minutes: 3 },
      { urgency: 'calm', minutes: 3 },
      { urgency: 'soon', minutes: 2 },
      { urgency: 'soon', minutes: 1 },
      { urgency: 'soon', minutes: 0 },
      { urgency: 'soon', minutes: 0 },
      { urgency: 'late', minutes: -1 },
      { urgency: 'late', minutes: -36 },
    ])
  })

  it('is the end of the time to pay before it is paid, and never late', () => {
    const unpaid = order({ status: 10, payTime: null, payExpireTime: minutesLater(120) })
    expect(dueAt(unpaid)).toBe(minutesLater(120))
    expect(ageOf(unpaid, minutesLater(200))).toBeNull()
  })
})
