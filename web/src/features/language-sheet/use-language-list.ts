import { isLanguage, type Language, pickerLanguages } from '@tiffin/core/language/language'
import { useLanguage } from '../../state/language.ts'
import { useBootstrap } from '../../state/settings.ts'
import { t } from '../../state/words.ts'

interface Entry {
  readonly text: string
  readonly code: Language
}

/** The brand's list, or the built-in one when it could not be had (spec §1); the language in use is always among them. */
export function useLanguageList(): readonly Entry[] {
  const list = useBootstrap(({ bootstrap }) => bootstrap?.languageList)
  const known = list?.flatMap(({ text, code }) => (isLanguage(code) ? [{ text, code }] : [])) ?? []
  const { language } = useLanguage()
  const offered = known.length > 0 ? known : pickerLanguages.map((code) => ({ text: t(`lang.${code}`), code }))
  const isOffered = offered.some(({ code }) => code === language)
  return isOffered ? offered : [...offered, { text: t(`lang.${language}`), code: language }]
}
