import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { CloudPrinter } from '../src/cloud-printer.ts'
import { Counter } from '../src/customer.ts'
import { axeFaults } from '../src/look-at.ts'
import { makeStore, openPhone } from '../src/own-store.ts'

/** Points of PDF: 80 mm, as a browser rounds it. */
const stripWidth = /MediaBox \[0 0 22[67]\.\d/

test('[print-1] [print-3] [print-4] [print-7] a printer is connected at the counter, an order is printed once, a reprint says COPY, and a browser prints too', async ({
  browser,
}) => {
  const name = `Dock ${randomInt(10 ** 6)}`
  const { account, password } = await makeStoreManager(await makeStore(name))
  const tablet = await browser.newPage({ viewport: { width: 1180, height: 820 }, locale: 'en-US' })
  await tablet.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await new Counter(tablet).logIn(account, password)
  const button = (label: string | RegExp) => tablet.getByRole('button', { name: label }).filter({ visible: true })
  await tablet.getByRole('link', { name: 'Store', exact: true }).click()
  await button('Add a printer').click()
  await tablet.getByLabel('Name').fill('Bar')
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])
  await button('Save').click()
  const printer = new CloudPrinter(await tablet.locator('.address').innerText())
  await button('Done').click()
  await button(/^Bar/).click()
  await button('Print a test page').click()
  await expect.poll(() => printer.turn()).toBe(true)
  await tablet.keyboard.press('Escape')
  await expect(button(/^Bar Ready/)).toBeVisible()
  expect(await axeFaults(tablet, ['light', 'dark'])).toEqual([])

  const customer = await openPhone(browser, name)
  await customer.add('Butter Cookie Tin')
  await customer.change('Butter Cookie Tin', 1)
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder('Pay at the store')
  expect(await printer.turn()).toBe(false)
  await tablet.getByRole('link', { name: 'Board' }).click()
  await button(/^Accept payment/).click()
  await tablet.getByRole('dialog').getByRole('button', { name: 'Accept payment' }).click()
  await expect(button(/^Start,/)).toBeVisible()
  expect(await printer.turn()).toBe(true)
  expect(await printer.turn()).toBe(false)

  await tablet.locator('.ticket-head').click()
  await button('Print ticket').click()
  await button('On the store’s printers').press('Enter') // a second tap at the same place would be that of a double tap
  await expect.poll(() => printer.turn()).toBe(true)
  expect(await printer.turn()).toBe(false)
  const [, ticket = 0, copy = 0] = printer.lengths
  expect(copy).toBeGreaterThan(ticket + 50)

  await button('Print ticket').click()
  await button('On this device').click()
  await expect(tablet.locator('html[data-printed]')).toBeAttached()
  await expect(tablet.getByTestId('paper').getByText('COPY')).toBeAttached()
  const strip = (await tablet.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(strip).toMatch(stripWidth)
  expect(strip.match(/\/Type \/Page\b/g)).toHaveLength(1)

  printer.statusCode = '410'
  await printer.poll()
  await expect(tablet.getByTestId('printer-trouble')).toContainText('Bar')
  await expect(tablet.getByTestId('printer-trouble')).toContainText('Out of paper')
})
