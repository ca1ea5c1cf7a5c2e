import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { expect, test } from 'vitest'
import { accountant, basics, noon, open, owner, prepare } from '../../test/desk.tsx'
import { aDeskOrder, aFoundOrder, anOrderLine } from '../../test/fake-orders.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { readOrderSearch } from './order-search.ts'

prepare()

const base = 'desk/order'
const number = '2611211234567890'
const plain = (text: string | null | undefined) => text?.replace(/[\u2066-\u2069]/g, '')

const answers = (order = aDeskOrder()) => ({
  [`${base}/search`]: { data: { list: [aFoundOrder({ refundTotal: order.refundTotal })], hasMore: false } },
  [`${base}/detail`]: { data: order },
  [`${base}/refund`]: { data: aDeskOrder({ refundTotal: money(600) }) },
})

const openOrders = (search = `?text=${number}&day=2026-11-21`) => open(`/desk/demo/orders${search}`)

async function openOrder() {
  openOrders()
  fireEvent.click(await screen.findByRole('button', { name: 'Open order D007' }))
  return within(await screen.findByRole('dialog'))
}

async function openRefund() {
  const sheet = await openOrder()
  fireEvent.click(await sheet.findByRole('button', { name: 'Refund' }))
  return within(await screen.findByRole('dialog', { name: /^Refund of order/ }))
}

const type = (dialog: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label, { selector: 'input[type="text"]' }), { target: { value } })

test('[staff-10] orders are looked for by what is typed, day, store and state, and the address says so', async () => {
  const server = fakeServer({ ...basics(owner), ...answers() })
  openOrders('?text=0042&day=2026-11-20&store=s1&state=completed')
  await screen.findByRole('button', { name: 'Open order D007' })
  expect(server.sentTo(`${base}/search`)).toEqual([{ text: '0042', day: '2026-11-20', storeId: 's1', status: 50 }])
  fireEvent.change(screen.getByLabelText(/^State/), { target: { value: 'making' } })
  await waitFor(() => expect(server.sentTo(`${base}/search`)).toHaveLength(2))
  expect(server.sentTo(`${base}/search`)[1]).toMatchObject({ status: 30 })
  expect(location.search).toContain('state=making')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-19' } })
  await waitFor(() => expect(server.sentTo(`${base}/search`)[2]).toMatchObject({ day: '2026-11-19' }))
})

test('[staff-10] a search that finds nothing, and one that is not answered, say so', async () => {
  const server = fakeServer({ ...basics(), [`${base}/search`]: { data: { list: [], hasMore: false } } })
  openOrders('?day=2026-11-21')
  await screen.findByRole('heading', { name: 'No order found' })
  server.set({ [`${base}/search`]: { code: 500, message: 'Something went wrong' } })
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-19' } })
  await screen.findByRole('button', { name: 'Try again' })
  server.set(answers())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Open order D007' })
})

test('[staff-10] an order shows its lines, discounts, taxes, payments, refunds and what happened', async () => {
  const server = fakeServer({
    ...basics(accountant),
    ...answers(
      aDeskOrder({
        refundTotal: money(300),
        productList: [anOrderLine({ refundNum: 1, refundAmount: money(300) })],
        refundList: [
          {
            ...{ refundNo: 'r1', amount: 300, chargedBack: 0, reason: 'cold', at: noon },
            ...{ status: 4, failure: 'insufficient_funds' },
          },
        ],
      }),
    ),
  })
  const dialog = await openOrder()
  await dialog.findByText('$3.00 refunded', { normalizer: (text) => plain(text) ?? '' })
  expect(server.sentTo(`${base}/detail`)).toEqual([{ storeId: 's1', orderId: 'o1' }])
  const sums = dialog.getAllByRole('term').map((term) => `${term.textContent} ${plain(term.nextSibling?.textContent)}`)
  expect(sums).toEqual([
    'Subtotal $13.00',
    'Whole-order discount: Osmanthus week −$1.00',
    'Total $12.00',
    'Includes GST 9% $0.99',
    'Given back −$3.00',
    'Kept $9.00',
  ])
  const steps = (name: string) =>
    within(dialog.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent)?.replace(/21 Nov.*$|Nov 21.*$/, ''))
  expect(steps('Money')).toEqual(['PaidStripe 77$12.00', 'Refund: Failedcold · insufficient_funds−$3.00'])
  expect(steps('What happened')).toEqual(['PlacedCustomer', 'AcceptedPayment provider', 'CompletedJun Tan'])
  expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull()
})

