import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Entrance } from '../../features/entrance/entrance.tsx'
import { TextField } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { type Lock, Locked } from './lock.tsx'

interface SecondStepProps {
  readonly lock: Lock
  /** Tries a code; answers what is wrong, in words. */
  readonly onCode: (code: string) => Promise<string | undefined>
  readonly onBack: () => void
}

/** The code of an authenticator app, or one of the recovery codes. */
export function SecondStep({ lock, onCode, onBack }: SecondStepProps) {
  const t = useT()
  const [isRecovery, setRecovery] = useState(false)
  const { register, handleSubmit, formState, setError, reset } = useForm<{ code: string }>({
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  async function submit({ code }: { code: string }) {
    const fault = await onCode(code.trim())
    if (fault !== undefined) setError('code', { message: fault })
  }

  function turn() {
    setRecovery(!isRecovery)
    reset()
  }

  return (
    <Entrance
      name="second-step"
      title={t('desk.login.secondTitle')}
      intro={isRecovery ? t('desk.login.recoveryIntro') : t('desk.login.secondIntro')}
    >
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          key={String(isRecovery)}
          label={isRecovery ? t('desk.totp.recoveryCode') : t('desk.totp.code')}
          fault={errors.code?.message}
          autoFocus
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={20}
          spellCheck={false}
          isLatin
          {...register('code', { required: t('desk.totp.codeRequired') })}
        />
        <Locked lock={lock} />
        <SubmitButton isBusy={isSubmitting} isDisabled={lock.seconds > 0} className="btn primary big">
          {t('desk.login.submit')}
        </SubmitButton>
        <div className="between">
          <button type="button" className="btn quiet" onClick={onBack}>
            {t('action.back')}
          </button>
          <button type="button" className="btn quiet" onClick={turn}>
            {isRecovery ? t('desk.login.useApp') : t('desk.login.useRecovery')}
          </button>
        </div>
      </form>
    </Entrance>
  )
}
