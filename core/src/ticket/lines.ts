import type { Order, OrderLine } from '../order/order.ts'
import { withoutTakenOff } from '../order/part-refund.ts'

/** What is bought and given away. */
export type Listed = Pick<Order, 'productList' | 'giftList'>

/** Everything that is made for an order, gifts last. */
export const linesOf = ({ productList, giftList }: Listed): readonly OrderLine[] => [...productList, ...giftList]

/** What is left to be made of an order that is not handed over: without what was taken off it [order-29]. */
export const linesToMake = (order: Listed): readonly OrderLine[] =>
  linesOf(order)
    .map(withoutTakenOff)
    .filter(({ num }) => num > 0)

/** A word of what is made; one that departs from the usual is loud [kitchen-2]. */
export interface Detail {
  readonly text: string
  readonly isLoud: boolean
}

/** What is made in one row: a line's own choices, or one component of a set. */
export interface DetailRow {
  readonly details: readonly Detail[]
}

type Chosen = Pick<OrderLine, 'skuName' | 'propertyValList'>

/** The size, and what was chosen: for who makes it only what departs from what comes when nobody chooses. */
const detailsOfChoice = ({ skuName, propertyValList }: Chosen, isWhole: boolean): Detail[] => [
  ...(skuName === '' ? [] : [{ text: skuName, isLoud: false }]),
  ...propertyValList
    .filter(({ isUsual }) => isWhole || isUsual !== true)
    .map(({ propertyValue, isUsual }) => ({ text: propertyValue, isLoud: isUsual === false })),
]

/** A line of an order, or one that is to become one. */
type Described = Pick<OrderLine, 'guestName' | 'skuName' | 'propertyValList' | 'packageProductList'>

/**
 * The rows of words below a line's name: for whom it is [share-4], its choices, then each component of a set in a row of its own.
 * Who chose it reads all of that, the usual too [page-28].
 */
export function detailRows(line: Described, { isWhole = false } = {}): readonly DetailRow[] {
  const own = detailsOfChoice(line, isWhole)
  const components = line.packageProductList.map((item) => {
    const name = item.num > 1 ? `${item.num}× ${item.productName}` : item.productName
    return { details: [{ text: name, isLoud: false }, ...detailsOfChoice(item, isWhole)] }
  })
  const guest = !line.guestName ? [] : [{ details: [{ text: line.guestName, isLoud: true }] }]
  return [...guest, ...(own.length > 0 ? [{ details: own }] : []), ...components]
}

/** Whether a line is made at a station, which is named by its categories; none of them: everything is [kitchen-7]. */
export const isAtStation = (
  { productCategoryId }: Pick<OrderLine, 'productCategoryId'>,
  categories: readonly string[],
): boolean => categories.length === 0 || categories.includes(productCategoryId)
