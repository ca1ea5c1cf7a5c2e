import { expect, it } from 'vitest'
import { nextOpening } from './next-opening.ts'

const evenings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '18:00', end: '02:00' }))
const bar = { businessHourList: evenings, exceptionList: [], timeZone: 'Asia/Singapore' }
const instant = (clock: string) => Date.parse(`${clock}:00+08:00`)

it('[stock-6][store-17] what ends with the day ends at the next opening, also of a night that began the day before', () => {
  expect(nextOpening(bar, instant('2026-11-27T23:30'))).toBe(instant('2026-11-28T18:00'))
  expect(nextOpening(bar, instant('2026-11-28T00:30'))).toBe(instant('2026-11-28T18:00'))
  expect(nextOpening(bar, instant('2026-11-28T18:30'))).toBe(instant('2026-11-29T18:00'))
})
