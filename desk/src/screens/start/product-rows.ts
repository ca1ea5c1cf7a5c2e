import { isRecord } from '@tiffin/kit/client/kept.ts'
import { readAmount } from '../../state/money.ts'

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
    price: readAmount(price, scale) !== undefined,
    category: category.trim() !== '',
  }
  return rowFields.filter((field) => !isThere[field])
}

const texts = ['key', 'name', 'price', 'category', 'image'] as const

const isRow = (value: unknown): value is ProductRow =>
  isRecord(value) && texts.every((field) => typeof value[field] === 'string') && typeof value.isCutOut === 'boolean'

/** Whether something kept on the device is lines of products. */
export const isRows = (value: unknown): value is readonly ProductRow[] => Array.isArray(value) && value.every(isRow)
