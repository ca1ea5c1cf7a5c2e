import { expect, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { everyPage } from '../src/every-page.ts'
import { cutLabels, doubleText } from '../src/large-text.ts'
import { settle, sideways } from '../src/look-at.ts'
import { call, cartOf, keepStorage, logIn, orderLine, storageOf } from '../src/signed-in.ts'

/** A customer whose cart holds something, and whose order is ready. */
async function withReadyOrder() {
  const token = await logIn()
  const lines = await cartOf({ 'cream-puff': 2, 'osmanthus-oolong': 1 })
  const [line] = await cartOf({ 'cream-puff': 1 })
  if (line === undefined) throw new Error('nothing to order')
  const orderId = await orderLine(token, line, { payable: line.price, method: 'store' })
  const clerk = await call('/api/app/store/employee/login', { account: 'riverside', password: 'camellia1' })
  let { version } = await call('/api/app/order/order/detail', { orderId }, token)
  for (const move of ['accept-payment', 'start', 'ready'])
    ({ version } = await call(`/api/app/store/order/${move}`, { orderId, version }, String(clerk.token)))
  return { storage: storageOf(token, lines), orderId }
}

test('tabs, buttons, prices and pick-up codes are read whole where text is twice as large', async ({ page }) => {
  const { storage, orderId } = await withReadyOrder()
  await keepStorage(page.context(), { ...storage, useLanguage: 'en-US' })
  await doubleText(page)
  const customer = new Customer(page)
  await customer.open()
  await expect(customer.on('home')).toBeVisible()
  const { home, menu, orders, mine, confirmOrder, paySuccess, orderDetail } = everyPage(orderId)
  const faults: Record<string, string[]> = {}
  for (const [key, path] of Object.entries({ home, menu, orders, mine, confirmOrder, paySuccess, orderDetail })) {
    await page.evaluate((url) => window.icc.reLaunch(String(url)), path)
    await expect(customer.on(key)).toBeVisible()
    await settle(page)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const found = [...(await cutLabels(page)), ...(await sideways(page))]
      if (found.length > 0) faults[`${key} ${width}`] = found
    }
  }
  expect(faults).toEqual({})
})
