import { expect, type Page, test } from '@playwright/test'
import { Customer, newPhone, placing } from '../src/customer.ts'
import { anyNetwork } from '../src/network.ts'
import { reach } from '../src/reach.ts'

test('a visitor orders, logs in and pays with nothing but a keyboard', async ({ page }) => {
  test.setTimeout(120_000)
  await page.context().setExtraHTTPHeaders(anyNetwork())
  const { keyboard } = page
  const customer = new Customer(page)
  const press = async (...what: Parameters<typeof reach> extends [Page, ...infer Rest] ? Rest : never) => {
    await reach(page, ...what)
    await keyboard.press('Enter')
  }
  await customer.open()
  await expect(customer.on('home')).toBeVisible()
  await press('link', /^Menu/)
  await expect(customer.on('menu').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await press('button', /^Add (?!.*favourites)/)
  await press('button', /^Check out/)
  await reach(page, 'textbox', /^Phone number/)
  await keyboard.type(newPhone())
  await reach(page, 'checkbox', /I have read and accept/)
  await keyboard.press('Space')
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/login/send-sms-code'))
  await press('button', /^Send code/)
  const { data } = await (await sent).json()
  await expect(page.getByLabel('Six-digit code')).toBeFocused()
  await keyboard.type(data.devCode)
  await expect(customer.on('confirmOrder')).toBeVisible()
  await press('button', placing)
  await customer.reachProvider()
  await press('button', /^Pay$/)
  await expect(customer.on('paySuccess').getByText(/^[DT]\d{3}$/)).toBeVisible()
  await press('button', /^View order/)
  await expect(customer.on('orderDetail')).toBeVisible()
})
