import { languages } from '@tiffin/core/language/language'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import css from '@tiffin/kit/ui/form.module.css'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import type { PrinterWish } from '../../data/printers.ts'
import { StationChoices } from '../../features/kitchen/station-choices.tsx'

interface PrinterFieldsProps {
  readonly wish: PrinterWish
  readonly onChange: (wish: PrinterWish) => void
}

/** What is said of a printer: its name, what it prints, and in which language. */
export function PrinterFields({ wish, onChange }: PrinterFieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        name="printerName"
        label={t('counter.print.name')}
        value={wish.name}
        data-initial-focus
        autoComplete="off"
        maxLength={40}
        onChange={({ target }) => onChange({ ...wish, name: target.value })}
      />
      <p className="t14 b ink2">{t('counter.print.prints')}</p>
      <StationChoices
        label={t('counter.print.prints')}
        chosen={wish.categoryList}
        onChoose={(categoryList) => onChange({ ...wish, categoryList: [...categoryList] })}
      />
      <Field name="printerLanguage" label={t('counter.print.language')} fault={undefined}>
        {(ties) => (
          <select
            {...ties}
            className={css.entry}
            value={wish.language}
            onChange={({ target }) =>
              onChange({ ...wish, language: languages.find((one) => one === target.value) ?? wish.language })
            }
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {t(`lang.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
