import { expect, type Locator, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { everyPage } from '../src/every-page.ts'
import { brokenWords, cutNames, doubleText } from '../src/large-text.ts'
import { settle } from '../src/look-at.ts'
import { cartOf, keepStorage, signIn, storageOf } from '../src/signed-in.ts'

const sizes = [
  { name: '390 px', width: 390, isDouble: false },
  { name: '320 px', width: 320, isDouble: false },
  { name: 'text twice as large', width: 390, isDouble: true },
]

async function begin(page: Page, { width, isDouble }: (typeof sizes)[number]): Promise<Customer> {
  await page.setViewportSize({ width, height: 844 })
  if (isDouble) await doubleText(page)
  const lines = await cartOf({ 'cream-puff': 2, 'osmanthus-oolong': 1 })
  await keepStorage(page.context(), { ...storageOf('', lines), useLanguage: 'en-US' })
  return new Customer(page)
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not to be seen.')
  return box
}

const pill = (page: Page) => page.getByRole('region', { name: 'Your cart' })

/** Scrolls to the end of whatever holds the rows; those that are measured late make it longer. */
const toEnd = (page: Page, selector: string) =>
  page.evaluate(async (list) => {
    for (let turn = 0; turn < 12; turn += 1) {
      const scroller = document.querySelector(list) ?? document.documentElement
      scroller.scrollTop = 1e6
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }, selector)

test('the first thing added from the lowest row keeps its number clear of the pill that comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await keepStorage(page.context(), { ...storageOf('', []), useLanguage: 'en-US' })
  await new Customer(page).open('/pages/home/menu/menu')
  const add = page.locator('li[id^="product-"]').getByRole('button', { name: /^Add / }).last()
  await expect(add).toBeVisible()
  await settle(page)
  const name = (await add.getAttribute('aria-label'))?.slice(4) ?? ''
  const tabs = await boxOf(page.getByTestId('tab-bar'))
  // Just above the tab bar, where the pill will lie.
  await add.evaluate((button, to) => {
    const list = button.closest('[data-section]')?.parentElement
    if (list) list.scrollTop -= to - button.getBoundingClientRect().bottom
  }, tabs.y - 20)
  const place = await boxOf(add)
  expect(Math.abs(place.y + place.height - (tabs.y - 20))).toBeLessThan(2)
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  await expect(pill(page)).toBeVisible()
  await settle(page) // the pill comes up from below: only at rest it covers what lies there
  const { y, height } = await boxOf(page.getByRole('button', { name: `One more ${name}`, exact: true }))
  expect(y + height).toBeLessThanOrEqual((await boxOf(pill(page))).y)
})

for (const size of sizes) {
  test(`the last row's button stands clear of the cart pill on menu and search: ${size.name}`, async ({ page }) => {
    const customer = await begin(page, size)
    for (const [path, list] of [
      ['/pages/home/menu/menu', '[data-testid="page-menu"] :has(> [data-section])'],
      ['/pages/home/searchGoods/searchGoods?keyword=tea', 'html'],
    ] as const) {
      await customer.open(path)
      await expect(pill(page)).toBeVisible()
      await settle(page)
      await toEnd(page, list)
      const last = page
        .getByRole('button', { name: /^(Add|Choose|One more) \w/ })
        .filter({ visible: true })
        .last()
      const { y, height } = await boxOf(last)
      expect(y + height, path).toBeLessThanOrEqual((await boxOf(pill(page))).y)
    }
  })

  test(`neither Home nor Menu moves when distance is known: ${size.name}`, async ({ page }) => {
    await page.addInitScript(() => {
      const position = { coords: { latitude: 1.29, longitude: 103.85, accuracy: 10 }, timestamp: 0 }
      const watchers: PositionCallback[] = []
      Object.assign(window, {
        stand: () => {
          for (const watcher of watchers.splice(0)) watcher(position as unknown as GeolocationPosition) // as much of it as is read
        },
      })
      navigator.geolocation.getCurrentPosition = (onPosition) => void watchers.push(onPosition)
    })
    await page.context().grantPermissions(['geolocation'])
    const customer = await begin(page, size)
    for (const [path, below] of [
      ['/', page.getByRole('button', { name: /Dine in/ })],
      ['/pages/home/menu/menu', page.getByRole('radio', { name: 'Dine in' })],
    ] as const) {
      await customer.open(path)
      await expect(below.filter({ visible: true }).first()).toBeVisible()
      await settle(page)
      const before = await boxOf(below.first())
      await expect(async () => {
        await page.evaluate(() => (window as unknown as { stand(): void }).stand())
        await expect(
          page
            .getByText(/\d (m|km)$/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible({ timeout: 300 })
      }).toPass()
      expect(await boxOf(below.first()), path).toEqual(before)
    }
  })
}

test('a long name of a store takes one line of Home', async ({ page }) => {
  const name = 'The Very Long Riverside Promenade Tea House and Bakery'
  await page.route(/\?corp=demo|\/api\//, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replaceAll('Riverside Arcade', name)
    await route.fulfill({ response: answer, body })
  })
  const customer = new Customer(page)
  await customer.open()
  const shown = customer.on('home').getByText(name)
  await expect(shown).toBeVisible()
  expect((await boxOf(shown)).height).toBeLessThan(30)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the line below a heading of the menu comes as one piece where it does not fit beside it', async ({ page }) => {
  const customer = await begin(page, { name: '', width: 320, isDouble: false })
  await customer.open('/pages/home/menu/menu')
  const line = page.locator('h2 span').filter({ visible: true }).first()
  await expect(line).toBeVisible()
  expect(await line.evaluate((span) => span.getClientRects().length)).toBe(1)
})

test('numbers of things in the cart leave the icons to be seen: text twice as large', async ({ page }) => {
  const customer = await begin(page, { name: '', width: 390, isDouble: true })
  await customer.open('/pages/home/menu/menu')
  await expect(pill(page)).toBeVisible()
  await settle(page)
  for (const place of [page.getByTestId('tab-bar'), pill(page)]) {
    const badge = place.locator('.badge').first()
    const { x, width } = await boxOf(badge.locator('xpath=..').locator('svg').first())
    expect((await boxOf(badge)).x).toBeGreaterThanOrEqual(x + width - 2)
  }
})

test('the price of a product that is sold out stands where all prices stand', async ({ page }) => {
  await page.route('**/product/product/list', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const product of body.data.list) if (product.productId === 'cream-puff') product.unavailableReason = 1
    await route.fulfill({ response: answer, json: body })
  })
  const customer = new Customer(page)
  await customer.openMenu()
  const row = page.locator('#product-cream-puff')
  await row.scrollIntoViewIfNeeded()
  await expect(row.getByText('Sold out')).toBeVisible()
  const price = (row: Locator) => boxOf(row.locator('.prices'))
  const next = page.locator('#product-cream-puff + li')
  expect((await price(row)).x).toBe((await price(next)).x)
})

