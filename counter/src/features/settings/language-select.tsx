import { type Language, languages } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Ties } from '@tiffin/kit/ui/field.tsx'
import { Picker } from '../../ui/picker.tsx'

interface LanguageSelectProps {
  readonly ties: Ties
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** All languages, each by its own name. */
export function LanguageSelect({ ties, language, onChoose }: LanguageSelectProps) {
  const t = useT()
  return (
    <Picker
      ties={ties}
      options={languages.map((one) => ({ value: one, text: t(`lang.${one}`), lang: one }))}
      chosen={language}
      onChoose={(value) => {
        const chosen = languages.find((one) => one === value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
