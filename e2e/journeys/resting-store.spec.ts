import { expect, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

/** A browser whose customer had chosen a store before it went to rest. */
const atRest = (page: Page) =>
  page.addInitScript(() => {
    const storeInfo = { id: 'garden-terrace', storeId: 'garden-terrace', storeName: 'Garden Terrace' }
    if (localStorage.getItem('storeInfo')) return
    localStorage.setItem('icc_corp_id', 'demo')
    localStorage.setItem('storeInfo', JSON.stringify(storeInfo))
  })

const question = (page: Page) => page.getByRole('dialog', { name: 'This store is closed now' })

test('[R-4.15] a resting store is kept: its menu can be read, and nothing can be ordered there', async ({ page }) => {
  await atRest(page)
  const customer = new Customer(page)
  await customer.open('/pages/home/menu/menu')
  await question(page).getByRole('button', { name: 'Stay at Garden Terrace' }).click()
  await expect(question(page)).toBeHidden()
  await customer.add('Cream Puff')
  await customer.checkOut()
  await question(page).getByRole('button', { name: 'Stay at Garden Terrace' }).click()
  await expect(customer.on('menu')).toBeVisible()
  await expect(page).toHaveURL(/home\/menu\/menu/)
})

test('[R-4.15][R-8.16] a resting store is left for another one, from the menu and before the order', async ({
  page,
}) => {
  await atRest(page)
  const customer = new Customer(page)
  await customer.open('/pages/home/menu/menu')
  await question(page).getByRole('button', { name: 'Choose another store' }).click()
  await expect(customer.on('storeList')).toBeVisible()
  await page.goBack()
  await customer.add('Cream Puff')
  await customer.checkOut()
  await question(page).getByRole('button', { name: 'Choose another store' }).click()
  await customer
    .on('storeList')
    .getByRole('button', { name: /The Long Table/ })
    .first()
    .click()
  await customer.button(/^Change to The Long Table/).click()
  await expect(customer.on('menu').getByText('The Long Table, Joo Chiat').first()).toBeVisible()
})
