import { type Money, money } from '../money/money.ts'
import { shareMoney } from '../money/share.ts'
import type { Digits } from '../money/shown-unit.ts'
import { type OrderTax, standardTaxClass } from '../tax/tax.ts'
import { type TaxedOrder, taxOrder } from '../tax/tax-order.ts'
import type { DiscountLine, PricedLine, PriceStep } from './bill.ts'
import type { Promotion } from './promotion.ts'

/** A wanted line with the figures of the catalogue: what `priceOrder` starts from. */
export interface PriceLine {
  readonly productId: string
  readonly num: number
  /** List price of the sku at this store. */
  readonly skuPrice: Money
  /** The sku's price for members, or null. */
  readonly memberPrice: Money | null
  /** Options and package choices, per unit; never negative. */
  readonly surcharge: Money
  /** The class of the product, of a package its own [tax-1]; the standard one unless said. */
  readonly taxClassId?: string
}

/** A line while the steps of pricing work on it. `left` is what earlier steps left of it, never below 0. */
export interface DraftLine {
  readonly source: PriceLine
  /** Sku price in force: of members the lower one. */
  readonly base: Money
  discountPrice: Money
  promotion: Promotion | null
  left: Money
  shareList: PricedLine['shareList']
}

/** A bill under way: each step takes off from `left` and adds its discount lines. */
export interface Draft {
  readonly lines: DraftLine[]
  readonly discountList: DiscountLine[]
  readonly stepList: PriceStep[]
}

/** Starts a draft at the prices in force. */
export function openDraft(lines: readonly PriceLine[], isMember: boolean): Draft {
  const draftLines = lines.map((source): DraftLine => {
    const { memberPrice, skuPrice } = source
    const base = isMember && memberPrice !== null && memberPrice < skuPrice ? memberPrice : skuPrice
    const unit = money(base + source.surcharge)
    return { source, base, discountPrice: unit, promotion: null, left: money(unit * source.num), shareList: [] }
  })
  return { lines: draftLines, discountList: [], stepList: [] }
}

/** What is left of some lines. */
export const leftOf = (lines: readonly DraftLine[]): Money => money(lines.reduce((sum, line) => sum + line.left, 0))

/** A draft that can be tried out without touching the first. */
export const copyDraft = (draft: Draft): Draft => ({
  lines: draft.lines.map((line) => ({ ...line, shareList: [...line.shareList] })),
  discountList: [...draft.discountList],
  stepList: [...draft.stepList],
})

/** An order-level discount about to be taken, with the threshold it had to reach and what that was tested on, if not on its lines. */
export interface Reduction extends DiscountLine {
  readonly threshold?: Money
  readonly base?: Money
}

/** Takes one order-level discount off the eligible lines, shared by largest remainder; nothing happens for 0. */
export function takeOff(draft: Draft, eligible: readonly DraftLine[], reduction: Reduction): void {
  const { threshold = money(0), base = leftOf(eligible), ...discount } = reduction
  if (discount.amount === 0) return
  const shares = shareMoney(
    discount.amount,
    eligible.map((line) => line.left),
  )
  for (const [index, line] of eligible.entries()) {
    const amount = shares[index] ?? money(0)
    line.left = money(line.left - amount)
    if (amount > 0) line.shareList.push({ type: discount.type, refId: discount.refId, amount })
  }
  draft.discountList.push(discount)
  draft.stepList.push({ ...discount, base, threshold, left: leftOf(draft.lines) })
}

/** Steps 8 and 9 on what the steps before left of the lines: service charge and tax. */
export const taxDraft = ({ lines }: Draft, tax: OrderTax | undefined, digits: Digits): TaxedOrder =>
  taxOrder(
    lines.map(({ source, left }) => ({ taxClassId: source.taxClassId ?? standardTaxClass, left })),
    tax,
    digits,
  )
