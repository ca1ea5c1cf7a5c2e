import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

const url = () => process.env.TIFFIN_URL ?? ''

test('[R-1.8][R-5.1][R-8.5][R-2.22][TN-07] an address without a good corp shows the 404 page and calls nothing', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  for (const search of [
    '',
    '?corp=',
    '?corp=..%2Fetc',
    '?corp=%27%20or%201=1',
    `?corp=${'x'.repeat(2000)}`,
    '?corp=d%D0%B5mo',
  ]) {
    await page.goto(`${url()}/${search}#/pages/home/menu/menu`)
    await expect(page.locator('[data-testid="page-notFound"]:visible')).toBeVisible()
    await expect(page).toHaveURL(/#\/pages\/error\/404$/)
  }
  expect(calls).toEqual([])
})

test('the address that the counter had before leads to the counter, with what stands behind it', async ({ page }) => {
  await page.goto(`${url()}/console/?corp=demo#/orders`)
  await expect(page).toHaveURL(`${url()}/counter/?corp=demo#/orders`)
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('[R-3.8][R-7.12] two brands are two brands: name, colour, currency and digits', async ({ page }) => {
  const demo = new Customer(page)
  await demo.openMenu()
  await expect(demo.on('menu').getByText('$4.80').first()).toBeVisible()
  const red = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
  const lentera = new Customer(page, { corp: 'demo2' })
  await lentera.open('/pages/home/menu/menu')
  await expect(
    lentera
      .on('menu')
      .getByText(/Rp\d{2,3}\.000/)
      .first(),
  ).toBeVisible()
  const teal = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
  expect(teal).not.toBe(red)
  await expect(page).toHaveTitle(/Lentera/)
})

test('[R-1.9][TN-08] opening another brand forgets the token, carts and store of the one before', async ({ page }) => {
  const demo = new Customer(page)
  await demo.openMenu()
  await demo.add('Cream Puff')
  await demo.checkOut()
  await demo.logIn()
  await expect(demo.on('confirmOrder')).toBeVisible()
  const keys = () =>
    page.evaluate(() =>
      ['icc_token', 'customer_data', 'cart_list', 'submit_cart_list'].map((key) => localStorage.getItem(key)),
    )
  expect((await keys())[0]).toMatch(/\..*\./)
  await page.goto(`${url()}/?corp=demo2#/pages/user/mine/mine`)
  await expect(page.locator('[data-testid="page-mine"]:visible')).toBeVisible()
  expect((await keys()).map((value) => (value === '[]' ? null : value))).toEqual([null, null, null, null])
  expect(await page.evaluate(() => localStorage.getItem('icc_corp_id'))).toBe('demo2')
})

test('[WB-02] nothing on the way breaks the content security policy', async ({ page }) => {
  const broken: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && broken.push(message.text()))
  page.on('pageerror', (error) => broken.push(error.message))
  const answer = await page.goto(`${url()}/?corp=demo`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  for (const part of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(policy).toContain(part)
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
  const customer = new Customer(page)
  for (const path of [
    '/',
    '/pages/home/menu/menu',
    '/pages/order/order',
    '/pages/user/mine/mine',
    '/pages/home/storeList/storeList',
    '/pages/user/login/termsOfService',
    '/pages/user/login/privacyPolicy',
    '/pages/user/login/login',
    '/pages/user/login/codeLogin',
    '/pages/user/login/register',
    '/pages/user/login/reset',
    '/pages/error/404',
  ]) {
    await customer.open(path)
    await page.waitForLoadState('networkidle')
  }
  expect(broken).toEqual([])
})
