import type { CartLine } from '../cart/cart-line.ts'
import { type StockNeed, stockKind, stockNeeds, sumNeeds } from './check-stock.ts'

/** So much of one stock that can be counted: thousandths of a material, else units. */
export type StockUse = Pick<StockNeed, 'kind' | 'itemId' | 'amount'>

/** What one unit of a line takes of each stock that can be counted. */
export const usesOfUnit = (line: CartLine): StockUse[] =>
  sumNeeds(stockNeeds([{ ...line, num: 1 }])).filter(
    ({ kind }) => kind === stockKind.material || kind === stockKind.sku,
  )

/** A line of an order, with what one unit of it took. */
export interface UsedLine {
  readonly lineNo: number
  readonly uses: readonly StockUse[]
}

/** Units of a line that a refund gives back, and whether they can be sold again. */
export interface RestockWish {
  readonly lineNo: number
  readonly num: number
  readonly isBackToStock?: boolean
}

const usesOfUnits = (lines: readonly UsedLine[], wishes: readonly RestockWish[]): StockUse[] =>
  sumNeeds(
    wishes.flatMap(({ lineNo, num }) => {
      const uses = lines.find((line) => line.lineNo === lineNo)?.uses ?? []
      return uses.map((use) => ({ ...use, amount: use.amount * num }))
    }),
  )

/** What a refund brings back to the stocks of its store: only of lines that are said to go back to stock [stock-8]. */
export const restockedBy = (lines: readonly UsedLine[], wishes: readonly RestockWish[]): StockUse[] =>
  usesOfUnits(
    lines,
    wishes.filter(({ isBackToStock = false }) => isBackToStock),
  )

/** What the units of a refund took that are not said to go back: it does not come back when the rest of the order does [stock-14]. */
export const wastedBy = (lines: readonly UsedLine[], wishes: readonly RestockWish[]): StockUse[] =>
  usesOfUnits(
    lines,
    wishes.filter(({ isBackToStock }) => isBackToStock !== true),
  )
