import { type Browser, expect, type Page } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { axeFaults, settle } from '../src/look-at.ts'
import { call, cartOf, keepStorage, logIn, storageOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

const names = ['Mira', 'Tom', 'Ana', 'Ben', 'Eva', 'Ida', 'Leo'] as const
const menu = () => `${process.env.TIFFIN_URL}/?corp=demo#/pages/home/menu/menu`
const group = (page: Page) => page.getByRole('dialog', { name: /Lin.*s group/ })

const newPage = async (browser: Browser) =>
  (await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })).newPage()

/** The host's phone, whose group is open with one cream puff in it, and the link into it. */
async function openHost(browser: Browser) {
  const page = await newPage(browser)
  const token = await logIn()
  await keepStorage(page.context(), storageOf(token, await cartOf({ 'cream-puff': 1 })))
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: { url: string }) => void Object.assign(window, { sharedUrl: url }),
    }),
  )
  await page.goto(menu())
  await page.getByRole('button', { name: /View cart/ }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Order together' }).click()
  const sheet = page.getByRole('dialog', { name: 'Order together' })
  await sheet.getByLabel('Your name').fill('Lin')
  await sheet.getByRole('button', { name: 'Start' }).click()
  await expect(group(page).getByText('1 person · 1 item')).toBeVisible()
  await group(page).getByRole('button', { name: 'Invite others' }).click()
  const sharedUrl = () => page.evaluate(() => (window as { sharedUrl?: string }).sharedUrl ?? '')
  await expect.poll(sharedUrl).not.toBe('')
  return { page, token, link: await sharedUrl() }
}

async function join(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await newPage(browser)
  await page.goto(link)
  const sheet = page.getByRole('dialog', { name: /^Order with .*Lin/ })
  await sheet.getByLabel('Your name').fill(name)
  await sheet.getByRole('button', { name: 'Join' }).click()
  await group(page).getByRole('button', { name: 'Add from the menu' }).click()
  await expect(group(page)).toHaveCount(0)
  return page
}

/** So that a row near the top of the menu is tapped: nine browsers scroll slowly. */
const cake = 'Osmanthus Jelly Cake'

const isTold = (page: Page) => page.getByRole('dialog', { name: 'The order has been closed. Not put in:' })

const factsOf = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...page.matchAll(/<meta property="([^"]*)" content="([^"]*)">/g)].map(([, ...fact]) => fact))

async function ordersOf(token: string) {
  const { list } = await call('/api/app/order/order/list', {}, token)
  return list as { productList: { guestName?: string; num: number }[] }[] // the contract's own shape
}

test('[share-2] [share-5] readers of links get title, text and picture of product, store and group', async ({
  browser,
}) => {
  const { link } = await openHost(browser)
  const { search } = new URL(link)
  const ask = async (query: string, agent: string) =>
    (await fetch(`${process.env.TIFFIN_URL}/${query}`, { headers: { 'user-agent': agent } })).text()
  const lang = '&lang=en-US'
  for (const agent of ['facebookexternalhit/1.1', 'WhatsApp/2.23', 'Twitterbot/1.0', 'TelegramBot (like TwitterBot)'])
    for (const [query, title] of [
      [`?corp=demo&store=riverside&product=cream-puff${lang}`, 'Cream Puff'],
      [`?corp=demo&store=riverside${lang}`, 'Riverside Arcade'],
      [search, 'Order with Lin at Riverside Arcade'],
    ] as const) {
      const facts = factsOf(await ask(query, agent))
      expect(facts['og:title']).toBe(title)
      expect(facts['og:description']).not.toBe('')
      const picture = await fetch(facts['og:image'] ?? '')
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
})

test('[share-5] [share-6] [share-7] eight phones order together: closing races with adding, one order, each line is in it or told', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const { page: host, token, link } = await openHost(browser)
  const guests = await Promise.all(names.map((name) => join(browser, link, name)))
  await expect(group(host).getByText('8 people · 1 item')).toBeVisible()
  await Promise.all(guests.map((page) => new Customer(page).add(cake)))
  await expect(group(host).getByText('8 people · 8 items')).toBeVisible()
  await settle(host)
  expect(await axeFaults(host, ['light', 'dark'])).toEqual([])

  // Everybody adds another one while the host closes.
  const adding = guests.map((page) => new Customer(page).change(cake, 1))
  await group(host).getByRole('button', { name: 'Close and pay' }).click()
  await Promise.all(adding)
  await expect(host.getByTestId('page-confirmOrder')).toBeVisible()
  await expect(host.getByTestId('page-confirmOrder').getByText('Mira').first()).toBeVisible()

  const customer = new Customer(host)
  await customer.placeOrder('Card')
  await customer.pay()
  const [order] = await ordersOf(token)
  const numOf = (name: string) => order?.productList.find(({ guestName }) => guestName === name)?.num
  expect(order?.productList.map(({ guestName }) => guestName).toSorted()).toEqual(['Lin', ...names].toSorted())
  for (const [index, page] of guests.entries()) {
    const isIn = numOf(names[index] ?? '') === 2
    await expect(isTold(page)).toHaveCount(isIn ? 0 : 1)
    if (!isIn) await isTold(page).getByRole('button', { name: 'OK' }).click()
  }
  const code = await host
    .getByTestId('page-paySuccess')
    .getByText(/^[DT]\d{3}$/)
    .first()
    .textContent()
  for (const page of guests) {
    const line = page.getByRole('button', { name: /Lin.*s group/ })
    await expect(line).toContainText(code ?? 'a code')
  }
  const [mira] = guests
  await mira?.getByRole('button', { name: /Lin.*s group/ }).click()
  if (mira) await expect(group(mira).getByText(code ?? 'a code')).toBeVisible()
  await customer.button('View order').click()
  await expect(host.getByTestId('page-orderDetail').getByText('Tom').first()).toBeVisible()
})

test('[share-9] the host takes a member out: their lines go, their phone says who did it and keeps them', async ({
  browser,
}) => {
  const { page: host, link } = await openHost(browser)
  const mira = await join(browser, link, 'Mira')
  await new Customer(mira).add(cake)
  await expect(group(host).getByText('2 people · 2 items')).toBeVisible()
  await group(host).getByRole('button', { name: 'Remove Mira from the group' }).click()
  const question = host.getByRole('dialog', { name: 'Remove Mira from the group? Their items go too.' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(group(host).getByText('2 people · 2 items')).toBeVisible()
  await group(host).getByRole('button', { name: 'Remove Mira from the group' }).click()
  await question.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(group(host).getByText('1 person · 1 item')).toBeVisible()

  const message = mira.getByRole('dialog', { name: 'Lin removed you from the group' })
  await expect(message).toContainText('Your items are still in your cart.')
  await message.getByRole('button', { name: 'OK' }).click()
  await expect(mira.getByRole('button', { name: /Lin.*s group/ })).toHaveCount(0)
  await mira.getByRole('button', { name: /View cart/ }).click()
  await expect(mira.getByRole('dialog', { name: 'Your cart' })).toContainText(cake)
})
