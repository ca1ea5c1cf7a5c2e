import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

// At the door of Riverside Arcade.
test.use({ geolocation: { latitude: 1.29062, longitude: 103.84648 }, permissions: ['geolocation'] })

test('a store on the other side of town is asked about once before an order goes there', async ({ page }) => {
  const customer = new Customer(page)
  await customer.open('/pages/home/storeList/searchStore')
  await page.getByRole('searchbox').fill('joo chiat')
  await customer.button(/^The Long Table/).click()
  await expect(customer.on('menu').getByText('The Long Table, Joo Chiat').first()).toBeVisible()
  await customer.add('Cream Puff')
  await customer.checkOut()
  const question = page.getByRole('dialog', { name: /^Order at The Long Table, Joo Chiat, \d\.\d km away\?$/ })
  await expect(question.getByRole('button', { name: 'Order at Riverside Arcade' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await customer.checkOut()
  await question.getByRole('button', { name: 'Order at The Long Table, Joo Chiat' }).click()
  await expect(page).toHaveURL(/user\/login/)
})
