import { type Browser, expect, type Page, test } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { axeFaults, settle } from '../src/look-at.ts'
import { photo } from '../src/pictures.ts'
import { call, cartOf, logIn, storageOf } from '../src/signed-in.ts'

/** Where a visitor reads something else than a customer does. */
const ofVisitors = { home: '/', orders: '/pages/order/order', mine: '/pages/user/mine/mine' }
/** One that is read from the left and one that is read from the right; axe looks in light and dark. */
const locales = ['en-US', 'ar-IQ']

async function newPage(browser: Browser, locale: string, storage: Record<string, string> = {}): Promise<Page> {
  const size = { width: 390, height: 844 }
  const context = await browser.newContext({ locale, viewport: size, reducedMotion: 'reduce' })
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  return context.newPage()
}

const expectNothing = async (page: Page, what: string) => expect(await axeFaults(page), what).toEqual([])

async function lookAtPages(page: Page, pages: Record<string, string>): Promise<void> {
  const customer = new Customer(page)
  for (const [key, path] of Object.entries(pages)) {
    await customer.open(path)
    await expect(customer.on(key)).toBeVisible()
    await settle(page)
    await expectNothing(page, key)
  }
}

for (const locale of locales)
  test(`axe finds nothing on what a visitor sees first, nor on forms with faults, ${locale}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await newPage(browser, locale)
    await lookAtPages(page, ofVisitors)
    for (const path of ['login', 'register']) {
      await new Customer(page).open(`/pages/user/login/${path}`)
      await page.locator('button[type="submit"]:visible').click()
      await expect(page.locator('[aria-invalid="true"]:visible').first()).toBeVisible()
      await expectNothing(page, `${path} with faults`)
    }
  })

test('axe finds nothing in the sheets and at the counter', async ({ browser }) => {
  test.setTimeout(120_000)
  const page = await newPage(browser, 'en-US')
  const customer = new Customer(page)
  await customer.open('/')
  await customer.button('Choose a language').click()
  await expect(page.getByRole('button', { name: 'ไทย' })).toBeVisible()
  await settle(page)
  await expectNothing(page, 'language sheet')
  await page.keyboard.press('Escape')
  await customer.openMenu()
  await customer.choose('Osmanthus Oolong Milk Tea')
  await expectNothing(page, 'product sheet')
  await page.keyboard.press('Escape')
  await customer.add('Cream Puff')
  await customer.button('View cart').click()
  await expect(page.getByRole('dialog').filter({ visible: true })).toBeVisible()
  await expectNothing(page, 'cart sheet')
  const counter = new Counter(page)
  await counter.logIn()
  await expectNothing(page, 'board')
  await page.getByRole('button', { name: 'Help a customer' }).click()
  await expectNothing(page, 'scanning a member code')
  const { content } = await call('/api/app/customer/member-code/detail', {}, await logIn())
  await page.getByRole('textbox', { name: 'Member code' }).fill(String(content))
  await page.keyboard.press('Enter')
  await page.getByLabel('Add a product').fill('tea')
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Milk Tea' }).first()).toBeVisible()
  await expectNothing(page, 'helping a customer')
})

/** Opens what a button leads to, lets axe look, and closes it. */
async function lookInto(customer: Customer, name: RegExp): Promise<void> {
  await customer.button(name).click()
  const sheet = customer.page.getByRole('dialog').filter({ visible: true })
  await expect(sheet).toBeVisible()
  await expectNothing(customer.page, String(name))
  await customer.page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
}

for (const locale of locales)
  test(`axe finds nothing where coupons, gifts and points are chosen, nor where a picture is cropped, ${locale}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const lines = await cartOf({ 'osmanthus-oolong': 2, 'strawberry-slice': 2 })
    const page = await newPage(browser, locale, storageOf(process.env.TIFFIN_MIRA ?? '', lines))
    const customer = new Customer(page)
    await customer.open('/pages/order/confirmOrder/confirmOrder')
    await expect(customer.on('confirmOrder').locator('.total')).toBeVisible()
    await customer.on('confirmOrder').locator('[aria-expanded]').click()
    await expectNothing(page, 'confirmOrder')
    const rows =
      locale === 'ar-IQ' ? [/^العروض/, /^الهدية/, /^قسيمة/, /^النقاط/] : [/^Offers/, /^Your gift/, /^Coupon/, /^Points/]
    for (const row of rows) await lookInto(customer, row)
    await lookAtPages(page, { points: '/pages/user/points/points', coupon: '/pages/user/coupon/coupon' })
    await customer.on('coupon').locator('[aria-expanded]').first().click()
    await expectNothing(page, 'coupon, details open')
    await lookInto(customer, locale === 'ar-IQ' ? /إدخال رمز/ : /^Enter a code/)
    await customer.open('/pages/user/personalData/personalData')
    await expect(customer.on('personalData').locator('form')).toBeVisible()
    await page.getByTestId('avatar-file').setInputFiles(await photo())
    await expect(page.getByRole('dialog').getByRole('application')).toBeVisible()
    await expectNothing(page, 'crop sheet')
  })
