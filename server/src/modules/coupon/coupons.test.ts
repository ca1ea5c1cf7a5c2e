import { exchangeCoupon, findCoupon, listCoupons, listUsableCoupons } from '@tiffin/contract/coupon'
import { refusals } from '@tiffin/contract/refusals'
import { couponFault } from '@tiffin/core/pricing/coupon'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { buildCode, buildCoupon } from '../../../test/build-coupon.ts'
import * as build from '../../../test/build-shop.ts'
import { askAsOwner, testDb } from '../../../test/database.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'

const app = testApp({ sessions: fakeSessions })
const day = 86_400_000
const code = 'TEA501234511X'

async function openAccount() {
  const corp = await buildCorp()
  return { corp, ...(await build.buildCustomer(corp)) }
}

const exchange = (account: { corp: string; token: string }, text = code) =>
  ask(app, exchangeCoupon, { ...account, body: { code: text } })

describe('the coupons of a customer', () => {
  it('[R-2.32][R-2.45][R-4.14][CP-03][R-3.19][R-7.20] are listed by state, the one that is over soonest first, and counted', async () => {
    const { corp, customerId, token } = await openAccount()
    const daysLater = (days: number) => new Date(Date.now() + days * day)
    const unused = await buildCoupon(corp, customerId)
    const soon = await buildCoupon(corp, customerId, { row: { expiry_time: daysLater(1) } })
    const notYet = await buildCoupon(corp, customerId, { row: { effective_time: daysLater(1) } })
    const used = await buildCoupon(corp, customerId, { row: { order_id: 'o1' } })
    const invalid = await buildCoupon(corp, customerId, { row: { invalid_at: daysLater(0) } })
    const expired = await buildCoupon(corp, customerId, {
      row: { effective_time: daysLater(-9), expiry_time: daysLater(-1) },
    })
    const list = async (status: number) => {
      const { data } = await ask(app, listCoupons, { corp, token, body: { status } })
      return { ids: data.list.map(({ couponId }) => couponId), counts: data.countByStatus }
    }
    expect((await list(0)).ids.slice(0, 2)).toEqual([soon, unused])
    const ids = await Promise.all([1, 2, 3, 4, 5].map(async (status) => (await list(status)).ids))
    expect(ids).toEqual([[soon, unused], [notYet], [used], [invalid], [expired]])
    expect((await list(1)).counts).toEqual({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 1 })
  })

  it('[R-1.6][TN-02] are seen by their own customer only', async () => {
    const { corp, customerId } = await openAccount()
    const couponId = await buildCoupon(corp, customerId)
    const { token } = await build.buildCustomer(corp)
    expect((await ask(app, findCoupon, { corp, token, body: { couponId } })).code).toBe(refusals.couponUnknown)
    expect((await ask(app, listCoupons, { corp, token })).data.list).toEqual([])
  })

  it('[R-3.19][R-4.14] for a cart are split into usable and unusable ones with reasons, the largest first', async () => {
    const { corp, customerId, token } = await openAccount()
    const storeId = await build.buildStore(corp)
    const { productId, skuId } = await build.buildProduct(corp, { price: 1000 })
    const three = await buildCoupon(corp, customerId)
    const half = await buildCoupon(corp, customerId, { kind: { type: 2, discount: 500 } })
    const large = await buildCoupon(corp, customerId, { kind: { threshold: 5000 } })
    const foreignCoupon = await buildCoupon(corp, customerId, { kind: { store_ids: ['elsewhere'] } })
    await buildCoupon(corp, customerId, { row: { order_id: 'o1' } })
    const body = { storeId, productRequestList: [build.want(productId, skuId)] }
    const { data } = await ask(app, listUsableCoupons, { corp, token, body })
    expect(data.usableList.map(({ couponId, amount }) => [couponId, amount])).toEqual([
      [half, 500],
      [three, 300],
    ])
    const unusable = Object.fromEntries(
      data.unusableList.map(({ couponId, unusableReason }) => [couponId, unusableReason]),
    )
    expect(unusable).toEqual({ [large]: couponFault.threshold, [foreignCoupon]: couponFault.store })
  })
})

