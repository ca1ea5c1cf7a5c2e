import * as calls from '@tiffin/contract/store'
import { maskPhone } from '@tiffin/core/customer/phone'
import { paymentMethodType } from '@tiffin/core/order/order'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { pageOf } from '../../http/paging.ts'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Move } from './move-queries.ts'
import type { CounterCustomer, CounterOrder, Orders } from './orders.ts'
import type { OrderParts } from './parts.ts'
import { refundOrder } from './refund-order.ts'

type Employee = Context<'employee'>

/** Lets an employee move orders of his store. */
const mayMove = ({ session }: Employee): void => {
  if (!session.permissions.includes('order:manage')) throw new Refusal('notAllowed')
}

const customerName = ({ nickName, phone }: CounterCustomer): string =>
  nickName || (phone === null ? '' : maskPhone(phone).slice(-6))

const steps = [
  [calls.acceptStorePayment, 'acceptPayment'],
  [calls.startOrder, 'start'],
  [calls.readyOrder, 'makeReady'],
] as const

/** The calls of the store's counter. */
export function serveCounter(app: App, parts: OrderParts, orders: Orders): void {
  const show = async (context: Employee, order: CounterOrder) => ({
    ...(await orders.show(context, order)),
    customerName: customerName(order.customer),
  })

  async function move(
    context: Employee,
    asked: Pick<Move, 'orderId' | 'action' | 'version' | 'methodType' | 'reason'>,
  ) {
    mayMove(context)
    const { storeId, employeeId } = context.session
    await orders.move(context, { ...asked, storeId, actor: { role: 'employee', id: employeeId } })
    return show(context, await orders.getOfStore(context, { storeId, orderId: asked.orderId }))
  }

  route(app, calls.listStoreOrders, async ({ status, ...request }, context) => {
    mayMove(context)
    const found = await orders.listOfStore(context, { storeId: context.session.storeId, group: status })
    const list = await Promise.all(found.map((order) => show(context, order)))
    return pageOf(list, request, (order) => order)
  })
  for (const [call, action] of steps) {
    route(app, call, ({ orderId, version }, context) => {
      const methodType = action === 'acceptPayment' ? { methodType: paymentMethodType.atStore } : {}
      return move(context, { orderId, version, action, ...methodType })
    })
  }
  route(app, calls.completeOrder, async ({ orderId, version, pickupCode }, context) => {
    mayMove(context)
    if (pickupCode !== undefined) {
      const { row } = await orders.getOfStore(context, { storeId: context.session.storeId, orderId })
      if (row.pickupCode?.toUpperCase() !== pickupCode.trim().toUpperCase()) throw new Refusal('moveNotAllowed')
    }
    return move(context, { orderId, version, action: 'complete' })
  })
  route(app, calls.closeOrder, ({ orderId, version, reason }, context) =>
    move(context, { orderId, version, reason, action: 'close' }),
  )
  route(app, calls.refundOrder, async (asked, context) => {
    mayMove(context)
    const { corp, session, now } = context
    const { storeId, employeeId } = session
    await refundOrder(parts, { ...asked, corpId: corp.corpId, storeId, employeeId, now })
    return show(context, await orders.getOfStore(context, { storeId, orderId: asked.orderId }))
  })
}
