import { expect, it } from 'vitest'
import { nextDayOpening } from './next-day-opening.ts'

const monday = '2026-11-23'
const weekly = [
  { weekday: 2, start: '14:00', end: '22:00' },
  { weekday: 2, start: '07:00', end: '11:00' },
  { weekday: 1, start: '08:00', end: '02:00' },
]

it('[stock-6] tomorrow begins when the store opens on the next date that has hours', () => {
  const rules = { businessHourList: weekly, exceptionList: [] }
  expect(nextDayOpening(rules, monday)).toEqual({ date: '2026-11-24', clock: '07:00' })
  expect(nextDayOpening(rules, '2026-11-24')).toEqual({ date: '2026-11-30', clock: '08:00' })
})

it('[stock-6] other hours of a date count, a date that is closed is passed over', () => {
  const closed = { date: '2026-11-24', businessHourList: [] }
  const late = { date: '2026-11-25', businessHourList: [{ start: '12:00', end: '15:00' }] }
  expect(nextDayOpening({ businessHourList: weekly, exceptionList: [closed, late] }, monday)).toEqual({
    ...{ date: '2026-11-25', clock: '12:00' },
  })
})

it('[stock-6] a store of one weekday opens a week later; one without hours at ten, one without any at midnight', () => {
  const oneDay = { businessHourList: weekly.slice(2), exceptionList: [] }
  expect(nextDayOpening(oneDay, monday)).toEqual({ date: '2026-11-30', clock: '08:00' })
  expect(nextDayOpening({ businessHourList: null, exceptionList: [] }, monday)).toEqual({
    ...{ date: '2026-11-24', clock: '10:00' },
  })
  expect(nextDayOpening({ businessHourList: [], exceptionList: [] }, monday)).toEqual({
    ...{ date: '2026-11-24', clock: '00:00' },
  })
})

it('[stock-6] a store of one weekday whose next date is closed opens a week after that', () => {
  const oneDay = { businessHourList: weekly.slice(0, 2), exceptionList: [{ date: '2026-11-24', businessHourList: [] }] }
  expect(nextDayOpening(oneDay, monday)).toEqual({ date: '2026-12-01', clock: '07:00' })
})
