import { getRouteApi, useRouter } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { logIn } from '../../data/log-in.ts'
import { AccountField } from '../../features/entrance/account-field.tsx'
import { Entrance } from '../../features/entrance/entrance.tsx'
import { useTitle } from '../../features/page/head.tsx'
import { PasswordField } from '../../features/password/password-field.tsx'
import { basePath } from '../../state/corp-place.ts'
import { useSession } from '../../state/session.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { Locked, useLock } from './lock.tsx'
import { SecondStep } from './second-step.tsx'

interface Entries {
  account: string
  password: string
}

/** Only pages of this brand's desk; what else stands in an address was put there by a stranger. */
const isOwnPage = (path: string | undefined): path is string =>
  path?.startsWith(`${basePath}/${corpOfAddress()}/`) ?? false

function useLeave() {
  const { history } = useRouter()
  const { to } = getRouteApi('/$corp/log-in').useSearch()
  return () => history.replace(isOwnPage(to) ? to : `${basePath}/${corpOfAddress()}`)
}

/** Account and password, then the code of the second factor where there is one. */
export function LogInScreen() {
  const t = useT()
  const leave = useLeave()
  const lock = useLock()
  const hasEnded = useSession((session) => session.hasEnded)
  const [isSecond, setSecond] = useState(false)
  const { register, handleSubmit, getValues, formState, setError } = useForm<Entries>({
    defaultValues: { account: '', password: '' },
  })
  useTitle(t('desk.login.title'))

  /** Logs in; answers what is wrong, in words. */
  async function attempt(code: string): Promise<string | undefined> {
    const { account, password } = getValues()
    try {
      await logIn({ account: account.trim(), password, code })
      leave()
      return undefined
    } catch (failure) {
      if (isRefusal(failure, 'secondFactorNeeded')) setSecond(true)
      else if (isRefusal(failure, 'loginLocked')) lock.until(failure.data.retryAfter)
      else return failure instanceof Error ? failure.message : ''
      return undefined
    }
  }

  async function submit() {
    const fault = await attempt('')
    if (fault !== undefined) setError('password', { message: fault })
  }

  if (isSecond) return <SecondStep lock={lock} onCode={attempt} onBack={() => setSecond(false)} />
  const { errors, isSubmitting } = formState
  return (
    <Entrance
      name="log-in"
      title={t('desk.login.title')}
      intro={hasEnded ? t('desk.login.ended') : t('desk.login.intro')}
    >
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <AccountField
          fault={errors.account?.message}
          {...register('account', { required: t('desk.login.accountRequired') })}
        />
        <PasswordField
          label={t('desk.password.label')}
          fault={errors.password?.message}
          {...register('password', { required: t('desk.login.passwordRequired') })}
        />
        <Locked lock={lock} />
        <SubmitButton isBusy={isSubmitting} isDisabled={lock.seconds > 0} className="btn primary big">
          {t('desk.login.submit')}
        </SubmitButton>
        <p className="t12 ink2">{t('desk.login.forgotten')}</p>
      </form>
    </Entrance>
  )
}
