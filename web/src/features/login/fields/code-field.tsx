import { longestCodeText } from '@tiffin/core/customer/sms-code'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import formCss from '@tiffin/kit/ui/form.module.css'
import css from '../login.module.css'
import { type CodeInForm, useCodeInForm } from './use-code-in-form.ts'

interface CodeFieldProps extends CodeInForm {
  readonly fault: string | undefined
}

/** The code, and beside it the button that sends it and counts until it may send again. */
export function CodeField({ fault, ...form }: CodeFieldProps) {
  const t = useT()
  const { input, send, isSending, isSent, devCode, secondsLeft, resendIn } = useCodeInForm(form)
  const expiry = secondsLeft > 0 ? t('form.codeExpires', { count: secondsLeft }) : t('login.codeOver')
  const label = isSent ? t('form.codeResend') : t('login.sendCode')
  return (
    <div className={css.codeField}>
      <Field name="code" label={t('login.code')} fault={fault} hint={isSent ? expiry : ''}>
        {(ties) => (
          <>
            <input
              {...ties}
              ref={input}
              className={`${formCss.entry} num`}
              type="text"
              dir="ltr"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={longestCodeText}
            />
            <button
              type="button"
              className={`btn soft ${css.send}`}
              disabled={resendIn > 0 || isSending}
              onClick={() => send()}
            >
              {resendIn > 0 ? t('login.resendIn', { count: resendIn }) : label}
            </button>
          </>
        )}
      </Field>
      {devCode === '' ? null : <p className={`tag gold ${css.demo}`}>{t('login.demoCode', { code: devCode })}</p>}
    </div>
  )
}
