import type { MenuFilter } from '../../data/menu.ts'

/** What of the menu is listed. */
export const views = ['live', 'hidden', 'changed', 'archived'] as const satisfies readonly MenuFilter['state'][]
export type View = (typeof views)[number]

/** What stands in the address of the products; `product` is `new` while one is made. */
export interface ProductSearch {
  readonly text?: string
  readonly category?: string
  readonly view?: View
  readonly product?: 'new'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export function readProductSearch(search: Record<string, unknown>): ProductSearch {
  const view = views.find((each) => each === search.view && each !== 'live')
  const texts = { text: textOf(search.text), category: textOf(search.category) }
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(view === undefined ? {} : { view }),
    ...(search.product === 'new' ? { product: 'new' as const } : {}),
  }
}

/** What is asked of the server for an address. */
export const filterOf = ({ text = '', category, view = 'live' }: ProductSearch): MenuFilter => ({
  ...{ kind: 'product', text, state: view },
  ...(category === undefined ? {} : { categoryId: category }),
})
