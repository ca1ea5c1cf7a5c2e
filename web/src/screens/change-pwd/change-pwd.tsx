import { useQuery } from '@tanstack/react-query'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { useEffect } from 'react'
import { changePassword } from '../../data/login/login.ts'
import { passwordQuery } from '../../data/login/password.ts'
import { PasswordField } from '../../features/form/password-field.tsx'
import { newPasswordFaults, passwordFault } from '../../features/login/faults.ts'
import { AccountField } from '../../features/login/fields/account-field.tsx'
import { NewPasswordFields } from '../../features/login/fields/new-password-fields.tsx'
import css from '../../features/login/login.module.css'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { goBack, openPage, replacePage } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'

const names = ['oldPassword', 'password', 'confirmPassword'] as const

/** Another password. This device stays logged in, every other one is logged out. */
export function ChangePwdScreen() {
  const t = useT()
  const { data } = useQuery(passwordQuery)
  const isNone = data?.isSetPassword === false
  const form = useForm({
    names,
    check: ({ oldPassword, ...passwords }) => ({
      oldPassword: oldPassword === '' ? t('login.oldPasswordRequired') : passwordFault(oldPassword),
      ...newPasswordFaults(passwords),
    }),
    send: async (entries) => {
      await changePassword(entries)
      showToast(t('login.passwordChanged'))
      goBack()
    },
    places: {
      oldPasswordWrong: 'oldPassword',
      loginLocked: 'oldPassword',
      passwordSame: 'password',
      passwordForm: 'password',
      passwordMismatch: 'confirmPassword',
    },
  })
  useEffect(() => {
    if (isNone) replacePage(paths.setPwd)
  }, [isNone])
  const { faults, fault, isBusy } = form
  return (
    <LoginFrame
      page="changePwd"
      title={t('title.changePwd')}
      intro={t('login.changePwdIntro')}
      lead={t('login.changePwdLead')}
      isLocked
    >
      <form {...form.formProps} className={`${formCss.form} ${formCss.roomy}`}>
        <AccountField />
        <PasswordField name="oldPassword" label={t('login.oldPassword')} fault={faults.oldPassword} />
        <NewPasswordFields label={t('login.newPassword')} faults={faults} />
        <FormFoot fault={fault} isBusy={isBusy} label={t('title.changePwd')} />
      </form>
      <div className={css.links}>
        <button type="button" onClick={() => openPage(paths.reset)}>
          {t('login.forgot')}
        </button>
      </div>
    </LoginFrame>
  )
}
