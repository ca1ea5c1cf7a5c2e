import type { MenuItem, MenuPart } from '../../data/menu-items.ts'
import { money } from '../../state/money.ts'

/** The sizes of a product that stay on the menu. */
export const sizesOf = ({ partList }: MenuItem): readonly MenuPart[] =>
  partList.filter(({ kind, op }) => kind === 'sku' && op !== 'archive')

/** What a size costs; undefined before it is set. */
export const priceOf = ({ fields }: MenuPart): number | undefined =>
  typeof fields.price === 'number' ? fields.price : undefined

/** `$5.40–$6.20`; empty without a price. */
export function priceText(item: MenuItem): string {
  const prices = sizesOf(item).flatMap((sku) => priceOf(sku) ?? [])
  if (prices.length === 0) return ''
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return least === most ? money(least) : `\u2066${money(least)}–${money(most)}\u2069`
}
