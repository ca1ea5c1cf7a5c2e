import { expect, test } from 'vitest'
import { halfHours, offeredTimes } from './times.ts'

const instant = (clock: string, day = 24) => Date.parse(`2026-11-${day}T${clock}:00+08:00`)

test('offers full hours that are before the next day of the store', () => {
  const offered = (clock: string, tomorrowAt: number) =>
    offeredTimes(instant(clock), { tomorrowAt, timeZone: 'Asia/Singapore' })
  const hours = [instant('12:00'), instant('14:00'), instant('16:00')]
  expect(offered('10:41', instant('07:00', 25))).toEqual(hours)
  expect(offered('11:00', instant('07:00', 25))).toEqual(hours)
  expect(offered('21:10', instant('00:00', 25))).toEqual([instant('23:00')])
})

test.each([
  { timeZone: 'Asia/Kathmandu', offset: '+05:45' },
  { timeZone: 'Asia/Kolkata', offset: '+05:30' },
  { timeZone: 'America/St_Johns', offset: '-03:30' },
])('[store-24] the hours that are offered are full by the clock of a store in $timeZone', ({ timeZone, offset }) => {
  const local = (clock: string) => Date.parse(`2026-11-24T${clock}${offset}`)
  const hours = [local('12:00'), local('14:00'), local('16:00')]
  for (const clock of ['10:00:01', '10:29:59', '10:41:30', '10:59:59', '11:00'])
    expect(offeredTimes(local(clock), { tomorrowAt: local('23:59'), timeZone })).toEqual(hours)
})

test('[store-24] every half hour of the day to come can be chosen, by the clock of the store', () => {
  const times = halfHours(instant('10:41'), 'Asia/Singapore')
  expect([times.length, times[0], times.at(-1)]).toEqual([48, instant('11:00'), instant('10:30', 25)])
  expect(halfHours(instant('10:41'), 'Asia/Kathmandu')[0]).toBe(instant('10:45'))
})
