import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { refusals } from '@tiffin/contract/refusals'
import { money } from '@tiffin/core/money/money'
import { waysOf } from '@tiffin/core/order/payment-alarm'
import { expect, test, vi } from 'vitest'
import type { PaymentAlarm } from '../../data/payments.ts'
import { accountant, aMe, basics, noon, open, prepare, storeManager } from '../../test/desk.tsx'
import { fakeServer } from '../../test/fake-server.ts'

prepare()

const dayMs = 86_400_000

/** A refund that its provider refused, with what a test says differently. */
const anAlarm = (different: Partial<PaymentAlarm> = {}): PaymentAlarm => ({
  ...{ alarmId: 'a1', kind: 'refundFailed', at: noon, orderId: 'o1', orderNo: 'R1-0042', storeId: 's1' },
  ...{ storeName: 'Riverside Arcade', paymentNo: 'p1', refundNo: 'r1', expected: money(550), received: 0 },
  ...{ currency: 'SGD', failure: 'the account is empty', wayList: [...waysOf(different.kind ?? 'refundFailed')] },
  ...{ settledAt: null, settledByName: '', note: '', dispute: null },
  ...different,
})

const listPath = 'desk/payment/alarm/list'
const settlePath = 'desk/payment/alarm/settle'
const pageOf = (list: PaymentAlarm[], next: string | null = null) => ({ data: { list, next } })
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')
const settled = { code: refusals.alarmSettled, message: 'This alarm was settled already' }

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Payments' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => plain(textContent))

/** The side's link to the page, with what stands beside its name. */
const linkText = () => screen.getAllByRole('link', { name: /^Payments/ })[0]?.textContent

async function openDialog(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  return {
    dialog,
    write: (note: string) => fireEvent.change(dialog.getByLabelText('Note'), { target: { value: note } }),
    press: (name: string) => fireEvent.click(dialog.getByRole('button', { name })),
  }
}

test('an alarm is a sentence with its order and store, under its day', async () => {
  fakeServer({
    ...basics(accountant),
    [listPath]: pageOf([
      anAlarm(),
      anAlarm({ alarmId: 'a2', kind: 'refundSilent', orderNo: 'R1-0041', failure: '' }),
      anAlarm({ alarmId: 'a3', at: noon - dayMs, kind: 'currency', received: 550, currency: 'USD' }),
    ]),
  })
  open('/desk/demo/payments')
  expect(await rows()).toEqual([
    'Saturday, November 21',
    '12:00$5.50 could not be sent back: the account is emptyR1-0042Riverside Arcade',
    '12:00The provider has not answered about a refund of $5.50R1-0041Riverside Arcade',
    'Friday, November 20',
    '12:00Received 5.50 USD instead of $5.50: settle it with the providerR1-0042Riverside Arcade',
  ])
})

test.each([
  ['goes back by itself', 'amount', 500, 'SGD', 'Received $5.00 instead of $5.50. It goes back by itself.'],
  ['of nothing waits', 'amount', 0, 'SGD', 'Received 0.00 SGD instead of $5.50: settle it with the provider'],
  [
    'that cannot be read waits',
    'amount',
    -1,
    'SGD',
    'What was received instead of $5.50 could not be read: settle it with the provider',
  ],
  [
    'of another currency that cannot be read waits',
    'currency',
    -1,
    '',
    'What was received instead of $5.50 could not be read: settle it with the provider',
  ],
] as const)('[cashier-5][cashier-6] another amount %s', async (_title, kind, received, currency, sentence) => {
  fakeServer({ ...basics(), [listPath]: pageOf([anAlarm({ kind, received, currency })]) })
  open('/desk/demo/payments')
  expect((await rows())[1]).toContain(`12:00${sentence}R1-0042`)
})

test('[cashier-7] a payment that nobody knows is told of with its number and amount, without an order', async () => {
  const unknown = {
    orderId: '',
    orderNo: '',
    storeId: '',
    storeName: '',
    received: 550,
    expected: money(0),
    failure: '',
  }
  fakeServer({ ...basics(), [listPath]: pageOf([anAlarm({ kind: 'unknownPayment', paymentNo: '4711', ...unknown })]) })
  open('/desk/demo/payments')
  expect((await rows())[1]).toBe(
    '12:00The provider told of a payment that is not ours: 5.50 SGD (4711). Ask the provider about it.Mark as read',
  )
})

