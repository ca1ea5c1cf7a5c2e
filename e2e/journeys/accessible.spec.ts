import { type Browser, expect, type Page } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { axeFaults, looks, type Scheme, settle } from '../src/look-at.ts'
import { photo } from '../src/pictures.ts'
import { call, cartOf, logIn, storageOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

/** Where a visitor reads something else than a customer does. */
const ofVisitors = { home: '/', orders: '/pages/order/order', mine: '/pages/user/mine/mine' }

async function newPage(browser: Browser, locale: string, storage: Record<string, string> = {}): Promise<Page> {
  const size = { width: 390, height: 844 }
  const context = await browser.newContext({ locale, viewport: size, reducedMotion: 'reduce' })
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  return context.newPage()
}

/** A page that axe looks at in these colour schemes whenever it is asked to. */
const watched = (page: Page, schemes: readonly [Scheme, ...Scheme[]]) => ({
  page,
  customer: new Customer(page),
  expectNothing: async (what: string) => expect(await axeFaults(page, schemes), what).toEqual([]),
})
type Watched = ReturnType<typeof watched>

async function lookAtPages({ page, customer, expectNothing }: Watched, pages: Record<string, string>): Promise<void> {
  for (const [key, path] of Object.entries(pages)) {
    await customer.open(path)
    await expect(customer.on(key)).toBeVisible()
    await settle(page)
    await expectNothing(key)
  }
}

test('axe finds a picture without words, and a colour that is too weak in one scheme only', async ({ page }) => {
  await page.setContent('<p style="color: #777; background: light-dark(#eee, #000); color-scheme: light dark">Tea</p>')
  expect(await axeFaults(page, ['light', 'dark'])).toContainEqual(expect.stringMatching(/^light: color-contrast at p/))
  expect((await axeFaults(page, ['dark'])).join()).not.toContain('color-contrast')
  await page.setContent('<img src="data:," style="width: 9px; height: 9px">')
  expect(await axeFaults(page, ['dark'])).toContainEqual(expect.stringMatching(/^dark: image-alt at img/))
})

for (const [locale, scheme] of Object.entries(looks))
  test(`axe finds nothing on what a visitor sees first, nor on forms with faults, ${locale}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await newPage(browser, locale)
    const visitor = watched(page, [scheme])
    await lookAtPages(visitor, ofVisitors)
    for (const path of ['login', 'register'] as const) {
      await visitor.customer.open(`/pages/user/login/${path}`)
      await visitor.customer.on(path).locator('button[type="submit"]').click()
      await expect(page.locator('[aria-invalid="true"]:visible').first()).toBeVisible()
      await visitor.expectNothing(`${path} with faults`)
    }
  })

test('axe finds nothing in the sheets and at the counter', async ({ browser }) => {
  test.setTimeout(120_000)
  const { page, customer, expectNothing } = watched(await newPage(browser, 'en-US'), ['light', 'dark'])
  await customer.open('/')
  await customer.button('Choose a language').click()
  await expect(page.getByRole('button', { name: 'ไทย' })).toBeVisible()
  await settle(page)
  await expectNothing('language sheet')
  await page.keyboard.press('Escape')
  await customer.openMenu()
  await customer.choose('Osmanthus Oolong Milk Tea')
  await expectNothing('product sheet')
  await page.keyboard.press('Escape')
  await customer.add('Cream Puff')
  await customer.button('View cart').click()
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible()
  await expectNothing('cart sheet')
  const counter = new Counter(page)
  await counter.logIn()
  await expectNothing('board')
  await page.getByRole('link', { name: 'New order', exact: true }).click()
  await expectNothing('taking an order')
  const { content } = await call('/api/app/customer/member-code/detail', {}, await logIn())
  await counter.scan(String(content))
  await page.getByRole('button', { name: /^Osmanthus Oolong Milk Tea/ }).click()
  await expect(page.getByRole('region', { name: 'Osmanthus Oolong Milk Tea' })).toBeVisible()
  await expectNothing('helping a customer')
})

/** Opens what a button leads to, lets axe look, and closes it. */
async function lookInto({ page, customer, expectNothing }: Watched, name: RegExp): Promise<void> {
  await customer.button(name).click()
  const sheet = page.getByRole('dialog').filter({ visible: true })
  await expect(sheet).toBeVisible()
  await expectNothing(String(name))
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

for (const [locale, scheme] of Object.entries(looks))
  test(`axe finds nothing where coupons, gifts and points are chosen, nor where a picture is cropped, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const lines = await cartOf({ 'osmanthus-oolong': 2, 'strawberry-slice': 2 })
    const looked = watched(await newPage(browser, locale, storageOf(process.env.TIFFIN_MIRA ?? '', lines)), [scheme])
    const { page, customer, expectNothing } = looked
    await customer.open('/pages/order/confirmOrder/confirmOrder')
    await expect(customer.on('confirmOrder').locator('.total')).toBeVisible()
    await customer.on('confirmOrder').locator('[aria-expanded]').click()
    await expectNothing('confirmOrder')
    const rows =
      locale === 'ar-IQ' ? [/^العروض/, /^الهدية/, /^قسيمة/, /^النقاط/] : [/^Offers/, /^Your gift/, /^Coupon/, /^Points/]
    for (const row of rows) await lookInto(looked, row)
    await lookAtPages(looked, { points: '/pages/user/points/points', coupon: '/pages/user/coupon/coupon' })
    await customer.on('coupon').locator('[aria-expanded]').first().click()
    await expectNothing('coupon, details open')
    await lookInto(looked, locale === 'ar-IQ' ? /إدخال رمز/ : /^Enter a code/)
    await customer.open('/pages/user/personalData/personalData')
    await expect(customer.on('personalData').locator('form')).toBeVisible()
    await page.getByTestId('avatar-file').setInputFiles(await photo())
    await expect(page.getByRole('dialog').getByRole('application')).toBeVisible()
    await expectNothing('crop sheet')
  })
