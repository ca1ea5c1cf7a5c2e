import { describe, expect, it, vi } from 'vitest'
import { distanceMetres } from './distance.ts'
import { businessHoursText, isWithinHours, isWithinSaleTime, storeStatusAt } from './hours.ts'
import { addDays, localTimeAt, weekdayOf } from './local-time.ts'

const localAt = (date: string, clock: string) => ({
  date,
  minutes: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)),
})
const friday = '2026-11-20'
const saturday = '2026-11-21'
const night = { businessHourList: [{ weekday: 5, start: '20:00', end: '03:00' }], exceptionList: [] }

describe('business hours', () => {
  it('[R-4.15] run over midnight and belong to the day they start on', () => {
    expect(isWithinHours(night, localAt(friday, '20:00'))).toBe(true)
    expect(isWithinHours(night, localAt(saturday, '02:59'))).toBe(true)
    expect(isWithinHours(night, localAt(saturday, '03:00'))).toBe(false)
    expect(isWithinHours(night, localAt(friday, '02:00'))).toBe(false)
  })

  it('[R-4.15] are replaced whole by a dated exception, which the evening before still runs into', () => {
    const closed = { ...night, exceptionList: [{ date: saturday, businessHourList: [] }] }
    expect(isWithinHours(closed, localAt(saturday, '01:00'))).toBe(true)
    const shut = { ...night, exceptionList: [{ date: friday, businessHourList: [] }] }
    expect(isWithinHours(shut, localAt(friday, '21:00'))).toBe(false)
    expect(isWithinHours(shut, localAt(saturday, '01:00'))).toBe(false)
    const short = { ...night, exceptionList: [{ date: friday, businessHourList: [{ start: '10:00', end: '24:00' }] }] }
    expect(isWithinHours(short, localAt(friday, '23:59'))).toBe(true)
    expect(isWithinHours(short, localAt(saturday, '00:00'))).toBe(false)
  })

  it('[R-4.15] of equal start and end are 24 hours, of none at all open by the switch, of an empty list closed', () => {
    const allDay = { businessHourList: [{ weekday: 5, start: '06:00', end: '06:00' }], exceptionList: [] }
    expect(isWithinHours(allDay, localAt(saturday, '05:59'))).toBe(true)
    const schedule = { timeZone: 'UTC', isOpen: true, businessHourList: null, exceptionList: [] }
    expect(storeStatusAt(schedule, localAt(friday, '04:00'))).toBe(1)
    expect(storeStatusAt({ ...schedule, isOpen: false }, localAt(friday, '12:00'))).toBe(2)
    expect(storeStatusAt({ ...schedule, businessHourList: [] }, localAt(friday, '12:00'))).toBe(2)
  })

  it('[R-9.9] are written as text, by default 10:00-22:00', () => {
    expect(businessHoursText({ businessHourList: null, exceptionList: [] }, friday)).toBe('10:00-22:00')
    expect(businessHoursText(night, friday)).toBe('20:00-03:00')
    const twice = [
      { weekday: 5, start: '17:00', end: '22:00' },
      { weekday: 5, start: '08:00', end: '14:00' },
      { weekday: 5, start: '15:00', end: '16:00' },
    ]
    expect(businessHoursText({ businessHourList: twice, exceptionList: [] }, friday)).toBe(
      '08:00-14:00, 15:00-16:00, 17:00-22:00',
    )
  })
})

describe('the sale time of a product', () => {
  const breakfast = [
    { start: '07:00', end: '10:00', weekdays: [5, 6] },
    { start: '22:00', end: '01:00', weekdays: [5] },
  ]

  it('[R-3.18] holds on its weekdays, and past midnight into the next', () => {
    expect(isWithinSaleTime(breakfast, localAt(friday, '07:00'))).toBe(true)
    expect(isWithinSaleTime(breakfast, localAt(saturday, '09:59'))).toBe(true)
    expect(isWithinSaleTime(breakfast, localAt(saturday, '00:30'))).toBe(true)
    expect(isWithinSaleTime(breakfast, localAt(saturday, '10:00'))).toBe(false)
    expect(isWithinSaleTime(breakfast, localAt(saturday, '22:30'))).toBe(false)
  })

  it('is always where none is said', () => {
    expect(isWithinSaleTime([], localAt(friday, '03:00'))).toBe(true)
  })
})

describe('business hours on a night whose clock is changed', () => {
  const openAt = (rules: Parameters<typeof isWithinHours>[0], times: readonly string[]) =>
    times.map((time) => isWithinHours(rules, localTimeAt(Date.parse(time), 'Europe/Berlin')))
  const sunday = (start: string, end: string) => ({
    businessHourList: [{ weekday: 7, start, end }],
    exceptionList: [],
  })
  const saturdayNight = { businessHourList: [{ weekday: 6, start: '22:00', end: '02:30' }], exceptionList: [] }

  it('count the hour that is skipped as passed', () => {
    // 2026-03-29, 2:00 becomes 3:00 at 1:00 UTC.
    const around = ['2026-03-29T00:59:59Z', '2026-03-29T01:00:00Z']
    expect(openAt(sunday('02:30', '05:00'), around)).toEqual([false, true])
    expect(openAt(sunday('02:00', '02:59'), around)).toEqual([false, false])
    expect(openAt(saturdayNight, around)).toEqual([true, false])
  })

  it('count the hour that clocks show twice as two hours', () => {
    // 2026-10-25, 3:00 becomes 2:00 at 1:00 UTC.
    const quarters = ['00:15', '00:45', '01:15', '01:45'].map((time) => `2026-10-25T${time}:00Z`)
    expect(openAt(sunday('02:00', '02:30'), quarters)).toEqual([true, false, true, false])
    expect(openAt(saturdayNight, quarters)).toEqual([true, false, true, false])
  })
})

describe('a store’s clock', () => {
  it.each(['with Temporal', 'without'])('shows local date and minutes, also when clocks change, %s', async (how) => {
    if (how === 'without') vi.stubGlobal('Temporal', undefined)
    vi.resetModules()
    const { localTimeAt } = await import('./local-time.ts')
    vi.unstubAllGlobals()
    expect(localTimeAt(Date.UTC(2026, 10, 1, 5, 30), 'America/New_York')).toEqual({ date: '2026-11-01', minutes: 90 })
    expect(localTimeAt(Date.UTC(2026, 10, 1, 6, 30), 'America/New_York')).toEqual({ date: '2026-11-01', minutes: 90 })
    expect(localTimeAt(Date.UTC(2026, 10, 20, 17, 15), 'Asia/Kathmandu')).toEqual({ date: '2026-11-20', minutes: 1380 })
  })

  it('knows weekdays and the day before', () => {
    expect([weekdayOf(friday), weekdayOf('1970-01-01'), weekdayOf('2028-02-29')]).toEqual([5, 4, 2])
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })
})

describe('distance', () => {
  it('[R-3.5][R-2.13] is whole metres along the ground', () => {
    const metres = distanceMetres(
      { latitude: 49.2827, longitude: -123.1207 },
      { latitude: 49.2734, longitude: -123.1038 },
    )
    expect(metres).toBeGreaterThan(1550)
    expect(metres).toBeLessThan(1650)
  })
})