describe('[R-7.20] a redeem code', () => {
  it('turns into a coupon whatever its case and hyphens, once', async () => {
    const account = await openAccount()
    await buildCode(account.corp, code)
    const { data } = await exchange(account, ' tea5-o123-45il-x')
    expect(data).toMatchObject({ name: 'Three off', status: 1, discount: 300 })
    expect(data.expiryTime - data.effectiveTime).toBe(30 * day)
    expect((await exchange(account)).code).toBe(refusals.codeRedeemed)
    expect((await ask(app, listCoupons, account)).data.total).toBe(1)
  })

  it.each([
    ['is not known', undefined, refusals.couponUnknown],
    ['has not begun', { start_time: new Date(Date.now() + 3_600_000) }, refusals.couponNotYet],
    ['is over', { end_time: new Date(Date.now() - 3_600_000) }, refusals.couponExpired],
    ['was taken back', { invalid_at: new Date() }, refusals.couponInvalid],
    ['was given out', { claimed: 1 }, refusals.codeRedeemed],
  ])('that %s is refused with its reason', async (_why, row, refusal) => {
    const account = await openAccount()
    if (row) await buildCode(account.corp, code, row)
    expect((await exchange(account)).code).toBe(refusal)
  })

  it('that cannot be one is refused as unknown', async () => {
    expect((await exchange(await openAccount(), 'tea')).code).toBe(refusals.couponUnknown)
  })

  it('[R-3.19] is good from its first moment on, and no longer at its last', async () => {
    const now = Date.now()
    const still = testApp({ sessions: fakeSessions, clock: { now: () => now } })
    const ofAge = async (row: Record<string, unknown>) => {
      const account = await openAccount()
      await buildCode(account.corp, code, row)
      return (await ask(still, exchangeCoupon, { ...account, body: { code } })).code
    }
    expect(await ofAge({ start_time: new Date(now) })).toBe(200)
    expect(await ofAge({ end_time: new Date(now) })).toBe(refusals.couponExpired)
  })

  it('[CP-02] of one use is claimed once by 64 at the same time', async () => {
    const { corp } = await openAccount()
    await buildCode(corp, code)
    const customers = await Promise.all(Array.from({ length: 64 }, () => build.buildCustomer(corp)))
    const codes = await Promise.all(customers.map(async ({ token }) => (await exchange({ corp, token })).code))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(63).fill(refusals.codeRedeemed)])
    expect(await build.asCorp(corp, 'select claimed from redeem_code')).toEqual([{ claimed: 1 }])
    expect(await build.asCorp(corp, 'select 1 from customer_coupon')).toHaveLength(1)
  })

  it('[CP-02] is claimed by one customer as often as the offer allows, also with eight taps at once', async () => {
    const account = await openAccount()
    await buildCode(account.corp, code, { most_claims: 100, most_for_one: 2 })
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await exchange(account)).code))
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, ...Array<number>(6).fill(refusals.codeRedeemed)])
    expect(await build.asCorp(account.corp, 'select claimed from redeem_code')).toEqual([{ claimed: 2 }])
  })

  it('[CP-02] is claimed twice by a customer whose two taps wait for one another', async () => {
    const account = await openAccount()
    await buildCode(account.corp, code, { most_claims: 100, most_for_one: 2 })
    let taps: ReturnType<typeof exchange>[] = []
    await testDb.tx({ role: 'app', corp: account.corp }, async (tx) => {
      await tx.query('select 1 from redeem_code for update')
      taps = [exchange(account), exchange(account)]
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await askAsOwner(waiting)).length, { interval: 20 }).toBe(2)
    })
    expect((await Promise.all(taps)).map((tap) => tap.code)).toEqual([200, 200])
  })

  it('[CP-08] after ten wrong guesses even the right one is not looked at', async () => {
    const account = await openAccount()
    await buildCode(account.corp, code)
    const guesses = await Promise.all(
      Array.from({ length: 10 }, async () => (await exchange(account, '0000000000000')).code),
    )
    expect(new Set(guesses)).toEqual(new Set([refusals.couponUnknown]))
    expect((await exchange(account)).code).toBe(refusals.tooManyTries)
    expect(await build.asCorp(account.corp, 'select claimed from redeem_code')).toEqual([{ claimed: 0 }])
  })
})
