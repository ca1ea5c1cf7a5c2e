import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openShiftPage, plain } from '../../test/open-shift-page.tsx'
import { prepare } from '../../test/show.tsx'

prepare()

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (within_: ReturnType<typeof within>, keys: string) => {
  for (const key of keys) fireEvent.click(within_.getByRole('button', { name: key === '.' ? 'Decimal point' : key }))
}
const dialog = async () => within(await screen.findByRole('dialog'))

test('[shift-4] the open shift shows its figures, each way of payment, and what should be in the drawer', async () => {
  openShiftPage()
  expect(await screen.findByText('Aisyah, since 06:52')).toBeTruthy()
  const text = plain(screen.getByTestId('page-shift').textContent)
  for (const part of [
    'Sold$1,164.20',
    '2 refunds, $9.34',
    'Cash$84.30',
    'Xendit$1,079.90',
    'GST$96.13',
    'GST, refunded−$0.77',
  ])
    expect(text).toContain(part)
  for (const part of ['Opening cash$200.00', 'Cash taken$84.30', 'Cash refunded−$2.80', 'Paid out−$10.00'])
    expect(text).toContain(part)
  expect(text).toContain('Should be in the drawer$271.50')
  expect(text).toContain('Taken before this shift: $12.50')
  expect(text).toContain('09:10Bought supplies Aisyah−$10.00')
  expect(text).toContain('Manual discount−$2.00')
  expect(text).toContain('1 order not paid0007')
  expect(text).toContain('Every paid order is collected')
})

const doubled = {
  ...{ soldTotal: 4_020, refundTotal: 2_300 },
  takenList: [{ way: 'provider', account: 'a1', provider: 'xendit', count: 5, amount: 5_369 }],
  refundList: [{ way: 'provider', account: 'a1', provider: 'xendit', count: 3, amount: 2_309 }],
  balance: { surplus: 1_349, chargedBack: 840, lost: 40, owed: 540 },
}

test('[shift-9] a payment that was doubled and one that was charged back are named, in X as in Z', async () => {
  openShiftPage({ more: doubled })
  await screen.findByText('How it went back')
  const page = () => plain(screen.getByTestId('page-shift').textContent)
  const paid = 'How it was paidXendit$53.69Total$53.69Sold$40.20Received but not needed$13.49'
  const back =
    'How it went backXendit$23.09Charged back by banks$8.40Still to be returned$5.40Total$36.89' +
    'Refunds$23.00Received but not needed$13.49Charged back without a refund$0.40'
  expect(page()).toContain(paid)
  expect(page()).toContain(back)
  await press('Past shifts')
  await screen.findByRole('region', { name: 'Z 6' })
  expect(page()).toContain(paid)
  expect(page()).toContain(back)
})

test('[shift-9] money that was due in an earlier shift and went back in this one is named', async () => {
  openShiftPage({ more: { balance: { surplus: 0, chargedBack: 0, lost: 0, owed: -280 }, refundTotal: 0 } })
  await screen.findByText('How it went back')
  const text = plain(screen.getByTestId('page-shift').textContent)
  expect(text).toContain('How it went backCash$2.80Total$2.80Due from earlier shifts$2.80')
  expect(text).not.toContain('Received but not needed')
})

test('[shift-2] without a shift the cash in the drawer is typed and opens one', async () => {
  const { sent } = openShiftPage({ isOpen: false })
  await screen.findByText('No shift is open')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Open shift' })
  expect(button.disabled).toBe(true)
  type(within(screen.getByTestId('page-shift')), '150.555')
  expect(plain(screen.getByLabelText('Cash in the drawer').textContent)).toBe('$150.55')
  fireEvent.click(button)
  await waitFor(() => expect(sent).toEqual([['open', { float: 15_055 }]]))
})

test('[shift-2] a currency that shows no decimals is typed in whole units', async () => {
  const { sent } = openShiftPage({ isOpen: false, settings: { currentUnit: 'Rp', defaultFractionDigits: 0 } })
  await screen.findByText('No shift is open')
  expect(screen.queryByRole('button', { name: 'Decimal point' })).toBeNull()
  type(within(screen.getByTestId('page-shift')), '500000')
  await press('Open shift')
  await waitFor(() => expect(sent).toEqual([['open', { float: 50_000_000 }]]))
})

