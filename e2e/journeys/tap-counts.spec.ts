import { expect, type Locator } from '@playwright/test'
import { Customer, newPhone } from '../src/customer.ts'
import { anyNetwork } from '../src/network.ts'
import { call, cartOf, keepStorage, logIn, orderLine, storageOf } from '../src/signed-in.ts'
import { test } from '../src/test.ts'

/** A customer from Home to the paid order, whose taps and fields are counted, those on the page of the provider too. */
class Counted extends Customer {
  taps = 0
  fields = 0

  async tap(what: Locator): Promise<void> {
    this.taps++
    await what.click()
  }

  async fill(what: Locator, text: string): Promise<void> {
    this.fields++
    await what.fill(text)
  }

  async beginAtHome(): Promise<void> {
    await this.open()
    await expect(this.on('home')).toBeVisible()
  }

  /** At the confirmation, with a card: the app leads to the provider, where one tap pays. */
  async payNow(): Promise<void> {
    await this.tap(this.button(/^Pay \$/))
    await this.reachProvider()
    await this.tap(this.page.getByRole('button', { name: /^Pay$/ }))
    await expect(this.on('paySuccess').getByText('Paid. The store has your order.')).toBeVisible()
  }
}

/** A customer who has collected one order, by the calls of the apps; answers the token. */
async function customerWithOrder(): Promise<string> {
  const token = await logIn()
  const [line] = await cartOf({ 'cream-puff': 1 })
  if (line === undefined) throw new Error('nothing to order')
  const orderId = await orderLine(token, line, { payable: line.price, method: 'store' })
  const employee = { account: 'riverside', password: 'camellia1' }
  const staff = String((await call('/api/app/store/employee/login', employee)).token)
  const accepted = await call('/api/app/store/order/accept-payment', { orderId, version: 1 }, staff)
  await call('/api/app/store/order/complete', { orderId, version: accepted.version }, staff)
  return token
}

test.describe('from Home to paid', () => {
  test('[page-16][page-17] the usual takes a customer three taps', async ({ page }) => {
    await keepStorage(page.context(), storageOf(await customerWithOrder(), []))
    const customer = new Counted(page)
    await customer.beginAtHome()
    const usual = customer.on('home').getByRole('region', { name: 'Your usual' })
    await customer.tap(usual.getByRole('button', { name: 'Order again' }))
    await customer.payNow()
    expect(customer.taps).toBe(3)
  })

  test('[page-17][page-78] a drink with another option takes a customer six taps, the one on the page of the provider counted', async ({
    page,
  }) => {
    await keepStorage(page.context(), storageOf(process.env.TIFFIN_MIRA ?? '', []))
    const customer = new Counted(page)
    await customer.beginAtHome()
    await customer.tap(customer.on('home').getByRole('button', { name: /^Takeaway/ }))
    const choose = customer.button('Choose Osmanthus Oolong Milk Tea').first()
    await choose.waitFor()
    await customer.tap(choose)
    const sheet = page.getByRole('dialog', { name: 'Osmanthus Oolong Milk Tea' })
    await customer.tap(sheet.getByText('Half sugar', { exact: true }))
    await customer.tap(sheet.getByRole('button', { name: 'Add & check out' }))
    await customer.payNow()
    expect(customer.taps).toBe(6)
  })

  test('[page-17] a new visitor needs two fields and seven taps', async ({ page }) => {
    const customer = new Counted(page)
    await page.context().setExtraHTTPHeaders(anyNetwork())
    await customer.beginAtHome()
    await customer.tap(customer.on('home').getByRole('button', { name: /^Takeaway/ }))
    const add = customer.button(/^Add (?!.*favourites)/).first()
    await add.waitFor()
    await customer.tap(add)
    await customer.tap(customer.button('Check out'))
    const form = customer.on('codeLogin')
    await customer.fill(form.getByLabel('Phone number'), newPhone())
    await customer.tap(form.locator('label:has(input[type=checkbox])'))
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/login/send-sms-code'))
    await customer.tap(customer.button('Send code'))
    const { data } = await (await sent).json()
    await customer.fill(page.getByLabel('Six-digit code'), data.devCode)
    await customer.payNow()
    expect([customer.taps, customer.fields]).toEqual([7, 2])
  })
})
