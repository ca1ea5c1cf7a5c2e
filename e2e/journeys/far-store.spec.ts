import { expect, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

// The position of Riverside Arcade.
test.use({ geolocation: { latitude: 1.29062, longitude: 103.84648 }, permissions: ['geolocation'] })

const doubt = /^Order at The Long Table, Joo Chiat, \d\.\d km away\?$/

async function meetDoubt(page: Page) {
  const customer = new Customer(page)
  await customer.open('/pages/home/storeList/searchStore')
  await page.getByRole('searchbox').fill('joo chiat')
  await customer.button(/^The Long Table/).click()
  await expect(customer.on('menu').getByText('The Long Table, Joo Chiat').first()).toBeVisible()
  await customer.add('Cream Puff')
  await customer.checkOut()
  return { customer, question: page.getByRole('dialog', { name: doubt }) }
}

test('a store on the other side of town is asked about once before an order goes there', async ({ page }) => {
  const { customer, question } = await meetDoubt(page)
  await expect(question.getByRole('button', { name: 'Order at The Long Table, Joo Chiat' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await customer.checkOut()
  await expect(question).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/user\/login/)
})

test('[R-4.17] the nearer store says before it is taken that its cart starts empty, and can be undone', async ({
  page,
}) => {
  const { customer, question } = await meetDoubt(page)
  const cart = customer.on('menu').getByRole('region', { name: 'Your cart' })
  await question.getByRole('button', { name: 'Empty the cart and order at Riverside Arcade' }).click()
  await expect(customer.on('menu').getByText('Riverside Arcade').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(cart).toBeHidden()
  await customer.button('Undo').click()
  await expect(customer.on('menu').getByText('The Long Table, Joo Chiat').first()).toBeVisible()
  await expect(cart).toContainText('1')
})
