import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantOf, offsetAt, offsetName } from './instant-of.ts'
import { localTimeAt } from './local-time.ts'

const iso = (date: string, clock: string, zone: string) => new Date(instantOf({ date, clock }, zone)).toISOString()

it('[draft-9] a time is that of the zone, with the offset that holds on that day', () => {
  expect(iso('2026-11-30', '09:00', 'Asia/Singapore')).toBe('2026-11-30T01:00:00.000Z')
  expect(iso('2026-03-28', '09:00', 'Europe/Berlin')).toBe('2026-03-28T08:00:00.000Z')
  expect(iso('2026-03-29', '09:00', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z')
  expect(iso('2026-12-31', '23:30', 'America/New_York')).toBe('2027-01-01T04:30:00.000Z')
  expect(iso('2026-06-01', '00:15', 'Asia/Kathmandu')).toBe('2026-05-31T18:30:00.000Z')
})

it('[draft-9] a time that clocks skip is later by as much, and one that they show twice is the first', () => {
  expect(iso('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  expect(iso('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(iso('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  expect(iso('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z')
})

it('[draft-9] every instant at which a clock shows a time for the first time is found again', () => {
  const zones = ['Asia/Singapore', 'Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe']
  const minute = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (epochMinute, zone) => {
      const instant = epochMinute * 60_000
      const { date, minutes } = localTimeAt(instant, zone)
      const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
      const found = instantOf({ date, clock }, zone)
      return found === instant || (found < instant && localTimeAt(found, zone).minutes === minutes)
    }),
  )
})

it('[draft-9] what is no date or no time is no instant', () => {
  const texts = [
    ['', '09:00'],
    ['2026-02-30', ''],
    ['2026-13-01', '09:00'],
    ['2026-11-30', '25:00'],
  ] as const
  for (const [date, clock] of texts) expect(instantOf({ date, clock }, 'Asia/Singapore')).toBeNaN()
})

it('an offset is written as people write it', () => {
  expect([480, 345, -210, 0, -300].map(offsetName)).toEqual(['UTC+8', 'UTC+5:45', 'UTC-3:30', 'UTC+0', 'UTC-5'])
  expect([-65, 9].map(offsetName)).toEqual(['UTC-1:05', 'UTC+0:09'])
  expect(offsetAt(Date.UTC(2026, 6, 1), 'Europe/Berlin')).toBe(120)
})
