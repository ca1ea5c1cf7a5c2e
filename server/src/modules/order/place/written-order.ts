import { orderStatus } from '@tiffin/core/order/order-state'
import type { WholeOrder } from '../rows.ts'
import type { NewOrder } from './queries.ts'

const nothingYet = {
  ...{
    refundTotal: 0,
    returnedTotal: 0,
    refundState: 0,
    payTime: null,
    paymentNo: null,
    makingTime: null,
    readyTime: null,
    finishTime: null,
    readyFrom: null,
    readyUntil: null,
    releaseAt: null,
  },
  ...{ pickupCode: null, closeCode: '', closeNote: '', pointsObtained: 0 },
}

/** An order as the database now has it, without asking: it awaits payment and nothing has happened to it. */
export function writtenOrder({
  amounts,
  paymentMethod,
  lines,
  requestId: _requestId,
  bodyHash: _bodyHash,
  actor: _actor,
  couponIds: _couponIds,
  pointParts: _pointParts,
  work: _work,
  slot,
  ...order
}: NewOrder): WholeOrder {
  const { code: paymentMethodCode, type: paymentMethodType } = paymentMethod
  const status = orderStatus.awaitingPayment
  return {
    row: {
      ...order,
      ...amounts,
      paymentMethodCode,
      paymentMethodType,
      tender: 'cash',
      status,
      version: 1,
      ...nothingYet,
      slotStartsAt: slot?.startsAt ?? null,
      slotEndsAt: slot?.endsAt ?? null,
    },
    lines: lines.map((line, index) => ({
      ...line,
      orderId: order.orderId,
      lineNo: index + 1,
      refundNum: 0,
      refundAmount: 0,
      isTicked: false,
    })),
  }
}
