import { randomUUIDv7 } from 'node:crypto'
import { refundChargedBackEntries } from '@tiffin/core/ledger/entries'
import { refundStatus } from '@tiffin/core/order/payment-status'
import type { Tx } from '../../../db/unit.ts'
import { enter } from '../../ledger/index.ts'
import { announceRefundState, findRefund } from '../refund/queries.ts'
import { coverRefund, lockChargedBack } from './queries.ts'

interface DueRefund {
  readonly corpId: string
  readonly refundNo: string
  readonly now: number
}

/**
 * Before a refund is sent: what its customer has by a chargeback of the payment is not sent to them a second time [order-27]. A refund of
 * which nothing is left to send is done with that.
 */
export async function coverByChargeback(tx: Tx, { corpId, refundNo, now }: DueRefund): Promise<void> {
  const [locked] = (await tx.run(lockChargedBack(corpId, refundNo))).rows
  if (!locked) return
  const [covered] = (await tx.run(coverRefund(corpId, refundNo, now))).rows
  const [refund] = (await tx.run(findRefund(corpId, refundNo))).rows
  if (!covered || !refund) return
  const { orderId } = locked
  const { retries, covered: amount, status } = covered
  const entry = { orderId, refundNo, retries, amount, currency: refund.currency }
  await tx.batch(
    ...enter(corpId, now, refundChargedBackEntries(entry)),
    ...(status === refundStatus.chargedBack
      ? [announceRefundState(corpId, { orderId, eventId: randomUUIDv7(), now })]
      : []),
  )
}
