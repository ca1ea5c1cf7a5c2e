import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('on a wide screen the cart beside the menu is whole, and confirmation stands in two columns', async ({ page }) => {
  const customer = new Customer(page)
  await customer.openMenu()
  await customer.add('Cream Puff')
  const checkOut = await customer.button('Check out').boundingBox()
  const tabs = await page.getByTestId('tab-bar').boundingBox()
  expect((checkOut?.y ?? 0) + (checkOut?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  await customer.checkOut()
  await customer.logIn()
  const lines = await customer.on('confirmOrder').getByRole('heading', { name: 'Your order' }).boundingBox()
  const payment = await customer.on('confirmOrder').getByText('Card', { exact: true }).boundingBox()
  expect(payment?.x).toBeGreaterThan((lines?.x ?? 0) + 400)
})