test.each([
  [
    { state: 'needsResponse', respondBy: noon, chargedBack: 550 },
    'The customer’s bank disputes 5.50 SGD. 5.50 SGD was taken back. Answer it at the provider by Nov 21, 12:00.',
  ],
  [
    { state: 'needsResponse', respondBy: null, chargedBack: 0 },
    'The customer’s bank disputes 5.50 SGD. Answer it at the provider.',
  ],
  [{ state: 'underReview', respondBy: noon, chargedBack: 0 }, 'The customer’s bank disputes 5.50 SGD.'],
  [
    { state: 'lost', respondBy: noon, chargedBack: 550 },
    'The dispute about 5.50 SGD was lost. 5.50 SGD was taken back.',
  ],
  [{ state: 'won', respondBy: noon, chargedBack: 0 }, 'The dispute about 5.50 SGD was won.'],
  [{ state: 'closed', respondBy: null, chargedBack: 0 }, 'The dispute about 5.50 SGD was closed.'],
] as const)('[cashier-10] a dispute that is so: %j', async (dispute, sentence) => {
  const about = { kind: 'dispute', refundNo: '', failure: '', received: 550, dispute } as const
  fakeServer({ ...basics(), [listPath]: pageOf([anAlarm(about)]) })
  open('/desk/demo/payments')
  expect((await rows())[1]).toBe(`12:00${sentence}R1-0042Riverside ArcadeMark as read`)
})

test('[cashier-10] a dispute of a part that is not told says what was paid', async () => {
  const dispute = { state: 'needsResponse', respondBy: null, chargedBack: 0 } as const
  fakeServer({ ...basics(), [listPath]: pageOf([anAlarm({ kind: 'dispute', received: -1, dispute })]) })
  open('/desk/demo/payments')
  expect((await rows())[1]).toContain(
    'The customer’s bank disputes a part of the payment. Answer it at the provider. $5.50 was paid.',
  )
})

test('[cashier-10] a dispute in another currency says what was paid, also when the figures are the same', async () => {
  const dispute = { state: 'lost', respondBy: null, chargedBack: 0 } as const
  const about = { kind: 'disputeEnded', received: 550, currency: 'USD', dispute } as const
  fakeServer({ ...basics(), [listPath]: pageOf([anAlarm(about)]) })
  open('/desk/demo/payments')
  expect((await rows())[1]).toContain('The dispute about 5.50 USD was lost. $5.50 was paid.')
})

test('[cashier-6] a refund that its provider has done without an answer is booked, with a note', async () => {
  const alarm = anAlarm({ kind: 'refundSilent', failure: '' })
  const server = fakeServer({ ...basics(), [listPath]: pageOf([alarm]), [settlePath]: { data: {} } })
  open('/desk/demo/payments')
  const { dialog, write, press } = await openDialog('Done at the provider')
  const intro = 'The refund of $5.50 then counts as done by the provider. It is booked, and not sent again.'
  dialog.getByText((text) => plain(text) === intro)
  dialog.getByText('For example: what the provider’s page says of it')
  press('Done at the provider')
  await dialog.findByText('Write how the money was given back')
  write('refund re_1')
  press('Done at the provider')
  await waitFor(() => expect(server.sentTo(settlePath)).toEqual([{ alarmId: 'a1', way: 'done', note: 'refund re_1' }]))
})

