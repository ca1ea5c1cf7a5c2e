import { cleanup, screen, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { expect, test } from 'vitest'
import { moment, openShiftPage, plain } from '../../test/open-shift-page.tsx'
import { prepare } from '../../test/show.tsx'
import { goneItems, hourMarks } from './gone-items.ts'
import { allQuarters, hoursOf, scaleOf } from './quarters.ts'

prepare()

test('[shift-12] when orders were sold is drawn from the first sale to now, and each quarter of an hour is read out', async () => {
  openShiftPage({
    day: {
      quarterList: [
        { at: moment('09:00'), count: 2, atStore: 1 },
        { at: moment('10:30'), count: 9, atStore: 0 },
      ],
    },
  })
  const chart = await screen.findByRole('region', { name: 'Orders in 15 minutes' })
  const texts = within(chart).getAllByRole('listitem')
  expect(texts.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
    '09:00: 2 orders, 1 of them paid at the store09:00',
    '10:00',
    '10:30: 9 orders, 0 of them paid at the store (so far)',
  ])
  expect(chart.querySelectorAll('[data-running]')).toHaveLength(1)
  expect(chart.querySelector('[data-most]')?.getAttribute('data-most')).toBe('9')
  expect(chart.querySelectorAll('.bar > [data-at-store]')).toHaveLength(1)
  cleanup()
  openShiftPage()
  await screen.findByRole('button', { name: 'Close shift' })
  expect(screen.queryByRole('region', { name: 'Orders in 15 minutes' })).toBeNull()
})

const gone = (itemId: string, from: string, until: string | null) => ({
  ...{ kind: 3 as const, itemId, name: itemId, productId: itemId, since: moment(from) },
  until: until === null ? null : moment(until),
})

test('[shift-13] figures of the open shift stand beside those of a week before', async () => {
  openShiftPage({
    day: {
      kept: { made: 90, late: 9, tookMs: 485_000 },
      lastWeek: { orderCount: 88, soldTotal: money(108_800), late: 2 },
    },
  })
  await screen.findByText('88 a week ago')
  const text = plain(screen.getByTestId('page-shift').textContent)
  expect(text).toContain(
    'Orders9688 a week agoSold$1,164.20+7% from a week agoReady in (median)8 minLater than promised92 a week ago',
  )
  cleanup()
  openShiftPage()
  await screen.findByText('Later than promised')
  expect(plain(screen.getByTestId('page-shift').textContent)).toContain(
    'Orders96Sold$1,164.20Ready in (median)–Later than promised–',
  )
})

test('[shift-14] what was sold out is drawn from the opening to now, each item once, and read out', async () => {
  openShiftPage({
    day: {
      soldOutList: [gone('Tart', '10:00', null), gone('Macaron', '08:00', '08:30'), gone('Tart', '07:00', '08:00')],
    },
  })
  const chart = await screen.findByRole('region', { name: 'Sold out' })
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['TartTart: since 10:00, Tart: 07:00 to 08:00', 'MacaronMacaron: 08:00 to 08:30'])
  expect(chart.querySelectorAll('i')).toHaveLength(3)
  cleanup()
  openShiftPage()
  await screen.findByText('Later than promised')
  expect(screen.queryByRole('region', { name: 'Sold out' })).toBeNull()
})

test('[shift-14] times lie between the opening and now, at most twelve hours, with full hours below', () => {
  const window = { openedAt: moment('06:00'), now: moment('10:00') }
  const [tart] = goneItems([gone('Tart', '05:00', '07:00'), gone('Tart', '09:00', null)], window)
  expect(tart?.spans.map(({ start, end }) => [start, end])).toEqual([
    [0, 0.25],
    [0.75, 1],
  ])
  expect(hourMarks(window, 'UTC').map(({ at }) => at)).toEqual(['06:00', '07:00', '08:00', '10:00'].map(moment))
  const long = hourMarks({ openedAt: moment('00:10'), now: moment('20:30') }, 'Asia/Kathmandu')
  expect(long[0]?.at).toBe(moment('08:30'))
  expect(long.slice(1, -1).every(({ at }) => (at / 60_000 + 345) % 60 === 0)).toBe(true)
  expect(long).toHaveLength(5)
  expect(hourMarks({ openedAt: moment('09:59'), now: moment('10:00') }, 'UTC')[0]?.at).toBe(moment('09:45'))
})

test('[shift-12] quarters without an order have their place, lines are round numbers, and not every hour has its time', () => {
  const quarters = allQuarters([{ at: moment('00:15'), count: 1, atStore: 0 }], moment('10:41'))
  expect([quarters.length, quarters.at(-1)]).toEqual([42, { at: moment('10:30'), count: 0, atStore: 0 }])
  expect(allQuarters([{ at: moment('10:30'), count: 1, atStore: 0 }], moment('10:41'))).toHaveLength(8)
  expect([...hoursOf(quarters, 'UTC')]).toEqual(['01:00', '03:00', '05:00', '07:00', '09:00'].map(moment))
  expect([...hoursOf(quarters.slice(0, 5), 'Asia/Kathmandu')].map((time) => time % 3_600_000)).toEqual([
    900_000, 900_000,
  ])
  expect([1, 4, 17, 40, 90].map(scaleOf)).toEqual([
    [0, 1],
    [0, 1, 2, 3, 4],
    [0, 5, 10, 15, 20],
    [0, 10, 20, 30, 40],
    [0, 50, 100],
  ])
})
