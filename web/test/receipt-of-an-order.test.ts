import { fireEvent, screen } from '@testing-library/react'
import { money } from '@tiffin/core/money/money'
import { orderStatus } from '@tiffin/core/order/order-state'
import { afterEach, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp } from './app.ts'
import { answers, moveOrder } from './fake/answers.ts'
import { button, click } from './steps.ts'

afterEach(closeApp)

function makeOrder(): string {
  const order = answers['/api/app/order/order/create']?.({
    ...{ storeId: 'riverside', pickupMethod: 1, requestId: crypto.randomUUID(), paymentMethodCode: 'card' },
    productRequestList: [{ productId: 'butter-croissant', skuId: 'butter-croissant-s', num: 1, productType: 1 }],
    expectedPayable: money(340),
  })
  if (order === undefined) throw new Error('the fake makes orders')
  return order.orderId
}

const path = '/receipt/demo/AAAAAAAAAAAAAAAAAAAAAA'
const creditNote = { receiptNo: '20261124-0009', issueTime: Date.now(), amount: money(100) }
const receipt = { receiptNo: '20261124-0007', issueTime: Date.now(), path, creditNoteList: [creditNote] }

async function openPaid(found: object) {
  const server = fakeServer()
  server.answer('/api/app/order/receipt/detail', () => found)
  const orderId = makeOrder()
  moveOrder(orderId, orderStatus.accepted)
  await openApp({ hash: `#/pages/order/orderDetail/detail?orderId=${orderId}`, stored: { icc_token: goodToken() } })
  return { server, orderId }
}

const linkNamed = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')

it('[receipt-2][receipt-3][receipt-7] an order that was paid shows its receipt and credit notes, to be opened as page and file in the customer’s language', async () => {
  await openPaid({ receipt, canMail: false })
  expect(await linkNamed('Open receipt')).toBe(`${path}?lang=en-US`)
  expect(await linkNamed('Download PDF')).toBe(`${path}.pdf?lang=en-US`)
  expect(screen.getByText('20261124-0007')).toBeTruthy()
  expect(screen.getByText('Credit note 20261124-0009')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send by email' })).toBeNull()
})

it('[receipt-7] a receipt is sent to the address that is typed; what the server refuses stands in the sheet', async () => {
  const { server, orderId } = await openPaid({ receipt, canMail: true })
  server.answer('/api/app/order/receipt/mail', ({ email }: { email: string }) => {
    if (email === 'gone@mail.example') throw new FakeRefusal('mailNotSent')
    return {}
  })
  await click(await button('Send by email'))
  const field = await screen.findByLabelText('Email address')
  const send = async (email: string) => {
    fireEvent.change(field, { target: { value: email } })
    await click(await button('Send'))
  }
  await send('ann@mail')
  await screen.findByText('Please enter a valid email address')
  expect(server.to('/api/app/order/receipt/mail')).toEqual([])
  await send('gone@mail.example')
  await screen.findByText(/could not be sent|mailNotSent/)
  await send('ann@mail.example')
  await screen.findByText('Receipt sent')
  expect(server.to('/api/app/order/receipt/mail').at(-1)?.body).toEqual({ orderId, email: 'ann@mail.example' })
})

it('[receipt-3] an order without a receipt shows none', async () => {
  const { server } = await openPaid({ receipt: null, canMail: true })
  await screen.findByText('Order number')
  expect(server.to('/api/app/order/receipt/detail')).toHaveLength(1)
  expect(screen.queryByText('Receipt')).toBeNull()
})
