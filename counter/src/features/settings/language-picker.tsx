import { languages } from '@tiffin/core/language/language'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useId } from 'react'
import { chooseLanguage } from '../../state/words.ts'

/** All languages, each by its own name. */
export function LanguagePicker() {
  const t = useT()
  const id = useId()
  const language = useLanguage((state) => state.language)
  return (
    <div className="field">
      <label htmlFor={id}>{t('counter.language')}</label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => {
          const chosen = languages.find((one) => one === target.value)
          if (chosen) void chooseLanguage(chosen)
        }}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {t(`lang.${one}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
