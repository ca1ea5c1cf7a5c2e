import * as desk from '@tiffin/contract/desk/order'
import { refusals } from '@tiffin/contract/refusals'
import { completeOrder, refundOrder } from '@tiffin/contract/store'
import { afterAll, describe, expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import { bookFaults } from '../../../../test/books.ts'
import { checkBooks, enablePoints, givePoints } from '../../../../test/build-points.ts'
import * as build from '../../../../test/build-shop.ts'
import { connectingTo } from '../../../../test/connecting.ts'
import { order } from '../../../../test/order.ts'
import { fakeStripe } from '../../../../test/providers/fake-stripe.ts'
import { buildStaff, openDesk } from '../../../../test/team.ts'

const fake = await fakeStripe()
const { atShop, atDesk, openBrand, connect, placeOrder, pay, notify, clock } = connectingTo(fake)
afterAll(() => fake.close())

/** An order that was paid and handed over. */
async function openSold() {
  const brand = await openBrand()
  const { accountId } = await connect(brand)
  const { orderId } = (await placeOrder(brand, 'stripe')).data
  const { paymentNo } = (await pay(brand, orderId, 'stripe')).data
  fake.happen(paymentNo, { to: 'paid' })
  await notify(brand, accountId, fake.notice(paymentNo))
  const { token } = await build.buildEmployee(brand.corp, brand.storeId, ['order:manage'])
  const counter = { corp: brand.corp, token }
  await ask(atShop, completeOrder, { ...counter, body: { orderId, version: 2 } })
  await build.asCorp(brand.corp, "update customer set phone = '+6581230042'")
  const [made] = await build.asCorp<{ orderNo: string; code: string; day: string; phone: string }>(
    brand.corp,
    `select order_no as "orderNo", pickup_code as code, customer.phone,
       to_char(submit_time at time zone store.time_zone, 'YYYY-MM-DD') as day
     from customer_order join store using (corp_id, store_id) join customer using (corp_id, customer_id)`,
  )
  if (!made) throw new Error('no order')
  return { brand, orderId, made, owned: { storeId: brand.storeId, orderId } }
}

/** The manager of the order's store, with a limit of refunds. */
async function openKeeper({ brand }: { brand: { corp: string; storeId: string } }, limit: number) {
  const { staffId, account } = await buildStaff(brand.corp, 'storeManager', { stores: [brand.storeId] })
  await build.asCorp(brand.corp, 'update staff set refund_limit = $1 where staff_id = $2', [limit, staffId])
  return { staffId, ...(await openDesk(atDesk, brand.corp, account)) }
}

type Opened = Awaited<ReturnType<typeof openSold>>

const find = async ({ brand, made }: Opened, text: string, day = made.day, more = {}) =>
  (
    await ask(atDesk, desk.searchOrders, { ...brand.owner, language: 'en-US', body: { text, day, ...more } })
  ).data.list.map(({ orderNo }) => orderNo)
const detail = async ({ brand, owned }: Opened) =>
  (await ask(atDesk, desk.findDeskOrder, { ...brand.owner, language: 'en-US', body: owned })).data
const refund = ({ brand, owned }: Pick<Opened, 'brand' | 'owned'>, more: object, by = brand.owner) =>
  ask(atDesk, desk.refundOrderAtDesk, { ...by, body: { ...owned, version: 3, reason: 'cold', ...more } as never })

describe('[staff-10] an order at the desk', () => {
  it('is found by its number on any day, and by its code or the end of the phone on its own', async () => {
    const opened = await openSold()
    const { made } = opened
    for (const text of [made.orderNo, made.code.toLowerCase(), made.phone.slice(-4), ''])
      expect(await find(opened, text)).toEqual([made.orderNo])
    expect(await find(opened, made.orderNo, '2020-01-01')).toEqual([made.orderNo])
    for (const day of ['2020-01-01', '2099-01-01'])
      for (const text of [made.code, made.phone.slice(-4), '']) expect(await find(opened, text, day)).toEqual([])
    for (const text of ['D999', '0'.repeat(16), '%']) expect(await find(opened, text)).toEqual([])
  })

  it('is found in its state and at its store alone, by its number too', async () => {
    const opened = await openSold()
    const { brand, made } = opened
    const otherStore = await build.buildStore(brand.corp)
    for (const text of [made.orderNo, '']) {
      expect(await find(opened, text, made.day, { status: 50, storeId: brand.storeId })).toEqual([made.orderNo])
      expect(await find(opened, text, made.day, { status: 20 })).toEqual([])
      expect(await find(opened, text, made.day, { storeId: otherStore })).toEqual([])
    }
  })

  it('shows how it was paid, and what happened to it, by whom', async () => {
    const opened = await openSold()
    await refund(opened, { amount: 20 })
    const { paymentList, logList } = await detail(opened)
    expect(paymentList.map(({ provider, amount, status }) => [provider, amount, status])).toEqual([
      ['stripe', fake.smallest, 1],
    ])
    expect(logList.map(({ action, statusText, by, staffName }) => [action, statusText, by, staffName])).toEqual([
      ['create', 'Awaiting payment', 'customer', ''],
      ['pay', 'Accepted', 'provider', ''],
      ['complete', 'Completed', 'employee', 'Lin'],
      ['refund', 'Completed', 'employee', 'The owner'],
    ])
  })

  it('is seen by who reads orders of its store alone', async () => {
    const opened = await openSold()
    const { brand, made, owned } = opened
    const otherStore = await build.buildStore(brand.corp)
    const { account } = await buildStaff(brand.corp, 'storeManager', { stores: [otherStore] })
    const keeper = await openDesk(atDesk, brand.corp, account)
    const body = { text: made.orderNo, day: made.day }
    expect((await ask(atDesk, desk.searchOrders, { ...keeper, body })).data.list).toEqual([])
    expect((await ask(atDesk, desk.searchOrders, { ...keeper, body: { ...body, text: '' } })).data.list).toEqual([])
    expect((await ask(atDesk, desk.findDeskOrder, { ...keeper, body: owned })).code).toBe(403)
    const disguised = { ...owned, storeId: otherStore }
    expect((await ask(atDesk, desk.findDeskOrder, { ...keeper, body: disguised })).code).toBe(refusals.orderUnknown)
    expect((await refund({ ...opened, owned: disguised }, { amount: 1 }, keeper as never)).code).toBe(
      refusals.orderUnknown,
    )
  })

  it('gives its money back in parts and never more, with its refunds and an entry of the audit for each', async () => {
    const opened = await openSold()
    const { brand } = opened
    const part = await refund(opened, { amount: 20, requestId: crypto.randomUUID() })
    expect(part.data).toMatchObject({ refundTotal: 20, provider: 'stripe', refundList: [{ amount: 20, status: 0 }] })
    expect((await refund(opened, { version: 4, amount: fake.smallest })).code).toBe(refusals.inputInvalid)
    expect((await refund(opened, { version: 4, lineList: [{ lineNo: 0, num: 2 }] })).code).toBe(refusals.inputInvalid)
    expect((await refund(opened, { version: 4, amount: fake.smallest - 20 })).code).toBe(200)
    expect((await detail(opened)).refundList.map(({ amount, reason }) => [amount, reason])).toEqual([
      [20, 'cold'],
      [fake.smallest - 20, 'cold'],
    ])
    const entries = `select changes, reason from audit_entry where action = 'order.refund' order by at`
    expect(await build.asCorp(brand.corp, entries)).toEqual([
      { changes: { refundTotal: { from: 0, to: 20 } }, reason: 'cold' },
      { changes: { refundTotal: { from: 20, to: fake.smallest } }, reason: 'cold' },
    ])
    expect(await bookFaults(brand.corp)).toEqual([])
  })

  it('that was paid with points alone gives all of them back, once, whatever the limit is, with an entry of the audit', async () => {
    const brand = await openBrand()
    await enablePoints(brand.corp)
    await givePoints(brand.corp, brand.customerId, { points: fake.smallest })
    const { storeId, productId, skuId } = brand
    const wish = { storeId, lines: [build.want(productId, skuId)], payable: 0 }
    const more = { points: fake.smallest, paymentMethodCode: 'counter' }
    const { orderId } = (await order(atShop, { ...brand, ...wish, more })).data
    const { token } = await build.buildEmployee(brand.corp, storeId, ['order:manage'])
    await ask(atShop, completeOrder, { corp: brand.corp, token, body: { orderId, version: 2 } })
    expect((await checkBooks(brand.corp))[brand.customerId]).toBe(0)
    const opened = { brand, owned: { storeId, orderId } }
    const keeper = (await openKeeper(opened, 0)) as never
    expect((await refund(opened, { amount: 1 }, keeper)).code).toBe(refusals.inputInvalid)
    expect((await refund(opened, { amount: 0 }, keeper)).data).toMatchObject({ refundTotal: 0, refundList: [] })
    expect((await refund(opened, { version: 4, amount: 0 }, keeper)).code).toBe(refusals.moveNotAllowed)
    expect((await checkBooks(brand.corp))[brand.customerId]).toBe(fake.smallest)
    expect(await build.asCorp(brand.corp, "select changes from audit_entry where action = 'order.refund'")).toEqual([
      { changes: { pointsReturned: { from: 0, to: fake.smallest } } },
    ])
  })

  it('asks for a proof before its money goes back, and for the right to give it', async () => {
    const opened = await openSold()
    const accountant = await openDesk(
      atDesk,
      opened.brand.corp,
      (await buildStaff(opened.brand.corp, 'accountant')).account,
    )
    expect((await refund(opened, { amount: 1 }, accountant as never)).code).toBe(403)
    clock.offset += 601_000
    expect((await refund(opened, { amount: 1 })).code).toBe(refusals.proofNeeded)
    clock.offset -= 601_000
    expect((await detail(opened)).refundTotal).toBe(0)
  })
})

describe('[staff-12] a limit of refunds', () => {
  it('counts all that went back of the order, is shown with it, and does not hold for owners', async () => {
    const opened = await openSold()
    const { brand, owned } = opened
    const keeper = await openKeeper(opened, 30)
    const asKeeper = (more: object) => refund(opened, more, keeper as never)
    expect((await ask(atDesk, desk.findDeskOrder, { ...keeper, body: owned })).data.refundLimit).toBe(30)
    expect((await detail(opened)).refundLimit).toBeNull()
    const refused = await asKeeper({ amount: 31 })
    expect([refused.code, refused.data]).toEqual([refusals.refundTooHigh, { limit: 30 }])
    const requestId = crypto.randomUUID()
    expect((await asKeeper({ amount: 20, requestId })).code).toBe(200)
    expect((await asKeeper({ version: 4, amount: 11 })).code).toBe(refusals.refundTooHigh)
    await build.asCorp(brand.corp, 'update staff set refund_limit = 0 where staff_id = $1', [keeper.staffId])
    expect((await asKeeper({ amount: 20, requestId })).code).toBe(200)
    expect((await detail(opened)).refundTotal).toBe(20)
    expect((await refund(opened, { version: 4, amount: 11 })).data.refundTotal).toBe(31)
    expect(await bookFaults(brand.corp)).toEqual([])
  })

  it('holds at the counter too, and for units of lines', async () => {
    const opened = await openSold()
    const { brand, owned } = opened
    const { staffId, token } = await build.buildEmployee(brand.corp, brand.storeId)
    await build.asCorp(brand.corp, 'update staff set refund_limit = $1 where staff_id = $2', [
      fake.smallest - 1,
      staffId,
    ])
    const body = { orderId: owned.orderId, version: 3, reason: 'cold', lineList: [{ lineNo: 1, num: 1 }] }
    const give = () => ask(atShop, refundOrder, { corp: brand.corp, token, body })
    expect((await give()).code).toBe(refusals.refundTooHigh)
    await build.asCorp(brand.corp, 'update staff set refund_limit = $1 where staff_id = $2', [fake.smallest, staffId])
    expect((await give()).data).toMatchObject({ refundTotal: fake.smallest, productList: [{ refundNum: 1 }] })
    expect(await bookFaults(brand.corp)).toEqual([])
  })
})
