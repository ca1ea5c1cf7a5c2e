import { type Browser, expect, type Page } from '@playwright/test'
import type { FakeProvider } from '../../server/test/providers/fake-host.ts'
import { fakeMidtrans } from '../../server/test/providers/fake-midtrans.ts'
import { fakeStripe } from '../../server/test/providers/fake-stripe.ts'
import { fakeXendit } from '../../server/test/providers/fake-xendit.ts'
import { openDesk } from '../src/at-desk.ts'
import { Customer } from '../src/customer.ts'
import { type Account, owner } from '../src/desk-token.ts'
import { ProviderPage } from '../src/provider-page.ts'
import { test } from '../src/test.ts'
import { startTiffin, type Tiffin } from '../src/tiffin.ts'

test.describe.configure({ mode: 'default' }) // one after the other: each begins with the server that the first one started

const ownerInJakarta: Account = { account: 'sekar', password: 'lentera-desk-1' }
const failed = 'Failed. It is recommended to switch to another payment method and try again'

let tiffin: Tiffin
let fakes: Record<'stripe' | 'xendit' | 'midtrans', FakeProvider>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const [stripe, xendit, midtrans] = await Promise.all([fakeStripe('live'), fakeXendit('live'), fakeMidtrans('live')])
  fakes = { stripe, xendit, midtrans }
  tiffin = await startTiffin({ ...stripe.settings, ...xendit.settings, ...midtrans.settings })
})
test.afterAll(async () => {
  await tiffin.stop()
  for (const fake of Object.values(fakes)) fake.close()
})

/** A brand of the demo, in the currency of a provider. */
interface Connecting {
  readonly brand: 'demo' | 'demo2'
  readonly name: string
  readonly provider: ProviderPage
  /** By label: keys that are refused, and the sentence. */
  readonly refused: readonly { readonly keys: Readonly<Record<string, string>>; readonly text: string }[]
  readonly keys: Readonly<Record<string, string>>
}

async function type(desk: Page, keys: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, key] of Object.entries(keys)) await desk.getByLabel(label, { exact: true }).fill(key)
}

/** The owner connects a provider; keys that do not fit are refused first. */
async function connect(browser: Browser, { brand, name, provider, refused, keys }: Connecting): Promise<void> {
  const desk = await openDesk(browser, brand === 'demo' ? owner : ownerInJakarta, {
    ...{ path: '/payments/accounts', brand: { url: tiffin.url, corp: brand } },
  })
  await desk.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Connect' }).click()
  const dialog = desk.getByRole('dialog', { name: `Connect ${name}` })
  const submit = dialog.getByRole('button', { name: 'Connect', exact: true })
  await dialog.getByText('Customers pay real money from now on.').waitFor()
  for (const wrong of refused) {
    await type(desk, wrong.keys)
    await submit.click()
    await expect(dialog.getByText(wrong.text)).toBeVisible()
  }
  provider.notifyUrl = await dialog.locator('code').innerText()
  await type(desk, keys)
  await submit.click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('listitem').filter({ hasText: 'Keys checked' }).filter({ hasText: name })).toBeVisible()
}

interface Ordering {
  readonly brand: Connecting['brand']
  readonly product: string
  readonly method: string
}

/** A new customer on the way to pay, with something of the menu. */
async function order(page: Page, { brand, product, method }: Ordering): Promise<Customer> {
  const customer = new Customer(page, { corp: brand, url: tiffin.url })
  await customer.open('/pages/home/menu/menu')
  await customer.add(product)
  await customer.checkOut()
  await customer.logIn()
  await customer.placeOrder(method)
  return customer
}

const expectAccepted = (customer: Customer) =>
  expect(customer.on('paySuccess').getByText('Paid. The store has your order.')).toBeVisible()

const wrongMode = 'These keys are of the other mode: test keys go with Test, live keys with Live'
const wrongKey = 'The provider does not accept these keys. Copy them again from its dashboard'

