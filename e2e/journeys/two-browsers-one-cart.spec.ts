import { type BrowserContext, expect } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { test } from '../src/test.ts'

const menu = '/pages/home/menu/menu'

/** Another device on which the same customer is logged in. */
async function lendToken(from: Customer, to: BrowserContext): Promise<void> {
  const token = await from.page.evaluate(() => localStorage.getItem('icc_token') ?? '')
  await to.addInitScript((value) => {
    if (!localStorage.getItem('icc_token')) {
      localStorage.setItem('icc_corp_id', 'demo')
      localStorage.setItem('icc_token', value)
    }
  }, token)
}

const saved = ({ page }: Customer) => page.waitForResponse((answer) => answer.url().endsWith('/cart/save'))
const count = (customer: Customer, units: string) =>
  expect(customer.on('menu').getByRole('region', { name: 'Your cart' }).locator('.badge')).toHaveText(units)
const lookAgain = ({ page }: Customer) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a customer has one cart on their phone and on another one, and of two changes at once one wins', async ({
  page,
  browser,
}) => {
  test.slow()
  const phone = new Customer(page)
  await phone.openMenu()
  await phone.add('Cream Puff')
  await phone.open(`/pages/user/login/login?redirect=${encodeURIComponent(menu)}`)
  const first = saved(phone)
  await phone.logIn()
  await first

  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  await lendToken(phone, other)
  const tablet = new Customer(await other.newPage())
  await tablet.open(menu)
  await count(tablet, '1')
  const second = saved(tablet)
  await tablet.change('Cream Puff', 1)
  await second
  await count(tablet, '2')

  await phone.open(menu)
  await lookAgain(phone)
  await count(phone, '2')

  const third = saved(tablet)
  await tablet.change('Cream Puff', 1)
  await third
  await phone.change('Cream Puff', -1)
  await expect(phone.page.getByText('Your cart was changed on another device')).toBeVisible()
  await count(phone, '3')
  await other.close()
})

test('two tabs of one browser show one cart, and what one has ordered the other cannot order again', async ({
  page,
  context,
}) => {
  test.slow()
  const left = new Customer(page)
  const right = new Customer(await context.newPage())
  await left.openMenu()
  await right.openMenu()
  await right.page.waitForTimeout(2500) // the first page goes before what watches the cart
  await left.add('Cream Puff')
  await count(right, '1')
  await left.checkOut()
  await left.logIn()
  await expect(left.on('confirmOrder')).toBeVisible()
  await right.checkOut()
  await expect(right.on('confirmOrder')).toBeVisible()
  await left.placeOrder()
  await left.reachProvider()
  await expect(right.on('menu')).toBeVisible()
  await expect(right.on('menu').getByRole('region', { name: 'Your cart' })).toBeHidden()
})
