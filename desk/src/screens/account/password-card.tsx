import { useQueryClient } from '@tanstack/react-query'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useForm, useWatch } from 'react-hook-form'
import { call } from '../../data/call.ts'
import { mySessionsKey, useMe } from '../../data/me.ts'
import { NewPassword, newPasswordRule } from '../../features/password/new-password.tsx'
import { PasswordField } from '../../features/password/password-field.tsx'
import { showToast } from '../../state/toast.ts'

interface Entries {
  oldPassword: string
  password: string
}

const empty: Entries = { oldPassword: '', password: '' }

/** Another password instead of the old one. */
export function PasswordCard() {
  const t = useT()
  const { account } = useMe()
  const client = useQueryClient()
  const { register, handleSubmit, control, formState, setError, reset } = useForm<Entries>({ defaultValues: empty })
  const password = useWatch({ control, name: 'password' })
  const { errors, isSubmitting } = formState

  async function submit(entries: Entries) {
    try {
      await call('/api/app/desk/me/password', entries)
      reset(empty)
      showToast(t('desk.password.changed'))
      await client.invalidateQueries({ queryKey: mySessionsKey })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      const isNew = isRefusal(failure, 'staffPasswordForm', 'passwordSame')
      setError(isNew ? 'password' : 'oldPassword', { message: failure.message })
    }
  }

  return (
    <section className="card" aria-labelledby="password-card">
      <div className="cardhead">
        <h2 id="password-card">{t('desk.password.label')}</h2>
      </div>
      <form className="fields" method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
        <PasswordField
          label={t('desk.password.old')}
          fault={errors.oldPassword?.message}
          {...register('oldPassword', { required: t('desk.login.passwordRequired') })}
        />
        <NewPassword typed={password} fault={errors.password?.message} {...register('password', newPasswordRule)} />
        <div className="between">
          <p className="t12 ink2">{t('desk.password.endsOthers')}</p>
          <button type="submit" className={isSubmitting ? 'btn line loading' : 'btn line'} aria-busy={isSubmitting}>
            {t('desk.password.change')}
          </button>
        </div>
      </form>
    </section>
  )
}
