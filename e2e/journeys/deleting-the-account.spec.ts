import { expect, type Page, test } from '@playwright/test'
import { readToken } from '@tiffin/core/customer/token'
import { Customer } from '../src/customer.ts'
import { call, cartOf, logIn, orderLine, storageOf } from '../src/signed-in.ts'

const deleteAccount = '/pages/user/personalData/deleteAccount'

/** The storage is put there once, by hand: nothing may bring it back after the account is gone. */
async function openDeletion(page: Page, token: string): Promise<Customer> {
  const storage = {
    ...storageOf(token, await cartOf({ 'cream-puff': 1 })),
    'tiffin.recentStores': '["riverside"]',
    'tiffin.somethingLater': 'a device of its own',
  }
  const customer = new Customer(page)
  await customer.open()
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  await page.reload()
  await customer.open(deleteAccount)
  await expect(customer.on('deleteAccount').getByText('A deactivated account cannot be restored')).toBeVisible()
  return customer
}

/** A phone gets a code a minute at most: what asks too early is tried until the minute is over. */
const patience = { timeout: 90_000, intervals: [5000] }

/** Asks for the code to the customer's own phone and types it. */
async function typeCode(customer: Customer): Promise<void> {
  let code = ''
  await expect(async () => {
    const sent = customer.page.waitForResponse((answer) => answer.url().endsWith('/login/send-sms-code'))
    await customer.button('Send code').click({ timeout: 1000 })
    code = (await (await sent).json()).data.devCode
    expect(code).toMatch(/^\d{6}$/)
  }).toPass(patience)
  await customer.on('deleteAccount').getByLabel('Verification code').fill(code)
}

const storageIn = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))

test('[R-2.36][R-4.19][PV-01] a deleted account leaves nothing on the device, and its phone logs in as a new customer', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { phone, token } = JSON.parse(process.env.TIFFIN_LEAVER ?? '{}')
  await call('/api/app/customer/customer-profile/update', { nickName: 'Farewell', email: 'bye@example.com' }, token)
  const customer = await openDeletion(page, token)
  const { page: app } = customer
  await customer.button('Delete account').click()
  await expect(customer.on('deleteAccount').getByText('Please enter the verification code')).toBeVisible()
  await expect(customer.on('deleteAccount').getByText('Please tick this first')).toBeVisible()
  await typeCode(customer)
  await customer
    .on('deleteAccount')
    .getByRole('checkbox', { name: /cannot be undone/ })
    .check({ force: true })

  const dialog = app.getByTestId('dialog')
  await customer.button('Delete account').click()
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await customer.on('deleteAccount').getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(dialog).toContainText('Delete it for good?')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog).toContainText('Your account is deleted')
  await dialog.getByRole('button', { name: 'Back to home' }).click()
  await expect(customer.on('home')).toBeVisible()
  const left = await storageIn(app)
  expect(JSON.stringify(left)).not.toMatch(/Farewell|cream|somethingLater|icc_token"/)
  await expect(call('/api/app/customer/customer-profile/detail', {}, token)).rejects.toThrow(/401/)

  let newToken = ''
  await expect(async () => {
    newToken = await logIn(phone)
  }).toPass(patience)
  expect(readToken(newToken).uid).not.toBe(readToken(token).uid)
  await app.evaluate((item) => localStorage.setItem('icc_token', item), newToken)
  await customer.open('/pages/user/mine/mine')
  await app.reload()
  await expect(customer.on('mine').getByText(/\*{4}\d{4}$/)).toBeVisible()
  await expect(customer.on('mine').getByText('Farewell')).toHaveCount(0)
  expect(await call('/api/app/order/order/list', {}, newToken)).toMatchObject({ total: 0 })
})

test('[PV-02] an order in progress keeps the account, says which, and leads there', async ({ page }) => {
  const token = await logIn()
  const [line] = await cartOf({ 'cream-puff': 1 })
  if (line === undefined) throw new Error('nothing to order')
  const orderId = await orderLine(token, line, { payable: line.price, method: 'store' })
  const staff = await call('/api/app/store/employee/login', { account: 'riverside', password: 'camellia1' })
  await call('/api/app/store/order/accept-payment', { orderId, version: 1 }, String(staff.token))
  const customer = await openDeletion(page, token)
  await expect(customer.on('deleteAccount').getByText('You have orders in progress')).toBeVisible()
  await expect(customer.button('Delete account')).toHaveCount(0)
  await customer.button(/^Order .?T\d{3}.*Accepted/).click()
  await expect(customer.on('orderDetail')).toBeVisible()
})
