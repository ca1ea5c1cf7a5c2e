import { parseMoney } from '@tiffin/core/money/parse-money'

/** A product as it is typed into one line. */
export interface ProductRow {
  readonly key: string
  readonly name: string
  readonly price: string
  readonly category: string
  /** Address of its picture; empty for none. */
  readonly image: string
  readonly isCutOut: boolean
}

export const emptyRow = (): ProductRow => ({
  ...{ key: crypto.randomUUID(), name: '', price: '', category: '', image: '', isCutOut: false },
})

/** Empty lines are left out. */
export const isEmpty = ({ name, price, image }: ProductRow): boolean => `${name}${price}${image}`.trim() === ''

/** What a line lacks before it can be published. */
export function rowFault(
  { name, price, category }: ProductRow,
  scale: number,
): 'name' | 'price' | 'category' | undefined {
  if (name.trim() === '') return 'name'
  if (parseMoney(price, scale) === undefined) return 'price'
  return category.trim() === '' ? 'category' : undefined
}
