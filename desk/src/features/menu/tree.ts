import type { MenuItem } from '../../data/menu-items.ts'

export const parentOf = ({ fields }: MenuItem): string => (typeof fields.parentId === 'string' ? fields.parentId : '')

const sortOf = ({ fields }: MenuItem): number => (typeof fields.sort === 'number' ? fields.sort : 0)

const bySort = (a: MenuItem, b: MenuItem): number => sortOf(a) - sortOf(b) || (a.itemId < b.itemId ? -1 : 1)

/** The headings directly below one, in their order; '' for those of the first level, also where the one above is gone. */
export function childrenOf(items: readonly MenuItem[], parentId: string): readonly MenuItem[] {
  const known = new Set(items.map(({ itemId }) => itemId))
  return items.filter((item) => (known.has(parentOf(item)) ? parentOf(item) : '') === parentId).toSorted(bySort)
}

/** Each heading followed by those below it. */
export const inTree = (items: readonly MenuItem[], below = ''): readonly MenuItem[] =>
  childrenOf(items, below).flatMap((item) => [item, ...inTree(items, item.itemId)])
