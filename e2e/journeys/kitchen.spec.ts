import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeStoreManager } from '../src/at-desk.ts'
import { Counter } from '../src/customer.ts'
import { axeFaults } from '../src/look-at.ts'
import { makeStore, openPhone } from '../src/own-store.ts'

interface Tablet {
  readonly account: string
  readonly password: string
  /** It keeps the app, as one that no program drives. */
  readonly isKeeping?: boolean
}

async function openTablet(browser: Browser, { account, password, isKeeping = false }: Tablet) {
  const serviceWorkers = isKeeping ? 'allow' : 'block'
  const context = await browser.newContext({
    ...{ viewport: { width: 1180, height: 820 }, locale: 'en-US', serviceWorkers },
  })
  if (isKeeping) await context.addInitScript(() => localStorage.setItem('tiffin.worker', 'on'))
  const counter = new Counter(await context.newPage())
  await counter.logIn(account, password)
  return { context, counter, page: counter.page, button: (name: RegExp) => counter.page.getByRole('button', { name }) }
}

/** Places an order for a product that is paid at the store, and takes its money. */
async function orderAtStore(browser: Browser, name: string, { page, button }: Awaited<ReturnType<typeof openTablet>>) {
  const customer = await openPhone(browser, name)
  await customer.add('Butter Cookie Tin')
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder('Pay at the store')
  await expect(customer.on('orderDetail')).toBeVisible()
  await button(/^Accept payment/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept payment' }).click()
  return customer
}

/** What lies on this tablet of the answers to calls, as text. */
const keptAnswers = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tiffin-counter')
        opening.onsuccess = () => {
          const all = opening.result.transaction('answers').objectStore('answers').getAll()
          all.onsuccess = () => resolve(JSON.stringify(all.result))
        }
      }),
  )

test('[kitchen-18] a tablet that is loaded again without a connection has its board and its taps, sends them once, and keeps nothing after log-out', async ({
  browser,
}) => {
  const name = `Jetty ${randomInt(10 ** 6)}`
  const manager = await makeStoreManager(await makeStore(name))
  const tablet = await openTablet(browser, { ...manager, isKeeping: true })
  const { page, context, button } = tablet
  const customer = await orderAtStore(browser, name, tablet)
  await expect(button(/^Start,/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect.poll(() => keptAnswers(page)).toContain('"status":20')
  const starts: string[] = []
  page.on('request', (request) => request.url().endsWith('/order/start') && starts.push(request.url()))

  await context.setOffline(true)
  await button(/^Start,/).click()
  await expect(page.getByText('Start waits for the connection').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^No connection since/)).toBeVisible()
  await expect(page.getByText('Start waits for the connection').first()).toBeVisible()
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  starts.length = 0
  await context.setOffline(false)
  await expect(customer.on('orderDetail').getByText('Making').first()).toBeVisible()
  await expect(page.getByText(/^No connection since/)).toBeHidden()
  await expect(button(/^Ready( \d of \d)?,/)).toBeVisible()
  expect(starts).toHaveLength(1)

  await button(/^Settings$/).click()
  await button(/^Log out$/).click()
  await expect(page.getByTestId('page-log-in')).toBeVisible()
  await expect.poll(() => keptAnswers(page)).not.toContain('"orderId"')
})

test('[order-29] an item is cancelled while the order is made: the ticket says so, the customer reads it, the rest goes on', async ({
  browser,
}) => {
  const name = `Pier ${randomInt(10 ** 6)}`
  const manager = await makeStoreManager(await makeStore(name))
  const { page, button } = await openTablet(browser, manager)
  const customer = await openPhone(browser, name)
  await customer.add('Butter Cookie Tin')
  await customer.change('Butter Cookie Tin', 1)
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder('Pay at the store')
  await expect(customer.on('orderDetail')).toBeVisible()
  await button(/^Accept payment/).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept payment' }).click()
  await button(/^Start,/).click()

  await expect(button(/^Ready( \d of \d)?,/)).toBeVisible()
  await page.getByRole('article').getByRole('button').first().click()
  await button(/^Cancel some items$/).click()
  await button(/^One more to refund: Butter Cookie Tin$/).click()
  await page.getByRole('radio', { name: 'Customer changed their mind' }).click()
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await button(/^Refund /).click()
  await new Counter(page).giveBack()
  await expect(page.getByRole('checkbox').getByText('1 cancelled: do not make')).toBeVisible()
  await page.getByRole('checkbox').click()
  expect(await axeFaults(page, ['light', 'dark'])).toEqual([])
  await expect(customer.on('orderDetail').getByText(/^The store gives you .* back at the counter\.$/)).toBeVisible()
  await expect(
    customer
      .on('orderDetail')
      .getByText(/ refunded$/)
      .first(),
  ).toBeVisible()
  await button(/^Ready( \d of \d)?,/).click()
  await button(/^Hand over,/).click()
  await expect(customer.on('orderDetail').getByText('Completed').first()).toBeVisible()
})

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
  await oven.button(/^Ready( \d of \d)?,/).click()
  await expect(customer.on('orderDetail').getByText('Show this code at the counter.')).toBeVisible()
  await oven.button(/^Undo$/).click()
  await expect(bar.button(/^Ready( \d of \d)?,/)).toBeVisible()
  await expect(customer.on('orderDetail').getByText('Making').first()).toBeVisible()

  await bar.context.setOffline(true)
  await bar.button(/^Ready( \d of \d)?,/).click()
  await expect(bar.page.getByText('Ready waits for the connection').first()).toBeVisible()
  await expect(bar.page.getByText(/^No connection since/)).toBeVisible()
  await expect(bar.page.getByText(/^Board as of/)).toBeVisible()
  expect(await axeFaults(bar.page, ['light', 'dark'])).toEqual([])
  await expect(oven.button(/^Ready( \d of \d)?,/)).toBeVisible()
  await bar.context.setOffline(false)
  // The board also reconnects by itself; then there is no button.
  await bar
    .button(/^Try now$/)
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await oven.button(/^Hand over,/).click()
  await expect(customer.on('orderDetail').getByText('Completed').first()).toBeVisible()
  await bar.button(/^Handed over$/).click()
  await bar.button(/^Bring back,/).click()
  await expect(oven.button(/^Hand over,/)).toBeVisible()
})
