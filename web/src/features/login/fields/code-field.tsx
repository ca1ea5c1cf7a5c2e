import { longestCodeText } from '@tiffin/core/customer/sms-code'
import type { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Field } from '@tiffin/kit/ui/field.tsx'
import formCss from '@tiffin/kit/ui/form.module.css'
import { useRef, useState } from 'react'
import type { PhoneEntry } from '../../../data/login/login.ts'
import css from '../login.module.css'
import { useCode } from './use-code.ts'

interface CodeFieldProps {
  readonly scene: number
  readonly fault: string | undefined
  /** The phone that stands in the form now, where there is one to type; undefined until it is changed. */
  readonly phone?: PhoneEntry | undefined
  /** Where to; undefined when the entry is no phone yet, which the form then says. */
  readonly to: () => PhoneEntry | undefined
  readonly onFailure: (failure: unknown) => void
  /** Why the form was refused last: a code that is of no more use lets another be sent at once [page-101]. */
  readonly failure: CallFailure | undefined
}

/** The code, and beside it the button that sends it and counts until it may send again. */
export function CodeField({ scene, fault, phone, to, onFailure, failure }: CodeFieldProps) {
  const t = useT()
  const code = useCode({ scene, phone })
  const input = useRef<HTMLInputElement>(null)
  const [answered, setAnswered] = useState<CallFailure>()
  const isSpent = failure !== answered && isRefusal(failure, 'codeExpired', 'tooManyTries')
  const { sent, secondsLeft } = code
  const resendIn = isSpent ? 0 : code.resendIn

  async function send(): Promise<void> {
    const entry = to()
    if (entry === undefined || code.isSending) return
    try {
      await code.send(entry)
      setAnswered(failure)
      if (input.current === null) return
      input.current.value = ''
      input.current.focus()
    } catch (failure) {
      onFailure(failure)
    }
  }

  const expiry = secondsLeft > 0 && !isSpent ? t('form.codeExpires', { count: secondsLeft }) : t('login.codeOver')
  const label = sent === null ? t('login.sendCode') : t('form.codeResend')
  return (
    <div className={css.codeField}>
      <Field name="code" label={t('login.code')} fault={fault} hint={sent === null ? '' : expiry}>
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
              disabled={resendIn > 0 || code.isSending}
              onClick={() => send()}
            >
              {resendIn > 0 ? t('login.resendIn', { count: resendIn }) : label}
            </button>
          </>
        )}
      </Field>
      {sent === null || sent.devCode === '' || isSpent ? null : (
        <p className={`tag gold ${css.demo}`}>{t('login.demoCode', { code: sent.devCode })}</p>
      )}
    </div>
  )
}
