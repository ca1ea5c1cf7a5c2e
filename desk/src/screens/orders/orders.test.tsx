import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { expect, test } from 'vitest'
import { accountant, basics, noon, owner, prepare } from '../../test/desk.tsx'
import { aDeskOrder, anOrderLine } from '../../test/fake-orders.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { answers, base, openOrder, openOrders, plain } from '../../test/order-steps.tsx'
import { readOrderSearch } from './order-search.ts'

prepare()

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

test('what is no day, state or id is not looked for', () => {
  expect(readOrderSearch({ text: 'D007', day: 'x', state: 'y', order: 7 })).toEqual({ text: 'D007' })
})

test('[shift-10] an order that was paid at the store says whether it was cash or card', async () => {
  fakeServer({ ...basics(), ...answers(aDeskOrder({ paymentNo: null, paymentList: [], tender: 'card' })) })
  const order = await openOrder()
  await order.findByText('At the store · Card')
})
