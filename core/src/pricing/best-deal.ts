import { type Money, money } from '../money/money.ts'
import { shownUnitOf } from '../money/shown-unit.ts'
import { leastTotal } from '../tax/least-total.ts'
import { type Bill, discountType } from './bill.ts'
import { type Coupon, couponType } from './coupon.ts'
import { type PriceInput, priceOrder } from './price-order.ts'

/** A legal combination of one activity, coupons and points, and what it leaves to pay. */
export interface Deal {
  readonly promotionId: string | null
  readonly couponIdList: readonly string[]
  readonly points: number
  readonly payable: Money
}

/** So many coupons of a sort are tried beside an activity, those first that take off most. Above it the best may be missed. */
const mostOfASort = 60

const isExchange = ({ type }: Coupon): boolean => type === couponType.exchange

const afterCoupons: readonly number[] = [
  discountType.employee,
  discountType.manual,
  discountType.points,
  discountType.rounding,
]

const sumOf = (bill: Bill, types: readonly number[]): number =>
  bill.discountList.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0)

/** What is left of a bill once some kinds of discount are put back, before service charge and tax. */
const leftBefore = (bill: Bill, types: readonly number[]): number =>
  bill.subtotal - bill.discountTotal + sumOf(bill, types)

/** A set of coupons beside an activity, with the least that it can leave before staff, points and rounding. */
interface Candidate {
  readonly promotionId: string | null
  readonly couponIdList: readonly string[]
  readonly left: number
}

interface Worth {
  readonly couponId: string
  readonly amount: number
}

const nothing: Worth = { couponId: '', amount: 0 }

/** The sets of coupons that may be tried beside an activity: none, one, or an amount or percentage with an exchange. */
function candidatesOf(bill: Bill, promotionId: string | null, coupons: readonly Coupon[]): Candidate[] {
  const left = leftBefore(bill, afterCoupons)
  const kindOf = new Map(coupons.map((coupon) => [coupon.couponId, isExchange(coupon)]))
  const usable = bill.couponList.filter(({ fault }) => fault === 0).sort((a, b) => b.amount - a.amount)
  const sort = (isWanted: boolean): Worth[] => [
    nothing,
    ...usable.filter(({ couponId }) => kindOf.get(couponId) === isWanted).slice(0, mostOfASort),
  ]
  const exchanges = sort(true)
  return sort(false).flatMap((other) =>
    exchanges.map((exchange) => ({
      promotionId,
      couponIdList: [other, exchange].flatMap(({ couponId }) => (couponId === '' ? [] : [couponId])),
      left: Math.max(0, left - other.amount - exchange.amount),
    })),
  )
}

/** Most that staff may take off. */
const staffLimit = ({ staff = {} }: PriceInput): number => (staff.employee?.limit ?? 0) + (staff.manual?.limit ?? 0)

/** No set of coupons that leaves so much can end below this: all points are spent, all of the rounding is lucky. */
function leastPayable(left: number, input: PriceInput): number {
  const { points } = input
  const before = Math.max(0, left - staffLimit(input))
  const cap = points ? Math.ceil((before * points.maxDeductPermille) / 1000) : 0
  const paid = points ? Math.min(cap, points.balance * points.minorPerPoint) : 0
  return leastTotal(Math.max(0, before - paid - (shownUnitOf(input) - 1)), input.lines, input)
}

/** And none that ends at an amount can do so with fewer points. */
function fewestPointsFor(payable: number, left: number, input: PriceInput): number {
  const { points } = input
  if (!points) return 0
  const toPay = left - staffLimit(input) - payable - (shownUnitOf(input) - 1)
  return Math.max(0, Math.ceil(toPay / points.minorPerPoint))
}

/** The fewest points that leave as little to pay as all of them do: rounding may swallow the last ones. */
function pointsNeeded(input: PriceInput, bill: Bill): number {
  const { points } = input
  if (!points || bill.points.used === 0) return 0
  const unit = shownUnitOf(input)
  const taken = sumOf(bill, [discountType.points, discountType.rounding])
  const needed = Math.floor((taken - unit) / points.minorPerPoint) + 1
  return Math.min(bill.points.used, Math.max(0, needed))
}

/** The same where tax is: points and rounding share one amount otherwise over the lines, which may move a tax by a rounding. */
function pointsFor(input: PriceInput, bill: Bill, price: typeof priceOrder): number {
  const needed = pointsNeeded(input, bill)
  if (!input.tax || !input.points || needed === bill.points.used) return needed
  const fewer = price({ ...input, points: { ...input.points, wanted: needed } })
  return fewer.ok && fewer.value.payableTotal === bill.payableTotal ? needed : bill.points.used
}

/** Less to pay first, then fewer points, an activity before none, fewer coupons, the lowest ids. */
const compare = (one: Deal, other: Deal): number =>
  one.payable - other.payable ||
  one.points - other.points ||
  Number(one.promotionId === null) - Number(other.promotionId === null) ||
  one.couponIdList.length - other.couponIdList.length ||
  (JSON.stringify([one.promotionId, one.couponIdList]) < JSON.stringify([other.promotionId, other.couponIdList])
    ? -1
    : 1)

/** Whether a candidate might still beat, or equal, what was found. */
function mayWin({ left }: Candidate, best: Deal, input: PriceInput): boolean {
  const least = leastPayable(left, input)
  if (least !== best.payable) return least < best.payable
  return fewestPointsFor(best.payable, left, input) < best.points
}

/**
 * The cheapest legal combination for a cart, whatever the customer chose so far: `input`'s activity, coupons and points are ignored,
 * its points are spent as far as they help. One pricing per activity answers what each coupon is worth beside it; only sets that may
 * still win by that are priced. `price` can be counted by tests; with `only`, no other activity is tried.
 */
export function bestDeal(input: PriceInput, price = priceOrder, only?: string): Deal {
  const { coupons = [], points } = input
  const all = { ...input, ...(points ? { points: { ...points, wanted: 'all' as const } } : {}) }
  let best: Deal = { promotionId: null, couponIdList: [], points: 0, payable: money(Number.MAX_SAFE_INTEGER) }
  const tryOut = (pick: Pick<Deal, 'promotionId' | 'couponIdList'>): Bill | undefined => {
    const choice = { ...all, ...pick }
    const priced = price(choice)
    if (!priced.ok) return undefined
    const bill = priced.value
    const { promotionId, couponIdList } = pick
    const deal = { promotionId, couponIdList, points: pointsFor(choice, bill, price), payable: bill.payableTotal }
    if (compare(deal, best) < 0) best = deal
    return bill
  }
  const plain = only === undefined ? tryOut({ promotionId: null, couponIdList: [] }) : undefined
  const available = plain?.promotionList.filter((each) => each.available) ?? []
  const ids = only === undefined ? available.map(({ promotionId }) => promotionId) : [only]
  const bills = ids.map((promotionId) => ({ promotionId, bill: tryOut({ promotionId, couponIdList: [] }) }))
  ;[{ promotionId: null, bill: plain }, ...bills]
    .flatMap(({ promotionId, bill }) => (bill ? candidatesOf(bill, promotionId, coupons) : []))
    .filter(({ couponIdList }) => couponIdList.length > 0)
    .sort((a, b) => a.left - b.left || a.couponIdList.length - b.couponIdList.length)
    .forEach((candidate) => {
      if (mayWin(candidate, best, all)) tryOut(candidate)
    })
  return best
}
