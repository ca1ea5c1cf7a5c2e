import { expect } from '@playwright/test'
import { Counter, Customer } from '../src/customer.ts'
import { test } from '../src/test.ts'
import { startTiffin, type Tiffin } from '../src/tiffin.ts'

/** A customer with one cake, logged in, at the confirmation. */
async function atConfirmation(customer: Customer): Promise<void> {
  await customer.openMenu()
  await customer.add('Cream Puff')
  await customer.checkOut()
  await customer.logIn()
  await expect(customer.on('confirmOrder')).toBeVisible()
}

test('[R-1.5] a customer who chose to pay at the store reads so, and staff takes the money', async ({
  page,
  browser,
}) => {
  const customer = new Customer(page)
  await atConfirmation(customer)
  await customer.placeOrder('Pay at the store')
  await expect(
    customer.on('orderDetail').getByText('Please pay at the counter. We start as soon as it is paid.'),
  ).toBeVisible()
  const code = await customer
    .on('orderDetail')
    .getByText(/^[DT]\d{3,}$/)
    .innerText()
  const staff = new Counter(
    await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })).newPage(),
  )
  await staff.logIn()
  const ticket = staff.ticket(code)
  await ticket.getByRole('button', { name: 'Accept payment' }).click()
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Accept payment' }).click()
  await expect(customer.on('orderDetail').getByText('Accepted').first()).toBeVisible()
})

test('[R-8.9] a failed payment says so, and another method works', async ({ page }) => {
  const customer = new Customer(page)
  await atConfirmation(customer)
  await customer.placeOrder('Card')
  await customer.pay(/Fail/)
  await expect(
    page
      .getByText('Failed. It is recommended to switch to another payment method and try again')
      .filter({ visible: true }),
  ).toBeVisible()
  await customer.button('Try another method').click()
  await page.getByRole('radio', { name: 'Phone wallet' }).check({ force: true })
  await customer.payAtCashier()
  await expect(customer.on('paySuccess').getByText('Paid. The store has your order.')).toBeVisible()
})

test('a payment whose notice comes late, and one of a wrong amount, are taken for what they are', async ({ page }) => {
  test.setTimeout(120_000)
  const customer = new Customer(page)
  await atConfirmation(customer)
  await customer.placeOrder('Card')
  await customer.pay(/late/i)
  await expect(page.getByText('Have you completed the payment?')).toBeVisible({ timeout: 30_000 })
  await page.getByTestId('dialog').getByRole('button', { name: 'Unpaid' }).click()
  await expect(customer.on('paySuccess').getByText('Paid. The store has your order.')).toBeVisible({ timeout: 60_000 })

  const other = new Customer(page)
  await other.openMenu()
  await other.add('Cream Puff')
  await other.checkOut()
  await other.placeOrder('Card')
  await other.pay(/wrong/i)
  await expect(other.on('paySuccess').getByText(/^Another amount, .* goes back to you by itself/)).toBeVisible({
    timeout: 30_000,
  })
})

test('[R-2.20][PY-05] the return page opened by hand pays nothing', async ({ page }) => {
  const customer = new Customer(page)
  await atConfirmation(customer)
  await customer.placeOrder('Card')
  await customer.comeBackUnpaid()
  const orderId =
    new URL(page.url().replace('#', '')).searchParams.get('orderId') ?? /orderId=([^&]+)/.exec(page.url())?.[1]
  await page.goto(
    `${customer.url}/?corp=demo&sandboxResult=succeeded#/pages/order/cashier/success?orderId=${orderId}&status=1`,
  )
  await page.reload()
  await expect(page.getByText('Have you completed the payment?')).toBeVisible({ timeout: 30_000 })
  await page.getByTestId('dialog').getByRole('button', { name: 'Unpaid' }).click()
  await expect(customer.on('cashier')).toBeVisible()
})

test('[R-4.13] a customer cancels an order after being asked, and deletes it', async ({ page }) => {
  const customer = new Customer(page)
  await atConfirmation(customer)
  await customer.placeOrder('Pay at the store')
  await expect(customer.on('orderDetail')).toBeVisible()
  await customer.button('Cancel order').click()
  await expect(page.getByText('Cancel this order? This cannot be undone.')).toBeVisible()
  await page.getByTestId('dialog').getByRole('button', { name: 'Keep order' }).click()
  await expect(customer.on('orderDetail').getByText('Please pay at the counter').first()).toBeVisible()
  await customer.button('Cancel order').click()
  await page.getByTestId('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(customer.on('orderDetail').getByText('Cancelled').first()).toBeVisible()
  await customer.button(/^Delete$/).click()
  await page.getByTestId('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(customer.on('orderDetail')).toHaveCount(0)
})

test.describe('with twelve seconds to pay', () => {
  let tiffin: Tiffin
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    tiffin = await startTiffin({ PAY_TIMEOUT_SECONDS: '12' })
  })
  test.afterAll(() => tiffin.stop())

  test('[R-4.11] an unpaid order times out while the customer looks at it', async ({ page }) => {
    const customer = new Customer(page, { url: tiffin.url })
    await atConfirmation(customer)
    // No attempt is begun: the server asks the provider of one for another half minute.
    const refusal = { code: 60001, message: 'Not now', data: null, successful: false }
    await page.route('**/order/payment/create', (route) => route.fulfill({ json: refusal }))
    await customer.placeOrder('Card')
    await expect(
      customer
        .on('cashier')
        .getByText(/0?0:\d\d/)
        .first(),
    ).toBeVisible()
    await expect(page.getByText('The time to pay is over')).toBeVisible({ timeout: 20_000 })
  })
})
