import { money, noMoney, sumMoney } from '@tiffin/core/money/money'
import { discountPlacedOrder, leftBeforeStaff } from '@tiffin/core/pricing/discount-placed-order'
import { type StaffDiscount, staffDiscountsOf } from '@tiffin/core/pricing/staff-discounts'
import { orderTaxOf } from '@tiffin/core/tax/tax'
import type { Corp } from '../../../base/corp.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Statement } from '../../../db/statement.ts'
import type { Tx } from '../../../db/unit.ts'
import { type DiscountWish, replaceGranted } from '../../member/index.ts'
import { moveOrder } from '../move/move-order.ts'
import { inOrderTx } from '../order-tx.ts'
import type { OrderParts } from '../parts.ts'
import type { OrderRow } from '../rows.ts'
import {
  listGranted,
  listShares,
  lockPayable,
  type OrderDiscountWish,
  type PayableRow,
  type Rewritten,
  rewriteOrder,
  type StoredLine,
} from './queries.ts'

interface PlacedDiscount {
  readonly wish: OrderDiscountWish
  /** Is given what the discount may be reckoned from, and answers it with the limit that holds; refuses above it. */
  readonly limitOf: (base: number) => DiscountWish
  readonly timeZone: string
  /** What the audit log keeps of it, in the same transaction. */
  readonly note: (order: OrderRow, wish: DiscountWish) => Statement
}

interface Locked {
  readonly row: PayableRow
  readonly lines: readonly StoredLine[]
  readonly granted: readonly StaffDiscount[]
}

/** The order with its staff discounts taken again. */
function reckon({ row, lines, granted }: Locked, digits: number): Rewritten {
  const tax = row.tax ? orderTaxOf(row.tax.terms, row.pickupMethod) : undefined
  const after = discountPlacedOrder({
    lines: lines.map(({ lineAmount, ...line }) => ({ ...line, lineAmount: money(lineAmount) })),
    discountList: row.discountList.map((line) => ({
      ...{ type: line.type, refId: line.refId, name: '' },
      amount: money(line.amount),
      maxReduction: line.maxReduction === null ? null : money(line.maxReduction),
    })),
    staff: staffDiscountsOf(granted),
    ...(tax ? { tax } : {}),
    ...{ currencyScale: row.currencyScale, defaultFractionDigits: digits },
  })
  const nameOf = (type: number, refId: string | null) =>
    row.discountList.find((line) => line.type === type && line.refId === refId)?.name ?? {}
  return {
    ...after,
    discountList: after.discountList.map((line) => ({ ...line, name: nameOf(line.type, line.refId) })),
    lines: lines.flatMap(({ lineNo }, index) => {
      const line = after.lineList[index]
      return line ? [{ lineNo, ...line }] : []
    }),
    addedTax: after.taxMode === 'exclusive' ? sumMoney(after.taxList.map((each) => each.tax)) : noMoney,
    tax: row.tax && { terms: row.tax.terms, taxList: after.taxList, serviceChargeTaxList: after.serviceChargeTaxList },
  }
}

async function lock(tx: Tx, corpId: string, wish: OrderDiscountWish): Promise<Locked> {
  const [{ rows }, lines, granted] = await tx.batch(
    lockPayable(corpId, wish),
    listShares(corpId, wish.orderId),
    listGranted(corpId, wish.orderId),
  )
  const [row] = rows
  if (row === undefined) throw new Refusal('orderUnknown')
  if (!row.isOpen || row.version !== wish.version) throw new Refusal('moveNotAllowed')
  return { row, lines: lines.rows, granted: granted.rows }
}

/**
 * Puts a staff discount into an order that waits for its money at the store, in the place of the one of its kind before.
 * Refuses `orderUnknown`, `moveNotAllowed`, and what is above the limit.
 */
export async function discountOrder(
  parts: OrderParts,
  { corpId, fractionDigits }: Corp,
  { wish: request, limitOf, timeZone, note }: PlacedDiscount,
): Promise<void> {
  await inOrderTx(parts, corpId, async (tx) => {
    const locked = await lock(tx, corpId, request)
    const { subtotal, discountList } = locked.row
    const base = leftBeforeStaff(
      money(subtotal),
      discountList.map(({ type, amount }) => ({ type, amount: money(amount) })),
    )
    const wish = { ...request, ...limitOf(base) }
    const { type, amount, perMille, limit } = wish
    const isWithdrawn = amount === null && perMille === null
    const fresh = isWithdrawn
      ? []
      : [{ type, amount: amount === null ? null : money(amount), perMille, limit: money(limit) }]
    const granted = [...locked.granted.filter((each) => each.type !== type), ...fresh]
    const after = reckon({ ...locked, granted }, fractionDigits)
    const { orderId, now } = wish
    const statements = [
      rewriteOrder(corpId, wish, after),
      ...replaceGranted(corpId, { orderId }, wish),
      note(locked.row, wish),
    ]
    if (after.payableTotal > 0) return void (await tx.finish(...statements))
    await tx.batch(...statements)
    // Nothing is left to pay: accepted in the same transaction, like an order that is placed with nothing to pay [cashier-3].
    await moveOrder(tx, { corpId, orderId, action: 'pay', actor: { role: 'system', id: '' }, now }, timeZone)
  })
}
