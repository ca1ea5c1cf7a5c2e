import { allergens } from '@tiffin/core/food/allergen'
import type { Language } from '@tiffin/core/language/language'
import type { TicketWriting } from '@tiffin/core/ticket/ticket'
import { htmlLang, listOf } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'

/** How a ticket of a store is written in a language; digits are Latin, as everywhere. */
export function ticketWriting(language: Language, timeZone: string): TicketWriting {
  const tag = htmlLang(language)
  const times = new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
    ...{ timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const lists = listOf(language)
  return {
    words: (key, values = {}) => say(language, key, values),
    clock: (instant) => times.format(instant),
    allergens: (list) =>
      lists.format(
        allergens
          .filter((allergen) => list.includes(allergen))
          .map((allergen) => say(language, `food.allergen.${allergen}`)),
      ),
  }
}
