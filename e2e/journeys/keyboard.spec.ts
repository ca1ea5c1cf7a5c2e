import { expect, type Page, test } from '@playwright/test'
import { Customer, newPhone, placing } from '../src/customer.ts'
import { anyNetwork } from '../src/network.ts'

const mostSteps = 250

/** Presses Tab until the focus is on what has this role and name; where it is must show on the way. */
async function reach(
  page: Page,
  role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox',
  name: RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first()
  await expect(target).toBeEnabled()
  for (let step = 0; step < mostSteps; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${role} ${name} cannot be reached by Tab`)
}

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
