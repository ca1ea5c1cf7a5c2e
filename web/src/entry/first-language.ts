import type { Language } from '@tiffin/core/language/language'
import { firstLanguageOf } from '@tiffin/kit/client/first-language.ts'
import { kept, text } from '@tiffin/kit/client/kept.ts'

export const keptLanguage = kept({ key: 'useLanguage', codec: text, fallback: '' })

/** The language that the app comes up in. */
export const firstLanguage = (): Language => firstLanguageOf(keptLanguage.get())
