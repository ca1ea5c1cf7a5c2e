import { codeIn } from '@tiffin/core/customer/sms-code'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { useState } from 'react'
import { codeFor, register } from '../../data/login/login.ts'
import { codeFault, newPasswordFaults, phoneEntry, phoneFault, tickFault } from '../../features/login/faults.ts'
import { AgreementTick } from '../../features/login/fields/agreement-tick.tsx'
import { CodeField } from '../../features/login/fields/code-field.tsx'
import { NewPasswordFields } from '../../features/login/fields/new-password-fields.tsx'
import { PhoneField } from '../../features/login/fields/phone-field.tsx'
import { usePhoneInForm } from '../../features/login/fields/use-phone-in-form.ts'
import { leaveLogin } from '../../features/login/leave-login.ts'
import css from '../../features/login/login.module.css'
import { LoginFrame, LoginWayTabs, useWanted } from '../../features/login/login-frame.tsx'
import { replacePage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'

const names = ['areaCode', 'phone', 'code', 'password', 'confirmPassword', 'agreement'] as const

/** The field that a refusal is shown at. */
const places = {
  phoneInvalid: 'phone',
  phoneBlocked: 'phone',
  codeTooOften: 'code',
  codeWrong: 'code',
  codeExpired: 'code',
  tooManyTries: 'code',
  alreadyRegistered: 'phone',
  passwordForm: 'password',
  passwordMismatch: 'confirmPassword',
  agreementMissing: 'agreement',
} as const

/** The phone has an account. */
function Known({ onLogIn }: { readonly onLogIn: () => void }) {
  const t = useT()
  return (
    <div className="notice">
      <span className="grow">{t('login.isRegistered')}</span>
      <button type="button" className="btn line" onClick={onLogIn}>
        {t('login.submit')}
      </button>
    </div>
  )
}

/** A new account with a password. A phone that has one already is led to log in. */
export function RegisterScreen() {
  const t = useT()
  const redirect = useWanted()
  const [isKnown, setKnown] = useState(false)
  const form = useForm({
    names,
    check: ({ phone, code, agreement, ...passwords }) => ({
      phone: phoneFault(phone),
      code: codeFault(code),
      ...newPasswordFaults(passwords),
      agreement: tickFault(agreement),
    }),
    send: async ({ areaCode, phone, code, password, confirmPassword }) => {
      setKnown(false)
      try {
        await register({ ...phoneEntry({ areaCode, phone }), code: codeIn(code), password, confirmPassword })
      } catch (failure) {
        setKnown(isRefusal(failure, 'alreadyRegistered'))
        throw failure
      }
      showToast(t('login.welcomeNew'))
      await leaveLogin(redirect)
    },
    places,
  })
  const { faults, fault, isBusy } = form
  const { phone, onChange } = usePhoneInForm(form)
  const toPhone = () => {
    const { areaCode, phone, agreement } = form.entries()
    const isWrong = form.refuse({ phone: phoneFault(phone), agreement: tickFault(agreement) })
    return isWrong ? undefined : phoneEntry({ areaCode, phone })
  }
  const logIn = () => replacePage(withInputs(paths.login, { redirect }))
  return (
    <LoginFrame page="register" title={t('title.register')} intro={t('login.registerIntro')} isLong>
      <LoginWayTabs shown="password" isNew />
      <form {...form.formProps} className={`${formCss.form} ${formCss.roomy}`} onChange={onChange}>
        <PhoneField fault={faults.phone} isUserName />
        <CodeField
          scene={codeFor.register}
          fault={faults.code}
          phone={phone}
          to={toPhone}
          onFailure={form.explain}
          failure={form.failure}
        />
        <NewPasswordFields label={t('login.password')} faults={faults} />
        <AgreementTick fault={faults.agreement} />
        {isKnown ? <Known onLogIn={logIn} /> : null}
        <FormFoot fault={fault} isBusy={isBusy} label={t('title.register')} />
      </form>
      <div className={css.links}>
        <button type="button" onClick={logIn}>
          {t('login.haveAccount')}
        </button>
      </div>
    </LoginFrame>
  )
}