test('[shift-3] cash is paid out with a reason, once however often it is pressed', async () => {
  const { sent } = openShiftPage()
  await press('Pay out')
  const form = await dialog()
  type(form, '5')
  const pay = form.getByRole<HTMLButtonElement>('button', { name: 'Pay out' })
  expect(pay.disabled).toBe(true)
  fireEvent.click(form.getByRole('radio', { name: 'Paid a supplier' }))
  fireEvent.click(pay)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    'move',
    { shiftNo: 7, direction: 'out', amount: 500, reason: 'Paid a supplier', requestId: expect.any(String) },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[shift-3] more than there should be is paid out only when that is confirmed', async () => {
  const { sent } = openShiftPage()
  await press('Pay out')
  const form = await dialog()
  type(form, '271.51')
  fireEvent.click(form.getByRole('radio', { name: 'Paid a supplier' }))
  fireEvent.click(form.getByRole('button', { name: 'Pay out' }))
  await act(async () => form.getByText(/only.*271\.50/))
  fireEvent.click(form.getByRole('button', { name: 'Pay out anyway' })) // the second half of a double tap
  expect(sent).toEqual([])
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600)
  fireEvent.click(form.getByRole('button', { name: 'Pay out anyway' }))
  later.mockRestore()
  await waitFor(() => expect(sent).toMatchObject([['move', { direction: 'out', amount: 27_151 }]]))
})

test('[shift-5] what is counted is compared with what should be there; a difference asks for its reason, then Z is shown', async () => {
  const { sent } = openShiftPage()
  await press('Close shift')
  const form = await dialog()
  expect(form.getByText('1 order not paid')).toBeTruthy()
  type(form, '271.5')
  expect(form.getByText('As expected')).toBeTruthy()
  for (const _ of '271.5') fireEvent.click(form.getByRole('button', { name: 'Delete last digit' }))
  type(form, '271.3')
  expect(plain(form.getByText(/short$/).textContent)).toBe('$0.20 short')
  const close = form.getByRole<HTMLButtonElement>('button', { name: 'Close shift' })
  expect(close.disabled).toBe(true)
  fireEvent.click(form.getByRole('radio', { name: 'Wrong change given' }))
  fireEvent.click(close)
  await waitFor(() =>
    expect(sent).toEqual([['close', { shiftNo: 7, counted: 27_130, expected: 27_150, reason: 'Wrong change given' }]]),
  )
  expect(await screen.findByRole('heading', { name: /^Z \d/ })).toBeTruthy()
})

test('[shift-6] a past shift is read again with its count, difference and reason', async () => {
  openShiftPage({ isOpen: false })
  await press('Past shifts')
  const z = within(await screen.findByRole('region', { name: 'Z 6' }))
  expect(plain(z.getByText('Counted').parentElement?.textContent)).toBe('Counted$271.30')
  expect(plain(z.getByText('Difference').parentElement?.textContent)).toBe('Difference$0.20 short')
  expect(z.getByText('Wrong change given')).toBeTruthy()
  expect(z.getByText('Aisyah, since 06:52 · Closed by Lin, 10:40')).toBeTruthy()
})

test('[shift-6] older shifts come page by page', async () => {
  openShiftPage({ isOpen: false })
  await press('Past shifts')
  await press('More')
  expect(await screen.findByRole('button', { name: /^Z 5/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('a shift that did not load says so', async () => {
  openShiftPage({ isGone: true })
  expect(await screen.findByText('The shift did not load', {}, { timeout: 8000 })).toBeTruthy()
})

test('[shift-4][shift-6] X and Z are printed; without a shift there is nothing to print', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = vi.fn()
    },
  )
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true })
  openShiftPage()
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
  await press('Past shifts')
  await press('Print')
  expect(print).toHaveBeenCalledTimes(2)
  cleanup()
  openShiftPage({ isOpen: false })
  await screen.findByText('No shift is open')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})
