import { randomInt } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { openPushService } from '../../server/test/push-service.ts'
import { makeStoreManager } from '../src/at-desk.ts'
import { CloudPrinter } from '../src/cloud-printer.ts'
import { Counter, type Customer, newPhone, placing } from '../src/customer.ts'
import { deskToken } from '../src/desk-token.ts'
import { deliver, notificationsOf, takeMessages } from '../src/messages.ts'
import { makeStore, openPhone } from '../src/own-store.ts'
import { call } from '../src/signed-in.ts'

const drink = 'Hojicha Grass Jelly Milk'
const tin = 'Butter Cookie Tin'
/** What one of them costs at most; offers are shared out over the lines. */
const tinPrice = 22
const place = /^12:00.–.13:00/

/** A store with room for four items an hour, for today and tomorrow. */
async function makeStoreWithTimes(name: string): Promise<string> {
  const storeId = await makeStore(name)
  const windowList = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '00:00', end: '24:00', capacity: 4 }))
  const to = { slotMinutes: 60, daysAhead: 1, windowList }
  await call('/api/app/desk/store/update-slots', { storeId, from: null, to }, await deskToken())
  return storeId
}

/** The tablet of the store, and how its pages are opened. */
async function openTablet(browser: Browser, storeId: string) {
  const { account, password } = await makeStoreManager(storeId)
  const page = await browser.newPage({ viewport: { width: 1180, height: 820 }, locale: 'en-US' })
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const counter = new Counter(page)
  await counter.logIn(account, password)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true })
  const go = (name: string) => page.getByRole('link', { name, exact: true }).first().click()
  return { page, counter, button, go, cart: page.getByRole('complementary', { name: 'Cart' }) }
}

/** Connects a printer that prints when it is asked. */
async function connectPrinter({ page, button, go }: Awaited<ReturnType<typeof openTablet>>): Promise<CloudPrinter> {
  await go('Store')
  await button('Add a printer').click()
  await page.getByLabel('Name').fill('Bar')
  await button('Save').click()
  const printer = new CloudPrinter(await page.locator('.address').innerText())
  await button('Done').click()
  return printer
}

/** What a scanner reads off a phone. */
function readCodes(page: Page): () => string {
  let last = ''
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/member-code/detail')) last = (await answer.json()).data.content
  })
  return () => last
}

async function chooseTomorrow(customer: Customer): Promise<void> {
  await customer.button(/^(?:Pick-up|Dine-in) time/).click()
  const sheet = customer.page.getByRole('dialog', { name: /^(?:Pick-up|Dine-in) time$/ })
  await sheet.locator('label', { hasText: 'Tomorrow' }).click()
  await sheet.locator('label', { hasText: place }).click()
  await expect(customer.button(/^(?:Pick-up|Dine-in) time/)).toContainText(/Tomorrow 12:00/)
}

/** Turns messages about orders on, as a customer does who is logged in. */
async function turnMessagesOn(customer: Customer): Promise<void> {
  await customer.open('/pages/user/mine/mine')
  await customer.button(/^Order notifications/).click()
  await customer.button('Turn on').click()
  await expect(customer.page.getByText('Notifications are on')).toBeVisible()
}

