import type { MenuItem } from '../../data/menu-items.ts'
import type { ListedSku } from '../../data/price-lists.ts'

/** The two prices that a list may name. */
export type PriceField = 'price' | 'memberPrice'

/** A size, and what the list names for it. */
export interface PriceRow {
  readonly sku: ListedSku
  /** The price as an item of the draft; undefined where there never was one. */
  readonly item: MenuItem | undefined
  readonly price: number | null
  readonly memberPrice: number | null
}

const numberOr = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Every size with what the list names. */
export const rowsOf = (
  priceListId: string,
  skus: readonly ListedSku[],
  prices: ReadonlyMap<string, MenuItem>,
): readonly PriceRow[] =>
  skus.map((sku) => {
    const item = prices.get(`${priceListId}.${sku.skuId}`)
    const isNamed = item !== undefined && item.op !== 'archive'
    return {
      ...{ sku, item },
      price: isNamed ? numberOr(item.fields.price) : null,
      memberPrice: isNamed ? numberOr(item.fields.memberPrice) : null,
    }
  })

/** Whether the list names anything for a size. */
const isNamed = ({ price, memberPrice }: PriceRow): boolean => price !== null || memberPrice !== null

/** `Oolong · Large`. */
export const rowName = ({ sku: { productName, skuName } }: PriceRow): string =>
  skuName === '' ? productName : `${productName} · ${skuName}`

/** Rows whose names or codes hold a text, and only those that differ where that is wanted. */
export function filterRows(rows: readonly PriceRow[], { text = '', view = '' }): readonly PriceRow[] {
  const keyword = text.trim().toLowerCase()
  return rows.filter(
    (row) => (view !== 'differs' || isNamed(row)) && `${rowName(row)} ${row.sku.code}`.toLowerCase().includes(keyword),
  )
}

const wholeInPerMille = 1000
const perMilleInPercent = 10

/** By how many per cent a price is above the brand's, to one decimal; undefined where there is nothing to compare. */
export function differenceOf({ price, sku }: PriceRow): number | undefined {
  if (price === null || sku.price === 0) return undefined
  return Math.round(((price - sku.price) / sku.price) * wholeInPerMille) / perMilleInPercent
}
