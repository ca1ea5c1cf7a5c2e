import { expect, test } from 'vitest'
import { halfHours, offeredTimes } from './times.ts'

const instant = (clock: string, day = 24) => Date.parse(`2026-11-${day}T${clock}:00+08:00`)

test('offers full hours that are before the next day of the store', () => {
  expect(offeredTimes(instant('10:41'), instant('07:00', 25))).toEqual([
    instant('12:00'),
    instant('14:00'),
    instant('16:00'),
  ])
  expect(offeredTimes(instant('21:10'), instant('00:00', 25))).toEqual([instant('23:00')])
})

test('every half hour of the day to come can be chosen, by the clock of the store', () => {
  const times = halfHours(instant('10:41'), 'Asia/Singapore')
  expect([times.length, times[0], times.at(-1)]).toEqual([48, instant('11:00'), instant('10:30', 25)])
  expect(halfHours(instant('10:41'), 'Asia/Kathmandu')[0]).toBe(instant('10:45'))
})
