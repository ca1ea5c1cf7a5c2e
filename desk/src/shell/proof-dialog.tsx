import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../data/call.ts'
import { useMe } from '../data/me.ts'
import { FormDialog } from '../features/dialog/form-dialog.tsx'
import { PasswordField } from '../features/password/password-field.tsx'
import { useProof } from '../state/proof.ts'
import { TextField } from '../ui/field.tsx'

function Ask({ settle }: { settle: (isProven: boolean) => void }) {
  const t = useT()
  const { isTotpOn, account } = useMe()
  const { register, handleSubmit, formState, setError } = useForm<{ proof: string }>({ defaultValues: { proof: '' } })
  const { errors, isSubmitting } = formState
  // A log-in that ends meanwhile takes the question with it.
  useEffect(() => () => settle(false), [settle])

  async function submit({ proof }: { proof: string }) {
    try {
      await call('/api/app/desk/me/prove', isTotpOn ? { code: proof.trim() } : { password: proof })
      settle(true)
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      setError('proof', { message: failure.message })
    }
  }

  const field = {
    fault: errors.proof?.message,
    'data-initial-focus': true,
    ...register('proof', { required: isTotpOn ? t('desk.totp.codeRequired') : t('desk.login.passwordRequired') }),
  }
  return (
    <FormDialog
      title={t('desk.proof.title')}
      intro={t('desk.proof.text')}
      action={t('action.continue')}
      isBusy={isSubmitting}
      onSubmit={handleSubmit(submit)}
      onClose={() => settle(false)}
    >
      {isTotpOn ? (
        <TextField
          label={t('desk.totp.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          isLatin
          {...field}
        />
      ) : (
        <>
          <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
          <PasswordField label={t('desk.password.label')} {...field} />
        </>
      )}
    </FormDialog>
  )
}

/** Asks who is logged in to prove it, while a call waits for that [staff-3]. */
export function ProofDialog() {
  const settle = useProof((proof) => proof.settle)
  return settle === undefined ? null : <Ask settle={settle} />
}
