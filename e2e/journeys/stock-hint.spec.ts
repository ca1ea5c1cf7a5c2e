import { expect, test } from '@playwright/test'
import { Customer, placing } from '../src/customer.ts'
import { cartOf, findProduct, keepStorage, logIn, orderLine, storageOf } from '../src/signed-in.ts'

test('what has run short meanwhile is named, and the order goes on without it', async ({ page }) => {
  const danish = await findProduct('blueberry-danish')
  const left = danish.skuList[0]?.stockNum ?? 0
  expect(left).toBeGreaterThan(0)
  const lines = await cartOf({ 'blueberry-danish': left, 'tea-tin': 1 })
  await keepStorage(page.context(), storageOf(await logIn(), lines))
  const customer = new Customer(page)
  await customer.open('/pages/order/confirmOrder/confirmOrder')
  await expect(customer.button(placing)).toBeEnabled()

  const [one] = await cartOf({ 'blueberry-danish': 1 })
  if (one === undefined) throw new Error('nothing to order')
  await orderLine(await logIn(), one, { payable: one.price })

  await customer.button(placing).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Some things have run short' })
  await expect(dialog).toContainText(left === 1 ? 'Blueberry Danish' : `Blueberry Danish: only ${left - 1} left`)
  await dialog.getByRole('button', { name: 'Remove and continue' }).click()
  await expect(customer.on('confirmOrder').getByText('Blueberry Danish')).toHaveCount(0)
  await expect(customer.on('confirmOrder').locator('.bar')).toContainText('$18.00')
  await customer.placeOrder('Card')
  await customer.reachProvider()
})
