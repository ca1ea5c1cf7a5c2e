import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { listStoreSlots } from '@tiffin/contract/slot'
import { findReadyControl, findStoreControl } from '@tiffin/contract/store-control'
import { expect, test, vi } from 'vitest'
import { useConnection } from '../../state/connection.ts'
import { takeSession } from '../../state/session.ts'
import { prepare, show } from '../../test/show.tsx'
import { closingTimes } from './closing-times.ts'
import { hourTimes, pathOf, scaleOfMinutes } from './ready-steps.ts'
import { Store } from './store.tsx'

prepare()

const now = Date.parse('2026-11-21T10:41:00Z')

const answerOf = (data: unknown) => new Response(JSON.stringify({ code: 200, message: '', data, successful: true }))

/** The page of a store that is open until 12:30; `sent` is what was asked of each path. */
function openStore(different: object = {}, { isGone = false, differentReady = {}, slotList = [] as object[] } = {}) {
  const sent: [string, unknown][] = []
  const control = findStoreControl.output.parse({
    ...{ isOpen: true, resumesAt: null, isWithinHours: true, closesAt: '12:30', isException: false, openOrderCount: 3 },
    ...{ intervalList: [{ start: '07:00', end: '12:30' }], timeZone: 'UTC', serverTime: now },
    ...{ pickupMethodList: [1, 2], stoppedMethodList: [], stoppedUntil: null },
    ...different,
  })
  const ready = findReadyControl.output.parse({
    ...{
      delayMinutes: 0,
      delayUntil: null,
      readyFrom: now + 6 * 60_000,
      readyUntil: now + 10 * 60_000,
      serverTime: now,
    },
    ...{ kept: { made: 20, inTime: 19, tookMs: 7.2 * 60_000 }, stepList: [] },
    ...differentReady,
  })
  const slots = listStoreSlots.output.parse({ list: slotList, timeZone: 'UTC', serverTime: now })
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (isGone) throw new TypeError('Failed to fetch')
    const path = address.replace('/api/app/store/control/', '')
    if (path.endsWith('slot/list')) return answerOf(slots)
    if (path.endsWith('/list')) return answerOf({ list: [], serverTime: now })
    if (path !== 'detail' && path !== 'ready-time') sent.push([path, JSON.parse(body)])
    const data = path === 'detail' ? control : path === 'ready-time' ? ready : {}
    return answerOf(data)
  })
  takeSession('a.b.c', {
    employeeName: 'Aisyah',
    storeId: 's1',
    storeName: 'Riverside',
    permission: ['store:edit', 'order:manage'],
  })
  show(<Store />)
  return { sent }
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

test.each([
  [/^15 min/, 15],
  [/^30 min/, 30],
  [/^1 hour/, 60],
  ['Until I open it', null],
])('[store-15] %s pauses the store', async (name, forMinutes) => {
  const { sent } = openStore()
  expect(await screen.findByText('until 12:30')).toBeTruthy()
  await press(name)
  await waitFor(() => expect(sent).toEqual([['set-open', { isOpen: false, forMinutes }]]))
})

test('[store-15] a paused store says until when, and is opened again with one tap', async () => {
  const { sent } = openStore({ isOpen: false, resumesAt: Date.parse('2026-11-21T10:56:00Z') })
  expect(await screen.findByText('Open again at 10:56')).toBeTruthy()
  await press('Open again')
  await waitFor(() => expect(sent).toEqual([['set-open', { isOpen: true }]]))
})

test('[kitchen-14] without a connection nothing can be changed, that is said, and how the store stands is as of when it was known', async () => {
  openStore()
  await screen.findByText('until 12:30')
  act(() => useConnection.setState({ isLost: true }))
  expect(screen.getByText('No connection: this cannot be changed now')).toBeTruthy()
  expect(screen.getByRole('button', { name: /^15 min/ }).closest('fieldset:disabled')).toBeTruthy()
  const standing = screen.getByText('as of 10:41').closest('.standing')
  expect(standing?.getAttribute('data-state')).toBe('before')
  act(() => useConnection.setState({ isLost: false }))
  expect(screen.queryByText('as of 10:41')).toBeNull()
})

