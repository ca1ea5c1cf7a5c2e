import { useQuery } from '@tanstack/react-query'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useForm } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { useEffect } from 'react'
import { setPassword } from '../../data/login/login.ts'
import { passwordQuery } from '../../data/login/password.ts'
import { newPasswordFaults } from '../../features/login/faults.ts'
import { AccountField } from '../../features/login/fields/account-field.tsx'
import { NewPasswordFields } from '../../features/login/fields/new-password-fields.tsx'
import css from '../../features/login/login.module.css'
import { LoginFrame } from '../../features/login/login-frame.tsx'
import { goBack, replacePage } from '../../state/navigation/navigation.ts'
import { usePage } from '../../state/navigation/page-context.ts'
import { paths } from '../../state/navigation/paths.ts'

const names = ['password', 'confirmPassword'] as const

/** The first password of an account that was made by code. Offered once to a new customer, who may go on without. */
export function SetPwdScreen() {
  const t = useT()
  const { inputs } = usePage()
  const { data } = useQuery(passwordQuery)
  const isSet = data?.isSetPassword === true
  const form = useForm({
    names,
    check: newPasswordFaults,
    send: async (entries) => {
      await setPassword(entries)
      showToast(t('login.passwordSet'))
      goBack()
    },
    places: { passwordForm: 'password', passwordMismatch: 'confirmPassword', passwordAlreadySet: 'password' },
  })
  useEffect(() => {
    if (isSet) replacePage(paths.changePwd)
  }, [isSet])
  const { faults, fault, isBusy } = form
  return (
    <LoginFrame
      page="setPwd"
      title={t('title.setPwd')}
      intro={t('login.setPwdIntro')}
      lead={t('login.setPwdLead')}
      isLocked
    >
      <form {...form.formProps} className={`${formCss.form} ${formCss.roomy}`}>
        <AccountField />
        <NewPasswordFields label={t('login.newPassword')} faults={faults} />
        <FormFoot fault={fault} isBusy={isBusy} label={t('title.setPwd')} />
        {inputs.offer === undefined ? null : (
          <button type="button" className={`btn plain big wide ${css.later}`} onClick={() => goBack()}>
            {t('action.later')}
          </button>
        )}
      </form>
    </LoginFrame>
  )
}
