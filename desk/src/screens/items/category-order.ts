import type { MenuItem } from '../../data/menu-items.ts'
import { childrenOf, parentOf } from '../../features/menu/tree.ts'

/** What becomes of a heading: below which it stands, and in which place. */
export interface Placing {
  readonly item: MenuItem
  readonly parentId: string | null
  readonly sort: number
}

const places = (siblings: readonly MenuItem[], parentId: string): Placing[] =>
  siblings.map((item, sort) => ({ item, sort, parentId: parentId === '' ? null : parentId }))

/** Whether a heading stands somewhere below another one, or is it. */
export function isWithin(items: readonly MenuItem[], item: MenuItem, above: string): boolean {
  if (item.itemId === above) return true
  const parent = items.find(({ itemId }) => itemId === parentOf(item))
  return parent !== undefined && isWithin(items, parent, above)
}

/** A heading before or after another one, below the same as that; nothing when it would stand below itself. */
export function putBeside(
  items: readonly MenuItem[],
  itemId: string,
  { id, isAfter }: { readonly id: string; readonly isAfter: boolean },
): readonly Placing[] {
  const [item, target] = [itemId, id].map((each) => items.find((one) => one.itemId === each))
  if (item === undefined || target === undefined || isWithin(items, target, itemId)) return []
  const known = new Set(items.map((each) => each.itemId))
  const parentId = known.has(parentOf(target)) ? parentOf(target) : ''
  const others = childrenOf(items, parentId).filter((each) => each !== item)
  const place = others.indexOf(target) + (isAfter ? 1 : 0)
  return places(others.toSpliced(place, 0, item), parentId)
}

/** A heading one place up or down among those beside it. */
export function moveBeside(items: readonly MenuItem[], item: MenuItem, step: 1 | -1): readonly Placing[] {
  const known = new Set(items.map(({ itemId }) => itemId))
  const parentId = known.has(parentOf(item)) ? parentOf(item) : ''
  const siblings = childrenOf(items, parentId)
  const target = siblings[siblings.indexOf(item) + step]
  return target === undefined ? [] : putBeside(items, item.itemId, { id: target.itemId, isAfter: step === 1 })
}
