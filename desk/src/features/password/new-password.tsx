import { isStaffPassword } from '@tiffin/core/staff/password'
import { t, useT } from '@tiffin/kit/client/words.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from './password-field.tsx'
import { Strength } from './strength.tsx'

/** What a form demands of a password that is chosen in it. */
export const newPasswordRule = {
  validate: (typed: string) => isStaffPassword(typed) || t('refusal.staffPasswordForm'),
}

interface NewPasswordProps extends UseFormRegisterReturn {
  readonly typed: string
  readonly fault: string | undefined
}

/** A password that is chosen now, with its strength. */
export function NewPassword({ typed, fault, ...field }: NewPasswordProps) {
  const t = useT()
  return (
    <>
      <PasswordField label={t('desk.password.new')} isNew fault={fault} {...field} />
      <Strength password={typed} />
    </>
  )
}
