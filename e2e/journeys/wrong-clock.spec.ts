import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'

const hourMs = 3_600_000

for (const [name, skewMs] of [
  ['an hour fast', hourMs],
  ['an hour slow', -hourMs],
] as const)
  test(`[OR-09] a phone whose clock is ${name} counts down the server’s time`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + skewMs })
    const customer = new Customer(page)
    await customer.openMenu()
    await customer.add('Cream Puff')
    await customer.checkOut()
    await customer.logIn()
    const created = page.waitForResponse((answer) => answer.url().endsWith('/order/order/create'))
    await customer.placeOrder('Card')
    const { data } = await (await created).json()
    await customer.comeBackUnpaid()
    const shown = customer.on('cashier').getByText(/^\d?\d:\d\d$/)
    await expect(shown.first()).toBeVisible()
    const secondsLeft = async () => {
      const [minutes = 0, seconds = 0] = (await shown.first().innerText()).split(':').map(Number)
      return minutes * 60 + seconds - (data.payExpireTime - Date.now()) / 1000
    }
    await expect.poll(secondsLeft).toBeGreaterThan(-2)
    expect(await secondsLeft()).toBeLessThan(2)
  })
