import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import type { PhraseKey } from '@tiffin/phrases/key'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../data/call.ts'
import { useMe } from '../data/me.ts'
import { FormDialog } from '../features/dialog/form-dialog.tsx'
import { PasswordField } from '../features/password/password-field.tsx'
import { useProof } from '../state/proof.ts'
import { TextField } from '../ui/field.tsx'

/** What is about to be done, by the beginning of the call's path below `/api/app/desk/`. */
const deeds = [
  ['draft/undo', 'desk.proof.undo'],
  ['me/', 'desk.proof.secondStep'],
  ['store-group/', 'desk.proof.storeGroup'],
  ['team/update-rules', 'desk.proof.rules'],
  ['team/', 'desk.proof.team'],
] as const satisfies readonly (readonly [string, PhraseKey])[]

/** Says what the proof is for, and that it holds for a while. */
function useIntro(path: string): string {
  const t = useT()
  const [, deed] = deeds.find(([beginning]) => path.startsWith(`/api/app/desk/${beginning}`)) ?? []
  return deed === undefined ? t('desk.proof.text') : `${t(deed)} ${t('desk.proof.once')}`
}

interface AskProps {
  readonly path: string
  readonly settle: (isProven: boolean) => void
}

function Ask({ path, settle }: AskProps) {
  const t = useT()
  const intro = useIntro(path)
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
      intro={intro}
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
  const { path, settle } = useProof()
  return settle === undefined ? null : <Ask {...{ path, settle }} />
}
