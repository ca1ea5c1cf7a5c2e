import { initialLanguage, isLanguage, type Language } from '@tiffin/core/language/language'
import { kept, text } from './kept.ts'

export const keptLanguage = kept({ key: 'useLanguage', codec: text, fallback: '' })

/** The language of the first paint: a choice made before wins over the system (spec §1). */
export function firstLanguage(): Language {
  const stored = keptLanguage.get()
  return isLanguage(stored) ? stored : initialLanguage(navigator.languages)
}
