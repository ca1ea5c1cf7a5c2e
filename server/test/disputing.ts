import { findDeskOrder, refundOrderAtDesk } from '@tiffin/contract/desk/order'
import { listPaymentAlarms, settlePaymentAlarm } from '@tiffin/contract/desk/payment'
import { cancelOrder, findOrder } from '@tiffin/contract/order'
import { completeOrder, listStoreOrders } from '@tiffin/contract/store'
import { ask } from './app.ts'
import * as build from './build-shop.ts'
import { connectingTo } from './connecting.ts'
import type { Disputing, FakeProvider } from './providers/fake-host.ts'

/** Orders at one provider that were paid and handed over, and what its notices of disputes do to them. */
export function disputingAt(fake: FakeProvider) {
  const connecting = connectingTo(fake)
  const { atShop, atDesk, openBrand, connect, placeOrder, pay, notify, clock } = connecting
  const code = fake.channel === undefined ? fake.kind.name : `${fake.kind.name}Qris`

  /** An order that was paid; handed over, unless it is said not to be. */
  async function openSold({ isHandedOver = true } = {}) {
    const brand = await openBrand()
    const { accountId } = await connect(brand)
    const { orderId } = (await placeOrder(brand, code)).data
    const { paymentNo } = (await pay(brand, orderId, code)).data
    const say = (notice: ReturnType<FakeProvider['notice']>, account = accountId) => notify(brand, account, notice)
    fake.happen(paymentNo, { to: 'paid' })
    await say(fake.notice(paymentNo))
    const { token } = await build.buildEmployee(brand.corp, brand.storeId, ['order:manage'])
    if (isHandedOver) await ask(atShop, completeOrder, { corp: brand.corp, token, body: { orderId, version: 2 } })
    const noticeOf = (to: Disputing['to'], more: Partial<Disputing> = {}) =>
      fake.dispute?.(paymentNo, { to, ...more }) ?? { headers: {}, body: '' }
    const dispute = async (to: Disputing['to'], more: Partial<Disputing> = {}) => say(noticeOf(to, more))
    const owned = { storeId: brand.storeId, orderId }
    const detail = async () => (await ask(atDesk, findDeskOrder, { ...brand.owner, body: owned })).data
    const alarms = async (isOpen = true) =>
      (await ask(atDesk, listPaymentAlarms, { ...brand.owner, body: { isOpen } })).data.list
    const settle = async (alarmId: string, way: 'read' | 'byHand' | 'sendAgain', note = '') =>
      (await ask(atDesk, settlePaymentAlarm, { ...brand.owner, body: { alarmId, way, note } })).code
    const refund = (amount: number, version = 3) =>
      ask(atDesk, refundOrderAtDesk, { ...brand.owner, body: { ...owned, version, reason: 'cold', amount } })
    const send = async () => {
      clock.offset += 1000
      await atShop.jobs.find(({ name }) => name === 'send refunds')?.run()
    }
    const cancel = async () => (await ask(atShop, cancelOrder, { ...brand, body: { orderId } })).code
    const asCustomer = async () => (await ask(atShop, findOrder, { ...brand, body: { orderId } })).data
    const atCounter = async () => (await ask(atShop, listStoreOrders, { corp: brand.corp, token, body: {} })).data.list
    const more = { asCustomer, atCounter, dispute, detail, alarms, settle, refund, send, cancel }
    return { brand, orderId, paymentNo, accountId, say, noticeOf, ...more }
  }
  return { ...connecting, openSold }
}
