import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { photo } from '../src/pictures.ts'
import { call, cartOf, logIn, signIn, storageOf } from '../src/signed-in.ts'

const ofVisitors = {
  home: '/',
  menu: '/pages/home/menu/menu',
  orders: '/pages/order/order',
  mine: '/pages/user/mine/mine',
  storeList: '/pages/home/storeList/storeList',
  searchStore: '/pages/home/storeList/searchStore',
  login: '/pages/user/login/login',
  codeLogin: '/pages/user/login/codeLogin',
  register: '/pages/user/login/register',
  reset: '/pages/user/login/reset',
  terms: '/pages/user/login/termsOfService',
  privacy: '/pages/user/login/privacyPolicy',
  pointsDescription: '/pages/user/points/description',
  aboutUs: '/pages/user/aboutus/aboutus',
  notFound: '/pages/error/404',
}

const ofCustomers = (orderId: string) => ({
  confirmOrder: '/pages/order/confirmOrder/confirmOrder',
  cashier: `/pages/order/cashier/cashier?orderId=${orderId}`,
  orderDetail: `/pages/order/orderDetail/detail?orderId=${orderId}`,
  orders: '/pages/order/order',
  mine: '/pages/user/mine/mine',
  personalData: '/pages/user/personalData/personalData',
  deleteAccount: '/pages/user/personalData/deleteAccount',
  memberCode: '/pages/user/mine/memberCode',
  paySuccess: `/pages/order/cashier/success?orderId=${orderId}`,
  setPwd: '/pages/user/login/setPwd?offer=1',
})

interface Look {
  readonly locale: string
  readonly colorScheme: 'light' | 'dark'
}

const looks: Look[] = ['en-US', 'ar-IQ'].flatMap((locale) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ locale, colorScheme })),
)

async function newPage(browser: Browser, look: Look, storage: Record<string, string> = {}): Promise<Page> {
  const size = { width: 390, height: 844 }
  const context = await browser.newContext({ ...look, viewport: size, reducedMotion: 'reduce' })
  await context.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  return context.newPage()
}

async function expectNothing(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const told = violations.map(
    ({ id, nodes }) =>
      `${what}: ${id} at ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  )
  expect(told).toEqual([])
}

async function walk(page: Page, pages: Record<string, string>): Promise<void> {
  const customer = new Customer(page)
  for (const [key, path] of Object.entries(pages)) {
    await customer.open(path)
    await page.reload()
    await expect(customer.on(key)).toBeVisible()
    await expect(page.getByRole('status').filter({ visible: true }).locator('.skeleton')).toHaveCount(0)
    await expectNothing(page, key)
  }
}

for (const look of looks)
  test(`axe finds nothing on the pages of a visitor, ${look.locale}, ${look.colorScheme}`, async ({ browser }) => {
    test.setTimeout(240_000)
    const page = await newPage(browser, look)
    await walk(page, ofVisitors)
    for (const path of ['login', 'register']) {
      await new Customer(page).open(`/pages/user/login/${path}`)
      await page.locator('button[type="submit"]:visible').click()
      await expect(page.locator('[aria-invalid="true"]:visible').first()).toBeVisible()
      await expectNothing(page, `${path} with faults`)
    }
  })

for (const look of looks)
  test(`axe finds nothing on the pages of a customer, ${look.locale}, ${look.colorScheme}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const { storage, orderId } = await signIn()
    await walk(await newPage(browser, look, storage), ofCustomers(orderId))
  })

for (const look of looks.filter(({ locale }) => locale === 'en-US'))
  test(`axe finds nothing in the sheets and at the counter, ${look.colorScheme}`, async ({ browser }) => {
    test.setTimeout(120_000)
    const page = await newPage(browser, look)
    const customer = new Customer(page)
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

for (const look of looks)
  test(`axe finds nothing where coupons, gifts and points are chosen, ${look.locale}, ${look.colorScheme}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000)
    const lines = await cartOf({ 'osmanthus-oolong': 2, 'strawberry-slice': 2 })
    const page = await newPage(browser, look, storageOf(process.env.TIFFIN_MIRA ?? '', lines))
    const customer = new Customer(page)
    await customer.open('/pages/order/confirmOrder/confirmOrder')
    await expect(customer.on('confirmOrder').locator('.total')).toBeVisible()
    await customer.on('confirmOrder').locator('[aria-expanded]').click()
    await expectNothing(page, 'confirmOrder')
    const rows =
      look.locale === 'ar-IQ'
        ? [/^العروض/, /^الهدية/, /^قسيمة/, /^النقاط/]
        : [/^Offers/, /^Your gift/, /^Coupon/, /^Points/]
    for (const row of rows) await lookInto(customer, row)
    await walk(page, { coupon: '/pages/user/coupon/coupon', points: '/pages/user/points/points' })
    await customer.open('/pages/user/coupon/coupon')
    await customer.on('coupon').locator('[aria-expanded]').first().click()
    await expectNothing(page, 'coupon, details open')
    await lookInto(customer, look.locale === 'ar-IQ' ? /إدخال رمز/ : /^Enter a code/)
  })

for (const look of looks)
  test(`axe finds nothing where a picture is cropped, ${look.locale}, ${look.colorScheme}`, async ({ browser }) => {
    const { storage } = await signIn()
    const page = await newPage(browser, look, storage)
    const customer = new Customer(page)
    await customer.open('/pages/user/personalData/personalData')
    await expect(customer.on('personalData').locator('form')).toBeVisible()
    await page.getByTestId('avatar-file').setInputFiles(await photo())
    await expect(page.getByRole('dialog').getByRole('application')).toBeVisible()
    await expectNothing(page, 'crop sheet')
  })
