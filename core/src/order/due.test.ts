import { describe, expect, it } from 'vitest'
import { dueAt, lateMinutes, urgencyOf } from './due.ts'

const minute = 60_000
const noon = Date.UTC(2026, 10, 21, 4)
const order = (more: Partial<Parameters<typeof dueAt>[0]>) => ({
  ...{ status: 20, submitTime: noon - 30 * minute, payTime: noon, readyTime: null, payExpireTime: null },
  ...more,
})
const minutesLater = (minutes: number) => noon + minutes * minute

describe('when an order is due at the counter', () => {
  it('is eight minutes after it was paid, however long the payment took', () => {
    expect(dueAt(order({ status: 30 }))).toBe(minutesLater(8))
    expect([8, 9, 14, 15].map((minutes) => urgencyOf(order({}), minutesLater(minutes)))).toEqual([
      'ok',
      'late',
      'late',
      'overdue',
    ])
  })

  it('is ten minutes after it was ready, for who collects it', () => {
    const ready = order({ status: 40, payTime: minutesLater(-30), readyTime: noon })
    expect(dueAt(ready)).toBe(minutesLater(10))
    expect([10, 11, 19, 20].map((minutes) => urgencyOf(ready, minutesLater(minutes)))).toEqual([
      'ok',
      'late',
      'late',
      'overdue',
    ])
  })

  it('begins with the payment, or with the order, when no ready time was noted', () => {
    expect(dueAt(order({ status: 40 }))).toBe(minutesLater(10))
    expect(dueAt(order({ status: 30, readyTime: minutesLater(5) }))).toBe(minutesLater(8))
    expect(dueAt(order({ payTime: null }))).toBe(minutesLater(-22))
  })

  it('counts the minutes past that time, not the whole wait', () => {
    expect([5, 8, 9, 44].map((minutes) => lateMinutes(order({}), minutesLater(minutes)))).toEqual([0, 0, 1, 36])
  })

  it('is the end of the time to pay before it is paid, and never late', () => {
    const unpaid = order({ status: 10, payTime: null, payExpireTime: minutesLater(120) })
    expect(dueAt(unpaid)).toBe(minutesLater(120))
    expect(urgencyOf(unpaid, minutesLater(200))).toBe('ok')
    expect(lateMinutes(unpaid, minutesLater(200))).toBe(0)
  })
})
