import { expect } from '@playwright/test'
import { openDesk } from '../src/at-desk.ts'
import { owner } from '../src/desk-token.ts'
import { axeFaults, sideways } from '../src/look-at.ts'
import { call, cartOf, logIn, orderLine } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

/** Three cream puffs that were paid in the till of Riverside Arcade and handed over; answers the number of the order. */
async function sellThree(): Promise<string> {
  const token = await logIn()
  const [line] = await cartOf({ 'cream-puff': 3 })
  if (line === undefined) throw new Error('nothing to order')
  const orderId = await orderLine(token, line, { payable: 3 * line.price, method: 'store' })
  const clerk = await call('/api/app/store/employee/login', { account: 'riverside', password: 'camellia1' })
  const body = { orderId, version: 1 }
  const { version } = await call('/api/app/store/order/accept-payment', body, String(clerk.token))
  const { orderNo } = await call('/api/app/store/order/complete', { orderId, version }, String(clerk.token))
  return String(orderNo)
}

test('[staff-10][order-19] the owner finds an order by its number, gives the money of one piece back, and the order says so', async ({
  browser,
}) => {
  const number = await sellThree()
  const desk = await openDesk(browser, owner, { path: `/orders?text=${number}` })
  await desk.getByRole('button', { name: /^Open order/ }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: /^Refund of order/ })
  await dialog.getByRole('button', { name: 'One more to refund: Cream Puff' }).click()
  await dialog.getByLabel('Reason, for the store only').fill('Fell at the counter')
  expect(await axeFaults(desk, ['light'])).toEqual([])
  expect(await sideways(desk)).toEqual([])
  await dialog.getByRole('button', { name: /^Refund .*\d/ }).click()
  await expect(dialog).toBeHidden()
  const order = desk.getByRole('dialog')
  await expect(order.getByText('Fell at the counter')).toBeVisible()
  await expect(order.getByText('Partly refunded')).toBeVisible()
  await expect(order.getByText('Money given back')).toBeVisible()
})
