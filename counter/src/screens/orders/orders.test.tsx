import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import { addDays } from '@tiffin/core/store/local-time'
import { describe, expect, test, vi } from 'vitest'
import { shortDay } from '../../state/dates.ts'
import { noteStore } from '../../state/session.ts'
import { line, openFirst, openOrders, press, sold } from '../../test/open-orders.tsx'
import { prepare } from '../../test/show.tsx'

prepare()

test('[staff-10] orders of a day are found by what is typed, and one opens with its lines and amounts', async () => {
  const { sentTo, code } = openOrders()
  const pane = await openFirst(code)
  expect(pane.getByText(line.productName)).toBeTruthy()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } })
  expect(await screen.findByText('No order found')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } })
  await waitFor(() => expect(sentTo('search').at(-1)).toEqual({ text: 'nothing', day: '2026-11-20' }))
})

test('an order that cost less says how much less', async () => {
  const { code } = openOrders({ order: { ...sold, discountTotal: money(250) } })
  const pane = await openFirst(code)
  expect(pane.getByText('Discount total').nextElementSibling?.textContent).toMatch(/−.*2\.50/)
  expect(within(await screen.findByRole('complementary', { name: code })).queryByText('Given back')).toBeNull()
})

test('[kitchen-21] the day of orders is stepped through up to today', async () => {
  const { sentTo } = openOrders()
  const day = () => sentTo('search').at(-1)?.day
  expect(await screen.findByText('Today')).toBeTruthy()
  const today = String(day())
  expect(screen.getByRole('button', { name: 'Next day' })).toHaveProperty('disabled', true)
  press('Previous day')
  const before = addDays(today, -1)
  expect(screen.getByText(shortDay(before))).toBeTruthy()
  await waitFor(() => expect(day()).toBe(before))
  press('Next day')
  expect(screen.getByText('Today')).toBeTruthy()
})

test('[order-19] units of a line go back with a reason, after it was seen how much', async () => {
  const { sentTo, code } = openOrders()
  await openFirst(code)
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  const fault = dialog.getByText('Choose what goes back')
  const lines = dialog.getByText(line.productName)
  expect(fault.compareDocumentPosition(lines) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(dialog.getByText('Please give a reason')).toBeTruthy()
  for (const _tap of [1, 2, 3]) fireEvent.click(dialog.getByRole('button', { name: /^One more to refund/ }))
  expect(dialog.getByLabelText(/^Units to refund/).textContent).toBe('2')
  fireEvent.click(dialog.getByRole('button', { name: /^One less to refund/ }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Too late' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*5\.00/ }))
  await waitFor(() =>
    expect(sentTo('refund')).toMatchObject([{ lineList: [{ lineNo: 1, num: 1 }], reason: 'Too late' }]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[stock-8] units that can be sold again go back to stock, and none unless chosen', async () => {
  const { sentTo, code } = openOrders({ restockLineList: [1] })
  await openFirst(code)
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('group', { name: /^Back to stock/ })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: /^One more to refund/ }))
  const box = within(dialog.getByRole('group', { name: /^Back to stock/ })).getByRole('checkbox')
  expect(box).toHaveProperty('checked', false)
  for (const isTicked of [true, false, true]) {
    fireEvent.click(box)
    expect(box).toHaveProperty('checked', isTicked)
  }
  fireEvent.click(dialog.getByRole('radio', { name: 'Ordered twice' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*5\.00/ }))
  await waitFor(() =>
    expect(sentTo('refund')).toMatchObject([{ lineList: [{ lineNo: 1, num: 1, isBackToStock: true }] }]),
  )
})

test('[stock-8] of what is not counted nothing goes back to stock', async () => {
  const { sentTo, code } = openOrders()
  await openFirst(code)
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Everything' }))
  expect(dialog.queryByRole('group', { name: /^Back to stock/ })).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: 'Ordered twice' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*10\.00/ }))
  await waitFor(() => expect(sentTo('refund')).toMatchObject([{ lineList: [{ lineNo: 1, num: 2 }] }]))
  expect(sentTo('refund')[0]?.lineList).not.toHaveProperty('0.isBackToStock')
})

test('[staff-12] more than the employee may give back is not sent before a colleague allows it', async () => {
  const { sentTo, code } = openOrders({ refundLimit: 600 })
  await openFirst(code)
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/^You may give back up to/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Everything' }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Made wrong' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*10\.00/ }))
  expect(await screen.findByRole('dialog', { name: 'Needs approval' })).toBeTruthy()
  expect(sentTo('refund')).toEqual([])
})

test('an order under way is moved on from here, and who may not refund sees no refund', async () => {
  const { code } = openOrders({ order: { ...sold, status: orderStatus.making } })
  const pane = await openFirst(code)
  expect(pane.getByRole('button', { name: new RegExp(`^Ready.*${code}$`) })).toBeTruthy()
  expect(pane.queryByRole('button', { name: 'Refund' })).toBeNull()
})

test('who may not give money back is not offered it', async () => {
  const { code } = openOrders({ permission: ['order:read'] })
  const pane = await openFirst(code)
  expect(pane.queryByRole('button', { name: 'Refund' })).toBeNull()
})

test('a list that did not load says so and is tried again', async () => {
  openOrders({ isGone: true })
  expect(await screen.findByText('The orders did not load', {}, { timeout: 8000 })).toBeTruthy()
  press('Try again')
})

