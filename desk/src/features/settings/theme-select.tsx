import { useT } from '@tiffin/kit/client/words.ts'
import { chooseTheme, themes, useLooks } from '../../state/looks.ts'
import { SelectField } from '../../ui/field.tsx'

/** Light, dark, or as the machine is set. */
export function ThemeSelect() {
  const t = useT()
  const theme = useLooks((looks) => looks.theme)
  return (
    <SelectField
      label={t('desk.theme.label')}
      value={theme}
      onChange={({ target }) => chooseTheme(themes.find((each) => each === target.value) ?? 'system')}
    >
      {themes.map((each) => (
        <option key={each} value={each}>
          {t(`desk.theme.${each}`)}
        </option>
      ))}
    </SelectField>
  )
}
