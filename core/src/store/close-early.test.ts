import { expect, it } from 'vitest'
import { businessDate, closedEarly } from './close-early.ts'

/** Open on every weekday from 07:00 to 12:00 and from 14:00 until 01:00. */
const rules = {
  businessHourList: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, start: '07:00', end: '12:00' },
    { weekday, start: '14:00', end: '01:00' },
  ]),
  exceptionList: [],
}
const saturday = '2026-11-21'
const localAt = (clock: string, date = saturday) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { date, minutes: hours * 60 + minutes }
}

it('[store-16] ends the present opening at a time to come, keeps those before it and drops those after it', () => {
  expect(closedEarly(rules, localAt('15:00'), '18:30')).toEqual({
    date: saturday,
    businessHourList: [
      { start: '07:00', end: '12:00' },
      { start: '14:00', end: '18:30' },
    ],
  })
  expect(closedEarly(rules, localAt('08:00'), '11:00')?.businessHourList).toEqual([{ start: '07:00', end: '11:00' }])
  expect(closedEarly(rules, localAt('23:00'), '00:30')?.businessHourList.at(-1)).toEqual({
    start: '14:00',
    end: '00:30',
  })
})

it('[store-16] belongs to yesterday while its night lasts', () => {
  expect(closedEarly(rules, localAt('00:10', '2026-11-22'), '00:30')?.date).toBe(saturday)
  expect(businessDate(rules, localAt('00:10', '2026-11-22'))).toBe(saturday)
  expect([businessDate(rules, localAt('15:00')), businessDate(rules, localAt('13:00'))]).toEqual([saturday, saturday])
})

it.each(['12:30', '12:00', '08:00'])(
  '[store-16] at 08:00 it cannot be %s, which is later than it closes anyway',
  (clock) => {
    expect(closedEarly(rules, localAt('08:00'), clock)).toBeUndefined()
  },
)

it('[store-16] is not for a store that is closed by its hours, and for one without hours it is a day of its own', () => {
  expect(closedEarly(rules, localAt('13:00'), '18:00')).toBeUndefined()
  const without = { businessHourList: null, exceptionList: [] }
  expect(closedEarly(without, localAt('13:00'), '18:00')).toEqual({
    ...{ date: saturday, businessHourList: [{ start: '00:00', end: '18:00' }] },
  })
})

it('[store-16] an opening has its first minute and not its last one', () => {
  expect(closedEarly(rules, localAt('14:00'), '18:00')?.businessHourList.at(-1)).toEqual({
    start: '14:00',
    end: '18:00',
  })
  expect(closedEarly(rules, localAt('12:00'), '18:00')).toBeUndefined()
  expect(businessDate(rules, localAt('01:00', '2026-11-22'))).toBe('2026-11-22')
})

it('[store-16] cannot be a time of the night that has passed', () =>
  expect(closedEarly(rules, localAt('00:10', '2026-11-22'), '00:05')).toBeUndefined())

it('[store-16] a day that is closed by an exception has no opening, though other days have no hours', () => {
  const closed = { businessHourList: null, exceptionList: [{ date: saturday, businessHourList: [] }] }
  expect(closedEarly(closed, localAt('13:00'), '18:00')).toBeUndefined()
})