test('[provider-4][provider-6] a brand connects Stripe; a payment on its page that fails says so, and the next one pays the order', async ({
  page,
  browser,
}) => {
  const provider = new ProviderPage(fakes.stripe)
  await provider.serve(page.context())
  const [secret, signing] = ['Secret key', 'Signing secret of the webhook']
  const { secretKey = '', webhookSecret = '' } = fakes.stripe.access.secrets
  await connect(browser, {
    ...{ brand: 'demo', name: 'Stripe', provider, keys: { [secret]: secretKey, [signing]: webhookSecret } },
    refused: [
      { keys: { [secret]: 'sk_test_a1B2c3D4e5F6g7H8', [signing]: webhookSecret }, text: wrongMode },
      { keys: { [secret]: 'sk_live_ofAnotherAccount', [signing]: webhookSecret }, text: wrongKey },
    ],
  })
  const customer = await order(page, { brand: 'demo', product: 'Cream Puff', method: 'Card or wallet' })
  await customer.pay('Fail')
  await expect(customer.on('paySuccess').getByText(failed)).toBeVisible()
  await customer.button('Try another method').click()
  await page.getByRole('radio', { name: /^Card or wallet/ }).check({ force: true })
  await customer.payAtCashier('Pay now')
  await expectAccepted(customer)
})

test('[provider-4][provider-6] a brand connects Xendit; one that gives up on its page has paid nothing, and pays later', async ({
  page,
  browser,
}) => {
  const provider = new ProviderPage(fakes.xendit)
  await provider.serve(page.context())
  const [secret, token] = ['Secret key', 'Webhook verification token']
  const { secretKey = '', callbackToken = '' } = fakes.xendit.access.secrets
  await connect(browser, {
    ...{ brand: 'demo2', name: 'Xendit', provider, keys: { [secret]: secretKey, [token]: callbackToken } },
    refused: [
      { keys: { [secret]: 'xnd_development_a1B2c3D4e5F6g7H8', [token]: callbackToken }, text: wrongMode },
      { keys: { [secret]: 'xnd_production_ofAnotherAccount', [token]: callbackToken }, text: wrongKey },
    ],
  })
  const customer = await order(page, { brand: 'demo2', product: 'Fried Banana', method: 'Bank, card or e-wallet' })
  await customer.pay('Give up')
  await expect(customer.on('paySuccess').getByText('Not paid yet')).toBeVisible()
  await expect(customer.on('paySuccess').getByText(/^Nothing was charged/)).toBeVisible()
  await customer.button('Pay').click()
  await customer.payAtCashier('Pay now')
  await expectAccepted(customer)
})

test('[provider-4][provider-6] a brand connects Midtrans; a wallet that is denied says so, and the next QR code pays the order', async ({
  page,
  browser,
}) => {
  const provider = new ProviderPage(fakes.midtrans)
  const { serverKey = '' } = fakes.midtrans.access.secrets
  await connect(browser, {
    ...{ brand: 'demo2', name: 'Midtrans', provider, keys: { 'Server key': serverKey } },
    refused: [
      { keys: { 'Server key': 'SB-Mid-server-a1B2c3D4e5F6g7H8' }, text: wrongMode },
      { keys: { 'Server key': 'Mid-server-ofAnotherAccount' }, text: wrongKey },
    ],
  })
  const customer = await order(page, { brand: 'demo2', product: 'Charcoal Toast', method: 'QRIS' })
  for (const to of ['refused', 'paid'] as const) {
    if (to === 'paid') {
      await page.getByRole('radio', { name: /^QRIS/ }).check({ force: true })
      await customer.button(/^Pay/).click()
    }
    await expect(page.getByText('Scan with your payment app').filter({ visible: true })).toBeVisible()
    await provider.decide(to)
    // The page asks by itself too: the button may be gone already.
    await customer
      .button('I have paid')
      .click({ timeout: 5000 })
      .catch(() => undefined)
    if (to === 'refused') await expect(page.getByText(failed).filter({ visible: true })).toBeVisible()
  }
  await expectAccepted(customer)
})