test('the end of Home comes up clear of the hint that floats there', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.permissions.query = async () => Object.assign(new EventTarget(), { state: 'denied' }) as PermissionStatus // as much of it as is read
  })
  const customer = new Customer(page)
  await customer.open()
  const hint = page.locator('[data-floats="home"]')
  await expect(hint).toBeVisible()
  await toEnd(page, 'html')
  const last = await boxOf(customer.on('home').locator('.sections > :last-child').last())
  expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(hint)).y)
})

test('the sheet of a product can be closed wherever it is scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' }) // it stands where it stays from the start
  const customer = new Customer(page)
  await customer.openMenu()
  const sheet = await customer.choose('Osmanthus Oolong Milk Tea')
  const close = sheet.getByRole('button', { name: 'Close' })
  const before = await boxOf(close)
  await sheet.locator('.body').evaluate((body) => body.scrollTo(0, 1e6))
  await expect(close).toBeInViewport({ ratio: 1 })
  expect(await boxOf(close)).toEqual(before)
  await close.click()
  await expect(sheet).toBeHidden()
})

for (const size of sizes.slice(1))
  test(`names of stores and products are read whole: ${size.name}`, async ({ page }) => {
    const { storage, orderId } = await signIn()
    await page.setViewportSize({ width: size.width, height: 844 })
    if (size.isDouble) await doubleText(page)
    const lines = JSON.stringify(await cartOf({ 'osmanthus-oolong': 1, 'cream-puff': 1 }))
    const kept = { ...storage, cart_list: lines, submit_cart_list: lines, useLanguage: 'en-US' }
    await keepStorage(page.context(), kept)
    const customer = new Customer(page)
    await customer.open()
    await expect(customer.on('home')).toBeVisible()
    const faults: Record<string, string[]> = {}
    const { home, menu, orders, confirmOrder, orderDetail, storeList } = everyPage(orderId)
    for (const [key, path] of Object.entries({ home, menu, orders, confirmOrder, orderDetail, storeList })) {
      await page.evaluate((url) => window.icc.reLaunch(String(url)), path)
      await expect(customer.on(key)).toBeVisible()
      await settle(page)
      const found = await cutNames(page)
      if (found.length > 0) faults[key] = found
    }
    await page.evaluate((url) => window.icc.reLaunch(String(url)), menu)
    await pill(page).getByRole('button', { name: 'View cart' }).click()
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    const inCart = await cutNames(page)
    if (inCart.length > 0) faults.cart = inCart
    expect(faults).toEqual({})
  })

for (const { language, width, isDouble, menu } of [
  { language: 'ar-IQ', width: 320, isDouble: false, menu: 'body' },
  { language: 'en-US', width: 320, isDouble: true, menu: 'fieldset' }, // a rail of 104 px is too narrow for any long word
])
  test(`at ${width} px in ${language}${isDouble ? ', with text twice as large,' : ''} no word of Home and menu is broken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    if (isDouble) await doubleText(page)
    await keepStorage(page.context(), { ...storageOf('', []), useLanguage: language })
    const customer = new Customer(page)
    await customer.open('/pages/home/menu/menu')
    await expect(customer.on('menu').locator('h3').first()).toBeVisible()
    await settle(page)
    const inMenu = await brokenWords(page, menu)
    await customer.open('/')
    await expect(customer.on('home').getByText('Riverside Arcade').first()).toBeVisible()
    await settle(page)
    expect([inMenu, await brokenWords(page)]).toEqual([[], []])
  })
