import { findDeskOrder } from '@tiffin/contract/desk/order'
import { logInEmployee } from '@tiffin/contract/login'
import { refusals } from '@tiffin/contract/refusals'
import * as counter from '@tiffin/contract/store'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { openCounterOfTwo } from '../../../../test/approving.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { noticeOf, openOrder, openPayment, app as payingApp, stateOf } from '../../../../test/paying.ts'
import { buildAtDesk, buildStaff, staffPasswordOfTests } from '../../../../test/team.ts'

const app = testApp()

/** Another order of 5.00 that waits for its money, at a counter whose employee may give back 1.00 of one and the manager 100.00. */
async function openUnpaid() {
  const shop = await openCounterOfTwo(app)
  const orderId = await shop.place()
  const act = (call: typeof counter.acceptStorePayment | typeof counter.startOrder, version: number) =>
    ask(app, call, { ...shop.employee, body: { orderId, version } })
  const closeAs = async (person: { corp: string; token: string }, version: number, more: object = {}) => {
    const body = { orderId, version, reason: 'machine', ...more }
    return (await ask(app, counter.closeOrder, { ...person, body })).code
  }
  const close = (version: number, more: object = {}) => closeAs(shop.employee, version, more)
  const state = async () =>
    (
      await shop.read('select status, refund_total::integer as back from customer_order where order_id = $1', [orderId])
    )[0]
  return { ...shop, orderId, act, close, closeAs, state }
}

/** The same, with its money in the till. */
async function openPaid() {
  const shop = await openUnpaid()
  expect((await shop.act(counter.acceptStorePayment, 1)).code).toBe(200)
  return shop
}

test('[order-36] a closing that gives back more than the limit of who closes is refused with that limit, and nothing moves', async () => {
  const { orderId, employee, close, state } = await openPaid()
  const body = { orderId, version: 2, reason: 'machine' }
  expect(await ask(app, counter.closeOrder, { ...employee, body })).toMatchObject({
    ...{ code: refusals.refundTooHigh, data: { limit: 100 } },
  })
  expect(await close(1)).toBe(refusals.moveNotAllowed)
  expect(await state()).toEqual({ status: 20, back: 0 })
})

test('[order-36] a colleague whose limit suffices allows it by their PIN; the log, the history and the desk name both', async () => {
  const { set, approval, close, state, read, employee, manager, orderId, corp, storeId } = await openPaid()
  await set('0481')
  expect(await close(2, approval('9999'))).toBe(refusals.pinWrong)
  expect(await state()).toEqual({ status: 20, back: 0 })
  expect(await close(2, approval('0481'))).toBe(200)
  expect(await state()).toEqual({ status: 80, back: 500 })
  const [entry] = await read(`select staff_id, changes from audit_entry where action = 'order.close'`)
  expect(entry).toMatchObject({
    staff_id: employee.staffId,
    changes: { refundTotal: { from: 0, to: 500 }, approvedBy: { from: null, to: 'The storeManager' } },
  })
  expect(await read(`select actor_id, approved_by from order_log where action = 'close'`)).toEqual([
    { actor_id: employee.staffId, approved_by: manager.staffId },
  ])
  const owner = await buildAtDesk(app, corp, 'owner')
  const { logList } = (await ask(app, findDeskOrder, { ...owner, body: { storeId, orderId } })).data
  expect(logList.at(-1)).toMatchObject({ staffName: 'The employee', approverName: 'The storeManager' })
})

test('[order-36] a colleague whose own limit is too low does not allow it', async () => {
  const { set, approval, close, state, read, manager } = await openPaid()
  await set('0481')
  await read('update staff set refund_limit = 499 where staff_id = $1', [manager.staffId])
  expect(await close(2, approval('0481'))).toBe(refusals.refundTooHigh)
  expect(await state()).toEqual({ status: 20, back: 0 })
})

test('[order-36] a limit that suffices needs nobody, and nobody is named', async () => {
  const { set, approval, close, read, employee } = await openPaid()
  await set('0481')
  await read('update staff set refund_limit = 500 where staff_id = $1', [employee.staffId])
  expect(await close(2, approval('0481'))).toBe(200)
  expect(await read(`select approved_by from order_log where action = 'close'`)).toEqual([{ approved_by: '' }])
  const [entry] = await read(`select changes from audit_entry where action = 'order.close'`)
  expect(entry?.changes).not.toHaveProperty('approvedBy')
})

test('[order-36] what went back before counts with what goes back now', async () => {
  const { read, act, close, employee, orderId, state } = await openPaid()
  await read('update staff set refund_limit = 499 where staff_id = $1', [employee.staffId])
  await read('update customer_order set refund_total = 400 where order_id = $1', [orderId])
  expect(await close(2)).toBe(refusals.refundTooHigh)
  expect(await state()).toEqual({ status: 20, back: 400 })
  expect((await act(counter.startOrder, 2)).code).toBe(200)
})

test('[order-36] an order that was handed over before is refused before anybody is asked, and no PIN is tried', async () => {
  const { set, approval, read, act, close, orderId, employee, manager } = await openPaid()
  await set('0481')
  for (const [step, version] of [
    [counter.startOrder, 2],
    [counter.readyOrder, 3],
    [counter.completeOrder, 4],
  ] as const)
    expect((await act(step as typeof counter.startOrder, version)).code).toBe(200) // as: the same input
  const back = await ask(app, counter.takeBackOrder, { ...employee, body: { orderId, version: 5, from: 50 } })
  expect(back.code).toBe(200)
  expect(await close(6)).toBe(refusals.handedOverBefore)
  expect(await close(6, approval('9999'))).toBe(refusals.handedOverBefore)
  expect(await read('select pin_tries as tries from staff where staff_id = $1', [manager.staffId])).toEqual([
    { tries: 0 },
  ])
})

test('[order-36] an order that nobody paid is closed whatever the limit', async () => {
  const { close, state } = await openUnpaid()
  expect(await close(1)).toBe(200)
  expect(await state()).toEqual({ status: 80, back: 0 })
})

test('[order-36] one that a provider’s money paid is closed whatever the limit until it is begun', async () => {
  const open = async () => {
    const opened = await openOrder()
    const { corp, storeId, orderId } = opened
    expect(await notify(payingApp, corp, { notice: noticeOf(await openPayment(opened)) })).toBe(200)
    const { token, staffId } = await build.buildEmployee(corp, storeId)
    await build.asCorp(corp, 'update staff set refund_limit = 0 where staff_id = $1', [staffId])
    const act = async (call: typeof counter.startOrder | typeof counter.closeOrder | typeof counter.takeBackOrder) => {
      const { version } = await stateOf(opened)
      const body = { orderId, version, reason: 'machine', from: 30 as const }
      return (await ask(payingApp, call, { corp, token, body })).code
    }
    return act
  }
  expect(await (await open())(counter.closeOrder)).toBe(200)
  const act = await open()
  expect(await act(counter.startOrder)).toBe(200)
  expect(await act(counter.closeOrder)).toBe(refusals.refundTooHigh)
  expect(await act(counter.takeBackOrder)).toBe(200)
  expect(await act(counter.closeOrder)).toBe(refusals.refundTooHigh)
})

test('[order-36] an owner closes whatever goes back', async () => {
  const { corp, storeId, closeAs } = await openPaid()
  const { account } = await buildStaff(corp, 'owner')
  const body = { account, password: staffPasswordOfTests, storeId }
  const { token } = (await ask(app, logInEmployee, { corp, body })).data
  expect(await closeAs({ corp, token }, 2)).toBe(200)
})
