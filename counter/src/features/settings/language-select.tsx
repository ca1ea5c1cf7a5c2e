import { type Language, languages } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import type { Ties } from '@tiffin/kit/ui/field.tsx'
import css from '@tiffin/kit/ui/form.module.css'

interface LanguageSelectProps {
  readonly ties: Ties
  readonly language: Language
  readonly onChoose: (language: Language) => void
}

/** All languages, each by its own name. */
export function LanguageSelect({ ties, language, onChoose }: LanguageSelectProps) {
  const t = useT()
  return (
    <select
      {...ties}
      className={css.entry}
      value={language}
      onChange={({ target }) => {
        const chosen = languages.find((one) => one === target.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {t(`lang.${one}`)}
        </option>
      ))}
    </select>
  )
}
