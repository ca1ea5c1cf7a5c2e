import { randomInt } from 'node:crypto'
import { type Browser, expect, test } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import { axeFaults } from '../src/look-at.ts'
import { makeStore, openPhone } from '../src/own-store.ts'

async function openTablet(browser: Browser, { account, password }: { account: string; password: string }) {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: 'en-US' })
  const counter = new Counter(await context.newPage())
  await counter.logIn(account, password)
  return { context, counter, page: counter.page, button: (name: RegExp) => counter.page.getByRole('button', { name }) }
}

test('[kitchen-4] [kitchen-5] [kitchen-6] two tablets agree on ticks, a step is undone, and what is tapped without a connection goes out later', async ({
  browser,
}) => {
  const name = `Quay ${randomInt(10 ** 6)}`
  const manager = await makeStoreManager(await makeStore(name))
  const [bar, oven] = [await openTablet(browser, manager), await openTablet(browser, manager)]
  const customer = await openPhone(browser, name)
  await customer.add('Butter Cookie Tin')
  await customer.change('Butter Cookie Tin', 1)
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder('Pay at the store')
  await expect(customer.on('orderDetail')).toBeVisible()
  await bar.button(/^Accept payment/).click()
  await bar.page.getByRole('dialog').getByRole('button', { name: 'Accept payment' }).click()
  await bar.button(/^Start,/).click()

  await bar.page.getByRole('checkbox').click()
  await expect(oven.page.getByRole('checkbox')).toBeChecked()
  expect(await axeFaults(oven.page, ['light', 'dark'])).toEqual([])
  await oven.button(/^Ready,/).click()
  await expect(customer.on('orderDetail').getByText('Show this code at the counter.')).toBeVisible()
  await oven.button(/^Undo$/).click()
  await expect(bar.button(/^Ready,/)).toBeVisible()
  await expect(customer.on('orderDetail').getByText('Making').first()).toBeVisible()

  await bar.context.setOffline(true)
  await bar.button(/^Ready,/).click()
  await expect(bar.page.getByText('Ready waits for the connection').first()).toBeVisible()
  await expect(bar.page.getByText(/^No connection since/)).toBeVisible()
  await expect(bar.page.getByText(/^Board as of/)).toBeVisible()
  expect(await axeFaults(bar.page, ['light', 'dark'])).toEqual([])
  await expect(oven.button(/^Ready,/)).toBeVisible()
  await bar.context.setOffline(false)
  await bar.button(/^Try now$/).click()
  await oven.button(/^Hand over,/).click()
  await expect(customer.on('orderDetail').getByText('Completed').first()).toBeVisible()
  await bar.button(/^Handed over$/).click()
  await bar.button(/^Bring back,/).click()
  await expect(oven.button(/^Hand over,/)).toBeVisible()
})
