import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle } from './app.ts'
import { emptyPurse, pointSummary, purse } from './fake/purse.ts'
import { tap } from './form-steps.ts'

beforeEach(emptyPurse)
afterEach(closeApp)

const summaryCall = '/api/app/customer/point-summary/list'
const movesCall = '/api/app/customer/point/list'
const descriptionCall = '/api/app/customer/point/description'
const noon = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12)

interface Move {
  id: string
  type: number
  points: number
  title: string
  orderNo: string | null
  createTime: number
  expiryDate: string | null
}

const aMove = (id: string, more: Partial<Move> = {}): Move => ({
  ...{ id, type: 1, points: 12, title: id, orderNo: null, createTime: noon(2026, 11, 3), expiryDate: null },
  ...more,
})

function shopWithMoves(moves: readonly Move[]) {
  const server = fakeServer()
  server.answer(movesCall, ({ type }: { type: number }) => ({
    list: moves.filter((move) => type === 0 || move.type === type),
    ...{ total: moves.length, pageIndex: 1, pageSize: 20, hasMore: false },
  }))
  return server
}

const open = (page = 'points') => openApp({ hash: `#/pages/user/points/${page}`, stored: { icc_token: goodToken() } })

it('[R-2.33][R-2.46][R-3.20][page-54][page-81] the points page shows balance, worth, what remains, ends soon and has ended, and when what ends soon does', async () => {
  const server = shopWithMoves([])
  const ends = [1, 2, 3, 4].map((day) => ({ expiryDate: `2031-05-0${day}`, amount: day * 100 }))
  server.answer(summaryCall, () => ({
    ...pointSummary(),
    ...{ currentPoints: 1520, remainingPoints: 1480, willExpirePoints: 300, expiredPoints: 77, expiryList: ends },
  }))
  await open()
  const balance = within(await screen.findByRole('region', { name: 'Current points' }))
  expect(balance.getByText('1,520')).toBeTruthy()
  expect(balance.getByText('Worth $14.80, pays up to 50% of an order')).toBeTruthy()
  for (const [label, figure] of [
    ['Remaining points', '1,480'],
    ['Will expire', '300'],
    ['Expired', '77'],
  ] as const)
    expect([label, balance.getByText(label).parentElement?.querySelector('dd')?.textContent]).toEqual([label, figure])
  const rows = screen.getAllByText(/points expire on/).map(({ textContent }) => textContent)
  expect(rows).toEqual([1, 2].map((day) => `${day}00 points expire on May\u00a0${day},\u00a02031`))
})

it.each([
  [1000, 'Worth $14.80 on your next order'],
  [125, 'Worth $14.80, pays up to 12.5% of an order'],
  [0, undefined],
])('[page-81] the worth of points of which %d per mille of an order are paid', async (maxDeductPermille, text) => {
  const server = shopWithMoves([])
  const rule = { pointsPerUnit: 10, minorPerPoint: 1, maxDeductPermille }
  server.answer(summaryCall, () => ({ ...pointSummary(), remainingPoints: 1480, rule }))
  await open()
  await screen.findByText('Remaining points')
  expect(screen.queryByText(/^Worth/)?.textContent).toBe(text)
})

it('[R-2.46][R-3.20][R-7.14] the log of points asks for one kind per tab, and shows sign, order and day of each movement', async () => {
  const server = shopWithMoves([
    aMove('Earned with an order', { points: 340, orderNo: '2611' }),
    aMove('Ends soon', { type: 2, points: 50, expiryDate: '2031-05-12' }),
    aMove('Ended', { type: 3, points: -20 }),
    aMove('Spent on an order', { type: 4, points: -100 }),
  ])
  await open()
  const log = within(await screen.findByRole('region', { name: 'Points log' }))
  const rows = () => log.getAllByRole('listitem').map(({ textContent }) => textContent)
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(rows()[0]).toMatch(/^Earned with an orderNov 3, 2026, .*Order 2611\+340$/)
  expect(rows()[1]).toBe('Ends soonValid until May 12, 203150')
  expect(rows()[2]).toMatch(/−20$/)
  expect(log.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['All', 'Obtained', 'Used', 'Will expire', 'Expired'],
  ])
  for (const [tab, title, kind] of [
    ['Obtained', 'Earned with an order', 1],
    ['Used', 'Spent on an order', 4],
    ['Will expire', 'Ends soon', 2],
    ['Expired', 'Ended', 3],
  ] as const) {
    fireEvent.click(log.getByRole('tab', { name: tab }))
    await waitFor(() => expect(rows().map((row) => row?.startsWith(title))).toEqual([true]))
    expect(server.to(movesCall).at(-1)?.body).toEqual({ type: kind, pageIndex: 1, pageSize: 20 })
  }
})

