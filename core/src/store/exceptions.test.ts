import { describe, expect, test } from 'vitest'
import { isCalendarDate, isDateToCome, withException } from './exceptions.ts'

const today = '2026-11-21'
const closedOn = (date: string) => ({ date, businessHourList: [] })

describe('other hours for a date', () => {
  test('[store-9] can be set for today and the two years to come, not for what is over', () => {
    expect(isDateToCome('2026-11-20', today)).toBe(false)
    expect(isDateToCome(today, today)).toBe(true)
    expect(isDateToCome('2028-11-20', today)).toBe(true)
    expect(isDateToCome('2028-11-21', today)).toBe(false)
  })

  test('[store-9] replace those that the date had, in the order of dates', () => {
    const evening = [{ start: '18:00', end: '23:00' }]
    const list = [closedOn('2026-12-24'), closedOn('2026-12-26')]
    expect(withException(list, { date: '2026-12-25', intervals: [] }, today).map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ])
    expect(withException(list, { date: '2026-12-24', intervals: evening }, today)[0]).toEqual({
      ...{ date: '2026-12-24', businessHourList: evening },
    })
    expect(withException(list, { date: '2026-12-24', intervals: null }, today)).toEqual([closedOn('2026-12-26')])
  })

  test('[store-9] let go of dates that are over, but for yesterday, whose night may last', () => {
    const list = [closedOn('2026-11-19'), closedOn('2026-11-20')]
    expect(withException(list, { date: '2026-11-30', intervals: null }, today)).toEqual([closedOn('2026-11-20')])
  })
})

test('a date is one of the calendar', () => {
  for (const date of ['2026-11-21', '2028-02-29']) expect(isCalendarDate(date), date).toBe(true)
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '12026-11-21',
    '+012026-11',
    '2026-11-21T10',
    ' 2026-11-21',
    'tomorrow',
    '',
  ])
    expect(isCalendarDate(text), text).toBe(false)
})
