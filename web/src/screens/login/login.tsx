import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { type ChangeEvent, useCallback, useState } from 'react'
import { logInByPassword } from '../../data/login/login.ts'
import { PasswordField } from '../../features/form/password-field.tsx'
import { CodeForm } from '../../features/login/code-form.tsx'
import { passwordFault, phoneEntry, phoneFault, tickFault, waitUntil } from '../../features/login/faults.ts'
import { AgreementTick } from '../../features/login/fields/agreement-tick.tsx'
import { PhoneField } from '../../features/login/fields/phone-field.tsx'
import { leaveLogin } from '../../features/login/leave-login.ts'
import { Locked } from '../../features/login/locked.tsx'
import css from '../../features/login/login.module.css'
import { LoginFrame, LoginWayTabs, passwordWay, useWanted } from '../../features/login/login-frame.tsx'
import { keptLoginWay } from '../../state/login/login-way.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'

/** Phone and password; the code is one tap away. */
function PasswordForm() {
  const t = useT()
  const redirect = useWanted()
  const [lockedUntil, setLockedUntil] = useState<number>()
  const unlock = useCallback(() => setLockedUntil(undefined), [])
  const form = useForm({
    names: ['areaCode', 'phone', 'password', 'agreement'],
    check: ({ phone, password, agreement }) => ({
      phone: phoneFault(phone),
      password: passwordFault(password),
      agreement: tickFault(agreement),
    }),
    send: async ({ areaCode, phone, password }) => {
      try {
        await logInByPassword({ ...phoneEntry({ areaCode, phone }), password })
      } catch (failure) {
        const until = isRefusal(failure, 'loginLocked') ? waitUntil(failure) : undefined
        if (until === undefined) throw failure
        setLockedUntil(until)
        return
      }
      showToast(t('login.success'))
      await leaveLogin(redirect)
    },
    places: {
      phoneInvalid: 'phone',
      phoneBlocked: 'phone',
      loginWrong: 'password',
      loginLocked: 'password',
      agreementMissing: 'agreement',
    },
  })
  const { faults, fault, isBusy } = form
  // The lock is of one phone.
  const noteChange = (event: ChangeEvent<HTMLFormElement>) => {
    form.formProps.onChange(event)
    if (event.target.name !== 'password') unlock()
  }
  const open = (path: string) => openPage(withInputs(path, { redirect }))
  return (
    <LoginFrame page="login" title={t('title.login')} intro={t('login.passwordIntro')}>
      <LoginWayTabs shown="password" />
      <form {...form.formProps} className={`${formCss.form} ${formCss.roomy}`} onChange={noteChange}>
        <PhoneField fault={faults.phone} isUserName />
        <PasswordField name="password" label={t('login.password')} fault={faults.password} />
        <AgreementTick fault={faults.agreement} />
        {lockedUntil === undefined ? null : <Locked until={lockedUntil} onOver={unlock} />}
        <FormFoot fault={fault} isBusy={isBusy} label={t('login.submit')} isDisabled={lockedUntil !== undefined} />
      </form>
      <div className={css.links}>
        <button type="button" onClick={() => open(paths.register)}>
          {t('login.toRegister')}
        </button>
        <button type="button" onClick={() => open(paths.reset)}>
          {t('login.forgot')}
        </button>
      </div>
    </LoginFrame>
  )
}

/**
 * Who is sent here by a page that needs an account is asked for the phone only, unless a password was used on this
 * device last or is wanted now [page-21].
 */
export function LoginScreen() {
  const t = useT()
  const { inputs } = usePage()
  const target = useWanted()
  const [isCodeFirst] = useState(
    () => target !== undefined && inputs.way !== passwordWay && keptLoginWay.get() !== 'password',
  )
  return isCodeFirst ? <CodeForm page="login" title={t('title.login')} /> : <PasswordForm />
}
