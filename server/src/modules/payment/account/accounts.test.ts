import {
  checkPaymentAccount,
  disconnectPaymentAccount,
  listPaymentAccounts,
} from '@tiffin/contract/desk/payment-account'
import { goLive } from '@tiffin/contract/desk/start'
import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, saidInLog } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { connectingTo } from '../../../../test/connecting.ts'
import { order } from '../../../../test/order.ts'
import { fakeXendit } from '../../../../test/providers/fake-xendit.ts'

const fake = await fakeXendit()
const desk = connectingTo(fake)
const { atDesk, atShop, openBrand, connect, listAt, codesOf, placeOrder, pay, notify } = desk
afterAll(() => fake.close())
beforeEach(() => {
  fake.fault = undefined
})

type Brand = Awaited<ReturnType<typeof openBrand>>

async function disconnect({ owner }: Brand, accountId: string) {
  const answer = await ask(atDesk, disconnectPaymentAccount, { ...owner, body: { accountId } })
  await desk.follow(owner)
  return answer
}
const statusOf = async (brand: Brand, orderId: string) =>
  (await ask(atShop, findOrder, { ...brand, body: { orderId } })).data.status

describe('[provider-1] an account at a provider', () => {
  it('brings its ways to pay, takes a payment, and is paid by a notice to its own address', async () => {
    const brand = await openBrand()
    expect(await codesOf(brand)).toEqual(['counter'])
    const { code, accountId } = await connect(brand)
    expect(code).toBe(200)
    expect(await codesOf(brand)).toEqual(['counter', 'xendit'])
    const { orderId } = (await placeOrder(brand, 'xendit')).data
    const { data: opened } = await pay(brand, orderId, 'xendit')
    expect(opened).toMatchObject({ action: 1, url: expect.stringContaining('https://checkout.xendit.test/') })
    fake.happen(opened.paymentNo, { to: 'paid' })
    expect(await notify(brand, accountId, fake.notice(opened.paymentNo))).toBe(200)
    expect(await statusOf(brand, orderId)).toBe(20)
  })

  it('of a store wins over that of its brand, and other stores have the brand’s', async () => {
    const brand = await openBrand()
    const other = await build.buildStore(brand.corp)
    const [whole, own] = [await connect(brand), await connect(brand, { storeId: brand.storeId })]
    const { orderId } = (await placeOrder(brand, 'xendit')).data
    await pay(brand, orderId, 'xendit')
    const payments = await build.asCorp(brand.corp, 'select account_id from payment')
    expect(payments).toEqual([{ account_id: own.accountId }])
    await disconnect(brand, whole.accountId)
    expect(await codesOf(brand, { storeId: other })).toEqual(['counter'])
    expect(await codesOf(brand, { storeId: brand.storeId })).toEqual(['counter', 'xendit'])
  })

  it('is one for each provider and store; it gets new keys, and never another store or mode', async () => {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    expect((await connect(brand)).code).toBe(refusals.providerConnected)
    const other = await openBrand()
    const codes = (await Promise.all([connect(other), connect(other)])).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, refusals.providerConnected])
    expect((await connect(brand, { accountId })).code).toBe(200)
    expect((await connect(brand, { accountId, storeId: brand.storeId })).code).toBe(refusals.providerConnected)
    expect((await connect(brand, { storeId: 'nowhere' })).code).toBe(refusals.storeUnknown)
    expect((await listAt(brand)).data.accountList).toHaveLength(1)
  })

  it('of another brand is out of reach, by the same id as well', async () => {
    const [brand, other] = [await openBrand(), await openBrand()]
    const { accountId } = await connect(brand)
    expect((await disconnect(other, accountId)).code).toBe(refusals.providerUnknown)
    expect((await connect(other, { accountId })).code).toBe(200)
    await disconnect(other, accountId)
    expect(await codesOf(brand)).toContain('xendit')
  })

  it('takes nothing once it is disconnected, and still hears of what it took', async () => {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    const { orderId } = (await placeOrder(brand, 'xendit')).data
    const { paymentNo } = (await pay(brand, orderId, 'xendit')).data
    expect((await disconnect(brand, accountId)).code).toBe(200)
    expect((await disconnect(brand, accountId)).code).toBe(refusals.providerUnknown)
    expect(await codesOf(brand)).toEqual(['counter'])
    expect((await pay(brand, orderId, 'xendit')).code).toBe(refusals.paymentNotConfigured)
    fake.happen(paymentNo, { to: 'paid' })
    expect(await notify(brand, accountId, fake.notice(paymentNo))).toBe(200)
    expect(await statusOf(brand, orderId)).toBe(20)
    expect((await connect(brand, { accountId })).code).toBe(200)
    expect(await codesOf(brand)).toEqual(['counter', 'xendit'])
  })

  it('[provider-7] to try with is not offered once its brand is live, and still hears of what it took', async () => {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    const { orderId } = (await placeOrder(brand, 'xendit')).data
    const { paymentNo } = (await pay(brand, orderId, 'xendit')).data
    expect((await listAt(brand)).data.isLive).toBe(false)
    expect((await ask(atDesk, goLive, brand.owner)).code).toBe(200)
    await desk.follow(brand)
    expect((await listAt(brand)).data).toMatchObject({
      isLive: true,
      accountList: [{ mode: 'test', isConnected: true }],
    })
    expect(await codesOf(brand)).toEqual(['counter'])
    expect((await pay(brand, orderId, 'xendit')).code).toBe(refusals.paymentNotConfigured)
    fake.happen(paymentNo, { to: 'paid' })
    expect(await notify(brand, accountId, fake.notice(paymentNo))).toBe(200)
    expect(await statusOf(brand, orderId)).toBe(20)
  })

  it('[PY-26] is told of its own payments only, at its own address only', async () => {
    const brand = await openBrand()
    const [whole, own] = [await connect(brand), await connect(brand, { storeId: brand.storeId })]
    const { orderId } = (await placeOrder(brand, 'xendit')).data
    const { paymentNo } = (await pay(brand, orderId, 'xendit')).data
    fake.happen(paymentNo, { to: 'paid' })
    const notice = fake.notice(paymentNo)
    for (const wrong of ['', 'nothing']) expect(await notify(brand, wrong, notice)).toBe(404)
    expect(await notify(brand, whole.accountId, notice)).toBe(200) // kept as one of a payment that it does not know
    expect(await notify(brand, own.accountId, { ...notice, headers: { 'x-callback-token': 'forged' } })).toBe(400)
    expect(await statusOf(brand, orderId)).toBe(10)
    expect(await notify(brand, own.accountId, notice)).toBe(200)
    expect(await statusOf(brand, orderId)).toBe(20)
  })
})

