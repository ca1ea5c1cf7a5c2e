import { type Browser, expect, type Page } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { everyPage } from '../src/every-page.ts'
import { axeFaults, looks, type Scheme, settle } from '../src/look-at.ts'
import { keepStorage, logIn, signIn, storageOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'
import { wordsOf } from '../src/words.ts'

const withData = [
  ...['home', 'menu', 'orders', 'storeList', 'confirmOrder', 'cashier', 'orderDetail', 'terms', 'coupon', 'points'],
  ...['pointsDescription', 'personalData', 'deleteAccount', 'memberCode'],
]
const thatMayBeEmpty = ['menu', 'orders', 'storeList', 'coupon', 'points', 'searchStore', 'searchGoods']

/** Only the brand comes: what the app asks for ahead of time would be there already when its page opens. */
async function openApp(browser: Browser, storage: Record<string, string>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  await keepStorage(context, storage)
  const page = await context.newPage()
  await page.route(
    (url) => url.pathname.startsWith('/api/app/') && !url.pathname.startsWith('/api/app/common/'),
    (route) => route.fulfill({ status: 503, body: 'away' }),
  )
  await new Customer(page).open('/pages/error/404')
  await expect(new Customer(page).on('notFound')).toBeVisible()
  return page
}

/** Opens each page and lets axe look at what it shows. */
async function look(page: Page, scheme: Scheme, pages: Record<string, string>, isReady: () => Promise<void>) {
  const faults: string[] = []
  for (const [key, path] of Object.entries(pages)) {
    await page.evaluate((url) => window.icc.reLaunch(url), path)
    await expect(new Customer(page).on(key)).toBeVisible()
    await isReady()
    faults.push(...(await axeFaults(page, [scheme])).map((fault) => `${key}: ${fault}`))
  }
  return faults
}

const pick = (pages: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(pages).filter(([key]) => keys.includes(key)))

for (const [language, scheme] of Object.entries(looks))
  test(`[R-8.2] axe finds nothing on a page whose data does not come, and each offers another try, ${language}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const { storage, orderId } = await signIn()
    const page = await openApp(browser, { ...storage, useLanguage: language })
    await page.route('**/api/app/**', (route) => route.fulfill({ status: 503, body: 'away' }))
    const retry = wordsOf(language).get('action.retry') ?? ''
    const isReady = async () => {
      await settle(page)
      await expect(page.getByRole('button', { name: retry }).filter({ visible: true }).first()).toBeVisible()
    }
    expect(await look(page, scheme, pick(everyPage(orderId), withData), isReady)).toEqual([])
  })

for (const [language, scheme] of Object.entries(looks))
  test(`axe finds nothing on a page whose data is on its way, ${language}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const { storage, orderId } = await signIn()
    const page = await openApp(browser, { ...storage, useLanguage: language })
    await page.route('**/api/app/**', () => undefined) // it never comes
    const isReady = () => expect(page.locator('.skeleton:visible, .loading:visible').first()).toBeVisible()
    expect(await look(page, scheme, pick(everyPage(orderId), withData), isReady)).toEqual([])
  })

for (const [language, scheme] of Object.entries(looks))
  test(`axe finds nothing on a page that is empty, or without a connection, ${language}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const page = await openApp(browser, { ...storageOf(await logIn(), []), useLanguage: language })
    await page.unrouteAll()
    const pages = pick(everyPage('none'), thatMayBeEmpty)
    expect(await look(page, scheme, pages, () => settle(page))).toEqual([])
    await page.context().setOffline(true)
    const message = page.getByText(wordsOf(language).get('error.network') ?? '')
    await expect(message.filter({ visible: true })).toBeVisible()
    expect(await look(page, scheme, pages, () => settle(page))).toEqual([])
  })