test('[staff-14] what happened to an order names who did it and who approved it', async () => {
  const step = { version: 4, action: 'refund', statusText: 'Completed', by: 'employee', at: noon } as const
  const logList = [{ ...step, staffName: 'Jun Tan', approverName: 'May Lim' }]
  fakeServer({ ...basics(), ...answers(aDeskOrder({ logList })) })
  const dialog = await openOrder()
  const [row] = within(await dialog.findByRole('list', { name: 'What happened' })).getAllByRole('listitem')
  expect(plain(row?.textContent)).toContain('Money given backJun Tan · approved by May Lim')
})

test('[order-28] the money of an order says in words why it went back', async () => {
  const refund = { amount: 300, chargedBack: 0, at: noon, status: 1, failure: '' } as const
  const reasons = ['byCustomer', 'other: no milk', 'another amount was received', 'cold']
  const refundList = reasons.map((reason) => ({ ...refund, refundNo: reason, reason }))
  fakeServer({ ...basics(), ...answers(aDeskOrder({ refundList })) })
  const dialog = await openOrder()
  const steps = within(await dialog.findByRole('list', { name: 'Money' })).getAllByRole('listitem')
  expect(steps.slice(1).map(({ textContent }) => plain(textContent)?.replace(/−.*$/, ''))).toEqual([
    'Refund: DoneCancelled by the customer',
    'Refund: DoneClosed for another reason · no milk',
    'Refund: DoneAnother amount than asked for was received',
    'Refund: Donecold',
  ])
})

test('[order-26][order-27] a dispute says where it stands, what it took and until when it may be answered; what it took does not go back', async () => {
  const dispute = { disputeNo: 'dp_1', paymentNo: '77', provider: 'stripe', currency: 'SGD', at: noon } as const
  fakeServer({
    ...basics(),
    ...answers(
      aDeskOrder({
        chargedBackTotal: money(1200),
        disputeList: [
          { ...dispute, state: 'needsResponse', amount: 1200, chargedBack: 1200, respondBy: noon + 86_400_000 },
          { ...dispute, disputeNo: 'dp_2', state: 'won', amount: -1, chargedBack: 0, respondBy: null },
        ],
      }),
    ),
  })
  const dialog = await openOrder()
  await dialog.findByText('A chargeback took what was left. Nothing more can go back.')
  const steps = within(dialog.getByRole('list', { name: 'Money' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent))
  expect(steps.slice(1)).toEqual([
    'Disputed12.00 SGD was taken back. Answer it at the provider by Nov 22, 12:00. Stripe dp_112.00 SGDNov 21, 12:00',
    'Dispute wonStripe dp_2Nov 21, 12:00',
  ])
  const sums = dialog.getAllByRole('term').map((term) => `${term.textContent} ${plain(term.nextSibling?.textContent)}`)
  expect(sums.slice(-2)).toEqual(['Charged back −$12.00', 'Kept $0.00'])
  expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull()
})

test.each([
  [1200, ['Charged back −$12.00', 'Kept $0.00']],
  [500, ['Given back −$7.00', 'Charged back −$12.00', 'Kept −$7.00']],
])('[order-27] of a refund of which a chargeback paid %d the column of amounts adds up', async (chargedBack, lines) => {
  const refund = { refundNo: 'r1', amount: 1200, chargedBack, reason: 'byCustomer', at: noon, failure: '' } as const
  const more = {
    refundTotal: money(1200),
    chargedBackTotal: money(1200),
    refundList: [{ ...refund, status: 6 as const }],
  }
  fakeServer({ ...basics(), ...answers(aDeskOrder({ status: 80, ...more })) })
  const dialog = await openOrder()
  await dialog.findByText('Kept')
  const sums = dialog.getAllByRole('term').map((term) => `${term.textContent} ${plain(term.nextSibling?.textContent)}`)
  expect(sums.slice(4)).toEqual(lines)
})

test('[staff-10] units of lines go back with a reason, their amount is shown first, and never more than are left', async () => {
  const server = fakeServer({ ...basics(), ...answers(aDeskOrder()) })
  const dialog = await openRefund()
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await dialog.findByText('Choose what goes back')
  await dialog.findByText('Please give a reason')
  expect(server.sentTo(`${base}/refund`)).toEqual([])
  const more = dialog.getByRole('button', { name: 'One more to refund: Cream Puff' })
  for (const _ of 'four') fireEvent.click(more)
  expect(dialog.getByLabelText('Units to refund: Cream Puff').textContent).toBe('3')
  fireEvent.click(dialog.getByRole('button', { name: 'One less to refund: Cream Puff' }))
  type(dialog, 'Reason, for the store only', 'cold')
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*6\.00/ }))
  await waitFor(() =>
    expect(server.sentTo(`${base}/refund`)).toEqual([
      {
        ...{ storeId: 's1', orderId: 'o1', version: 4, reason: 'cold', lineList: [{ lineNo: 0, num: 2 }] },
        requestId: expect.any(String),
      },
    ]),
  )
})