test('[order-19] an amount for no line in particular goes back as it was tapped, and no more than is left', async () => {
  const { sentTo, code } = openOrders()
  await openFirst(code)
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'An amount' }))
  const tap = (keys: string) => {
    for (const key of keys) fireEvent.click(dialog.getByRole('button', { name: key === '.' ? 'Decimal point' : key }))
  }
  fireEvent.click(dialog.getByRole('radio', { name: 'Spilled or dropped' }))
  tap('12')
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText(/^At most .*10\.00/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete last digit' }))
  tap('.5')
  expect(dialog.getByRole('status', { name: 'An amount' }).textContent).toContain('1.50')
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*1\.50/ }))
  await waitFor(() => expect(sentTo('refund')[0]).toMatchObject({ amount: 150 }))
})

test('[kitchen-38] what was wrong with an amount is not said of everything', async () => {
  const { code } = openOrders()
  await openFirst(code)
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'An amount' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(dialog.getByText('Please give a reason')).toBeTruthy()
  expect(dialog.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toHaveLength(2)
  fireEvent.click(dialog.getByRole('button', { name: 'Everything' }))
  expect(dialog.getAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([])
})

test('[order-27] units that are worth more than a chargeback left are told how much may go back', async () => {
  const { sentTo, code } = openOrders({ chargedBackTotal: 600 })
  await openFirst(code)
  expect(screen.getByText(/^Charged back: .*6\.00/)).toBeTruthy()
  press('Refund')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^One more to refund/ }))
  fireEvent.click(dialog.getByRole('radio', { name: 'Too late' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(dialog.getByText(/^At most .*4\.00/)).toBeTruthy()
  expect(sentTo('refund')).toEqual([])
})

describe('[store-24] the day of orders', () => {
  const beforeMidnight = Date.parse('2026-11-20T15:30:00Z')
  const zones = [
    { store: 'ahead of its brand', timeZone: 'Asia/Jayapura', brandZone: 'Asia/Jakarta', day: '2026-11-21' },
    { store: 'behind its brand', timeZone: 'Asia/Jakarta', brandZone: 'Asia/Jayapura', day: '2026-11-20' },
  ]

  test.each(zones)('is the present one of a store that is $store, and can be chosen', async (zone) => {
    vi.spyOn(Date, 'now').mockReturnValue(beforeMidnight)
    const { sentTo } = openOrders({ brandZone: zone.brandZone })
    act(() => noteStore({ storeName: 'Riverside', timeZone: zone.timeZone }))
    const day = () => sentTo('search').at(-1)?.day
    await waitFor(() => expect(day()).toBe(zone.day))
    expect(screen.getByLabelText('Day')).toHaveProperty('max', zone.day)
    press('Previous day')
    await waitFor(() => expect(day()).toBe(addDays(zone.day, -1)))
    press('Next day')
    await waitFor(() => expect(day()).toBe(zone.day))
    expect(screen.getByText('Today')).toBeTruthy()
    vi.restoreAllMocks()
  })

  test('goes on at the midnight of the store, unless another one was chosen', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(beforeMidnight)
    const { sentTo } = openOrders()
    act(() => noteStore({ storeName: 'Riverside', timeZone: 'Asia/Jakarta' }))
    const day = () => sentTo('search').at(-1)?.day
    await waitFor(() => expect(day()).toBe('2026-11-20'))
    press('Previous day')
    press('Next day')
    now.mockReturnValue(beforeMidnight + 2 * 3_600_000)
    await waitFor(() => expect(day()).toBe('2026-11-21'))
    vi.restoreAllMocks()
  })

  test('stands beside the time of each order, both by the clock of the store', async () => {
    const submitTime = Date.parse('2026-11-20T15:30:00Z')
    const { code } = openOrders({ order: { ...sold, submitTime, payTime: submitTime } })
    act(() => noteStore({ storeName: 'Riverside', timeZone: 'Asia/Jayapura' }))
    expect((await screen.findByRole('button', { name: new RegExp(code) })).textContent).toContain('00:30')
    const pane = await openFirst(code)
    expect(pane.getByText(/Saturday,? 21 November|Saturday, November 21/).textContent).toContain('00:30')
  })
})

test('[shift-10] an order that was paid at the till says whether it was cash or card; one that was paid online does not', async () => {
  const paymentMethod = { code: 'store', name: 'Pay at the store', type: 2 }
  const atTill = openOrders({ order: { ...sold, paymentMethod, tender: 'card' } })
  expect((await openFirst(atTill.code)).getByText(/^Pay at the store · Card · /)).toBeTruthy()
  cleanup()
  const online = openOrders({ order: { ...sold, paymentMethod: { code: 'card', name: 'Visa', type: 1 } } })
  expect((await openFirst(online.code)).getByText(/^Visa · \S+$/)).toBeTruthy()
})

test('[kitchen-20] each order of the list says for whom it is, what was noted, what is in it and where it stands', async () => {
  openOrders({ order: { ...sold, customerName: 'Mira', remark: 'no straw', statusText: 'Completed' } })
  const row = await screen.findByRole('button', { name: /Osmanthus/ })
  for (const words of ['Mira', 'no straw', '2× Osmanthus Oolong Milk Tea', '+3', 'Completed'])
    expect(row.textContent).toContain(words)
})
