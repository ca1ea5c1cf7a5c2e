import type { Language } from '@tiffin/core/language/language'
import { formatExact, formatMoney, type MoneyFormat } from '@tiffin/core/money/format-money'
import type { PhraseValues } from '@tiffin/phrases/key'
import { direction, htmlLang } from '@tiffin/phrases/locales'
import { say } from '@tiffin/phrases/server'

/** How a receipt writes words, money and times. */
export interface Writing {
  readonly language: Language
  readonly words: (...phrase: Parameters<typeof say> extends [unknown, ...infer Rest] ? Rest : never) => string
  readonly money: (minor: number) => string
  /** With every decimal, shown or not. */
  readonly exact: (minor: number) => string
  /** An instant by the clock of the store. */
  readonly time: (instant: number) => string
}

/** Latin digits and the Gregorian calendar, as everywhere. */
const timeFormat = (language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(`${htmlLang(language)}-u-ca-gregory-nu-latn`, {
    ...{ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone },
  })

/** A number with a hyphen keeps its order in a phrase that runs from right to left. */
const isolated = (values: PhraseValues): PhraseValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]),
  )

export function writingOf(
  language: Language,
  { format, timeZone }: { format: MoneyFormat; timeZone: string },
): Writing {
  const times = timeFormat(language, timeZone)
  return {
    language,
    words: (key, values = {}) => say(language, key, direction(language) === 'rtl' ? isolated(values) : values),
    money: (minor) => formatMoney(minor, format),
    exact: (minor) => formatExact(minor, format),
    time: (instant) => times.format(instant),
  }
}
