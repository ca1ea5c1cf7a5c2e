import { useQueryClient } from '@tanstack/react-query'
import type { CallMap } from '@tiffin/contract/calls'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Qr } from '@tiffin/kit/ui/qr.tsx'
import { useForm } from 'react-hook-form'
import { call } from '../../data/call.ts'
import { meKey } from '../../data/me.ts'
import { CopyButton } from '../../features/copy/copy-button.tsx'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field.tsx'

/** What an authenticator app has to know. */
export type TotpSecret = CallMap['/api/app/desk/me/start-totp']['output']

interface SetUpTotpProps {
  readonly secret: TotpSecret
  readonly onCodes: (codeList: readonly string[]) => void
  readonly onClose: () => void
}

/** In fours it is read and typed with fewer mistakes. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Shows the secret as a QR code and in letters, and takes it into use with a code of it. */
export function SetUpTotp({ secret: { secret, address }, onCodes, onClose }: SetUpTotpProps) {
  const t = useT()
  const client = useQueryClient()
  const { register, handleSubmit, formState, setError } = useForm<{ code: string }>({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState

  async function submit({ code }: { code: string }) {
    try {
      const { codeList } = await call('/api/app/desk/me/confirm-totp', { code: code.trim() })
      onCodes(codeList)
      await client.invalidateQueries({ queryKey: meKey })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') setError('code', { message: failure.message })
    }
  }

  return (
    <FormDialog
      title={t('desk.totp.start')}
      intro={t('desk.totp.startText')}
      action={t('desk.totp.confirm')}
      isBusy={isSubmitting}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      <div className="totp">
        <div className="qrbox">
          <Qr content={address} label={t('desk.totp.qr')} className={undefined} />
        </div>
        <div className="fields">
          <div>
            <p className="lbl">{t('desk.totp.secret')}</p>
            <p className="secret" dir="ltr">
              {inFours(secret)}
            </p>
            <CopyButton text={secret} className="btn quiet s" />
          </div>
          <TextField
            label={t('desk.totp.code')}
            fault={errors.code?.message}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            isLatin
            data-initial-focus
            {...register('code', { required: t('desk.totp.codeRequired') })}
          />
        </div>
      </div>
    </FormDialog>
  )
}