test('[R-1.7] [R-7.19] [stock-6] [store-15] [slot-2] [order-19] [print-4] [print-7] phone and tablet: an assisted cart, sold out and paused and full while the customer chooses, then made, told to be ready, handed over, refunded by line and printed again', async ({
  browser,
}) => {
  const name = `Wharf ${randomInt(10 ** 6)}`
  const tablet = await openTablet(browser, await makeStoreWithTimes(name))
  const printer = await connectPrinter(tablet)
  const { service, close } = await openPushService()
  const customer = await openPhone(browser, name, {
    options: { serviceWorkers: 'allow' },
    prepare: (context) => takeMessages(context, service.subscribe('phone')),
  })
  const other = await openPhone(browser, name)
  const code = readCodes(customer.page)
  const phone = newPhone()

  // Somebody else takes the place that the customer will want.
  await other.add(tin)
  await other.change(tin, 1)
  await other.checkOut()
  await other.logIn()
  await chooseTomorrow(other)

  // The store fills the cart with options; the phone follows.
  await customer.open('/pages/user/mine/memberCode')
  await customer.logIn(phone)
  await turnMessagesOn(customer)
  await customer.open('/pages/user/mine/memberCode')
  await expect.poll(code).not.toBe('')
  await tablet.counter.scan(code())
  await tablet.page.getByLabel('Search the menu').fill('osmanthus oolong')
  await tablet.button(/^Osmanthus Oolong Milk Tea/).click()
  const choice = tablet.page.getByRole('region', { name: 'Osmanthus Oolong Milk Tea' })
  await choice.getByText('Less ice').click()
  await choice.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(tablet.cart.getByText(/Less ice/)).toBeVisible()
  await expect(customer.page.getByText(/changed your cart$/)).toBeVisible()
  await tablet.button('Done').click()

  // Sold out while its sheet is open.
  await customer.openMenu()
  const sheet = await customer.choose(drink)
  await tablet.go('Sold out')
  await tablet.page.getByRole('searchbox').fill('grass')
  await tablet.button(new RegExp(drink)).click()
  await tablet.button('Sold out for today').click()
  await expect(sheet.getByText(/Sold out/).first()).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)
  await customer.page.keyboard.press('Escape')

  // Paused while the customer confirms.
  await customer.add(tin)
  await customer.change(tin, 1)
  await customer.checkOut()
  await expect(customer.button(placing)).toBeEnabled()
  await tablet.go('Store')
  await tablet.button(/^15 min/).click()
  await expect(customer.on('confirmOrder').getByText(/^Opens at/)).toBeVisible()
  await expect(customer.button(placing)).toBeDisabled()
  await tablet.button('Open again').click()
  await expect(customer.button(placing)).toBeEnabled()

  // The time fills up while the customer confirms.
  await chooseTomorrow(customer)
  await other.placeOrder('Card')
  await other.reachProvider()
  await customer.placeOrder('Card')
  await expect(customer.page.getByText('That pick-up time just filled up. Please choose another one.')).toBeVisible()
  await customer.button('OK').click()
  await customer.placeOrder('Pay at the store')
  const order = customer.on('orderDetail')
  await expect(order).toBeVisible()

  // Paid, printed once, made, ready, handed over; the phone says each.
  await tablet.go('Board')
  const ticket = tablet.page.getByRole('article').filter({ hasText: 'Osmanthus Oolong' })
  await ticket.getByRole('button', { name: /^Accept payment/ }).click()
  await tablet.page.getByRole('dialog').getByRole('button', { name: 'Accept payment' }).click()
  await expect(order.getByText('The store has your order').or(order.getByText('Accepted')).first()).toBeVisible()
  await expect.poll(() => printer.turn()).toBe(true)
  expect(await printer.turn()).toBe(false)
  await tablet.button(/^Start,/).click()
  await expect(order.getByText('Making').first()).toBeVisible()

  // The page is closed: a message says that the order is ready, and leads to it.
  await customer.page.goto('about:blank')
  await tablet.button(/^Ready( \d of \d)?,/).click()
  await expect.poll(() => service.to('phone').at(-1)?.payload.body).toMatch(/is ready for pick-up$/)
  const message = service.to('phone').at(-1)?.payload ?? {}
  expect(await notificationsOf(customer.page.context())).toEqual([])
  await deliver(customer.page, message)
  await expect
    .poll(() => notificationsOf(customer.page.context()))
    .toEqual([{ title: message.title, body: message.body }])
  await customer.open(message.path)
  await expect(order.getByText('Show this code at the counter.')).toBeVisible()
  close()
  await tablet.button(/^Hand over,/).click()
  await expect(order.getByText('Completed').first()).toBeVisible()

  // One tin goes back, and the ticket is printed again.
  await tablet.go('Orders')
  await tablet.page.locator('.found').filter({ hasText: 'Completed' }).first().click()
  const pane = tablet.page.getByRole('complementary')
  await pane.getByRole('button', { name: 'Refund' }).click()
  const refund = tablet.page.getByRole('dialog')
  await refund.getByRole('button', { name: `One more to refund: ${tin}` }).click()
  await refund.getByRole('radio', { name: 'Spilled or dropped' }).check({ force: true })
  const share =
    (await refund.getByRole('listitem').filter({ hasText: tin }).locator('.amount').innerText()).match(/[\d.]+/)?.[0] ??
    ''
  expect(Number(share)).toBeGreaterThan(tinPrice / 2)
  expect(Number(share)).toBeLessThanOrEqual(tinPrice)
  await refund
    .getByRole('button', { name: /^Refund / })
    .filter({ hasText: share })
    .click()
  await new Counter(tablet.page).giveBack()
  const back = pane.locator('.amounts > div', { hasText: 'Given back' })
  await expect(back).toContainText(share)
  const backs = pane.locator('li', { hasText: /refunded/ })
  await expect(backs).toHaveCount(1)
  await expect(backs).toContainText(tin)
  await expect(backs).toContainText(share)
  const refunded = order.locator('.line-row', { hasText: /refunded/ })
  await expect(refunded).toHaveCount(1)
  await expect(refunded).toContainText(tin)
  await expect(refunded).toContainText(share)
  await pane.getByRole('button', { name: 'Print ticket' }).click()
  await tablet.button('On the store’s printers').click()
  await expect.poll(() => printer.turn()).toBe(true)
  expect(await Promise.all(printer.papers.map((paper) => printer.isMarked(paper)))).toEqual([false, true])
  await pane.getByRole('button', { name: 'Print ticket' }).click()
  await tablet.button('On this device').click()
  await expect(tablet.page.getByTestId('paper').getByText('COPY')).toBeAttached()
})
