import { useLanguage } from '@tiffin/kit/client/language.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import { chooseLanguage } from '../../state/words.ts'
import { LanguageSelect } from './language-select.tsx'

/** In which language the counter speaks. */
export function LanguagePicker() {
  const t = useT()
  const language = useLanguage((state) => state.language)
  return (
    <Field name="language" label={t('counter.language')} fault={undefined}>
      {(ties) => <LanguageSelect {...{ ties, language }} onChoose={(chosen) => void chooseLanguage(chosen)} />}
    </Field>
  )
}
