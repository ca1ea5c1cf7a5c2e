import { type Money, money, sumMoney } from '../money/money.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { RestockWish } from '../stock/restock.ts'
import { cutRefund, cutTo, leftAfterRefund, refundOfLine, splitRefund, type TaxedAmount } from '../tax/refund.ts'

/** A line of an order as it was paid, with what of it went back before [order-19]. */
export interface RefundableLine extends TaxedAmount {
  /** Its place in the order. */
  readonly lineNo: number
  readonly num: number
  /** Units that went back before. */
  readonly refundNum: number
  /** Everything that went back before, with units or without. */
  readonly refunded: TaxedAmount
}

/** Units of lines that go back, each line once, with what of them goes back to stock; or an amount for no line in particular, minor units. */
export type RefundWish = { readonly lineList: readonly RestockWish[] } | { readonly amount: number }

/** What was paid and what of it went back, in minor units; `unit` of them are the smallest amount that customers are shown. */
export interface RefundedLines {
  readonly lines: readonly RefundableLine[]
  readonly refundTotal: number
  readonly unit: number
  /** What a chargeback took back of it; nothing where there was none [order-27]. */
  readonly chargedBackTotal?: number
}

/** What goes back of one line. */
export interface RefundPart extends TaxedAmount {
  readonly lineNo: number
  /** Units; 0 for an amount. */
  readonly num: number
}

/** A refund that may be given. */
export interface RefundPlan {
  readonly amount: Money
  readonly partList: readonly RefundPart[]
}

/** What of a wish is too much, and how much it may be; 0 also where nothing was paid for the units. `index` is the place in `lineList`. */
export type RefundFault =
  | { readonly field: 'amount'; readonly most: Money }
  | { readonly field: 'lineList'; readonly index: number; readonly most: number }

type LeftLine = RefundableLine & { readonly left: TaxedAmount }

/** What is left of each line. Money that went back before lines kept their refunds, `older`, counts as split over them. */
function leftOf(lines: readonly RefundableLine[], older: number): LeftLine[] {
  const left = lines.map((line) => leftAfterRefund(line, line.refunded))
  const gone = splitRefund(left, money(older))
  return lines.map((line, index) => {
    const [rest, part] = [left[index] ?? line, gone[index] ?? line]
    return { ...line, left: leftAfterRefund(rest, part) }
  })
}

/** What comes to nothing has no tax either. */
const isSomething = ({ num, total }: RefundPart): boolean => num > 0 || total > 0

function planAmount(
  lines: readonly LeftLine[],
  { amount, most }: { readonly amount: number; readonly most: Money },
  unit: number,
): Result<RefundPlan, RefundFault> {
  const left = lines.map((line) => line.left)
  if (amount > most || (amount % unit !== 0 && amount < most)) return refuse({ field: 'amount', most })
  const parts = splitRefund(left, money(amount))
  const partList = parts.map((part, index) => ({ ...part, lineNo: lines[index]?.lineNo ?? 0, num: 0 }))
  return ok({ amount: money(amount), partList: partList.filter(isSomething) })
}

type UnitWish = Extract<RefundWish, { lineList: unknown }>['lineList'][number]

/** Undefined where the line has not so many units left, or is named a second time. */
function partOfLine(line: LeftLine | undefined, { num }: UnitWish): RefundPart | undefined {
  if (!line || num < 1 || line.refundNum + num > line.num) return undefined
  return { ...cutRefund(refundOfLine(line, line.refundNum, num), line.left), lineNo: line.lineNo, num }
}

/** Parts cut to whole units of money from the last on: what is finer stays with the order until its last unit goes back. */
function inWholeUnits(parts: readonly RefundPart[], unit: number): RefundPart[] {
  let excess = sumMoney(parts.map(({ total }) => total)) % unit
  return parts
    .toReversed()
    .map((part) => {
      const cut = Math.min(excess, part.total)
      excess -= cut
      return cut === 0 ? part : { ...part, ...cutTo(part, money(part.total - cut)) }
    })
    .toReversed()
}

/** Everything that is left of every line, for those whose last units go back. */
const restOf = (lines: readonly LeftLine[], wishes: readonly UnitWish[]): RefundPart[] =>
  lines
    .map(({ lineNo, left }) => {
      const num = wishes.find((wish) => wish.lineNo === lineNo)?.num ?? 0
      return { ...left, lineNo, num }
    })
    .filter(isSomething)

const takesLast = (lines: readonly LeftLine[], wishes: readonly UnitWish[]): boolean =>
  lines.every(({ lineNo, num, refundNum, left }) => {
    const wish = wishes.find((each) => each.lineNo === lineNo)
    return left.total === 0 || refundNum + (wish?.num ?? 0) === num
  })

function planUnits(
  lines: readonly LeftLine[],
  wishes: readonly UnitWish[],
  unit: number,
): Result<RefundPlan, RefundFault> {
  const unitParts: RefundPart[] = []
  for (const [index, wish] of wishes.entries()) {
    const isAgain = wishes.findIndex(({ lineNo }) => lineNo === wish.lineNo) < index
    const line = isAgain ? undefined : lines.find(({ lineNo }) => lineNo === wish.lineNo)
    const part = partOfLine(line, wish)
    if (!part) return refuse({ field: 'lineList', index, most: line ? line.num - line.refundNum : 0 })
    unitParts.push(part)
  }
  const partList = takesLast(lines, wishes) ? restOf(lines, wishes) : inWholeUnits(unitParts, unit)
  const amount = sumMoney(partList.map(({ total }) => total))
  return amount > 0 ? ok({ amount, partList }) : refuse({ field: 'lineList', index: 0, most: 0 })
}

/**
 * What goes back of each line for a wish, with its service charge and taxes, never more than is left of a line or of one of its taxes
 * [tax-7], [order-19]. It is in whole units of the money that customers are shown, `unit` minor ones, which providers can give back; what
 * goes back with the last units is all that is left [order-24]. `refundTotal` is all that went back of the order before; lines that kept no note of it are counted by it.
 * What a chargeback took is not given back a second time [order-27].
 */
export function planRefund(
  { lines, refundTotal, unit, chargedBackTotal = 0 }: RefundedLines,
  wish: RefundWish,
): Result<RefundPlan, RefundFault> {
  const noted = sumMoney(lines.map(({ refunded }) => refunded.total))
  const left = leftOf(lines, Math.max(0, refundTotal - noted))
  const most = money(Math.max(0, sumMoney(left.map((line) => line.left.total)) - chargedBackTotal))
  if ('amount' in wish) return planAmount(left, { amount: wish.amount, most }, unit)
  const planned = planUnits(left, wish.lineList, unit)
  return planned.ok && planned.value.amount > most ? refuse({ field: 'amount', most }) : planned
}

/** What parts of a refund, or of several, give back of each tax, in the order in which they name them. */
export function taxesOfRefund(partList: readonly Pick<TaxedAmount, 'taxList'>[]): TaxedAmount['taxList'] {
  const sums = new Map<string, number>()
  for (const { rateId, tax } of partList.flatMap(({ taxList }) => taxList))
    sums.set(rateId, (sums.get(rateId) ?? 0) + tax)
  return [...sums].map(([rateId, tax]) => ({ rateId, tax: money(tax) }))
}
