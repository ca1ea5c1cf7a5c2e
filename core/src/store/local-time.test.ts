import { describe, expect, it } from 'vitest'
import { localTimeAt, startOfDay } from './local-time.ts'

describe('the day of a store', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-21T01:02:03.004Z', '2026-11-20T16:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-21T01:02:03.004Z', '2026-11-20T18:15:00.000Z'],
    ['Europe/Berlin', '2026-03-29T12:00:00.000Z', '2026-03-28T23:00:00.000Z'], // an hour is skipped at 2:00
    ['Europe/Berlin', '2026-10-25T12:00:00.000Z', '2026-10-24T22:00:00.000Z'], // clocks show an hour twice
    ['Africa/Cairo', '2026-04-24T12:00:00.000Z', '2026-04-23T22:00:00.000Z'], // the day begins at 1:00
  ])('in %s at %s began at %s', (zone, now, began) => {
    expect(new Date(startOfDay(Date.parse(now), zone)).toISOString()).toBe(began)
  })

  it('begins with its own date, a millisecond after the day before', () => {
    for (const zone of ['Asia/Jakarta', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Africa/Cairo', 'Antarctica/Troll'])
      for (let hour = 0; hour < 366 * 24; hour += 7) {
        const now = Date.parse('2026-01-01T00:00:00Z') + hour * 3_600_000
        const began = startOfDay(now, zone)
        const today = localTimeAt(now, zone).date
        expect([localTimeAt(began, zone).date, localTimeAt(began - 1, zone).date < today]).toEqual([today, true])
      }
  })
})
