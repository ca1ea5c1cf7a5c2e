import { type ChangeEvent, useState } from 'react'
import type { PhoneEntry } from '../../../data/login/login.ts'
import { phoneEntry } from '../faults.ts'

interface Form {
  readonly entries: () => PhoneEntry
  readonly formProps: { readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void }
}

/** The phone that stands in a form, known from the first change on: a code belongs to the phone it was sent to. */
export function usePhoneInForm({ entries, formProps }: Form) {
  const [phone, setPhone] = useState<PhoneEntry>()
  function onChange(event: ChangeEvent<HTMLFormElement>): void {
    formProps.onChange(event)
    setPhone(phoneEntry(entries()))
  }
  return { phone, onChange }
}
