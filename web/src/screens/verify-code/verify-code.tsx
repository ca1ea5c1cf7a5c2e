import '@tiffin/kit/ui/choices.css'
import { maskPhone } from '@tiffin/core/customer/phone'
import { codeLength } from '@tiffin/core/customer/sms-code'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useEffect, useState } from 'react'
import type { useCode } from '../../features/login/fields/use-code.ts'
import { LoginFrame, useWanted } from '../../features/login/login-frame.tsx'
import { loginDraft, type SentCode } from '../../state/login/login-draft.ts'
import { goBack, replacePage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { useVerifying } from './use-verifying.ts'
import css from './verify-code.module.css'

/** Where the code went, as eyes may see it. */
function SentTo({ sent }: { readonly sent: SentCode }) {
  const t = useT()
  return (
    <p className={`ink2 ${css.sentTo}`}>
      {t('login.sentTo', { phone: `\u2066+${sent.areaCode}\u00a0${maskPhone(sent.phone)}\u2069` })}{' '}
      <button type="button" className={css.change} onClick={() => goBack()}>
        {t('login.changeNumber')}
      </button>
    </p>
  )
}

interface WaitProps {
  readonly code: ReturnType<typeof useCode>
  readonly onResend: () => void
}

/** How long the code is good, and another one once it may be sent. */
function Wait({ code: { secondsLeft, resendIn, isOneWait, isSending }, onResend }: WaitProps) {
  const t = useT()
  return (
    <div className={css.wait}>
      <span className="ink2 num" role="timer">
        {secondsLeft > 0 ? t('form.codeExpires', { count: secondsLeft }) : t('login.codeOver')}
      </span>
      <button type="button" className="btn plain num" disabled={resendIn > 0 || isSending} onClick={onResend}>
        {resendIn > 0 && !isOneWait ? t('login.resendIn', { count: resendIn }) : t('form.codeResend')}
      </button>
    </div>
  )
}

function Verify({ first, wanted }: { readonly first: SentCode; readonly wanted: string | undefined }) {
  const t = useT()
  const { code, typed, fault, isBusy, submit, resend, note } = useVerifying(first, wanted)
  const sent = code.sent ?? first
  return (
    <form
      className={css.form}
      method="post"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(typed)
      }}
    >
      <SentTo sent={sent} />
      {sent.devCode === '' ? null : (
        <p className={`tag gold ${css.demo}`}>{t('login.demoCode', { code: sent.devCode })}</p>
      )}
      <CodeBoxes code={typed} onChange={note} label={t('login.codeLabel')} hasFault={fault !== ''} isBusy={isBusy} />
      <p id="code-fault" className={css.fault} role="alert">
        {fault}
      </p>
      <Wait code={code} onResend={() => resend()} />
      <button
        type="submit"
        className={`btn primary big wide ${isBusy ? 'loading' : ''}`}
        aria-busy={isBusy}
        aria-disabled={typed.length < codeLength}
      >
        {t('login.submit')}
      </button>
    </form>
  )
}

/** The code that was sent; without one there is nothing to verify. */
export function VerifyCodeScreen() {
  const t = useT()
  const redirect = useWanted()
  const [sent] = useState(() => loginDraft.get())
  useEffect(() => {
    if (sent === null) replacePage(withInputs(paths.codeLogin, { redirect }))
  }, [sent, redirect])
  return (
    <LoginFrame page="verifyCode" title={t('title.verifyCode')} intro={t('login.codeTitle')}>
      {sent === null ? null : <Verify first={sent} wanted={redirect} />}
    </LoginFrame>
  )
}