describe('[provider-3] an order', () => {
  it('takes no method whose provider does not take its amount or its currency', async () => {
    const brand = await openBrand()
    await connect(brand)
    expect(await codesOf(brand, { amount: fake.smallest - 1 })).toEqual(['counter'])
    expect(await codesOf(brand, { amount: fake.smallest })).toEqual(['counter', 'xendit'])
    await build.asCorp(brand.corp, 'update sku set price = price - 1')
    await build.asCorp(brand.corp, 'update corp set catalog_version = catalog_version + 1')
    await atShop.corps.reload(brand.corp)
    const lines = [build.want(brand.productId, brand.skuId)]
    const cheap = { ...brand, lines, payable: fake.smallest - 1 }
    expect((await order(atShop, { ...cheap, more: { paymentMethodCode: 'xendit' } })).code).toBe(
      refusals.paymentNotConfigured,
    )
    expect((await order(atShop, { ...cheap, more: { paymentMethodCode: 'counter' } })).code).toBe(200)
  })

  it('takes no method of a provider that is not connected', async () => {
    const brand = await openBrand()
    expect((await placeOrder(brand, 'card')).code).toBe(refusals.paymentNotConfigured)
    expect(await codesOf(brand)).toEqual(['counter'])
  })
})

describe('[provider-4] keys', () => {
  it.each([
    [
      'that the provider does not know',
      { secrets: { secretKey: 'xnd_development_other', callbackToken: 'x' } },
      'providerKeyWrong',
    ],
    ['that look like none', { secrets: { secretKey: 'sk_test_1', callbackToken: 'x' } }, 'providerKeyWrong'],
    ['of the other mode', { mode: 'live' }, 'providerModeWrong'],
  ] as const)('%s are refused with a sentence, and nothing is kept', async (_title, more, refusal) => {
    const brand = await openBrand()
    const { code, message } = await connect(brand, more)
    expect(code).toBe(refusals[refusal])
    expect(message).toMatch(/keys/)
    expect((await listAt(brand)).data.accountList).toEqual([])
  })

  it('of an account that does not take the brand’s currency are refused', async () => {
    const brand = await openBrand()
    await build.asCorp(brand.corp, "update corp set currency = 'LAK', catalog_version = catalog_version + 1")
    await atDesk.corps.reload(brand.corp)
    expect((await connect(brand)).code).toBe(refusals.providerCurrencyWrong)
    await build.asCorp(brand.corp, "update corp set currency = 'PHP', catalog_version = catalog_version + 1")
    await atDesk.corps.reload(brand.corp)
    expect((await connect(brand)).code).toBe(refusals.providerCurrencyWrong)
  })

  it('[provider-9] of another account replace those of none', async () => {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    const other = { accountId, secrets: fake.otherSecrets }
    expect((await connect(brand, other)).code).toBe(refusals.providerAccountOther)
    expect((await listAt(brand)).data.accountList).toMatchObject([{ hints: { secretKey: 'g7H8' } }])
    await build.asCorp(brand.corp, "update payment_account set owner = ''") // of a release that did not ask
    await ask(atDesk, checkPaymentAccount, { ...brand.owner, body: { accountId } })
    expect((await connect(brand, other)).code).toBe(refusals.providerAccountOther)
    expect((await connect(brand, { accountId })).code).toBe(200)
    await disconnect(brand, accountId)
    expect((await connect(brand, { secrets: fake.otherSecrets })).code).toBe(200)
  })

  it('are not taken while the provider cannot be asked', async () => {
    const brand = await openBrand()
    fake.fault = 500
    expect((await connect(brand)).code).toBe(refusals.providerUnreachable)
  })

  it('are all needed, and no others', async () => {
    const brand = await openBrand()
    const { secretKey } = fake.access.secrets
    const fieldOf = async (more: object) => JSON.stringify((await connect(brand, more as never)).data)
    expect(await fieldOf({ secrets: { secretKey } })).toContain('secrets.callbackToken')
    expect(await fieldOf({ settings: { extra: 'x' } })).toContain('settings.extra')
    expect(await fieldOf({ provider: 'none' })).toContain('provider')
  })

  it('[PY-29] stand sealed in the database, and in no answer, log or entry of the audit', async () => {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    await connect(brand, { secrets: { ...fake.access.secrets, secretKey: 'xnd_development_wrong1234' } })
    await ask(atDesk, checkPaymentAccount, { ...brand.owner, body: { accountId } })
    const [account] = (await listAt(brand)).data.accountList
    expect(account?.hints).toEqual({ secretKey: 'g7H8', callbackToken: 'ests' })
    const rows = [
      ...(await build.asCorp(brand.corp, 'select * from payment_account')),
      ...(await build.asCorp(brand.corp, 'select * from audit_entry')),
    ]
    for (const secret of Object.values(fake.access.secrets)) {
      expect(JSON.stringify([rows, account])).not.toContain(secret)
      expect(saidInLog()).not.toContain(secret)
    }
  })

  it('[PY-29] are of no use in the row of another account', async () => {
    const [brand, other] = [await openBrand(), await openBrand()]
    await connect(brand)
    const [row] = await build.asCorp<{ sealed_secrets: string }>(
      brand.corp,
      'select sealed_secrets from payment_account',
    )
    await connect(other)
    await build.asCorp(other.corp, 'update payment_account set sealed_secrets = $1', [row?.sealed_secrets])
    await build.asCorp(other.corp, 'update corp set catalog_version = catalog_version + 1')
    await atShop.corps.reload(other.corp)
    expect(await codesOf(other)).toEqual(['counter'])
  })

  it('[PY-28] are asked about again, and what was found is kept', async () => {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    const checkAgain = () =>
      ask(atDesk, checkPaymentAccount, { ...brand.owner, language: 'en-US', body: { accountId } })
    expect((await checkAgain()).data).toMatchObject({ checkResult: 'ok', checkText: '' })
    fake.fault = 500
    expect((await checkAgain()).data).toMatchObject({ checkResult: 'providerUnreachable' })
    const [account] = (await listAt(brand)).data.accountList
    expect(account).toMatchObject({ checkResult: 'providerUnreachable', isConnected: true })
    expect(account?.checkText).toMatch(/^The provider cannot be reached/)
  })

  it('are connected by owners alone; the accountant sees the accounts', async () => {
    const brand = await openBrand()
    await connect(brand)
    for (const role of ['manager', 'storeManager', 'employee'] as const)
      expect((await ask(atDesk, listPaymentAccounts, await desk.asRole(brand.corp, role))).code).toBe(403)
    const accountant = await desk.asRole(brand.corp, 'accountant')
    expect((await ask(atDesk, listPaymentAccounts, accountant)).data.accountList).toHaveLength(1)
    expect((await connect({ ...brand, owner: { ...brand.owner, ...accountant } })).code).toBe(403)
  })
})

it('[provider-5] a payment that ended here is ended at its provider', async () => {
  const brand = await openBrand()
  await connect(brand)
  const { orderId } = (await placeOrder(brand, 'xendit')).data
  const first = (await pay(brand, orderId, 'xendit')).data
  desk.clock.offset += 30_000
  await pay(brand, orderId, 'xendit')
  await atShop.jobs.find(({ name }) => name === 'ask providers about open payments')?.run()
  fake.happen(first.paymentNo, { to: 'paid' })
  expect(JSON.parse(fake.notice(first.paymentNo).body).status).toBe('EXPIRED')
})
