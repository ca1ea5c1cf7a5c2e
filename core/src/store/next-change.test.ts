import { describe, expect, it } from 'vitest'
import { closesAt, opensAt as opens } from './next-change.ts'
import type { StoreSchedule } from './store.ts'

/** 2026-11-21 is a Saturday (6). */
const date = '2026-11-21'
const localAt = (clock: string) => ({ date, minutes: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) })
const week = (start: string, end: string) => ({
  businessHourList: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start, end })),
  exceptionList: [],
})

describe('when an open store closes', () => {
  it('is the end of the interval that runs', () => {
    expect(closesAt(week('07:00', '22:00'), localAt('10:00'))).toBe('22:00')
  })

  it('runs from its first minute and no longer at its end', () => {
    const rules = week('07:00', '22:00')
    expect([closesAt(rules, localAt('07:00')), closesAt(rules, localAt('22:00'))]).toEqual(['22:00', null])
  })

  it('of hours that begin and end at the same time is a whole day later', () => {
    const rules = { businessHourList: [{ weekday: 6, start: '10:00', end: '10:00' }], exceptionList: [] }
    expect([closesAt(rules, localAt('10:00')), closesAt(rules, localAt('09:59'))]).toEqual(['10:00', null])
  })

  it('is the end of the longer of two intervals that overlap', () => {
    const rules = {
      businessHourList: [
        { weekday: 6, start: '09:00', end: '11:00' },
        { weekday: 6, start: '07:00', end: '12:00' },
      ],
      exceptionList: [],
    }
    expect(closesAt(rules, localAt('08:00'))).toBe('12:00')
  })

  it('may be after midnight', () => {
    expect(closesAt(week('18:00', '02:00'), localAt('23:00'))).toBe('02:00')
    expect(closesAt(week('18:00', '02:00'), localAt('01:00'))).toBe('02:00')
  })

  it('joins intervals that touch', () => {
    const rules = {
      businessHourList: [
        { weekday: 6, start: '07:00', end: '12:00' },
        { weekday: 6, start: '12:00', end: '15:00' },
        { weekday: 6, start: '16:00', end: '20:00' },
      ],
      exceptionList: [],
    }
    expect(closesAt(rules, localAt('08:00'))).toBe('15:00')
  })

  it('does not exist for a store open around the clock, closed, or without rules', () => {
    expect(closesAt(week('00:00', '24:00'), localAt('10:00'))).toBeNull()
    expect(closesAt(week('07:00', '22:00'), localAt('23:00'))).toBeNull()
    expect(closesAt({ businessHourList: null, exceptionList: [] }, localAt('10:00'))).toBeNull()
  })
})

describe('when a closed store opens', () => {
  const opensAt = (rules: Omit<StoreSchedule, 'isOpen' | 'timeZone'>, local: ReturnType<typeof localAt>) =>
    opens({ ...rules, isOpen: true }, local)

  it('is later today or on the next day that has hours', () => {
    expect(opensAt(week('07:00', '22:00'), localAt('06:00'))).toEqual({ date, time: '07:00', inDays: 0 })
    expect(opensAt(week('07:00', '22:00'), localAt('22:30'))).toEqual({ date: '2026-11-22', time: '07:00', inDays: 1 })
  })

  it('may be a week away, and is the first of a day whatever the order of its hours', () => {
    const saturday = [
      { weekday: 6, start: '16:00', end: '20:00' },
      { weekday: 6, start: '07:00', end: '12:00' },
    ]
    const rules = { businessHourList: saturday, exceptionList: [] }
    expect(opensAt(rules, localAt('06:00'))).toEqual({ date, time: '07:00', inDays: 0 })
    expect(opensAt(rules, localAt('20:00'))).toEqual({ date: '2026-11-28', time: '07:00', inDays: 7 })
  })

  it('skips a day that is closed by exception', () => {
    const rules = { ...week('07:00', '22:00'), exceptionList: [{ date: '2026-11-22', businessHourList: [] }] }
    expect(opensAt(rules, localAt('22:30'))).toEqual({ date: '2026-11-23', time: '07:00', inDays: 2 })
  })

  it('is not known without rules', () => {
    expect(opensAt({ businessHourList: [], exceptionList: [] }, localAt('10:00'))).toBeNull()
  })

  it('[store-15] is when its pause ends, or by its hours after that', () => {
    const paused = { ...week('07:00', '22:00'), isOpen: false }
    expect(opens(paused, localAt('10:00'), localAt('10:15'))).toEqual({ date, time: '10:15', inDays: 0 })
    expect(opens(paused, localAt('21:50'), localAt('22:05'))).toEqual({ date: '2026-11-22', time: '07:00', inDays: 1 })
    const tomorrow = { ...localAt('07:30'), date: '2026-11-22' }
    expect(opens(paused, localAt('21:50'), tomorrow)).toEqual({ date: '2026-11-22', time: '07:30', inDays: 1 })
    const withoutRules = { businessHourList: null, exceptionList: [], isOpen: false }
    expect(opens(withoutRules, localAt('10:00'), localAt('10:15'))).toEqual({ date, time: '10:15', inDays: 0 })
  })

  it('is not known while its switch is off, nor while its hours say that it is open', () => {
    expect(opens({ ...week('07:00', '22:00'), isOpen: false }, localAt('06:00'))).toBeNull()
    expect(opensAt(week('07:00', '22:00'), localAt('10:00'))).toBeNull()
  })
})
