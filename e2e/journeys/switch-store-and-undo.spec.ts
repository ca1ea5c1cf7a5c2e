import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

test('[R-4.17] a customer switches the store, which empties the cart, and takes it back', async ({ page }) => {
  const customer = new Customer(page)
  await customer.openMenu()
  await customer.add('Cream Puff')
  await customer
    .button(/Riverside Arcade/)
    .first()
    .click()
  await customer.button('Search stores').click()
  await page.getByRole('searchbox').fill('joo chiat')
  await customer.button(/^The Long Table/).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Changing from Riverside Arcade to The Long Table, Joo Chiat empties your cart.',
  )
  await customer.button('Stay at Riverside Arcade').click()
  await customer.button(/^The Long Table/).click()
  await customer.button(/^Change to The Long Table/).click()
  await expect(customer.on('menu').getByText('The Long Table, Joo Chiat').first()).toBeVisible()
  await expect(customer.on('menu').getByRole('region', { name: 'Your cart' })).toBeHidden()
  await customer.button('Undo').click()
  await expect(customer.on('menu').getByText('Riverside Arcade').first()).toBeVisible()
  await expect(customer.on('menu').getByRole('region', { name: 'Your cart' })).toContainText('1')
  await page.reload()
  await expect(customer.on('menu').getByRole('region', { name: 'Your cart' })).toContainText('1')
})
