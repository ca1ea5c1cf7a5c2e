import { type Messages, setupI18n } from '@lingui/core'
import { initialLanguage, isLanguage, type Language } from '@tiffin/core/language/language'
import type { PhraseKey, PhraseValues } from '@tiffin/phrases/key'
import { direction, htmlLang } from '@tiffin/phrases/locales'
import { create } from 'zustand'
import { kept } from './kept.ts'

const files: Record<Language, () => Promise<{ default: Messages }>> = {
  'zh-CN': () => import('virtual:phrases/zh-CN/counter'),
  'en-US': () => import('virtual:phrases/en-US/counter'),
  'in-ID': () => import('virtual:phrases/in-ID/counter'),
  'en-PH': () => import('virtual:phrases/en-PH/counter'),
  'th-TH': () => import('virtual:phrases/th-TH/counter'),
  'ne-NP': () => import('virtual:phrases/ne-NP/counter'),
  'lo-LA': () => import('virtual:phrases/lo-LA/counter'),
  'ar-IQ': () => import('virtual:phrases/ar-IQ/counter'),
}

const i18n = setupI18n()
const keptLanguage = kept('tiffin.console.language')

function firstLanguage(): Language {
  const stored = keptLanguage.get()
  return isLanguage(stored) ? stored : initialLanguage(navigator.languages)
}

export const useLanguage = create<{ language: Language }>(() => ({ language: firstLanguage() }))

/** Loads the words of a language, then changes every text, the direction and what the server is asked in. */
export async function switchLanguage(language: Language): Promise<void> {
  const { default: messages } = await files[language]()
  i18n.load(language, messages)
  i18n.activate(language, htmlLang(language))
  document.documentElement.lang = htmlLang(language)
  document.documentElement.dir = direction(language)
  document.title = t('counter.title')
  useLanguage.setState({ language })
}

/** The same, kept for the next time: the person at the counter chose it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchLanguage(language)
  keptLanguage.set(language)
}

/** The words of a key in the language that is shown. */
export function t(key: PhraseKey, values?: PhraseValues): string {
  return i18n._(key, values)
}

/** The same for a component, which follows a change of language. */
export function useT(): typeof t {
  useLanguage()
  return t
}
