import type { Language } from '@tiffin/core/language/language'
import { htmlLang } from '@tiffin/phrases/locales'
import { currentLanguage } from './language.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Everybody's calendar is the Gregorian one with Latin digits, whatever a language's own habit is. To make one takes longer than to write a screen of times. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (options.timeZone === undefined) return makeFormat(language, options) // that of the device, which may change
  const key = `${language} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? makeFormat(language, options)
  formats.set(key, format)
  return format
}

function makeFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const tag = htmlLang(language)
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return inFigures(options)
  return new Intl.DateTimeFormat(`${tag}-u-ca-gregory-nu-latn`, options)
}

/** Chrome has no names of months in Lao and Nepali, and would write English ones. */
function inFigures({ dateStyle, ...options }: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const figures = options.month ? ({ month: '2-digit', day: '2-digit' } as const) : {}
  return new Intl.DateTimeFormat('en-GB', { ...options, ...figures, ...(dateStyle ? { dateStyle: 'short' } : {}) })
}

/** A Monday, by the calendar of Greenwich. */
const mondayMs = Date.UTC(2026, 0, 5)
const dayMs = 86_400_000

/** `Mon`, of an ISO weekday from 1 (Monday) to 7. */
export const weekdayName = (weekday: number): string =>
  dateFormat(currentLanguage(), { weekday: 'short', timeZone: 'UTC' }).format(mondayMs + (weekday - 1) * dayMs)
