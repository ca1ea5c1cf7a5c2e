import type { Language } from '@tiffin/core/language/language'
import { turnTo, useLanguage } from '@tiffin/kit/client/language.ts'
import { firstLanguage, keptLanguage } from '../../entry/first-language.ts'

useLanguage.setState({ language: firstLanguage() })

/** Keeps the language and turns everything to it; its words must be there already. */
export function takeLanguage(language: Language): void {
  keptLanguage.set(language)
  turnTo(language)
}
