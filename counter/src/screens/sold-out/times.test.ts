import { expect, test } from 'vitest'
import { nextAt, offeredTimes } from './times.ts'

const instant = (clock: string, day = 24) => Date.parse(`2026-11-${day}T${clock}:00+08:00`)

test('offers full hours that are before the next day of the store', () => {
  expect(offeredTimes(instant('10:41'), instant('07:00', 25))).toEqual([
    instant('12:00'),
    instant('14:00'),
    instant('16:00'),
  ])
  expect(offeredTimes(instant('21:10'), instant('00:00', 25))).toEqual([instant('23:00')])
})

test('a time that is over today is one of tomorrow, by the clock of the store', () => {
  expect(nextAt('14:00', instant('10:41'), 'Asia/Singapore')).toBe(instant('14:00'))
  expect(nextAt('10:41', instant('10:41'), 'Asia/Singapore')).toBe(instant('10:41', 25))
})
