import { fakeServer } from './app.ts'
import { answers, moveOrder } from './fake/answers.ts'

/** The shop with one order that waits to be paid. */
export async function shopWithOrder() {
  const server = fakeServer()
  const order = answers['/api/app/order/order/create']?.({
    storeId: 'riverside',
    pickupMethod: 1,
    productRequestList: [{ productId: 'butter-croissant', skuId: 'butter-croissant-s', num: 2, productType: 1 }],
    requestId: crypto.randomUUID(),
    paymentMethodCode: 'card',
    expectedPayable: 680 as never,
  })
  if (order === undefined) throw new Error('the fake makes orders')
  server.answer('/api/app/order/payment/create', () => ({
    paymentNo: '1',
    action: 1,
    url: 'http://pay.example/1',
    expireTime: 0,
  }))
  return {
    ...server,
    order,
    orderId: order.orderId,
    move: (status: Parameters<typeof moveOrder>[1]) => moveOrder(order.orderId, status),
  }
}
