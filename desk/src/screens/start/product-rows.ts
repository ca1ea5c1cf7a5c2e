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

/** What a line needs. */
const rowFields = ['name', 'price', 'category'] as const

/** What a line lacks before it can be published; a price that cannot be read is none. */
export function rowFaults({ name, price, category }: ProductRow, scale: number): readonly (typeof rowFields)[number][] {
  const isThere = {
    name: name.trim() !== '',
    price: parseMoney(price, scale) !== undefined,
    category: category.trim() !== '',
  }
  return rowFields.filter((field) => !isThere[field])
}
