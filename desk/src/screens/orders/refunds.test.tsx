import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { expect, test } from 'vitest'
import { basics, noon, prepare } from '../../test/desk.tsx'
import { aDeskOrder } from '../../test/fake-orders.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { answers, base, openOrder, openRefund, plain, type } from '../../test/order-steps.tsx'

prepare()

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
