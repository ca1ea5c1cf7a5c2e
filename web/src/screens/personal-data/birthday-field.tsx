import { earliestBirthday } from '@tiffin/core/customer/profile'
import { addDays } from '@tiffin/core/store/local-time'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import formCss from '@tiffin/kit/ui/form.module.css'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type MouseEvent, useState } from 'react'
import { useDates } from '../../state/language/dates.ts'
import css from './birthday-field.module.css'

/** A tap anywhere opens the calendar, where the browser lets a page do that. */
function openCalendar({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  try {
    currentTarget.showPicker?.()
  } catch {
    // It is opened by its own button.
  }
}

interface BirthdayFieldProps {
  readonly fault: string | undefined
  /** The store's date. */
  readonly today: string
}

/**
 * The browser writes dates in its own language and direction: while nobody is in the field its date is written over it in the
 * customer's [page-45].
 */
export function BirthdayField({ fault, today }: BirthdayFieldProps) {
  const t = useT()
  const dates = useDates()
  const [value, setValue] = useState('')
  return (
    <Field name="birthday" label={t('profile.birthday')} fault={fault} hint={t('profile.birthdayOnce')}>
      {(ties) => (
        <span className={css.date}>
          <input
            {...ties}
            type="date"
            className={formCss.entry}
            autoComplete="bday"
            min={earliestBirthday}
            max={addDays(today, -1)}
            onChange={(event) => setValue(event.target.value)}
            onClick={openCalendar}
          />
          <span className={css.written} data-empty={value === '' || undefined} aria-hidden="true">
            <span className="grow">{value === '' ? t('profile.birthdayChoose') : dates.date(value)}</span>
            <Icon name="calendar" size="s" />
          </span>
        </span>
      )}
    </Field>
  )
}
