import { randomInt } from 'node:crypto'
import { refundDueEntries, refundTillEntries, saleEntries, tillEntries } from '@tiffin/core/ledger/entries'
import { paymentMethodType } from '@tiffin/core/order/order'
import { pickupCodeOf } from '@tiffin/core/order/order-number'
import { orderStatus } from '@tiffin/core/order/order-state'
import { isYetToMake } from '@tiffin/core/order/part-refund'
import { attemptStatus } from '@tiffin/core/order/payment-status'
import { type RefundPlan, taxesOfRefund } from '@tiffin/core/order/plan-refund'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { LineTax } from '@tiffin/core/tax/tax'
import type { Statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/unit.ts'
import { returnCoupons } from '../../coupon/index.ts'
import { enter } from '../../ledger/index.ts'
import { returnGranted } from '../../member/index.ts'
import { insertJobs, insertSlips } from '../../print/index.ts'
import { type Promised, promiseOf } from '../../ready/index.ts'
import { returnSlot } from '../../slot/index.ts'
import { returnStock, wasteStock } from '../../stock/index.ts'
import { issueCreditNote, issueReceipt } from '../receipt/queries.ts'
import { insertRefundLines, insertWholeLines } from '../refund/queries.ts'
import { updateRefundState } from '../refund/refund-state.ts'
import { planRest } from '../refund/refundable-lines.ts'
import type { OrderRow } from '../rows.ts'
import { givesBack, movePoints } from './move-points.ts'
import * as moves from './queries.ts'

/** A number for a refund; the payment it belongs to keeps it single. */
export const newRefundNo = (now: number): string => `R${now}${String(randomInt(0, 10 ** 9)).padStart(9, '0')}`

/** What an unpaid order held. Slot before stock before customer: the same order of locks as when it was made. */
function release({ orderId, customerId }: OrderRow, { corpId, now, action }: moves.Move): Statement[] {
  const status = action === 'timeOut' ? attemptStatus.expired : attemptStatus.cancelled
  return [
    returnSlot(corpId, orderId),
    returnStock({ corpId, orderId }, 'release'),
    moves.countPaidOrEnded(corpId, customerId),
    moves.endPayments(corpId, orderId, { status, now }),
    returnCoupons(corpId, orderId),
    returnGranted(corpId, orderId, now),
  ]
}

/** As the books have it: the code, and the note of its author. */
const whyOf = ({ closeCode, reason }: moves.Move): string => [closeCode, reason].filter(Boolean).join(': ')

/** The books of money that goes back of what was sold: owed, or out of the till at once [ledger-4]. */
export function refundEntries(
  { orderId, storeId, currency, tender, ...row }: OrderRow,
  { refundNo, amount }: { readonly refundNo: string; readonly amount: number },
  taxList: readonly LineTax[],
) {
  if (row.paymentNo === null && row.paymentMethodType !== paymentMethodType.atStore) return [] // nothing was paid, nothing goes back
  const refund = { orderId, refundNo, amount, currency }
  return [
    ...refundDueEntries(refund, taxList),
    ...(row.paymentNo === null ? refundTillEntries({ ...refund, storeId, tender }) : []),
  ]
}

/** The state an order leaves, the number of the refund that this may need, and what is left of it where units went back before. */
interface Leaving {
  readonly before: number
  readonly refundNo: string
  readonly rest: RefundPlan | undefined
}

/** What a paid order that cannot be served gives back. */
function refund(row: OrderRow, move: moves.Move, { before, refundNo, rest }: Leaving): Statement[] {
  const { corpId, now } = move
  const { orderId, storeId } = row
  const taxes = rest ? taxesOfRefund(rest.partList) : (row.tax?.taxList ?? [])
  const goods =
    before === orderStatus.accepted
      ? [returnSlot(corpId, orderId), returnStock({ corpId, orderId }, 'giveBack')]
      : [wasteStock({ corpId, orderId })]
  const slips = isYetToMake({ status: before })
    ? [insertSlips(corpId, { orderId, storeId, refundNo, lineList: null, now })]
    : []
  return [
    ...slips, // of what is left before it goes back
    ...goods,
    returnCoupons(corpId, orderId),
    moves.insertRefund(corpId, { orderId, refundNo, reason: whyOf(move), now }),
    rest
      ? insertRefundLines({ corpId, orderId, refundNo }, rest.partList)
      : insertWholeLines(corpId, orderId, refundNo),
    updateRefundState(corpId, orderId),
    ...enter(corpId, now, refundEntries(row, { refundNo, amount: rest?.amount ?? row.payableTotal }, taxes)),
  ]
}

/** The books of an order that was accepted, and of its money when the store has taken it in its till. */
function acceptedEntries(
  { orderId, storeId, currency, payableTotal: amount, tax, tender }: OrderRow,
  { action }: moves.Move,
) {
  const order = { orderId, currency, amount }
  return [
    ...saleEntries(order, tax?.taxList ?? []),
    ...(action === 'acceptPayment' ? tillEntries({ ...order, storeId, tender }) : []),
  ]
}

function effects(row: OrderRow, move: moves.Move, leaving: Leaving): Statement[] {
  const { corpId, now, action } = move
  const { before, refundNo } = leaving
  if (action === 'closeLate')
    return [
      moves.insertRefund(corpId, { orderId: row.orderId, refundNo, reason: whyOf(move), now }),
      updateRefundState(corpId, row.orderId),
    ]
  if (before === orderStatus.awaitingPayment) return release(row, move)
  return givesBack(action) ? refund(row, move, leaving) : []
}

/** The entry of the audit log of what staff did [staff-25]. */
function auditOf(row: OrderRow, { audit, action }: moves.Move, rest?: RefundPlan): Statement[] {
  const from = row.refundTotal
  const to = givesBack(action) ? from + (rest?.amount ?? row.payableTotal) : from
  return audit ? [audit(row, { from, to })] : []
}

/** The state an order is in, locked, so that what follows is about this very state. */
async function lockStatus(tx: Tx, { corpId, orderId }: moves.Move): Promise<number | undefined> {
  const { rows } = await tx.run(moves.lockStatus(corpId, orderId))
  return rows[0]?.status
}

/**
 * Numbers the order for the counter, `T042`, and its receipt [receipt-1], each per store and store-local day, keeps when it is said to be
 * ready, and brings its tickets to the printers [print-4]. One paid at the store has its code since it was made.
 */
async function giveNumbers(
  tx: Tx,
  row: OrderRow,
  { corpId, now, timeZone, promise }: { corpId: string; now: number; timeZone: string; promise: Promised | undefined },
) {
  const receipt = issueReceipt(corpId, { orderId: row.orderId, now })
  const { orderId, storeId } = row
  const kept = [...(promise ? [promise.statement] : []), insertJobs(corpId, { orderId, storeId, now })]
  if (row.pickupCode !== null) {
    await tx.batch(receipt, ...kept)
    return { ...row, ...promise?.range }
  }
  const day = localTimeAt(now, timeZone).date
  const { rows } = await tx.run(moves.takePickupNumber(corpId, row.storeId, day))
  const code = pickupCodeOf(row.pickupMethod, rows[0]?.number ?? 0)
  await tx.batch(moves.setPickupCode(corpId, row.orderId, code), receipt, ...kept)
  return { ...row, ...promise?.range, pickupCode: code }
}

/**
 * Moves an order with all that follows from it: stock, the count of unpaid orders, payment attempts, refund, pick-up code, receipt.
 * The row is as the move left it, before a refund. Undefined when state or conditions do not allow it; then nothing has changed. The caller's transaction keeps or drops all of it.
 */
export async function moveOrder(tx: Tx, move: moves.Move, timeZone: string): Promise<OrderRow | undefined> {
  const before = await lockStatus(tx, move)
  if (before === undefined) return undefined
  const [row] = (await tx.run(moves.moveOrderRow(move))).rows
  if (!row) return undefined
  if (move.action === 'pay' || move.action === 'acceptPayment') {
    const { corpId, now } = move
    const { orderId, customerId, storeId } = row
    // Sent together: one round trip.
    const [promise] = await Promise.all([
      promiseOf(tx, corpId, { orderId, storeId, timeZone, now }),
      tx.batch(
        moves.countPaidOrEnded(corpId, customerId),
        moves.endPayments(corpId, orderId, { status: attemptStatus.cancelled, now }),
        ...enter(corpId, now, acceptedEntries(row, move)),
        ...auditOf(row, move),
      ),
    ])
    await movePoints(tx, row, { ...move, before })
    return giveNumbers(tx, row, { corpId, now, timeZone, promise })
  }
  const refundNo = newRefundNo(move.now)
  const hasPart = givesBack(move.action) && row.refundTotal > 0
  const rest = hasPart ? await planRest(tx, { ...move, refundTotal: row.refundTotal }) : undefined
  const statements = [...effects(row, move, { before, refundNo, rest }), ...auditOf(row, move, rest)]
  if (statements.length > 0) await tx.batch(...statements)
  const moved = await movePoints(tx, row, { ...move, before })
  if (givesBack(move.action)) await tx.batch(issueCreditNote(move.corpId, { ...move, refundNo }))
  return moved
}
