import type { ProductRequest } from '../cart/cart-line.ts'
import { type GiftOffer, isOverGifts } from '../cart/resolve-gift.ts'
import { type LineFault, resolveLine } from '../cart/resolve-line.ts'
import { findShortages, type Shortage, type Stock, stockKind } from '../stock/check-stock.ts'
import { fromThousandths } from '../stock/weight.ts'
import { findOverDailyLimit, findOverOrderLimit, listMissingRequired } from './limits.ts'
import { type Product, type ProductsById, type SaleTime, unavailableReason } from './product.ts'

/** Why a cart breaks a limit of sale [limit-7]. */
export const saleLimitReason = {
  perOrder: 1,
  daily: 2,
  saleTime: 3,
  stock: 4,
  options: 5,
  gifts: 6,
  package: 7,
  required: 8,
} as const

/** One broken limit. */
export interface LimitFault {
  productId: string
  skuId: string
  /** As `saleLimitReason`. */
  reason: number
  /** The limit: units, or for a material its own unit. */
  limit: number
  /** What can still be had of it. */
  remaining: number
  /** When it is sold, for reason 3. */
  saleTimeList: SaleTime[]
}

/** What limits are judged by. */
export interface LimitBasis {
  readonly products: readonly Product[]
  readonly byId: ProductsById
  readonly stock: Stock
  /** What the customer has bought today, by product. */
  readonly bought?: ReadonlyMap<string, number>
  /** What the chosen activity gives; null for nothing. */
  readonly gift: GiftOffer | null
}

const reasonOfFault: Partial<Record<LineFault, number>> = {
  optionsMax: saleLimitReason.options,
  packageIncomplete: saleLimitReason.package,
}

const fault = (
  place: Pick<LimitFault, 'productId' | 'skuId' | 'reason'>,
  more: Partial<LimitFault> = {},
): LimitFault => ({
  ...place,
  limit: 0,
  remaining: 0,
  saleTimeList: [],
  ...more,
})

/** What is wrong with one product, however many lines want it. */
function productFaults(requests: readonly ProductRequest[], product: Product, { bought }: LimitBasis): LimitFault[] {
  const productRequests = requests.filter(({ productId, isFreeGift }) => productId === product.productId && !isFreeGift)
  const reasonAt = (reason: number) => ({
    productId: product.productId,
    skuId: productRequests[0]?.skuId ?? '',
    reason,
  })
  const faults: LimitFault[] = []
  const over = findOverOrderLimit(productRequests, [product])
  if (over) faults.push(fault(reasonAt(saleLimitReason.perOrder), { limit: over.limit, remaining: over.limit }))
  const overDay = findOverDailyLimit(productRequests, [product], bought)
  if (overDay) faults.push(fault(reasonAt(saleLimitReason.daily), { limit: overDay.limit, remaining: overDay.left }))
  const { saleTimeList } = product
  if (product.unavailableReason === unavailableReason.outsideSaleTime)
    faults.push(fault(reasonAt(saleLimitReason.saleTime), { saleTimeList }))
  const misfits = productRequests.flatMap((request) => {
    const resolved = resolveLine(product, request)
    const reason = resolved.ok ? undefined : reasonOfFault[resolved.refusal]
    return reason === undefined ? [] : [reason]
  })
  return [...faults, ...[...new Set(misfits)].map((reason) => fault(reasonAt(reason)))]
}

function shortageFault({ cause, kind, available }: Shortage): LimitFault {
  const left = kind === stockKind.material ? fromThousandths(available) : available
  const { productId, skuId } = cause
  return fault({ productId, skuId, reason: saleLimitReason.stock }, { limit: left, remaining: left })
}

function shortagesOf(requests: readonly ProductRequest[], { byId, stock }: LimitBasis): Shortage[] {
  const lines = requests.flatMap((request) => {
    const product = byId.get(request.productId)
    const resolved = product && resolveLine(product, request)
    return resolved?.ok ? [{ ...resolved.value.line, isFreeGift: request.isFreeGift }] : []
  })
  return findShortages(lines, stock)
}

/** A gift outside its sale time cannot be given either. */
function giftTimeFaults(requests: readonly ProductRequest[], { byId }: LimitBasis): LimitFault[] {
  return requests
    .filter(({ isFreeGift }) => isFreeGift)
    .flatMap(({ productId, skuId }) => {
      const product = byId.get(productId)
      if (product?.unavailableReason !== unavailableReason.outsideSaleTime) return []
      const { saleTimeList } = product
      return [fault({ productId, skuId, reason: saleLimitReason.saleTime }, { saleTimeList })]
    })
}

function giftFaults(requests: readonly ProductRequest[], { gift }: LimitBasis): LimitFault[] {
  const gifts = requests.filter(({ isFreeGift }) => isFreeGift)
  const [first] = gifts
  const offer = gift ?? { promotionId: '', maxNum: 0, productIdList: [] }
  if (!first || !isOverGifts(gifts, offer)) return []
  const { productId, skuId } = first
  return [fault({ productId, skuId, reason: saleLimitReason.gifts }, { limit: offer.maxNum, remaining: offer.maxNum })]
}

const isPaid = ({ isFreeGift }: ProductRequest): boolean => !isFreeGift

/** The order in which an order is refused, so that the first fault of a check is the refusal of a create. */
const toldOrder: readonly number[] = [
  saleLimitReason.saleTime,
  saleLimitReason.package,
  saleLimitReason.options,
  saleLimitReason.required,
  saleLimitReason.perOrder,
  saleLimitReason.daily,
  saleLimitReason.gifts,
  saleLimitReason.stock,
]

/**
 * Every limit of sale that a cart breaks, gifts marked `isFreeGift` included: in the order in which an order would be refused, and
 * in that of the lines; one per product and reason, of stock one per shortage. What the menu does not have is left out.
 */
export function findLimitFaults(requests: readonly ProductRequest[], basis: LimitBasis): LimitFault[] {
  const productIds = [...new Set(requests.filter(isPaid).map(({ productId }) => productId))]
  const ofProducts = productIds.flatMap((productId) => {
    const product = basis.byId.get(productId)
    return product ? productFaults(requests, product, basis) : []
  })
  const required = listMissingRequired(requests, basis.products).map(({ productId, skuList: [sku] }) =>
    fault({ productId, skuId: sku?.skuId ?? '', reason: saleLimitReason.required }),
  )
  const shortages = shortagesOf(requests, basis).sort((a, b) => a.cause.line - b.cause.line)
  const gifts = [...giftTimeFaults(requests, basis), ...giftFaults(requests, basis)]
  return [...ofProducts, ...gifts, ...required, ...shortages.map(shortageFault)].sort(
    (a, b) => toldOrder.indexOf(a.reason) - toldOrder.indexOf(b.reason),
  )
}
