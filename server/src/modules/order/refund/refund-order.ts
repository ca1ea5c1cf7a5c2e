import { createHash } from 'node:crypto'
import { type Money, money } from '@tiffin/core/money/money'
import { shownUnitOf } from '@tiffin/core/money/shown-unit'
import { orderStatus } from '@tiffin/core/order/order-state'
import { isInMaking, isYetToMake, leavesSomething } from '@tiffin/core/order/part-refund'
import {
  planRefund,
  type RefundFault,
  type RefundPlan,
  type RefundWish,
  taxesOfRefund,
} from '@tiffin/core/order/plan-refund'
import { workTakenOff } from '@tiffin/core/ready/work-of'
import { mayRefund, mostRefund } from '@tiffin/core/staff/granting'
import type { Right } from '@tiffin/core/staff/rights'
import { type RestockWish, restockedBy, type StockUse, type UsedLine, wastedBy } from '@tiffin/core/stock/restock'
import type { Corp } from '../../../base/corp.ts'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import { brandMoved } from '../../../db/services.ts'
import type { Statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/unit.ts'
import { enter } from '../../ledger/index.ts'
import { refundPoints } from '../../points/index.ts'
import { insertSlips } from '../../print/index.ts'
import { lessenWork } from '../../slot/index.ts'
import type { Approver } from '../../staff/index.ts'
import { restock, returnPart } from '../../stock/index.ts'
import { newRefundNo, refundEntries } from '../move/move-order.ts'
import { refundedOrder } from '../move/move-points.ts'
import { inOrderTx } from '../order-tx.ts'
import type { OrderParts } from '../parts.ts'
import { issueCreditNote } from '../receipt/queries.ts'
import type { OrderRow } from '../rows.ts'
import { usesOfLine } from './line-uses.ts'
import type { PaidLineRow } from './queries.ts'
import * as queries from './queries.ts'
import { updateRefundState } from './refund-state.ts'
import { refundableLines } from './refundable-lines.ts'

/** What went back of an order before and after a refund, how many units went back to stock, and who allowed it where somebody had to. */
export interface Given {
  readonly from: number
  readonly to: number
  readonly approver: Approver | undefined
  readonly unitsToStock: number
}

/** A wish to give money of an order back, by units of lines or by an amount. */
export interface RefundRequest {
  readonly corpId: string
  /** Only where the order is this store's. */
  readonly storeId?: string
  readonly staffId: string
  readonly rights: readonly Right[]
  readonly orderId: string
  readonly version: number
  readonly wish: RefundWish
  /** Minor units in the smallest amount that customers are shown [order-24]. */
  readonly unit: number
  readonly reason: string
  /** The same id again is the same refund [order-20]. */
  readonly requestId?: string
  readonly now: number
  /** A colleague who allows what is above the person's own limit [staff-14]. */
  readonly approver?: Approver | undefined
  /** What the audit log keeps of it, in the same transaction. */
  readonly audit?: (order: OrderRow, given: Given) => Statement
}

type Input = {
  readonly orderId: string
  readonly version: number
  readonly amount?: number
  readonly lineList?: readonly RestockWish[]
  readonly reason: string
  readonly requestId?: string
}

/** The smallest amount of a brand that goes back, in minor units. */
export const refundUnit = ({ currencyScale, fractionDigits }: Pick<Corp, 'currencyScale' | 'fractionDigits'>): number =>
  shownUnitOf({ currencyScale, defaultFractionDigits: fractionDigits })

/** What a call asks for: exactly one of lines and an amount. */
export function refundRequest({ amount, lineList, ...input }: Input): Input & { readonly wish: RefundWish } {
  if (lineList !== undefined && amount === undefined) return { ...input, wish: { lineList } }
  if (amount !== undefined && lineList === undefined) return { ...input, wish: { amount } }
  throw fieldRefusal('amount', 'either amount or lineList')
}

const hashOf = ({ wish, reason }: RefundRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([wish, reason]))
    .digest('hex')

/** Where an order stands: locked, with its lines, what went back of them, and whether this request was carried out before. */
async function read(tx: Tx, { corpId, orderId, requestId, staffId }: RefundRequest) {
  const [orders, paid, refunded, requests, limits, chargedBack] = await tx.batch(
    queries.lockOrder(corpId, orderId),
    queries.listPaidLines(corpId, orderId),
    queries.listRefunded(corpId, orderId),
    queries.findRefundRequest(corpId, orderId, requestId ?? ''),
    queries.findRefundLimit(corpId, staffId),
    queries.findChargedBack(corpId, orderId),
  )
  const lines = refundableLines(paid.rows, refunded.rows)
  const used = paid.rows.map((line) => ({ lineNo: line.lineNo, uses: usesOfLine(line), items: line.items }))
  return {
    ...{ row: orders.rows[0], lines, used, madeHash: requests.rows[0]?.requestHash },
    refundLimit: limits.rows[0]?.refundLimit ?? 0,
    chargedBackTotal: chargedBackOf(chargedBack.rows),
  }
}

/** What chargebacks took of an order, as the answers of staff say it. */
export const chargedBackOf = (rows: readonly { readonly chargedBackTotal: number }[]): Money =>
  money(rows[0]?.chargedBackTotal ?? 0)

/** The most of one order that the caller may give back in all; null for any. */
export function refundLimitOf(
  { rights }: { readonly rights: readonly Right[] },
  limits: readonly { readonly refundLimit: number }[],
): Money | null {
  const most = mostRefund(rights, limits[0]?.refundLimit ?? 0)
  return most === null ? null : money(most)
}

const faultOf = (fault: RefundFault): Refusal =>
  fieldRefusal(fault.field === 'amount' ? 'amount' : `lineList.${fault.index}.num`, `at most ${fault.most}`)

/** What goes back of each line. Nothing of an order that cost no money: its points return. */
function planOf(
  { refundTotal }: OrderRow,
  { lines, chargedBackTotal }: Pick<Awaited<ReturnType<typeof read>>, 'lines' | 'chargedBackTotal'>,
  { wish, unit }: RefundRequest,
): RefundPlan {
  if ('amount' in wish && wish.amount === 0) return { amount: money(0), partList: [] }
  const planned = planRefund({ lines, refundTotal, unit, chargedBackTotal }, wish)
  if (!planned.ok) throw faultOf(planned.refusal)
  return planned.value
}

/** The points of an order follow its money. */
async function returnPoints(tx: Tx, row: OrderRow, { corpId, orderId, now }: RefundRequest): Promise<void> {
  const { customerId, pointsUsed, pointsObtained, refundTotal } = row
  if (pointsUsed > 0 || pointsObtained > 0)
    await refundPoints(tx, { corpId, orderId, customerId, now, ...refundedOrder(row, refundTotal) })
}

/** A refund as it is given. */
type Giving = RefundPlan &
  Pick<Given, 'approver' | 'unitsToStock'> & {
    readonly uses: readonly StockUse[]
    /** What units took that do not go back. */
    readonly gone: readonly StockUse[]
    /** What there is less to make of an order that goes on. */
    readonly work: number
  }

/** Places and stock that come back, and what is no more to be made. */
function goodsBack(row: OrderRow, refund: queries.RefundOfOrder, { uses, gone, work }: Giving): Statement[] {
  const { corpId, orderId } = refund
  const order = { corpId, orderId, storeId: row.storeId }
  return isInMaking(row)
    ? [lessenWork(corpId, orderId, work), ...returnPart(order, uses, gone)]
    : restock(order, uses, refund)
}

async function give(tx: Tx, request: RefundRequest, plan: Giving): Promise<void> {
  const { corpId, orderId, now, requestId = '' } = request
  const { audit, rights: _rights, approver: _approver, ...wish } = request
  const refund = {
    ...wish,
    requestId,
    requestHash: hashOf(request),
    amount: plan.amount,
    refundNo: newRefundNo(now),
    approvedBy: plan.approver?.staffId ?? '',
  }
  const [row] = (await tx.run(queries.insertPart(refund))).rows
  if (!row) throw new Refusal('moveNotAllowed')
  await tx.batch(
    ...(plan.partList.length > 0 ? [queries.insertRefundLines(refund, plan.partList)] : []),
    updateRefundState(corpId, orderId),
    ...goodsBack(row, refund, plan),
    ...enter(
      corpId,
      now,
      refundEntries(row, { refundNo: refund.refundNo, amount: plan.amount }, taxesOfRefund(plan.partList)),
    ),
  )
  await returnPoints(tx, row, request) // behind places and stock, as where an order is made
  const { approver, unitsToStock } = plan
  const given = { from: row.refundTotal - plan.amount, to: row.refundTotal, approver, unitsToStock }
  await tx.batch(
    issueCreditNote(corpId, { orderId, refundNo: refund.refundNo, now }),
    ...(isYetToMake(row) ? [insertSlips(corpId, { ...refund, storeId: row.storeId, lineList: plan.partList })] : []),
    ...(audit ? [audit(row, given)] : []),
  )
}

type OrderedLine = UsedLine & Pick<PaidLineRow, 'items'>

/** What the wish brings back to stock, of how many units, and how much less there is to make. */
function goodsOf(lines: readonly OrderedLine[], wish: RefundWish) {
  const taken = 'lineList' in wish ? wish.lineList : []
  const back = taken.filter(({ isBackToStock = false }) => isBackToStock)
  const itemsOf = (no: number) => lines.find(({ lineNo }) => lineNo === no)?.items ?? []
  return {
    uses: restockedBy(lines, taken),
    gone: wastedBy(lines, taken),
    unitsToStock: back.reduce((units, { num }) => units + num, 0),
    work: workTakenOff(taken.map(({ lineNo, num }) => ({ num, items: itemsOf(lineNo) }))),
  }
}

/** Who had to allow that so much goes back in all; nobody within the person's own limit. Refuses `refundTooHigh` with the limit that is passed. */
export function approverOf(
  { rights, approver }: Pick<RefundRequest, 'rights' | 'approver'>,
  { refundLimit, total }: { readonly refundLimit: number; readonly total: number },
): Approver | undefined {
  if (mayRefund({ rights, refundLimit }, total)) return undefined
  if (approver === undefined || !mayRefund(approver, total))
    throw new Refusal('refundTooHigh', { limit: approver?.refundLimit ?? refundLimit })
  return approver
}

/** A completed order, or units of one that is still made and goes on with the rest [order-29]. */
function checkState(
  row: OrderRow,
  { lines }: Pick<Awaited<ReturnType<typeof read>>, 'lines'>,
  { version, wish }: RefundRequest,
): void {
  const isOpen = row.status === orderStatus.completed || (isInMaking(row) && leavesSomething(lines, wish))
  if (!isOpen || row.version !== version) throw new Refusal('moveNotAllowed')
}

/**
 * Refunds a completed order in part or whole, or units of one that is still made: money, and points the same way, in one transaction.
 * Its state stays. A request that was carried out before changes nothing. More than the person may give back of one order is refused [staff-12].
 */
export async function refundOrder(parts: OrderParts, request: RefundRequest): Promise<void> {
  const hasMovedStock = await inOrderTx(parts, request.corpId, async (tx) => {
    const known = await read(tx, request)
    const { row, used, madeHash, refundLimit } = known
    if (!row || (request.storeId !== undefined && row.storeId !== request.storeId)) throw new Refusal('orderUnknown')
    if (madeHash !== undefined) {
      if (madeHash !== hashOf(request)) throw new Refusal('requestIdReused')
      return false
    }
    checkState(row, known, request)
    const plan = planOf(row, known, request)
    const approver = approverOf(request, { refundLimit, total: row.refundTotal + plan.amount })
    const goods = goodsOf(used, request.wish)
    await give(tx, request, { ...plan, approver, ...goods })
    return goods.uses.length > 0
  })
  if (hasMovedStock) await brandMoved(parts, request.corpId)
}
