import { languages } from '@tiffin/core/language/language'
import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import css from '@tiffin/kit/ui/form.module.css'
import { chooseLanguage } from '../../state/words.ts'

/** All languages, each by its own name. */
export function LanguagePicker() {
  const t = useT()
  const language = useLanguage((state) => state.language)
  return (
    <Field name="language" label={t('counter.language')} fault={undefined}>
      {(ties) => (
        <select
          {...ties}
          className={css.entry}
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
      )}
    </Field>
  )
}
