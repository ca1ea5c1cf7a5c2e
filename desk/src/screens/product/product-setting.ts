import type { Language } from '@tiffin/core/language/language'
import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import type { MenuItem, MenuPart } from '../../data/menu-items.ts'

/** What every section of the form knows. */
export interface ProductSetting {
  readonly product: MenuItem
  /** The language of the names that are typed. */
  readonly language: Language
  /** Why nothing may be edited: who may; undefined for who may. */
  readonly reason: string | undefined
}

/** How amounts are typed: the sign in front, and the decimals of the brand's money. */
export function useMoneyTyping() {
  const { currencyScale: scale, currentUnit: unit } = useSettings()
  return { scale, unit }
}

const sortOf = ({ fields }: MenuPart): number => (typeof fields.sort === 'number' ? fields.sort : 0)

/** The sizes in the order in which customers see them, those that the draft archives too. */
export const skusOf = ({ partList }: MenuItem): readonly MenuPart[] =>
  partList
    .filter(({ kind }) => kind === 'sku')
    .toSorted((a, b) => sortOf(a) - sortOf(b) || (a.itemId < b.itemId ? -1 : 1))

/** A new id for something that a form makes. */
export const newId = (): string => crypto.randomUUID()

/** What an address below `#` leads to. */
export const anchorOf = ({ kind, itemId }: Pick<MenuPart, 'kind' | 'itemId'>, field: string): string =>
  `${kind}-${itemId}-${field}`
