import { listPaymentMethods } from '@tiffin/contract/common'
import { connectPaymentAccount, listPaymentAccounts } from '@tiffin/contract/desk/payment-account'
import { createPayment } from '@tiffin/contract/payment'
import { ask, testApp } from './app.ts'
import { buildCorp } from './build.ts'
import * as build from './build-shop.ts'
import { fakeSessions } from './fake-sessions.ts'
import { order } from './order.ts'
import type { FakeProvider } from './providers/fake-host.ts'
import { buildAtDesk, buildStaff, openDesk } from './team.ts'

/** A server without the provider to try with, and its desk, for one fake provider. */
export function connectingTo(fake: FakeProvider) {
  const clock = { offset: 0, now: () => Date.now() + clock.offset }
  const config = { paySettings: fake.settings, paySandbox: undefined }
  const atShop = testApp({ sessions: fakeSessions, clock, config })
  const atDesk = testApp({ clock, config })

  /** A brand in the provider's currency with a shop of one product and its owner at the desk. */
  async function openBrand() {
    const { currency, currencyScale, smallest } = fake
    const corp = await buildCorp({ currency, currencyScale })
    const shop = await build.buildShop(corp, { price: smallest })
    await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 100 })
    const owner = await buildAtDesk(atDesk, corp, 'owner')
    return { corp, ...shop, owner, ...(await build.buildCustomer(corp)) }
  }

  type Brand = Awaited<ReturnType<typeof openBrand>>

  /** A server knows of what another one has changed a moment later; here at once. */
  const follow = ({ corp }: { corp: string }) => atShop.corps.reload(corp)

  const connect = ({ owner }: Brand, more: Record<string, unknown> = {}) => {
    const { mode, settings, secrets } = fake.access
    const body = {
      accountId: crypto.randomUUID(),
      provider: fake.kind.name,
      storeId: null,
      mode,
      settings,
      secrets,
      ...more,
    }
    return ask(atDesk, connectPaymentAccount, { ...owner, language: 'en-US', body }).then(async (answer) => {
      await follow(owner)
      return { ...answer, accountId: body.accountId }
    })
  }

  const listAt = ({ owner }: Brand) => ask(atDesk, listPaymentAccounts, { ...owner, language: 'en-US' })

  const codesOf = async ({ corp }: Brand, body: { storeId?: string; amount?: number } = {}) =>
    (await ask(atShop, listPaymentMethods, { corp, body })).data.list.map(({ code }) => code)

  const placeOrder = (brand: Brand, code: string) =>
    order(atShop, {
      ...brand,
      lines: [build.want(brand.productId, brand.skuId)],
      payable: fake.smallest,
      more: { paymentMethodCode: code },
    })

  const pay = (brand: Brand, orderId: string, code: string) =>
    ask(atShop, createPayment, { ...brand, body: { orderId, paymentMethodCode: code } })

  /** Sends a notice of a payment to the address of an account. Answers the HTTP status. */
  async function notify({ corp }: Brand, accountId: string, notice: ReturnType<FakeProvider['notice']>) {
    const url = `/api/pay/notify/${fake.kind.name}/${corp}${accountId === '' ? '' : `/${accountId}`}`
    const { statusCode } = await atShop.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...notice.headers },
      payload: notice.body,
    })
    return statusCode
  }

  const asRole = async (corp: string, role: Parameters<typeof buildStaff>[1]) =>
    openDesk(atDesk, corp, (await buildStaff(corp, role)).account)

  return { atShop, atDesk, follow, clock, openBrand, connect, listAt, codesOf, placeOrder, pay, notify, asRole }
}
