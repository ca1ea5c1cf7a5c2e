import type { Language } from '@tiffin/core/language/language'
import { direction, htmlLang } from '@tiffin/phrases/locales'
import { create } from 'zustand'

interface Speech {
  readonly language: Language
  /** How often words came after one had been missed. */
  readonly chunks: number
}

/** What the app speaks. Each app says at its start which language it begins with. */
export const useLanguage = create<Speech>(() => ({ language: 'zh-CN', chunks: 0 }))

export const currentLanguage = (): Language => useLanguage.getState().language

/** Turns the document and every text to a language; its words must be there already. */
export function turnTo(language: Language): void {
  document.documentElement.lang = htmlLang(language)
  document.documentElement.dir = direction(language)
  useLanguage.setState({ language })
}
