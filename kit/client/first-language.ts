import { initialLanguage, isLanguage, type Language } from '@tiffin/core/language/language'

/** The language of the first paint: a choice made before wins over the system [language-3]. */
export const firstLanguageOf = (stored: string): Language =>
  isLanguage(stored) ? stored : initialLanguage(navigator.languages)
