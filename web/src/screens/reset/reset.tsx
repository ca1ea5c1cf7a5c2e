import { codeIn } from '@tiffin/core/customer/sms-code'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { forgetCustomer } from '../../data/login/end-session.ts'
import { codeFor, resetPassword, stayLoggedIn } from '../../data/login/login.ts'
import { codeFault, newPasswordFaults, phoneEntry, phoneFault } from '../../features/login/faults.ts'
import { CodeField } from '../../features/login/fields/code-field.tsx'
import { NewPasswordFields } from '../../features/login/fields/new-password-fields.tsx'
import { PhoneField } from '../../features/login/fields/phone-field.tsx'
import { usePhoneInForm } from '../../features/login/fields/use-phone-in-form.ts'
import css from '../../features/login/login.module.css'
import { LoginFrame, passwordWay, useWanted } from '../../features/login/login-frame.tsx'
import { useHasLogin } from '../../state/login/session.ts'
import { goBack, navigator, replacePage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'

const names = ['areaCode', 'phone', 'code', 'password', 'confirmPassword'] as const

/** Back to the log-in page, where the phone stands already. */
function returnToLogin(redirect: string | undefined): void {
  const below = navigator().pages().stack.at(-2)?.url ?? ''
  if (below.startsWith(paths.login)) goBack()
  else replacePage(withInputs(paths.login, { redirect, way: passwordWay }))
}

function logInWithIt(redirect: string | undefined): void {
  showToast(t('login.resetDone'))
  returnToLogin(redirect)
}

/** Back to before both pages of passwords: who is logged in need not log in again. */
function leave(): void {
  showToast(t('login.passwordChanged'))
  const below = navigator().pages().stack.at(-2)?.url ?? ''
  goBack(below.startsWith(paths.changePwd) ? 2 : 1)
}

/** Which field a refusal belongs to. */
const places = {
  phoneInvalid: 'phone',
  phoneBlocked: 'phone',
  notRegistered: 'phone',
  codeTooOften: 'code',
  codeWrong: 'code',
  codeExpired: 'code',
  tooManyTries: 'code',
  passwordForm: 'password',
  passwordMismatch: 'confirmPassword',
} as const

/** A forgotten password: the code proves the phone, then the customer logs in with the new one, unless they are logged in [page-42]. */
export function ResetScreen() {
  const t = useT()
  const redirect = useWanted()
  const hasLogin = useHasLogin()
  const form = useForm({
    names,
    check: ({ phone, code, ...passwords }) => ({
      phone: phoneFault(phone),
      code: codeFault(code),
      ...newPasswordFaults(passwords),
    }),
    send: async ({ areaCode, phone, code, password, confirmPassword }) => {
      const owner = phoneEntry({ areaCode, phone })
      await resetPassword({ ...owner, code: codeIn(code), password, confirmPassword })
      if (hasLogin && (await stayLoggedIn({ ...owner, password }))) return leave()
      if (hasLogin) forgetCustomer()
      logInWithIt(redirect)
    },
    places,
  })
  const { faults, fault, isBusy } = form
  const { phone, onChange } = usePhoneInForm(form)
  const toPhone = () => {
    const { areaCode, phone } = form.entries()
    return form.refuse({ phone: phoneFault(phone) }) ? undefined : phoneEntry({ areaCode, phone })
  }
  return (
    <LoginFrame
      page="reset"
      title={t('title.reset')}
      intro={t('login.resetIntro')}
      lead={t(hasLogin ? 'login.changePwdLead' : 'login.resetLead')}
      isLocked
      isLong
    >
      <form {...form.formProps} className={`${formCss.form} ${formCss.roomy}`} onChange={onChange}>
        <PhoneField fault={faults.phone} isUserName />
        <CodeField
          scene={codeFor.reset}
          fault={faults.code}
          phone={phone}
          to={toPhone}
          onFailure={form.explain}
          failure={form.failure}
        />
        <NewPasswordFields label={t('login.newPassword')} faults={faults} />
        <FormFoot fault={fault} isBusy={isBusy} label={t('title.reset')} />
      </form>
      {hasLogin ? null : (
        <div className={css.links}>
          <button type="button" onClick={() => returnToLogin(redirect)}>
            {t('login.backToLogin')}
          </button>
        </div>
      )}
    </LoginFrame>
  )
}
