import { type Language, languages, type Texts, textIn } from '@tiffin/core/language/language'
import { isRecord } from '@tiffin/kit/client/kept.ts'
import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { t } from '@tiffin/kit/client/words.ts'
import type { MenuPart } from '../../data/menu-items.ts'

type Fields = Pick<MenuPart, 'fields'>

const readTexts = (value: unknown): Texts => {
  if (!isRecord(value)) return {}
  return Object.fromEntries(languages.flatMap((each) => (typeof value[each] === 'string' ? [[each, value[each]]] : [])))
}

/** A text in the languages that it is written in. */
export const textsOf = (item: Fields, field: string): Texts => readTexts(item.fields[field])

/** A name in the language of the desk. */
export function nameIn(value: unknown): string {
  const name = textIn(readTexts(value), currentLanguage())
  return name.trim() === '' ? t('desk.menu.unnamed') : name
}

/** What an item is called in the language of the desk. */
export const nameOf = (item: Fields): string => nameIn(item.fields.name)

/** Whether an item is called anything in the language of the desk; the one size of a product need not be. */
export const isNamed = (item: Fields): boolean => textIn(textsOf(item, 'name'), currentLanguage()).trim() !== ''

/** The languages that customers would read in another one; Philippine English reads the American one [language-1]. */
export const missingLanguages = (texts: Texts): readonly Language[] =>
  languages.filter((each) => !texts[each]?.trim() && !(each === 'en-PH' && texts['en-US']?.trim()))
