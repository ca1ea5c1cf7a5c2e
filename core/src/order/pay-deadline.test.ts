import { describe, expect, it } from 'vitest'
import { paymentMethodType } from './order.ts'
import { payDeadline } from './pay-deadline.ts'

type Hours = { start: string; end: string }

const everyDay = (...intervals: Hours[]) =>
  [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => intervals.map((interval) => ({ weekday, ...interval })))

interface Shop {
  businessHourList?: ReturnType<typeof everyDay> | null
  exceptionList?: { date: string; businessHourList: Hours[] }[]
  timeZone?: string
  methodType?: number
  longestMs?: number
}

/** Minutes that an order made at an instant may stay unpaid. */
function minutesFrom(
  instant: string,
  {
    businessHourList = null,
    exceptionList = [],
    timeZone = 'UTC',
    methodType = paymentMethodType.atStore,
    longestMs,
  }: Shop,
): number {
  const now = Date.parse(instant)
  const schedule = { timeZone, isOpen: true, businessHourList, exceptionList }
  return (payDeadline(now, { methodType, payTimeoutSeconds: 900, schedule, longestMs }) - now) / 60_000
}

describe('an unpaid order waits', () => {
  const day = everyDay({ start: '10:00', end: '22:00' })

  it('[R-4.11][R-9.18] as long as the brand says when it is paid online', () => {
    const methodType = paymentMethodType.online
    expect(minutesFrom('2026-11-20T21:55:00Z', { businessHourList: day, methodType })).toBe(15)
  })

  it('[R-1.5][R-9.18] two hours or until closing when it is paid at the store', () => {
    expect(minutesFrom('2026-11-20T10:00:00Z', { businessHourList: day })).toBe(120)
    expect(minutesFrom('2026-11-20T21:30:00Z', { businessHourList: day })).toBe(30)
    expect(minutesFrom('2026-11-20T23:30:00Z', {})).toBe(120)
    expect([30, 300].map((minutes) => minutesFrom('2026-11-20T23:30:00Z', { longestMs: minutes * 60_000 }))).toEqual([
      30, 120,
    ])
  })

  it.each([
    ['is open around the clock', everyDay({ start: '00:00', end: '24:00' })],
    ['opens and closes at the same minute', everyDay({ start: '06:00', end: '06:00' })],
    ['opens at midnight again', everyDay({ start: '18:00', end: '24:00' }, { start: '00:00', end: '03:00' })],
  ])('[R-9.18][OR-14] past midnight where the store %s', (_what, businessHourList) => {
    expect(minutesFrom('2026-11-20T23:23:00Z', { businessHourList })).toBe(120)
  })

  it('[OR-14] past the end of an interval that another one touches', () => {
    const businessHourList = everyDay({ start: '07:00', end: '12:00' }, { start: '12:00', end: '13:15' })
    expect(minutesFrom('2026-11-20T11:50:00Z', { businessHourList })).toBe(85)
  })

  it('[OR-14] until midnight when the next day is closed', () => {
    const exceptionList = [{ date: '2026-11-21', businessHourList: [] }]
    const businessHourList = everyDay({ start: '00:00', end: '24:00' })
    expect(minutesFrom('2026-11-20T23:23:00Z', { businessHourList, exceptionList })).toBe(37)
  })

  it('[OR-14] until the clock on the wall says closing, also in the night when it is changed', () => {
    const night = everyDay({ start: '18:00', end: '03:30' })
    const nightStore = { businessHourList: night, timeZone: 'Europe/Paris' }
    // 2026-03-29 02:00 becomes 03:00; 2026-10-25 03:00 becomes 02:00.
    expect(minutesFrom('2026-03-29T00:30:00Z', nightStore)).toBe(60)
    expect(minutesFrom('2026-10-25T00:45:00Z', nightStore)).toBe(105)
  })
})
