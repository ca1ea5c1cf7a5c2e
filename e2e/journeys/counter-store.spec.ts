import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { Counter, placing } from '../src/customer.ts'
import { axeFaults } from '../src/look-at.ts'
import { makeStore, openPhone } from '../src/own-store.ts'

test('[store-15] [order-19] a store is paused while a customer confirms; open again, the order is made, handed over, found and refunded by line', async ({
  browser,
}) => {
  const name = `Pier ${randomInt(10 ** 6)}`
  const { account, password } = await makeStoreManager(await makeStore(name))
  const tablet = await browser.newPage({ viewport: { width: 1180, height: 820 }, locale: 'en-US' })
  const counter = new Counter(tablet)
  await counter.logIn(account, password)
  const customer = await openPhone(browser, name)
  await customer.add('Butter Cookie Tin')
  await customer.change('Butter Cookie Tin', 1)
  await customer.checkOut()
  await customer.logIn()
  await expect(customer.on('confirmOrder')).toBeVisible()

  await tablet.getByRole('link', { name: 'Open' }).click()
  await tablet.getByRole('button', { name: /^15 min/ }).click()
  await expect(tablet.getByText(/^Open again at/)).toBeVisible()
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await expect(customer.on('confirmOrder').getByText(/^Opens at/)).toBeVisible()
  await expect(customer.button(placing)).toBeDisabled()
  await tablet.getByRole('button', { name: 'Open again' }).click()

  await customer.placeOrder('Pay at the store')
  await tablet.getByRole('link', { name: 'Board' }).click()
  for (const step of ['Accept payment', 'Accept payment', 'Start', 'Ready'])
    await tablet
      .getByRole('button', { name: new RegExp(`^${step}`) })
      .filter({ visible: true })
      .last()
      .click()
  await tablet.getByRole('link', { name: 'Orders' }).click()
  await tablet.locator('.found').click()
  const pane = tablet.getByRole('complementary')
  await pane.getByRole('button', { name: /^Hand over/ }).click()

  await pane.getByRole('button', { name: 'Refund' }).click()
  const dialog = tablet.getByRole('dialog')
  await dialog.getByRole('button', { name: /^One more to refund/ }).click()
  await dialog.getByRole('radio', { name: 'Spilled or dropped' }).check({ force: true })
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await dialog.getByRole('button', { name: /^Refund / }).click()
  await expect(pane.getByText('Given back')).toBeVisible()
})
