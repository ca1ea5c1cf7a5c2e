import { expect, test } from 'vitest'
import { type SlotPlan, slotAt, slotDates, slotPlanFault, slotsOn } from './slot-plan.ts'

const minuteMs = 60_000
const saturday = '2026-11-21'
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '07:00', end: '22:00' }))
const schedule = { timeZone: 'Asia/Singapore', businessHourList: everyDay, exceptionList: [] }
const plan: SlotPlan = {
  ...{ slotMinutes: 15, daysAhead: 2 },
  windowList: [
    { weekday: 6, start: '12:00', end: '12:40', capacity: 8 },
    { weekday: 6, start: '11:30', end: '12:00', capacity: 5 },
    { weekday: 7, start: '12:00', end: '13:00', capacity: 4 },
  ],
}
const instantAt = (clock: string, date = saturday) => Date.parse(`${date}T${clock}:00+08:00`)

test('[slot-1] a day has the whole slots of the windows of its weekday, in the order of time', () => {
  expect(slotsOn(saturday, plan, schedule)).toEqual([
    { startsAt: instantAt('11:30'), endsAt: instantAt('11:45'), capacity: 5 },
    { startsAt: instantAt('11:45'), endsAt: instantAt('12:00'), capacity: 5 },
    { startsAt: instantAt('12:00'), endsAt: instantAt('12:15'), capacity: 8 },
    { startsAt: instantAt('12:15'), endsAt: instantAt('12:30'), capacity: 8 },
  ])
  expect(slotsOn('2026-11-20', plan, schedule)).toEqual([])
})

test('[slot-1] slots begin while the store is open, by other hours of a date too; a store without hours has all', () => {
  const early = {
    ...schedule,
    exceptionList: [{ date: saturday, businessHourList: [{ start: '07:00', end: '12:00' }] }],
  }
  expect(slotsOn(saturday, plan, early).map(({ startsAt }) => startsAt)).toEqual([
    instantAt('11:30'),
    instantAt('11:45'),
  ])
  expect(slotsOn(saturday, plan, { ...schedule, businessHourList: null })).toHaveLength(4)
})

test('[slot-1] orders are taken for today and as many days more as the plan says', () => {
  expect(slotDates(plan, instantAt('23:30'), 'Asia/Singapore')).toEqual([saturday, '2026-11-22', '2026-11-23'])
  expect(slotDates({ ...plan, daysAhead: 0 }, instantAt('23:30'), 'Asia/Singapore')).toEqual([saturday])
})

test('[slot-2] a slot is taken by the instant at which it begins, not before the order can be ready', () => {
  const find = (startsAt: number, more: { now?: number; earliest?: number } = {}) =>
    slotAt(startsAt, { plan, schedule, now: instantAt('10:00'), earliest: instantAt('10:10'), ...more })?.startsAt
  expect(find(instantAt('11:45'))).toBe(instantAt('11:45'))
  expect(find(instantAt('11:45') + minuteMs)).toBeUndefined()
  expect(find(instantAt('11:45'), { earliest: instantAt('11:46') })).toBeUndefined()
  expect(find(instantAt('11:45'), { earliest: instantAt('11:45') })).toBe(instantAt('11:45'))
  expect(find(instantAt('12:00', '2026-11-22'))).toBe(instantAt('12:00', '2026-11-22'))
  expect(find(instantAt('12:00', '2026-11-28'))).toBeUndefined()
})

test('[slot-1] windows of one weekday do not overlap, may touch, and hold a slot at least', () => {
  expect(slotPlanFault(plan)).toBeUndefined()
  const withWindow = (start: string, end: string, weekday = 6) =>
    slotPlanFault({ ...plan, windowList: [...plan.windowList, { weekday, start, end, capacity: 1 }] })
  expect(withWindow('12:30', '13:00')).toEqual({ fault: 'overlap', index: 3 })
  expect(withWindow('11:00', '14:00')).toEqual({ fault: 'overlap', index: 3 })
  expect(withWindow('12:30', '13:00', 5)).toBeUndefined()
  expect(withWindow('12:40', '13:00')).toBeUndefined()
  expect(withWindow('13:00', '13:10')).toEqual({ fault: 'tooShort', index: 3 })
  expect(withWindow('13:00', '12:50')).toEqual({ fault: 'tooShort', index: 3 })
})

test('[slot-1] a window as long as one slot holds it', () => {
  const window = { weekday: 1, start: '12:00', end: '12:15', capacity: 8 }
  expect(slotPlanFault({ ...plan, windowList: [window] })).toBeUndefined()
})
