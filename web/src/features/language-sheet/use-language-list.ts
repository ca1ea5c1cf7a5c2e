import { type Language, pickerLanguages } from '@tiffin/core/language/language'
import { useBootstrap } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'

interface Entry {
  readonly text: string
  readonly code: Language
}

/** The five of the picker, whatever the server lists [language-3] (docs/decisions/0076); it may name them otherwise. */
export function useLanguageList(): readonly Entry[] {
  const t = useT()
  const list = useBootstrap(({ bootstrap }) => bootstrap?.languageList)
  return pickerLanguages.map((code) => {
    const text = list?.find((entry) => entry.code === code)?.text ?? ''
    return { code, text: text === '' ? t(`lang.${code}`) : text }
  })
}
