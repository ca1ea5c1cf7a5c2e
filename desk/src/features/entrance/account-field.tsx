import { useT } from '@tiffin/kit/client/words.ts'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '../../ui/field.tsx'

/** The name of the account that an employee logs in with. */
export function AccountField({ fault, ...field }: UseFormRegisterReturn & { fault: string | undefined }) {
  const t = useT()
  return (
    <TextField
      label={t('desk.account')}
      fault={fault}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      isLatin
      {...field}
    />
  )
}
