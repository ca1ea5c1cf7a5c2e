import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { Counter } from '../src/customer.ts'
import { test } from '../src/test.ts'

test('[assist-4][shift-8] staff takes a walk-in order, gives change for cash, and the kitchen has it with its code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  const counter = new Counter(page)
  await counter.logIn()
  await page.getByRole('link', { name: 'New order', exact: true }).click()
  await page.getByLabel('Search the menu').fill('cream puff')
  await page.getByRole('button', { name: /^Cream Puff/ }).click()
  const cart = page.getByRole('complementary', { name: 'Cart' })
  await expect(cart.getByText('Cream Puff')).toBeVisible()
  const name = `Walk-in ${randomInt(10 ** 6)}`
  await cart.getByLabel('Name or note (optional)').fill(name)
  await cart.getByRole('button', { name: /^Take / }).click()
  const dialog = page.getByRole('dialog', { name: 'Accept payment' })
  await dialog.getByRole('button', { name: 'Exact' }).click()
  await expect(dialog.getByText(/^Change to give/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Accept payment' }).click()
  await expect(page.getByText(/is paid and goes to the kitchen/)).toBeVisible()
  await expect(cart.getByText('The cart is empty')).toBeVisible()
  await page.getByRole('link', { name: /^Board/ }).click()
  await expect(counter.ticket(name)).toContainText('Cream Puff')
})
