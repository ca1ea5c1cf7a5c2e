import { type Language, languages } from '@tiffin/core/language/language'
import type { TranslationGroup, TranslationState } from '../../data/translations.ts'

/** Which texts are listed. */
export const views = ['open', 'missing', 'outdated', 'all'] as const satisfies readonly TranslationState[]

/** Texts of what are listed. */
export const groups = [
  'all',
  'category',
  'product',
  'option',
  'set',
  'offer',
  'page',
] as const satisfies readonly TranslationGroup[]

/** What stands in the address of the translations. */
export interface TranslationSearch {
  readonly from?: Language
  readonly to?: Language
  readonly view?: (typeof views)[number]
  readonly of?: (typeof groups)[number]
  readonly text?: string
}

export function readTranslationSearch(search: Record<string, unknown>): TranslationSearch {
  const languageOf = (value: unknown) => languages.find((each) => each === value)
  const given = {
    from: languageOf(search.from),
    to: languageOf(search.to),
    view: views.find((each) => each === search.view && each !== 'open'),
    of: groups.find((each) => each === search.of && each !== 'all'),
    text: typeof search.text === 'string' && search.text !== '' ? search.text : undefined,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
