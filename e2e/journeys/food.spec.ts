import { expect } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { keepStorage, logIn, storageOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

test('[food-5] 30 % less sugar changes figures and grade of a drink at once', async ({ page }) => {
  const customer = new Customer(page)
  await customer.openMenu()
  const sheet = await customer.choose('Camellia Milk Tea')
  await expect(sheet.getByRole('img', { name: /^Nutri-Grade C, 6% sugar/ })).toBeVisible()
  const sugar = sheet
    .getByRole('region', { name: 'Nutrition and allergens' })
    .locator('div', { hasText: /^Sugar/ })
    .last()
  await expect(sugar).toHaveText('Sugar27.2 g')
  await sheet.getByRole('radio', { name: 'Less sugar' }).check({ force: true })
  await expect(sugar).toHaveText('Sugar21.2 g')
  await sheet.getByRole('radio', { name: 'No sugar' }).check({ force: true })
  await expect(sugar).toHaveText('Sugar7.2 g')
  await expect(sheet.getByRole('img', { name: /^Nutri-Grade B, 0% sugar/ })).toBeVisible()
})

test('[food-7][food-8] an allergen in one item of a set warns in list, set, cart, confirmation and on the ticket', async ({
  page,
  browser,
}) => {
  await keepStorage(page.context(), storageOf(await logIn(), []))
  const customer = new Customer(page)
  await customer.open('/pages/user/personalData/allergens')
  const own = customer.on('allergens')
  await own.getByRole('checkbox', { name: 'Eggs' }).check({ force: true })
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/customer/allergen/update'))
  await own.getByRole('checkbox', { name: /^Tell the store/ }).check({ force: true })
  await saved

  await customer.openMenu()
  const sheet = await customer.choose('Afternoon for One')
  await expect(page.getByRole('listitem').filter({ hasText: 'Afternoon for One' }).first()).toContainText(
    'May contain: Eggs',
  )
  await sheet.getByRole('radio', { name: /^Yuzu Green Tea/ }).check({ force: true })
  const tart = sheet.getByRole('checkbox', { name: /^Burnt Custard Tart/ })
  await expect(sheet.locator('label', { hasText: 'Burnt Custard Tart' })).toContainText('Contains: Eggs')
  await tart.check({ force: true })
  await sheet.getByRole('button', { name: 'One more Burnt Custard Tart' }).click()
  await customer.button(/^Add to cart/).click()

  await customer.button(/^View cart/).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toContainText('Contains: Eggs')
  await cart.getByRole('button', { name: 'Check out' }).click()
  await expect(customer.on('confirmOrder').getByRole('listitem').first()).toContainText('Contains: Eggs')
  await customer.placeOrder('Pay at the store')
  const code = await customer
    .on('orderDetail')
    .getByText(/^[DT]\d{3,}$/)
    .innerText()
  await expect(customer.on('orderDetail')).toContainText('Contains: Eggs')

  const counter = new Counter(await (await browser.newContext({ locale: 'en-US' })).newPage())
  await counter.logIn()
  await expect(counter.ticket(code)).toContainText(/Allergy: Eggs/)
})
