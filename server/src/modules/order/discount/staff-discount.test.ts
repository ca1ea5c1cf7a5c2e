import { findCart, saveCart } from '@tiffin/contract/cart'
import * as members from '@tiffin/contract/member'
import { cancelOrder, previewOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { acceptStorePayment, closeOrder } from '@tiffin/contract/store'
import { discountType } from '@tiffin/core/pricing/bill'
import { describe, expect, it, vi } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { fakeSessions } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { openShop, tally } from '../../../../test/ordering.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock })
const { employee, manual } = discountType
const mayAll = ['order:manage', 'order:assist', 'order:discount']

interface Line {
  readonly type: number
  readonly amount: number
}
const typed = (list: readonly Line[]) => list.map(({ type, amount }) => [type, amount])

async function openCounter(permissions = mayAll) {
  const shop = await openShop({ price: 1000 })
  const { corp, storeId, token, line } = shop
  const staff = await build.buildEmployee(corp, storeId, permissions)
  const limits = 'update staff set employee_discount_limit = 400, manual_discount_limit = 300'
  await build.asCorp(corp, limits)
  const grant = (body: Record<string, unknown>, as = staff.token) =>
    ask(app, members.grantDiscount, { corp, token: as, body: { type: manual, reason: 'Waited long', ...body } })
  const buy = (payable: number, more: Record<string, unknown> = {}) =>
    order(app, { corp, token, storeId, lines: [line], payable, more })
  return { ...shop, staff, grant, buy }
}

async function help(shop: Awaited<ReturnType<typeof openCounter>>) {
  const { corp, token, storeId, line, staff } = shop
  await ask(app, saveCart, { corp, token, body: { storeId, version: 0, productRequestList: [line] } })
  const { content } = (await ask(app, members.findMemberCode, { corp, token })).data
  const scanned = await ask(app, members.scanMember, { corp, token: staff.token, body: { content } })
  const preview = async () => {
    const body = { storeId, pickupMethod: 2, productRequestList: [line] }
    return (await ask(app, previewOrder, { corp, token, body })).data
  }
  return { assistId: scanned.data.assistId as string, preview }
}

describe('[R-1.7][R-3.15] a discount for a customer who is helped', () => {
  it('is a line of the bill that the customer sees, pays and gets once', async () => {
    const shop = await openCounter()
    const { assistId, preview } = await help(shop)
    const granted = await shop.grant({ assistId, amount: 250 })
    expect([granted.code, granted.data.payableTotal, typed(granted.data.discountList)]).toEqual([
      200,
      750,
      [[manual, 250]],
    ])
    const percent = await shop.grant({ assistId, type: employee, permille: 100 })
    expect(typed(percent.data.discountList)).toEqual([
      [employee, 100],
      [manual, 250],
    ])
    expect(typed((await preview()).discountList)).toEqual(typed(percent.data.discountList))
    expect((await shop.buy(1000)).code).toBe(refusals.priceChanged)
    const made = await shop.buy(650)
    expect([made.code, typed(made.data.discountList)]).toEqual([200, typed(percent.data.discountList)])
    expect((await preview()).payableTotal).toBe(1000)
  })

  it('is shown to the employee who helps, and wakes the other servers', async () => {
    const shop = await openCounter()
    const { assistId } = await help(shop)
    const send = vi.spyOn(app.hints, 'send')
    await shop.grant({ assistId, amount: 250 })
    expect(send).toHaveBeenCalledExactlyOnceWith('outbox', shop.corp)
    const { data } = await ask(app, members.findAssist, {
      corp: shop.corp,
      token: shop.staff.token,
      body: { assistId },
    })
    expect(data.discountList).toMatchObject([{ type: manual, amount: 250 }])
  })

  it('[PR-11][R-6.7] is refused above the limit of the employee, without the permission, and to all others', async () => {
    const shop = await openCounter()
    const { assistId } = await help(shop)
    const above = await shop.grant({ assistId, amount: 301 })
    expect([above.code, above.data]).toEqual([refusals.notPermitted, { limit: 300 }])
    expect((await shop.grant({ assistId, type: employee, permille: 401 })).code).toBe(refusals.notPermitted)
    expect((await shop.grant({ assistId, type: employee, permille: 400 })).code).toBe(200)
    const untaught = await build.buildEmployee(shop.corp, shop.storeId, ['order:manage', 'order:assist'])
    expect((await shop.grant({ assistId, amount: 1 }, untaught.token)).code).toBe(403)
    expect((await shop.grant({ assistId, amount: 1 }, shop.token)).code).toBe(403)
    const unlimited = await build.buildEmployee(shop.corp, shop.storeId, mayAll)
    const other = await help({ ...shop, staff: unlimited })
    expect((await shop.grant({ assistId: other.assistId, type: employee, permille: 1 }, unlimited.token)).code).toBe(
      refusals.notPermitted,
    )
  })

  it('says one thing: an amount or per-mille, for help or for an order', async () => {
    const shop = await openCounter()
    const { assistId } = await help(shop)
    const bad = [
      { assistId },
      { assistId, amount: 1, permille: 1 },
      { assistId, permille: 10 },
      { amount: 1 },
      { assistId, orderId: 'o1', version: 1, amount: 1 },
      { orderId: 'o1', amount: 1 },
      { assistId, amount: -1 },
      { assistId, amount: 1, reason: ' ' },
    ]
    for (const each of bad) expect([each, (await shop.grant(each)).code]).toEqual([each, refusals.inputInvalid])
  })

  it('takes the place of the one before, can be withdrawn, and ends with the help', async () => {
    const shop = await openCounter()
    const { assistId, preview } = await help(shop)
    await shop.grant({ assistId, amount: 100 })
    await shop.grant({ assistId, amount: 200 })
    expect((await preview()).payableTotal).toBe(800)
    expect((await shop.grant({ assistId, amount: 0 })).data.payableTotal).toBe(1000)
    expect((await preview()).payableTotal).toBe(1000)
    await shop.grant({ assistId, amount: 100 })
    clock.at += 30 * 60_000
    expect((await preview()).payableTotal).toBe(1000)
    expect((await shop.buy(900)).code).toBe(refusals.priceChanged)
  })

  it('stays for the order when the employee is done, and goes when new help begins', async () => {
    const shop = await openCounter()
    const { corp, token, staff } = shop
    const { assistId, preview } = await help(shop)
    await shop.grant({ assistId, amount: 100 })
    await ask(app, members.endAssist, { corp, token: staff.token, body: { assistId } })
    const granted = { isOver: true, discountList: [{ type: manual, amount: 100 }] }
    expect((await ask(app, findCart, { corp, token })).data.assistant).toMatchObject(granted)
    expect((await preview()).payableTotal).toBe(900)
    expect((await shop.buy(900)).code).toBe(200)
    expect((await ask(app, findCart, { corp, token })).data.assistant).toBeNull()
    const again = await help(shop)
    await shop.grant({ assistId: again.assistId, amount: 100 })
    await help(shop)
    expect((await preview()).payableTotal).toBe(1000)
  })

  it('comes back when the order that took it is cancelled or not paid in time, once, and the log keeps who took it', async () => {
    const shop = await openCounter()
    const { corp, token } = shop
    const { assistId, preview } = await help(shop)
    await shop.grant({ assistId, amount: 250 })
    const made = await shop.buy(750)
    expect((await preview()).payableTotal).toBe(1000)
    const body = { orderId: made.data.orderId }
    expect((await ask(app, cancelOrder, { corp, token, body })).code).toBe(200)
    expect((await preview()).payableTotal).toBe(750)
    expect((await ask(app, findCart, { corp, token })).data.assistant?.discountList).toHaveLength(1)
    const second = await shop.buy(750)
    await build.asCorp(corp, `update customer_order set pay_expire_time = now() where status = 10`)
    clock.at += 1000
    await app.jobs.find(({ name }) => name === 'time out unpaid orders')?.run()
    expect((await preview()).payableTotal).toBe(750)
    expect((await shop.buy(750)).code).toBe(200)
    expect((await shop.buy(750)).code).toBe(refusals.priceChanged)
    const log = 'select order_id, ended_at is not null as "isOver" from staff_discount order by ended_at nulls last'
    expect((await build.asCorp(corp, log)).slice(0, 2)).toEqual([
      { order_id: made.data.orderId, isOver: true },
      { order_id: second.data.orderId, isOver: true },
    ])
  })

  it('does not come back beside what staff has granted since, nor after a paid order was closed', async () => {
    const shop = await openCounter()
    const { corp, token, staff } = shop
    const { assistId, preview } = await help(shop)
    await shop.grant({ assistId, amount: 250 })
    const made = await shop.buy(750)
    await shop.grant({ assistId, amount: 100 })
    await ask(app, cancelOrder, { corp, token, body: { orderId: made.data.orderId } })
    expect(typed((await preview()).discountList)).toEqual([[manual, 100]])
    const paid = await shop.buy(900, { paymentMethodCode: 'counter' })
    const order = { orderId: paid.data.orderId }
    await ask(app, acceptStorePayment, { corp, token: staff.token, body: { ...order, version: 1 } })
    await ask(app, closeOrder, { corp, token: staff.token, body: { ...order, version: 2, reason: 'closing' } })
    expect((await preview()).payableTotal).toBe(1000)
  })

  it('is taken by one of two orders that are placed at once', async () => {
    const shop = await openCounter()
    const { assistId } = await help(shop)
    await shop.grant({ assistId, amount: 250 })
    const made = await Promise.all([1, 2, 3].map(() => shop.buy(750)))
    expect(tally(made.map(({ code }) => code))).toEqual({ 200: 1, [refusals.priceChanged]: 2 })
  })

  it('[PR-11] is written down with who granted it, how much and why, and for which order', async () => {
    const shop = await openCounter()
    const { assistId } = await help(shop)
    await shop.grant({ assistId, amount: 200, reason: 'Spilled tea' })
    await shop.grant({ assistId, amount: 250, reason: 'Spilled tea, twice' })
    const { orderId } = (await shop.buy(750)).data
    const log = await build.asCorp(
      shop.corp,
      `select amount, reason, employee_id as "by", order_id as "order", ended_at is not null as over
       from staff_discount order by amount`,
    )
    const by = shop.staff.staffId
    expect(log).toEqual([
      { amount: 200, reason: 'Spilled tea', by, order: null, over: true },
      { amount: 250, reason: 'Spilled tea, twice', by, order: orderId, over: false },
    ])
    const actions = await build.asCorp<{ action: string }>(
      shop.corp,
      'select action from assist_log order by logged_at, log_id',
    )
    expect(actions.map(({ action }) => action)).toEqual(['scan', 'discount', 'discount'])
  })
})

describe('[R-3.15] a discount for an order that is to be paid at the store', () => {
  const atStore = { paymentMethodCode: 'counter' }

  it('lowers what the counter takes, line by line, and is replaced by the next of its kind', async () => {
    const shop = await openCounter()
    const { orderId, version } = (await shop.buy(1000, atStore)).data
    const first = await shop.grant({ orderId, version, amount: 100 })
    expect([first.code, first.data.payableTotal]).toEqual([200, 900])
    const grants = await shop.grant({ orderId, version: version + 1, type: employee, permille: 100 })
    expect(typed(grants.data.discountList)).toEqual([
      [employee, 100],
      [manual, 100],
    ])
    const last = await shop.grant({ orderId, version: version + 2, amount: 300 })
    expect([last.data.discountTotal, last.data.payableTotal]).toEqual([400, 600])
    const lines = await build.asCorp(shop.corp, 'select payable from order_line')
    expect(lines).toEqual([{ payable: 600 }])
    const paid = { corp: shop.corp, token: shop.staff.token, body: { orderId, version: version + 3 } }
    expect((await ask(app, acceptStorePayment, paid)).data).toMatchObject({ status: 20, payableTotal: 600 })
    expect((await shop.grant({ orderId, version: version + 4, amount: 0 })).code).toBe(refusals.moveNotAllowed)
  })

  it('[PR-13] of the whole amount accepts the order instead of waiting for 0.00', async () => {
    const shop = await openCounter()
    await build.asCorp(shop.corp, 'update staff set manual_discount_limit = 1000')
    const { orderId, version } = (await shop.buy(1000, atStore)).data
    expect((await shop.grant({ orderId, version, amount: 1000 })).data.payableTotal).toBe(0)
    const orders = await build.asCorp(shop.corp, 'select status, payable_total::int as payable from customer_order')
    expect(orders).toEqual([{ status: 20, payable: 0 }])
    const by = await build.asCorp(shop.corp, `select actor_role, actor_id from order_log where action = 'pay'`)
    expect(by).toEqual([{ actor_role: 'system', actor_id: '' }])
  })

  it('[R-6.7] is for orders of the own store that wait for their money there, as the employee sees them, and within a limit', async () => {
    const shop = await openCounter()
    const online = (await shop.buy(1000)).data
    const ofStore = (await shop.buy(1000, atStore)).data
    const on = ({ orderId, version }: { orderId: string; version: number }, as?: string) =>
      shop.grant({ orderId, version, amount: 100 }, as)
    expect((await on(online)).code).toBe(refusals.moveNotAllowed)
    expect((await on({ ...ofStore, version: ofStore.version + 1 })).code).toBe(refusals.moveNotAllowed)
    const otherEmployee = await build.buildEmployee(shop.corp, await build.buildStore(shop.corp), mayAll)
    await build.asCorp(shop.corp, 'update staff set manual_discount_limit = 300')
    expect((await on(ofStore, otherEmployee.token)).code).toBe(refusals.orderUnknown)
    expect((await shop.grant({ orderId: ofStore.orderId, version: ofStore.version, amount: 301 })).code).toBe(
      refusals.notPermitted,
    )
    const twice = await Promise.all([on(ofStore), on(ofStore)])
    expect(tally(twice.map(({ code }) => code))).toEqual({ 200: 1, [refusals.moveNotAllowed]: 1 })
  })
})