test('[order-27] units that are worth more than a chargeback left are told how much may go back', async () => {
  const server = fakeServer({ ...basics(), ...answers(aDeskOrder({ chargedBackTotal: money(1000) })) })
  const dialog = await openRefund()
  fireEvent.click(dialog.getByRole('button', { name: 'One more to refund: Cream Puff' }))
  type(dialog, 'Reason, for the store only', 'cold')
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await dialog.findByText('At most $2.00', { normalizer: (text) => plain(text) ?? '' })
  expect(server.sentTo(`${base}/refund`)).toEqual([])
})

test('[stock-8] units that can be sold again go back to stock, by line, and none unless chosen', async () => {
  const server = fakeServer({ ...basics(), ...answers(aDeskOrder({ restockLineList: [0] })) })
  const dialog = await openRefund()
  expect(dialog.queryByRole('group', { name: 'Back to stock' })).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: 'Everything' }))
  const boxes = within(dialog.getByRole('group', { name: 'Back to stock' })).getAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false])
  fireEvent.click(dialog.getByRole('checkbox', { name: /3× .*Cream Puff/ }))
  type(dialog, 'Reason, for the store only', 'Ordered twice')
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*12\.00/ }))
  await waitFor(() =>
    expect(server.sentTo(`${base}/refund`)).toMatchObject([
      {
        lineList: [
          { lineNo: 0, num: 3, isBackToStock: true },
          { lineNo: 1, num: 1 },
        ],
      },
    ]),
  )
  expect(server.sentTo(`${base}/refund`)[0]?.lineList).not.toHaveProperty('1.isBackToStock')
})

test('[staff-10] an amount goes back for no line in particular, and at most what is left', async () => {
  const server = fakeServer({ ...basics(), ...answers() })
  const dialog = await openRefund()
  fireEvent.click(dialog.getByRole('radio', { name: 'An amount' }))
  type(dialog, 'Reason, for the store only', 'late')
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await dialog.findByText('Choose what goes back')
  type(dialog, 'An amount', '12.01')
  fireEvent.click(dialog.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(dialog.queryByText('Choose what goes back')).toBeNull())
  expect(dialog.getByRole('textbox', { name: 'An amount' }).getAttribute('aria-invalid')).toBe('true')
  dialog.getByText(/At most .*12\.00/, { selector: '[role="alert"], [role="alert"] *' })
  type(dialog, 'An amount', '4.00')
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*4\.00/ }))
  await waitFor(() => expect(server.sentTo(`${base}/refund`)).toMatchObject([{ amount: 400, reason: 'late' }]))
})

