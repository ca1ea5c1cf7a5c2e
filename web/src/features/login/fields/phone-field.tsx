import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import formCss from '@tiffin/kit/ui/form.module.css'
import { useLayoutEffect, useRef } from 'react'
import { loginEntry, noteLoginEntry } from '../../../state/login/login-entry.ts'
import { typedPhone } from '../faults.ts'
import css from '../login.module.css'

interface PhoneFieldProps {
  readonly fault: string | undefined
  /** Beside a password the phone is the name that a password manager keeps. */
  readonly isUserName?: boolean
}

/** Country code and phone; what was typed on one login page stands on the next. */
export function PhoneField({ fault, isUserName = false }: PhoneFieldProps) {
  const t = useT()
  const { defaultAreaCode, areaCodeList } = useSettings()
  const area = useRef<HTMLSelectElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  // Also when the page comes up again from under another one.
  useLayoutEffect(() => {
    const entry = loginEntry()
    if (area.current !== null) area.current.value = entry.areaCode || defaultAreaCode
    if (phone.current !== null && entry.phone !== '') phone.current.value = entry.phone
  }, [defaultAreaCode])
  /** A number that brings its country code moves the choice beside it. */
  function note(typed: string): void {
    const read = typedPhone(typed)
    const { areaCode } = read.ok ? read.value : {}
    noteLoginEntry(areaCode === undefined ? { phone: typed } : { phone: typed, areaCode })
    if (areaCode !== undefined && area.current !== null) area.current.value = areaCode
  }

  /** Once it is typed the code stands in one place only. */
  function tidy(input: HTMLInputElement): void {
    const read = typedPhone(input.value)
    if (!read.ok || read.value.areaCode === undefined) return
    note(input.value)
    input.value = read.value.phone
    noteLoginEntry({ phone: input.value })
  }

  return (
    <Field name="phone" label={t('login.phone')} fault={fault} isLatin>
      {(ties) => (
        <>
          <select
            ref={area}
            name="areaCode"
            className={`${css.area} num`}
            aria-label={t('login.areaCode')}
            onChange={({ target }) => noteLoginEntry({ areaCode: target.value })}
          >
            {areaCodeList.map((code) => (
              <option key={code} value={code}>
                +{code}
              </option>
            ))}
          </select>
          <span className={css.divider} />
          <input
            {...ties}
            ref={phone}
            className={`${formCss.entry} num`}
            type="tel"
            inputMode="tel"
            autoComplete={isUserName ? 'username' : 'tel-national'}
            maxLength={40}
            onChange={({ target }) => note(target.value)}
            onBlur={({ target }) => tidy(target)}
          />
        </>
      )}
    </Field>
  )
}