test('[store-16] it closes early at a time that is asked about first', async () => {
  const { sent } = openStore()
  await press('12:00')
  const dialog = within(await screen.findByRole('dialog', { name: 'The store closes at 12:00' }))
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(sent).toEqual([['set-closing', { closesAt: '12:00' }]]))
})

test('[store-16] a day with other hours gets its usual ones again; closed, no time is offered', async () => {
  const { sent } = openStore({ isException: true, isWithinHours: false, closesAt: null })
  expect(await screen.findByText('Closed now')).toBeTruthy()
  expect(screen.queryByText('Close early at')).toBeNull()
  await press('Usual hours again')
  await waitFor(() => expect(sent).toEqual([['set-closing', { closesAt: null }]]))
})

test('[ready-3][ready-4] it shows the ready time that customers see and how it was kept, and adds minutes with one tap', async () => {
  const { sent } = openStore()
  expect(await screen.findByText('Ready in 6–10 min')).toBeTruthy()
  expect(screen.getByText('19 of 20')).toBeTruthy()
  expect(screen.getByText('7 min')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'None', pressed: true })).toBeTruthy()
  await press('+10 min')
  await waitFor(() => expect(sent).toEqual([['set-delay', { minutes: 10 }]]))
})

const minutes = (clock: string, took: number, promised: number, late = 0) => ({
  ...{ at: Date.parse(`2026-11-21T${clock}:00Z`), tookMs: took * 60_000, saidMs: promised * 60_000, late },
})

test('[store-21] the last hour shows how long orders took beside what was promised, reads it out, and says how many were late', async () => {
  const stepList = [minutes('09:45', 6, 8), minutes('10:20', 13, 8, 4), minutes('10:30', 13, 12, 5)]
  openStore({}, { differentReady: { stepList } })
  const hour = within(await screen.findByRole('region', { name: 'The last hour' }))
  expect(hour.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '09:45: took 6 min, promised 8 min',
    '10:20: took 13 min, promised 8 min',
    '10:30: took 13 min, promised 12 min',
  ])
  expect(hour.getByText('9 orders were later than promised, 10:20–10:35')).toBeTruthy()
  cleanup()
  openStore()
  await screen.findByText('Ready in 6–10 min')
  expect(screen.queryByRole('region', { name: 'The last hour' })).toBeNull()
})

test('[store-21] the line begins an hour ago and ends now, within whole lines across', () => {
  const steps = [minutes('09:42', 10, 5), minutes('10:36', 20, 5)]
  expect(scaleOfMinutes(steps)).toEqual([0, 5, 10, 15, 20])
  expect(scaleOfMinutes([minutes('10:36', 3, 2)])).toEqual([0, 5])
  const drawing = { now, top: 20, width: 600, height: 100 }
  expect(pathOf(steps, { side: 'tookMs', ...drawing })).toBe('M35.0 50.0L575.0 0.0')
  expect(pathOf(steps.slice(0, 1), { side: 'saidMs', ...drawing })).toBe('M35.0 75.0h4')
  expect(hourTimes(now).map(({ at }) => new Date(at).toISOString().slice(11, 16))).toEqual([
    ...['09:45', '10:00', '10:15', '10:30'],
  ])
})

test('[ready-3] what was added says until when, and is taken away with one tap', async () => {
  const { sent } = openStore(
    {},
    { differentReady: { delayMinutes: 10, delayUntil: Date.parse('2026-11-22T07:00:00Z') } },
  )
  expect(await screen.findByText('Until 07:00')).toBeTruthy()
  expect(screen.getByRole('button', { name: '+10 min', pressed: true })).toBeTruthy()
  await press('None')
  await waitFor(() => expect(sent).toEqual([['set-delay', { minutes: 0 }]]))
})