test('[staff-10][order-20] a refund that was not answered is sent again under the same id', async () => {
  const server = fakeServer({ ...basics(), ...answers(), [`${base}/refund`]: { code: 500, message: 'No answer' } })
  const dialog = await openRefund()
  fireEvent.click(dialog.getByRole('radio', { name: 'Everything' }))
  type(dialog, 'Reason, for the store only', 'late')
  const send = () => fireEvent.click(dialog.getByRole('button', { name: /^Refund .*12\.00/ }))
  send()
  await dialog.findByRole('alert')
  send()
  await waitFor(() => expect(server.sentTo(`${base}/refund`)).toHaveLength(2))
  const [first, second] = server.sentTo(`${base}/refund`)
  expect(second).toEqual(first)
  expect(first).toMatchObject({
    lineList: [
      { lineNo: 0, num: 3 },
      { lineNo: 1, num: 1 },
    ],
  })
})

test('[staff-12] more than the own limit is refused in words before it is sent, and by the server in its own', async () => {
  const refused = { code: 80004, message: 'Ask an owner', data: { limit: 500 } }
  const server = fakeServer({
    ...basics(),
    ...answers(aDeskOrder({ refundLimit: money(500) })),
    [`${base}/refund`]: refused,
  })
  const dialog = await openRefund()
  await dialog.findByText(/^You may give back up to .*5\.00/)
  const more = dialog.getByRole('button', { name: 'One more to refund: Cream Puff' })
  for (const _ of '12') fireEvent.click(more)
  type(dialog, 'Reason, for the store only', 'cold')
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*6\.00/ }))
  await dialog.findByText(/^You may give back .*5\.00.* of one order in all/)
  expect(server.sentTo(`${base}/refund`)).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'One less to refund: Cream Puff' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Refund .*3\.00/ }))
  await dialog.findByText('Ask an owner')
})

test.each([
  [{ status: 20 }, /^Money goes back here once the order was handed over/],
  [{ refundTotal: money(1200) }, /^All of it went back/],
  [{ payableTotal: money(0) }, /^This order cost no money/],
])('[staff-10] an order whose money cannot go back says why', async (different, text) => {
  fakeServer({ ...basics(), ...answers(aDeskOrder(different)) })
  const dialog = await openOrder()
  await dialog.findByText(text)
  expect(dialog.queryByRole('button', { name: 'Refund' })).toBeNull()
})

const ofPoints = (different: object = {}) =>
  aDeskOrder({ payableTotal: money(0), pointsUsed: 1200, refundLimit: money(0), ...different })

test('[staff-10] of an order that was paid with points alone all points go back, once', async () => {
  const server = fakeServer({ ...basics(), ...answers(ofPoints()) })
  const sheet = await openOrder()
  fireEvent.click(await sheet.findByRole('button', { name: 'Give points back' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund of order/ }))
  await dialog.findByText(/^Paid with 1200 points and no money/)
  expect(dialog.queryByRole('radio')).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Give points back' }))
  await dialog.findByText('Please give a reason')
  type(dialog, 'Reason, for the store only', 'cold')
  fireEvent.click(dialog.getByRole('button', { name: 'Give points back' }))
  await screen.findByText('1200 points go back')
  expect(server.sentTo(`${base}/refund`)).toEqual([
    { storeId: 's1', orderId: 'o1', version: 4, reason: 'cold', amount: 0, requestId: expect.any(String) },
  ])
})

test('[staff-10] of an order whose points went back nothing more goes back', async () => {
  const back = { version: 4, action: 'refund', statusText: 'Completed', by: 'employee' as const, staffName: 'Jun Tan' }
  fakeServer({ ...basics(), ...answers(ofPoints({ logList: [{ ...back, approverName: '', at: noon }] })) })
  const dialog = await openOrder()
  await dialog.findByText('All its points went back.')
  await dialog.findByText('Points given back')
  expect(dialog.queryByRole('button', { name: 'Give points back' })).toBeNull()
})

test('what is no day, state or id is not looked for', () => {
  expect(readOrderSearch({ text: 'D007', day: 'x', state: 'y', order: 7 })).toEqual({ text: 'D007' })
})
