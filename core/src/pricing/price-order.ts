import { type Money, money, noMoney, sumMoney } from '../money/money.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type ActivityOffer, choiceOf, offerActivities, withActivity } from './activities.ts'
import { type Bill, discountType, type PricedLine } from './bill.ts'
import { type Draft, type DraftLine, leftOf, openDraft, type PriceLine, takeOff } from './draft.ts'
import { applyLinePromotions } from './line-promotions.ts'
import type { Promotion } from './promotion.ts'

/** A cart to be priced, all figures from one side's own knowledge: on the server from its catalogue, never from the customer. */
export interface PriceInput {
  readonly lines: readonly PriceLine[]
  readonly promotions: readonly Promotion[]
  /** Epoch ms; one instant for the whole bill. */
  readonly now: number
  readonly isMember: boolean
  /** The chosen activity; null none; absent the best. */
  readonly promotionId?: string | null | undefined
  /** Decimals of the minor unit and decimals shown: what is not shown is not charged. */
  readonly currencyScale: number
  readonly defaultFractionDigits: number
  /** Which levels count; both unless said. */
  readonly level?: 'all' | 'lines' | 'whole'
}

/** Step 7: cuts what would not be shown, so that shown is charged. */
function roundDown(draft: Draft, { currencyScale, defaultFractionDigits }: PriceInput): void {
  const shownUnit = 10 ** Math.max(0, currencyScale - defaultFractionDigits)
  const amount = money(leftOf(draft.lines) % shownUnit)
  takeOff(draft, draft.lines, { type: discountType.rounding, name: '', amount, refId: null, maxReduction: null })
}

function finish(draft: Draft, input: PriceInput): Draft {
  roundDown(draft, input)
  return draft
}

/** The activity that leaves the least to pay; on a tie an activity before none, then the lowest id (decisions.md §11.10). */
function bestOffer(draft: Draft, offers: readonly ActivityOffer[], input: PriceInput): ActivityOffer | null {
  let best: { offer: ActivityOffer; payable: Money } | null = null
  for (const offer of offers.filter(({ amount }) => amount > 0)) {
    const payable = leftOf(finish(withActivity(draft, offer), input).lines)
    if (best === null || payable < best.payable) best = { offer, payable }
  }
  return best?.offer ?? null
}

const pricedLine = ({ source, base, discountPrice, promotion, left, shareList }: DraftLine): PricedLine => ({
  price: money(source.skuPrice + source.surcharge),
  unitPrice: money(base + source.surcharge),
  discountPrice,
  num: source.num,
  lineAmount: money(discountPrice * source.num),
  promotionId: promotion?.promotionId ?? null,
  shareList,
  payable: left,
})

function closeBill(draft: Draft, offers: readonly ActivityOffer[], chosenId: string | null): Bill {
  const lineList = draft.lines.map(pricedLine)
  return {
    lineList,
    promotionList: offers.map((offer) => choiceOf(offer, chosenId)),
    discountList: draft.discountList,
    originalAmount: sumMoney(lineList.map(({ price, num }) => money(price * num))),
    subtotal: sumMoney(lineList.map(({ unitPrice, num }) => money(unitPrice * num))),
    discountTotal: draft.discountList.length ? sumMoney(draft.discountList.map(({ amount }) => amount)) : noMoney,
    payableTotal: leftOf(draft.lines),
  }
}

/**
 * Turns lines and promotions into a bill, step by step in the order of decisions.md §1: line promotions, one activity, rounding.
 * Each step sees what the one before left; nothing goes below 0. Coupons, staff discounts and points take their places between.
 * Refuses `promotionEnded` when the chosen activity is unknown, over, or takes nothing off.
 */
export function priceOrder(input: PriceInput): Result<Bill, 'promotionEnded'> {
  const { lines, promotions, now, isMember, promotionId, level = 'all' } = input
  const draft = openDraft(lines, isMember)
  if (level !== 'whole') applyLinePromotions(draft, promotions, now)
  const offers = level === 'lines' ? [] : offerActivities(draft, promotions, now)
  const chosen = promotionId === undefined ? bestOffer(draft, offers, input) : findOffer(offers, promotionId)
  if (chosen === undefined) return refuse('promotionEnded')
  const reduced = chosen === null ? draft : withActivity(draft, chosen)
  return ok(closeBill(finish(reduced, input), offers, chosen?.promotion.promotionId ?? null))
}

/** The offer of an id, null for none wanted, undefined when it cannot be had. */
function findOffer(offers: readonly ActivityOffer[], promotionId: string | null): ActivityOffer | null | undefined {
  if (promotionId === null) return null
  return offers.find((offer) => offer.promotion.promotionId === promotionId && offer.amount > 0)
}
