import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import type { PrinterWish } from '../../data/printers.ts'
import { StationChoices } from '../../features/kitchen/station-choices.tsx'
import { LanguageSelect } from '../../features/settings/language-select.tsx'

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
          <LanguageSelect
            ties={ties}
            language={wish.language}
            onChoose={(language) => onChange({ ...wish, language })}
          />
        )}
      </Field>
    </>
  )
}
