import { expect, type Page, test } from '@playwright/test'
import { Customer } from '../src/customer.ts'
import { call, cartOf, keepStorage, logIn, storageOf } from '../src/signed-in.ts'

const confirmOrder = '/pages/order/confirmOrder/confirmOrder'

/** A new customer with two tins, 40.00 together, who pays 34.00: no activity, and a coupon from 40. */
async function withCoupon(page: Page): Promise<Customer> {
  const token = await logIn()
  await call('/api/app/customer/coupon/exchange', { code: 'even-1ng1n-40ff' }, token)
  await keepStorage(page.context(), storageOf(token, await cartOf({ 'tea-tin': 1, 'cookie-tin': 1 })))
  const customer = new Customer(page)
  await customer.open(confirmOrder)
  await customer.button(/^Offers/).click()
  await page.getByRole('radio', { name: 'No offer' }).click({ force: true })
  await expect(customer.button(/^Offers/)).toContainText('No offer')
  await customer.button(/^Coupon/).click()
  await page.getByRole('checkbox', { name: /An evening in/ }).check({ force: true })
  await customer.button('Done').click()
  await expect(customer.button(/^Coupon/)).toContainText('−$6.00')
  await expectToPay(customer, '$34.00')
  return customer
}

const expectToPay = (customer: Customer, amount: string) =>
  expect(customer.on('confirmOrder').locator('.bar')).toContainText(amount)

async function choose(customer: Customer, offer: RegExp): Promise<void> {
  await customer.button(/^Offers/).click()
  await customer.page.getByRole('radio', { name: offer }).click({ force: true })
}

const causes = {
  'its threshold is not met': {
    offer: /^5 off every 40/,
    name: '5 off every 40',
    text: 'The selected coupon can no longer be used because its threshold is not met. Continue?',
    payable: '$35.00',
  },
  'it cannot be combined': {
    offer: /^Full table, 10% off/,
    name: 'Full table, 10% off',
    text: 'The selected coupon can no longer be used because it cannot be combined with this activity. Continue?',
    payable: '$36.00',
  },
}

for (const [cause, { offer, name, text, payable }] of Object.entries(causes))
  test(`[R-4.21] an activity beside which a coupon cannot be used, since ${cause}, is asked about first`, async ({
    page,
  }) => {
    const customer = await withCoupon(page)

    await choose(customer, offer)
    const question = page.getByRole('dialog').filter({ hasText: text })
    await expect(question).toBeVisible()
    await expect(question).toContainText('An evening in, 6 off')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(customer.button(/^Offers/)).toContainText('No offer')
    await expect(customer.button(/^Coupon/)).toContainText('−$6.00')
    await expectToPay(customer, '$34.00')

    await choose(customer, offer)
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(customer.button(/^Offers/)).toContainText(name)
    await expect(customer.button(/^Coupon/)).not.toContainText('−')
    await expectToPay(customer, payable)
  })

test('the best deal is one tap away, and the price says why', async ({ page }) => {
  const customer = await withCoupon(page)
  await choose(customer, causes['it cannot be combined'].offer)
  await customer.button('Continue').click()
  await expectToPay(customer, '$36.00')
  await customer.button(/^Save \$2\.00 more: pay \$34\.00/).click()
  await expectToPay(customer, '$34.00')
  await expect(customer.button(/^Coupon/)).toContainText('−$6.00')
  await expect(customer.button(/^Save/)).toHaveCount(0)
  await customer.button('Why this price?').click()
  const answer = customer.on('confirmOrder')
  await expect(answer).toContainText('The order reached $40.00, so your coupon “An evening in, 6 off” takes $6.00 off.')
  await expect(answer).toContainText('Based on $40.00')
  await expect(answer).toContainText('“Full table, 10% off” cannot be combined with “An evening in, 6 off”.')
})