test('[cashier-6] settled alarms stand at an address of their own, with who settled them, when, and the note', async () => {
  const done = { settledAt: noon, settledByName: 'Aisyah Rahman', note: 'Cash at the counter', wayList: [] }
  const server = fakeServer({
    ...basics(),
    [listPath]: ({ isOpen }) => pageOf(isOpen ? [] : [anAlarm(done)]),
  })
  open('/desk/demo/payments')
  await screen.findByRole('heading', { name: 'No open alarms' })
  fireEvent.click(screen.getByRole('radio', { name: 'Settled' }))
  expect((await rows())[1]).toContain('Settled by Aisyah Rahman, Nov 21, 12:00 Cash at the counter')
  expect(location.search).toBe('?view=settled')
  expect(server.sentTo(listPath).at(-1)).toMatchObject({ isOpen: false })
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('the next page is read by its key', async () => {
  const server = fakeServer({
    ...basics(),
    [listPath]: ({ after }) =>
      after === 'a1' ? pageOf([anAlarm({ alarmId: 'a0', orderNo: 'R1-0007' })]) : pageOf([anAlarm()], 'a1'),
  })
  open('/desk/demo/payments')
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText('R1-0007')
  expect(
    server
      .sentTo(listPath)
      .filter(({ pageSize }) => pageSize === 50)
      .map(({ after }) => after),
  ).toEqual(['', 'a1'])
})

test('[cashier-6] a refund given back by hand needs a note, and is gone from the list and the side', async () => {
  let list = [anAlarm()]
  const server = fakeServer({
    ...basics(),
    [listPath]: () => pageOf(list),
    [settlePath]: () => {
      list = []
      return { data: {} }
    },
  })
  open('/desk/demo/payments')
  const { dialog, write, press } = await openDialog('Given back by hand…')
  expect(linkText()).toBe('Payments1Open alarms: 1')
  press('Given back by hand')
  await dialog.findByText('Write how the money was given back')
  write('  ')
  press('Given back by hand')
  expect(server.sentTo(settlePath)).toEqual([])
  write('Cash at the counter')
  press('Given back by hand')
  await screen.findByRole('heading', { name: 'No open alarms' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.sentTo(settlePath)).toEqual([{ alarmId: 'a1', way: 'byHand', note: 'Cash at the counter' }])
  await waitFor(() => expect(linkText()).toBe('Payments'))
})

test.each([
  ['Send again', 'sendAgain', 'refundFailed'],
  ['Mark as read', 'read', 'refundSilent'],
] as const)('[cashier-6] %s needs no note, and is asked for once', async (name, way, kind) => {
  const server = fakeServer({
    ...basics(),
    [listPath]: pageOf([anAlarm({ kind })]),
    [settlePath]: () => new Promise(() => {}),
  })
  open('/desk/demo/payments')
  const { dialog, press } = await openDialog(name)
  press(name)
  await waitFor(() => expect(dialog.getByRole('button', { name }).getAttribute('aria-busy')).toBe('true'))
  press(name)
  expect(server.sentTo(settlePath)).toEqual([{ alarmId: 'a1', way, note: '' }])
})

test('[cashier-6] an alarm that somebody else has settled says so in the dialog, and the list is read again', async () => {
  let list = [anAlarm()]
  fakeServer({
    ...basics(),
    [listPath]: () => pageOf(list),
    [settlePath]: () => {
      list = []
      return settled
    },
  })
  open('/desk/demo/payments')
  const { dialog, press } = await openDialog('Send again')
  press('Send again')
  await dialog.findByText('This alarm was settled already')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send again' }).disabled).toBe(true)
  await screen.findByText('No open alarms')
})

test('a call without an answer leaves the dialog with its note, and can be made again', async () => {
  const server = fakeServer({ ...basics(), [listPath]: pageOf([anAlarm()]), [settlePath]: { data: {} } })
  open('/desk/demo/payments')
  const { dialog, write, press } = await openDialog('Send again')
  write('filled up')
  server.lose(true)
  press('Send again')
  await dialog.findByText(/^Network connection error/)
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Send again' }).getAttribute('aria-busy')).toBe('false'),
  )
  server.lose(false)
  press('Send again')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo(settlePath)).toEqual([{ alarmId: 'a1', way: 'sendAgain', note: 'filled up' }])
})

test('[cashier-6] only who may give refunds at the store of an alarm settles it', async () => {
  const list = [anAlarm(), anAlarm({ alarmId: 'a2', orderNo: 'R2-0001', storeId: 's2', storeName: 'Katong' })]
  fakeServer({ ...basics(storeManager), [listPath]: pageOf(list) })
  const { unmount } = open('/desk/demo/payments')
  await rows()
  expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1)
  unmount()
  fakeServer({ ...basics(accountant), [listPath]: pageOf(list) })
  open('/desk/demo/payments')
  expect(await rows()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('[cashier-6] the side says how many alarms are open, at most nine', async () => {
  const list = Array.from({ length: 10 }, (_, index) => anAlarm({ alarmId: `a${index}` }))
  const server = fakeServer({ ...basics(), [listPath]: pageOf(list) })
  open('/desk/demo/audit')
  await waitFor(() => expect(linkText()).toBe('Payments9+Open alarms: 9+'))
  expect(server.sentTo(listPath)).toEqual([{ isOpen: true, pageSize: 10 }])
})

test('[cashier-6] an alarm that comes while the desk is open is told within a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const server = fakeServer(basics())
    open('/desk/demo/audit')
    await waitFor(() => expect(linkText()).toBe('Payments'))
    await waitFor(() => expect(server.sentTo(listPath)).toHaveLength(1))
    server.set({ [listPath]: pageOf([anAlarm()]) })
    await vi.advanceTimersByTimeAsync(60_000)
    await waitFor(() => expect(linkText()).toBe('Payments1Open alarms: 1'))
  } finally {
    vi.useRealTimers()
  }
})

test('alarms are neither shown nor asked for without the right to see money', async () => {
  const server = fakeServer({
    ...basics(aMe([{ role: 'employee', stores: ['s1'] }])),
    'desk/me/sessions': { data: { list: [] } },
  })
  open('/desk/demo/payments')
  await screen.findByRole('heading', { name: 'You cannot open this page' })
  expect(server.sentTo(listPath)).toEqual([])
})
