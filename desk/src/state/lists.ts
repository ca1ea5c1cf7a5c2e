import { currentLanguage } from '@tiffin/kit/client/language.ts'
import { htmlLang } from '@tiffin/phrases/locales'

/** Names in a row, as the language puts them: `Owner, Manager, and Accountant`. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(htmlLang(currentLanguage()), { type: 'conjunction' }).format(names)

/** Puts what is chosen from into the order of its names, as the language sorts them. */
export function sortedByName<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): Thing[] {
  const { compare } = new Intl.Collator(htmlLang(currentLanguage()), { numeric: true })
  return things.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
}
