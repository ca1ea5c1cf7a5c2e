import { render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Ring } from '../src/screens/cashier/ring.tsx'
import { closeApp, goodToken, openApp } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'

afterEach(closeApp)

const cashier = (orderId: string) => `#/pages/order/cashier/cashier?orderId=${orderId}`

it('[page-50] each way to pay has the drawing that the brand gave it', async () => {
  const { orderId, answer } = await shopWithOrder()
  const way = (code: string, icon: string, type = 1) => ({ code, name: code, icon, type, sort: 1, tip: '' })
  answer('/api/app/common/payment-method/list', () => ({
    list: [way('card', 'card'), way('wallet', 'wallet'), way('other', 'unknown'), way('atStore', 'store', 2)],
  }))
  await openApp({ hash: cashier(orderId), stored: { icc_token: goodToken() } })
  const drawings = (await screen.findAllByRole('radio')).map(
    (radio) => radio.closest('label')?.querySelector('svg path')?.getAttribute('d') ?? '',
  )
  const [card, wallet, other, atStore] = drawings
  expect(other).toBe(card)
  expect(new Set([card, wallet, atStore]).size).toBe(3)
})

it('[page-50] the cashier names each thing that is paid for', async () => {
  const { orderId, order } = await shopWithOrder()
  await openApp({ hash: cashier(orderId), stored: { icc_token: goodToken() } })
  await screen.findByRole('timer')
  expect(screen.getByText(`2 × ${order.productList[0]?.productName}`)).toBeTruthy()
})

it.each([
  ['is plain from the first second', 900_000, false, false],
  ['is plain at three minutes', 180_000, false, false],
  ['is amber below three', 179_000, true, false],
  ['is red below one', 59_000, false, true],
])('[page-50] the ring of the time left %s', (_, msLeft, isSoon, isLast) => {
  render(createElement(Ring, { countdown: { msLeft, text: '0' }, wholeMs: 900_000 }))
  const { soon, last } = screen.getByRole('timer').parentElement?.dataset ?? {}
  expect([soon, last]).toEqual([isSoon ? 'true' : undefined, isLast ? 'true' : undefined])
})

it('[page-59] an order that ran out of time at the cashier says which one it was, and how much', async () => {
  const { orderId, order, move } = await shopWithOrder()
  move(70)
  await openApp({ hash: cashier(orderId), stored: { icc_token: goodToken() } })
  expect(await screen.findByText('The time to pay is over')).toBeTruthy()
  expect(screen.getByText(`2 × ${order.productList[0]?.productName}`)).toBeTruthy()
  expect(screen.getByText('$6.80')).toBeTruthy()
})
