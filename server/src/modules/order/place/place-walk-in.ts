import type { placeWalkIn as placeCall } from '@tiffin/contract/walk-in'
import { saleChannel } from '@tiffin/core/catalog/sale-channel'
import { walkInOf } from '@tiffin/core/customer/walk-in'
import { paymentMethodType } from '@tiffin/core/order/order'
import { isBroughtToTable } from '@tiffin/core/store/table'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import { auditEntry } from '../../audit/index.ts'
import type { OrderParts } from '../parts.ts'
import { type Placed, placeOrder } from './place-order.ts'
import { keepWalkIn } from './queries.ts'

type Wish = z.output<typeof placeCall.input>

/** What a customer may choose and staff does not choose for somebody without an account. */
const nothingChosen = { points: 0, tissueNeed: false, specialRemark: false } as const

/** Makes an order for somebody without an account: one account of the store holds all of these [assist-4] (docs/decisions/0162). */
export async function placeWalkIn(parts: OrderParts, wish: Wish, context: Context<'staff'>): Promise<Placed> {
  const { corp, session } = context
  const { staffId, sessionId, storeId } = session
  const store = await parts.stores.get(corp, storeId)
  const methods = await parts.paymentMethods.offered(corp, store)
  const method = methods.find(({ type }) => type === paymentMethodType.atStore)
  if (!method) throw new Refusal('paymentNotConfigured')
  const customerId = walkInOf(storeId)
  await parts.db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) =>
    tx.finish(keepWalkIn(corp.corpId, customerId)),
  )
  const order = {
    ...{ ...nothingChosen, ...wish, couponIdList: [], giftList: [], storeId, paymentMethodCode: method.code },
    saleChannelCode: saleChannel.app,
  }
  const note = ({ orderId, orderNo }: { readonly orderId: string; readonly orderNo: string }) =>
    auditEntry(context, { action: 'order.walkIn', item: { kind: 'order', id: orderId, name: orderNo }, storeId })
  return placeOrder(parts, order, {
    ...{ ...context, session: { kind: 'customer', sessionId, customerId, isMember: false } },
    taken: { staffId, note, tableName: isBroughtToTable(wish.pickupMethod) ? (wish.tableName ?? '') : '' },
  })
}
