import { useForm } from '@tiffin/kit/client/use-form.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import formCss from '@tiffin/kit/ui/form.module.css'
import { FormFoot } from '@tiffin/kit/ui/form-foot.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { codeFor, sendCode } from '../../data/login/login.ts'
import { loginDraft } from '../../state/login/login-draft.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { phoneEntry, phoneFault, tickFault } from './faults.ts'
import { AgreementTick } from './fields/agreement-tick.tsx'
import { PhoneField } from './fields/phone-field.tsx'
import { LoginFrame, LoginWayTabs, useWanted } from './login-frame.tsx'

/** The phone first; the code that goes there opens the next page. */
export function CodeForm({ page, title }: { readonly page: 'login' | 'codeLogin'; readonly title: string }) {
  const t = useT()
  const redirect = useWanted()
  const form = useForm({
    names: ['areaCode', 'phone', 'agreement'],
    check: ({ phone, agreement }) => ({ phone: phoneFault(phone), agreement: tickFault(agreement) }),
    send: async ({ areaCode, phone }) => {
      loginDraft.set(await sendCode(phoneEntry({ areaCode, phone }), codeFor.logIn))
      openPage(withInputs(paths.verifyCode, { redirect }))
    },
    places: { phoneInvalid: 'phone', phoneBlocked: 'phone', codeTooOften: 'phone' },
  })
  const { faults, fault, isBusy } = form
  return (
    <LoginFrame page={page} title={title} intro={t('login.intro')}>
      <LoginWayTabs shown="code" />
      <form {...form.formProps} className={`${formCss.form} ${formCss.roomy}`}>
        <PhoneField fault={faults.phone} />
        <AgreementTick fault={faults.agreement} />
        <FormFoot fault={fault} isBusy={isBusy} label={t('login.sendCode')} />
      </form>
      <p className="notice">
        <Icon name="info" size="s" />
        {t('login.autoRegister')}
      </p>
    </LoginFrame>
  )
}
