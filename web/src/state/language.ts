import type { Language } from '@tiffin/core/language/language'
import { create } from 'zustand'
import { firstLanguage, keptLanguage } from '../entry/first-language.ts'

interface Speech {
  readonly language: Language
  /** How often words came after one had been missed. */
  readonly chunks: number
}

export const useLanguage = create<Speech>(() => ({ language: firstLanguage(), chunks: 0 }))

export const currentLanguage = (): Language => useLanguage.getState().language

/** The tag that `Intl` and `<html lang>` know: in-ID is written id-ID. */
export const tagOf = (language: Language): string => (language === 'in-ID' ? 'id-ID' : language)

/** Keeps the language and turns the document to it; its words must be there already. */
export function takeLanguage(language: Language): void {
  keptLanguage.set(language)
  document.documentElement.lang = tagOf(language)
  document.documentElement.dir = language === 'ar-IQ' ? 'rtl' : 'ltr'
  useLanguage.setState({ language })
}
