import '@tiffin/kit/ui/choices.css'
import { maskPhone } from '@tiffin/core/customer/phone'
import { codeLength } from '@tiffin/core/customer/sms-code'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t, useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { codeFor, logInByCode } from '../../data/login/login.ts'
import { Door, useWanted } from '../../features/login/door.tsx'
import { codeFault } from '../../features/login/faults.ts'
import { useCode } from '../../features/login/fields/use-code.ts'
import { leaveLogin } from '../../features/login/leave-login.ts'
import { loginDraft, type SentCode } from '../../state/login/login-draft.ts'
import { goBack, openPage, replacePage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'
import { CodeBoxes } from './code-boxes.tsx'
import css from './verify-code.module.css'

/** Where the code went, as eyes may see it. */
function SentTo({ sent }: { readonly sent: SentCode }) {
  const t = useT()
  return (
    <p className={`ink2 ${css.sentTo}`}>
      {t('login.sentTo', { phone: `\u2066+${sent.areaCode} ${maskPhone(sent.phone)}\u2069` })}{' '}
      <button type="button" className={css.change} onClick={() => goBack()}>
        {t('login.changeNumber')}
      </button>
    </p>
  )
}

/** Logs in; a new customer is offered a password once, over the wanted page. */
async function enter(proof: { areaCode: string; phone: string; code: string }, wanted: string | undefined) {
  const { isNew, isSetPassword } = await logInByCode(proof)
  loginDraft.clear()
  showToast(t(isNew ? 'login.welcomeNew' : 'login.success'))
  await leaveLogin(wanted)
  if (isNew && !isSetPassword) openPage(withInputs(paths.setPwd, { offer: '1' }))
}

function Verify({ first, wanted }: { readonly first: SentCode; readonly wanted: string | undefined }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const code = useCode({ scene: codeFor.logIn, first })
  const { secondsLeft, resendIn } = code
  const sent = code.sent ?? first
  const { areaCode, phone } = sent

  /** Tells why a call failed, and empties the boxes: six digits again are a new try. */
  function explain(failure: unknown): void {
    if (!(failure instanceof CallFailure)) throw failure
    if (isRefusal(failure, 'codeExpired', 'tooManyTries')) loginDraft.set(code.lapse(sent))
    if (failure.kind === 'refusal') setTyped('')
    setFault(failure.message)
  }

  async function submit(given: string): Promise<void> {
    const wrong = codeFault(given)
    setFault(wrong)
    if (wrong !== '' || isBusy) return
    setBusy(true)
    await enter({ areaCode, phone, code: given }, wanted).catch(explain)
    setBusy(false)
  }

  async function resend(): Promise<void> {
    try {
      loginDraft.set(await code.send({ areaCode, phone }))
      setTyped('')
      setFault('')
      showToast(t('login.codeSent'))
    } catch (failure) {
      explain(failure)
    }
  }

  function note(given: string): void {
    setTyped(given)
    setFault('')
    if (given.length === codeLength) submit(given)
  }

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
      <div className={`between ${css.wait}`}>
        <span className="ink2 num" role="timer">
          {secondsLeft > 0 ? t('form.codeExpires', { count: secondsLeft }) : t('login.codeOver')}
        </span>
        <button
          type="button"
          className="btn soft num"
          disabled={resendIn > 0 || code.isSending}
          onClick={() => resend()}
        >
          {resendIn > 0 ? t('login.resendIn', { count: resendIn }) : t('form.codeResend')}
        </button>
      </div>
      <button type="submit" className={`btn primary big wide ${isBusy ? 'loading' : ''}`} aria-busy={isBusy}>
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
    <Door page="verifyCode" title={t('title.verifyCode')} intro={t('login.codeTitle')}>
      {sent === null ? null : <Verify first={sent} wanted={redirect} />}
    </Door>
  )
}
