import fc from 'fast-check'
import { expect, it } from 'vitest'
import { instantOfLocalTime } from './instant-of-local-time.ts'
import { localTimeAt } from './local-time.ts'

const zones = ['Asia/Singapore', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Europe/Berlin', 'UTC'] as const

it.each([
  ['Asia/Singapore', '2026-11-28', 21 * 60 + 30, '2026-11-28T13:30:00Z'],
  ['Asia/Kathmandu', '2026-11-28', 0, '2026-11-27T18:15:00Z'],
  ['America/St_Johns', '2026-11-28', 23 * 60, '2026-11-29T02:30:00Z'],
] as const)('the wall of %s shows %s, minute %i, at one instant', (zone, date, minutes, instant) => {
  expect(new Date(instantOfLocalTime({ date, minutes }, zone)).toISOString()).toBe(instant.replace('Z', '.000Z'))
})

it('where clocks are set back the earlier instant is meant, where they are set forward the one after the gap', () => {
  const back = instantOfLocalTime({ date: '2026-10-25', minutes: 150 }, 'Europe/Berlin')
  expect(new Date(back).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  const forward = instantOfLocalTime({ date: '2026-03-29', minutes: 150 }, 'Europe/Berlin')
  expect(localTimeAt(forward, 'Europe/Berlin')).toEqual({ date: '2026-03-29', minutes: 210 })
})

it('what a wall shows at an instant stands for that instant, but for the hour that comes twice', () => {
  const minuteOf = fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 })
  fc.assert(
    fc.property(fc.constantFrom(...zones), minuteOf, (zone, minute) => {
      const instant = minute * 60_000
      const found = instantOfLocalTime(localTimeAt(instant, zone), zone)
      expect(localTimeAt(found, zone)).toEqual(localTimeAt(instant, zone))
      expect([0, 3_600_000]).toContain(instant - found)
    }),
  )
})
