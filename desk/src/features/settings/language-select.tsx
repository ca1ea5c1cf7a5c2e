import { languages } from '@tiffin/core/language/language'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { chooseLanguage } from '../../state/words.ts'
import { SelectField } from '../../ui/field.tsx'

/** All languages, each by its own name. */
export function LanguageSelect() {
  const t = useT()
  const language = useLanguage((state) => state.language)
  return (
    <SelectField
      label={t('desk.language')}
      value={language}
      onChange={({ target }) => {
        const chosen = languages.find((each) => each === target.value)
        if (chosen) void chooseLanguage(chosen)
      }}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {t(`lang.${each}`)}
        </option>
      ))}
    </SelectField>
  )
}