test('[slot-2] it reads how full the pick-up times of today are, and nothing at a store that has none', async () => {
  const endsAt = now + 3_600_000
  const slotList = [
    { startsAt: Date.parse('2026-11-21T12:00:00Z'), endsAt, taken: 3, capacity: 10 },
    { startsAt: Date.parse('2026-11-21T12:15:00Z'), endsAt, taken: 10, capacity: 10 },
  ]
  openStore({}, { slotList })
  const times = within(await screen.findByRole('region', { name: 'Pick-up times today' }))
  expect(times.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['12:003 / 10', '12:15Full'])
  const cells = times.getAllByRole('listitem').map((row) => row.querySelectorAll('.places > [data-taken]').length)
  expect(cells).toEqual([3, 10])
  expect(times.getByRole('meter', { name: '3 of 10 items taken' })).toHaveProperty('value', 3)
  cleanup()
  openStore()
  await screen.findByText('Ready in 6–10 min')
  expect(screen.queryByRole('region', { name: 'Pick-up times today' })).toBeNull()
})

test('[slot-5] of many pick-up times the next eight are shown, and later ones that are taken; all of them when wanted', async () => {
  const start = Date.parse('2026-11-21T12:00:00Z')
  const slotList = Array.from({ length: 20 }, (_, index) => ({
    ...{ startsAt: start + index * 900_000, endsAt: start + (index + 1) * 900_000 },
    ...{ taken: index === 15 ? 2 : 0, capacity: 10 },
  }))
  openStore({}, { slotList })
  const times = within(await screen.findByRole('region', { name: 'Pick-up times today' }))
  const rows = () => times.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()).toHaveLength(9)
  expect(rows().at(-1)).toBe('15:452 / 10')
  fireEvent.click(times.getByRole('button', { name: 'Show all 20' }))
  expect(rows()).toHaveLength(20)
  expect(times.queryByRole('button')).toBeNull()
})

test('half hours are offered until the store closes anyway, over midnight too', () => {
  const moment = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`)
  expect(closingTimes({ closesAt: '12:30', timeZone: 'UTC' }, moment('10:41'))).toEqual(['11:00', '11:30', '12:00'])
  expect(closingTimes({ closesAt: '01:00', timeZone: 'UTC' }, moment('23:00'))).toEqual(['23:30', '00:00', '00:30'])
  expect(closingTimes({ closesAt: null, timeZone: 'UTC' }, moment('10:00'))).toHaveLength(6)
})

test('a store that did not load says so', async () => {
  openStore({}, { isGone: true })
  expect(await screen.findByText('The store did not load', {}, { timeout: 8000 })).toBeTruthy()
})

test('[store-17] a pick-up method is stopped for the rest of the day, never the last one', async () => {
  const { sent } = openStore()
  fireEvent.click(await screen.findByRole('switch', { name: 'Dine in', checked: true }))
  await waitFor(() => expect(sent).toEqual([['set-method', { pickupMethod: 1, isStopped: true }]]))
})

test('[store-17] what is stopped says when it comes back, and is taken again by hand; the one that is left stays', async () => {
  const { sent } = openStore({ stoppedMethodList: [1], stoppedUntil: Date.parse('2026-11-22T07:00:00Z') })
  const card = within(await screen.findByRole('region', { name: 'Today only' }))
  card.getByText('Back at 07:00')
  expect(card.getByRole('switch', { name: 'Takeaway', checked: true })).toHaveProperty('disabled', true)
  fireEvent.click(card.getByRole('switch', { name: 'Dine in', checked: false }))
  await waitFor(() => expect(sent).toEqual([['set-method', { pickupMethod: 1, isStopped: false }]]))
})

test('[store-17] a store with one pick-up method has nothing to stop', async () => {
  openStore({ pickupMethodList: [2] })
  await screen.findByText('Ready time')
  expect(screen.queryByRole('region', { name: 'Today only' })).toBeNull()
})

test('[kitchen-13] before the board was read nothing is said of orders that are open', async () => {
  openStore()
  const card = await screen.findByRole('region', { name: 'Today only' })
  expect(card.textContent).not.toContain('orders open')
})
