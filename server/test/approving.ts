import { randomUUID } from 'node:crypto'
import { setMyPin } from '@tiffin/contract/approval'
import { logInEmployee } from '@tiffin/contract/login'
import { refundOrder } from '@tiffin/contract/store'
import type { Role } from '@tiffin/core/staff/role'
import type { App } from '../src/http/app.ts'
import { ask, testApp } from './app.ts'
import { buildCorp } from './build.ts'
import * as build from './build-shop.ts'
import { fakeSessions } from './fake-sessions.ts'
import { order } from './order.ts'
import { buildStaff, staffPasswordOfTests } from './team.ts'

/** A completed order of 5.00 at a store, an employee who may give back 1.00 of it, and their manager, who may more. */
export async function openCounterOfTwo(app: App) {
  const atShop = testApp({ sessions: fakeSessions })
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const customer = await build.buildCustomer(corp)
  const place = async () => {
    const lines = [build.want(shop.productId, shop.skuId)]
    const wish = { ...shop, ...customer, corp, lines, payable: 500, more: { paymentMethodCode: 'counter' } }
    return (await order(atShop, wish)).data.orderId
  }
  const orderId = await place()
  await build.asCorp(corp, 'update customer_order set status = 50, pay_time = submit_time, finish_time = submit_time')
  const read = (text: string, values: unknown[] = []) => build.asCorp<Record<string, unknown>>(corp, text, values)
  const logIn = async (role: Role, limit: number, storeId = shop.storeId) => {
    const { staffId, account } = await buildStaff(corp, role, { stores: [storeId] })
    const extras = `'{order:refund,order:discount}'`
    await read(
      `update staff set refund_limit = $1, employee_discount_limit = $1, manual_discount_limit = $1, extra_permissions = ${extras} where staff_id = $2`,
      [limit, staffId],
    )
    const body = { account, password: staffPasswordOfTests, storeId }
    return { staffId, corp, token: (await ask(app, logInEmployee, { corp, body })).data.token }
  }
  const employee = await logIn('employee', 100)
  const manager = await logIn('storeManager', 10_000)
  const set = (pin: string, { password = staffPasswordOfTests, by = manager } = {}) =>
    ask(app, setMyPin, { ...by, body: { password, pin } })
  const approval = (pin: string, staffId = manager.staffId) => ({ approval: { staffId, pin } })
  const refund = (more: object = {}) =>
    ask(app, refundOrder, {
      ...employee,
      body: { ...{ orderId, version: 1, amount: 300, reason: 'cold', requestId: randomUUID() }, ...more },
    })
  return { ...{ corp, storeId: shop.storeId, orderId, place, read, logIn, employee, manager, set, approval, refund } }
}
