import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { htmlLang } from '@tiffin/phrases/locales'

/** Names in a row, as the language puts them: `Owner, Manager, and Accountant`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(htmlLang(currentLanguage()), { type: 'conjunction' }).format(names)