it('[R-2.46][R-2.33] without any movement the log says so, and only under All how points come', async () => {
  shopWithMoves([])
  await open()
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  expect(screen.getByText('Every order you collect adds some.')).toBeTruthy()
  await tap('Points explanation').catch(() => undefined)
  fireEvent.click(screen.getByRole('tab', { name: 'Used', hidden: true }))
  await waitFor(() => expect(screen.queryByText('Every order you collect adds some.')).toBeNull())
})

it('[R-2.33][R-4.8] pulled down, the page reads both the balance and the log again', async () => {
  const server = shopWithMoves([])
  await open()
  await screen.findByText('Nothing here yet')
  const counts = () => [server.to(summaryCall).length, server.to(movesCall).length]
  const before = counts()
  await act(async () => {
    fireEvent.touchStart(window, { touches: [{ clientY: 100 }] })
    fireEvent.touchMove(window, { touches: [{ clientY: 160 }] })
    fireEvent.touchEnd(window, { touches: [] })
  })
  const since = () => counts().map((count, index) => count - (before[index] ?? 0))
  await waitFor(() => expect(since()).toEqual([1, 1]))
})

it('[R-2.34][R-2.46][page-22] the explanation of points is one tap away, in the brand’s own words, and is read again when it is pulled', async () => {
  purse.points = 12
  const server = shopWithMoves([])
  server.answer(descriptionCall, () => ({
    content: '<h2>How it works</h2><p>Ten points for each coin.</p>',
    rule: { pointsPerUnit: 10, minorPerPoint: 1, maxDeductPermille: 500 },
  }))
  const { stack } = await open()
  await tap('Points explanation')
  await waitFor(async () => expect((await stack()).at(-1)).toBe('/pages/user/points/description'))
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeTruthy()
  expect(screen.getByText('Ten points for each coin.')).toBeTruthy()
  const examples = screen.getByRole('region', { name: 'For example' }).textContent
  expect(examples).toContain('+100')
  expect(examples).toContain('You spend 500 points')
  const before = server.to(descriptionCall).length
  await act(async () => {
    fireEvent.touchStart(window, { touches: [{ clientY: 100 }] })
    fireEvent.touchMove(window, { touches: [{ clientY: 160 }] })
    fireEvent.touchEnd(window, { touches: [] })
  })
  await waitFor(() => expect(server.to(descriptionCall)).toHaveLength(before + 1))
})

it('[page-63] points that do not load at all say so once, with one way to try again', async () => {
  const server = fakeServer()
  const fail = () => {
    throw new FakeRefusal('orderUnknown')
  }
  server.answer(summaryCall, fail)
  server.answer(movesCall, fail)
  await open()
  expect(await screen.findByText('Could not load this')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1))
  expect(screen.queryByRole('tab')).toBeNull()
  server.answer(summaryCall, () => pointSummary())
  server.answer(movesCall, () => ({ list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false }))
  await tap('Try again')
  await waitFor(() => expect(screen.getAllByRole('tab').length).toBeGreaterThan(1))
})

it('[page-83] the list of points comes together with the balance and the note of what ends', async () => {
  const server = shopWithMoves([aMove('one')])
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  server.answer(summaryCall, async () => {
    await given
    return pointSummary()
  })
  await open()
  await waitFor(() => expect(server.to(movesCall)).toHaveLength(1))
  await settle(50)
  expect(screen.queryByRole('tablist')).toBeNull()
  give()
  expect(await screen.findByText('one')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Current points' })).toBeTruthy()
})
