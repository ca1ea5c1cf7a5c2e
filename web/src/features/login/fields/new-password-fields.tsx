import type { Faults } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { PasswordField } from '../../form/password-field.tsx'

interface NewPasswordFieldsProps {
  readonly label: string
  readonly faults: Faults<'password' | 'confirmPassword'>
}

/** A password that is chosen, and the same once more. */
export function NewPasswordFields({ label, faults }: NewPasswordFieldsProps) {
  const t = useT()
  return (
    <>
      <PasswordField name="password" label={label} fault={faults.password} hint={t('form.passwordRule')} isNew />
      <PasswordField name="confirmPassword" label={t('login.confirmPassword')} fault={faults.confirmPassword} isNew />
    </>
  )
}
