import { expect } from '@playwright/test'
import { openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, sideways } from '../src/look-at.ts'
import { call, cartOf, logIn, orderLine } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

/** An order that was paid at the sandbox, whose bank takes the money back soon after; answers its number. */
async function payAndDispute(): Promise<string> {
  const token = await logIn()
  const [line] = await cartOf({ 'cream-puff': 1 })
  if (line === undefined) throw new Error('nothing to order')
  const orderId = await orderLine(token, line, { payable: line.price, method: 'card' })
  const { url } = await call('/api/app/order/payment/create', { orderId, paymentMethodCode: 'card' }, token)
  const form = new URLSearchParams({ deed: 'dispute' })
  await fetch(String(url), { method: 'POST', body: form, redirect: 'manual' })
  const { orderNo } = await call('/api/app/order/order/detail', { orderId }, token)
  return String(orderNo)
}

test('[cashier-10][order-26] a payment that its bank takes back is an alarm at the desk, and its order says what was taken', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const number = await payAndDispute()
  const desk = await openDesk(browser, owner, { path: '/payments' })
  await expect(desk.getByRole('heading', { name: 'Payments', level: 1 })).toBeVisible()
  const alarm = desk.getByRole('row').filter({ hasText: number })
  await expect(async () => {
    await desk.reload()
    await expect(alarm).toContainText('The customer’s bank disputes', { timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expect(alarm).toContainText('was taken back. Answer it at the provider.')
  await desk.goto(desk.url().replace('/payments', `/orders?text=${number}`))
  await desk.getByRole('button', { name: /^Open order/ }).click()
  const order = desk.getByRole('dialog')
  await expect(order.getByText('Disputed', { exact: true })).toBeVisible()
  await expect(order.getByText('Charged back')).toBeVisible()
  expect(await axeFaults(desk, ['light'])).toEqual([])
  expect(await sideways(desk)).toEqual([])
})
