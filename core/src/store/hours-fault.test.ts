import { describe, expect, test } from 'vitest'
import { dayFault, weekFault } from './hours-fault.ts'

const on = (weekday: number, start: string, end: string) => ({ weekday, start, end })

describe('the hours of a week', () => {
  test('may have several intervals a day, one after the other, and touch', () => {
    expect(weekFault([])).toBeNull()
    expect(weekFault([on(1, '08:00', '12:00'), on(1, '12:00', '14:00'), on(1, '15:00', '22:00')])).toBeNull()
    expect(weekFault([1, 2, 3, 4, 5, 6, 7].map((day) => on(day, '00:00', '24:00')))).toBeNull()
    expect(weekFault([on(1, '06:00', '06:00'), on(2, '06:00', '24:00')])).toBeNull()
  })

  test('[store-8] are refused where two overlap, in whatever order they stand', () => {
    expect(weekFault([on(1, '12:00', '22:00'), on(1, '08:00', '12:01')])).toBe('overlap')
    expect(weekFault([on(1, '08:00', '12:00'), on(1, '08:00', '12:00')])).toBe('overlap')
    expect(weekFault([on(1, '06:00', '06:00'), on(1, '10:00', '12:00')])).toBe('overlap')
  })

  test('[store-8] are refused where a night runs into the next day’s hours, from Sunday to Monday too', () => {
    expect(weekFault([on(5, '20:00', '03:00'), on(6, '03:00', '10:00')])).toBeNull()
    expect(weekFault([on(5, '20:00', '03:00'), on(6, '02:00', '10:00')])).toBe('overlap')
    expect(weekFault([on(7, '20:00', '03:00'), on(1, '03:00', '10:00')])).toBeNull()
    expect(weekFault([on(7, '20:00', '03:00'), on(1, '02:59', '10:00')])).toBe('overlap')
  })

  test('[store-8] do not start at 24:00, which is only an end', () => {
    expect(weekFault([on(1, '24:00', '02:00')])).toBe('start')
    expect(dayFault([{ start: '24:00', end: '02:00' }])).toBe('start')
  })
})

test('[store-8] the intervals of one date do not overlap, and may run into the next date', () => {
  expect(dayFault([])).toBeNull()
  expect(
    dayFault([
      { start: '20:00', end: '04:00' },
      { start: '01:00', end: '03:00' },
    ]),
  ).toBeNull()
  expect(
    dayFault([
      { start: '10:00', end: '14:00' },
      { start: '13:00', end: '15:00' },
    ]),
  ).toBe('overlap')
})
