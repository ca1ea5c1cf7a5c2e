import { type UnavailableReason, unavailableReason } from './product.ts'

/** What decides whether a product can be bought at a store now. */
export interface Availability {
  /** Sold at this store and channel. */
  readonly isSoldHere: boolean
  readonly launchStatus: number
  readonly saleStatus: number
  readonly isInSaleTime: boolean
  readonly isSoldOut: boolean
}

/** Why a product cannot be bought; of several reasons the first of 4, 2, 3, 5, 1 [limit-1]. 0: it can. */
export function unavailableReasonOf(product: Availability): UnavailableReason {
  if (!product.isSoldHere) return unavailableReason.notSoldHere
  if (product.launchStatus !== 1) return unavailableReason.offShelf
  if (product.saleStatus !== 1) return unavailableReason.saleStopped
  if (!product.isInSaleTime) return unavailableReason.outsideSaleTime
  if (product.isSoldOut) return unavailableReason.soldOut
  return unavailableReason.none
}

/** The refusal that each reason leads to at create. */
export const refusalOfReason = {
  1: 'soldOut',
  2: 'offShelf',
  3: 'saleStopped',
  4: 'notSoldHere',
  5: 'outsideSaleTime',
  6: 'stockLimit',
} as const satisfies Record<Exclude<UnavailableReason, 0>, string>
