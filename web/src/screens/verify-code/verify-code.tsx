import '../../styles/choices.css'
import { maskPhone } from '@tiffin/core/customer/phone'
import { codeLength, readCode } from '@tiffin/core/customer/sms-code'
import { type FormEvent, useEffect, useState } from 'react'
import { CallFailure } from '../../data/call.ts'
import { useLogIn, useSendCode } from '../../data/login.ts'
import { BrandMark } from '../../features/awning/awning.tsx'
import { Page } from '../../features/page/page.tsx'
import { type LoginDraft, loginDraft } from '../../state/login-draft.ts'
import { goBack, navigator, replacePage } from '../../state/navigation.ts'
import { showToast } from '../../state/overlays.ts'
import { usePage } from '../../state/page-context.ts'
import { paths, withInputs } from '../../state/paths.ts'
import { useSettings } from '../../state/settings.ts'
import { useT } from '../../state/words.ts'
import { useNow } from '../../ui/use-now.ts'
import { CodeBoxes } from './code-boxes.tsx'
import css from './verify-code.module.css'

function Verify({ sent, redirect }: { readonly sent: LoginDraft; readonly redirect: string | undefined }) {
  const t = useT()
  const { logo } = useSettings()
  const [draft, setDraft] = useState(sent)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const sending = useSendCode()
  const loggingIn = useLogIn()
  const now = useNow(Date.now, { everyMs: 500, isRunning: true })
  const secondsLeft = Math.max(0, Math.ceil((draft.expiresAt - now) / 1000))
  const { areaCode, phone } = draft

  async function submit(typed: string): Promise<void> {
    const read = readCode(typed)
    if (!read.ok) {
      setFault(t(read.refusal === 'codeRequired' ? 'form.codeRequired' : 'form.codeSix'))
      return
    }
    try {
      const { isNew } = await loggingIn.mutateAsync({ areaCode, phone, code: read.value })
      loginDraft.clear()
      showToast(t(isNew ? 'login.welcomeNew' : 'login.success'))
      await navigator().leaveLogin(redirect)
    } catch (refusal) {
      if (!(refusal instanceof CallFailure)) return
      setCode('')
      setFault(refusal.message)
    }
  }

  async function resend(): Promise<void> {
    try {
      const { expiresIn, devCode = '' } = await sending.mutateAsync({ areaCode, phone })
      const next = { ...draft, expiresAt: Date.now() + expiresIn * 1000, devCode }
      loginDraft.set(next)
      setDraft(next)
      setCode('')
      setFault('')
      showToast(t('login.codeSent'))
    } catch (refusal) {
      if (refusal instanceof CallFailure) setFault(refusal.message)
    }
  }

  function type(typed: string): void {
    setCode(typed)
    setFault('')
    if (typed.length === codeLength) submit(typed)
  }

  return (
    <form
      className={css.lead}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit(code)
      }}
    >
      <div className={css.mark}>
        <BrandMark logo={logo} size={96} />
      </div>
      <h2 className="t24 h">{t('login.codeTitle')}</h2>
      <p className="ink2">
        {t('login.sentTo', { phone: `\u2066+${areaCode} ${maskPhone(phone)}\u2069` })}{' '}
        <button type="button" className={css.change} onClick={() => goBack()}>
          {t('login.changeNumber')}
        </button>
      </p>
      {draft.devCode === '' ? null : (
        <p className={`tag gold ${css.demo}`}>{t('login.demoCode', { code: draft.devCode })}</p>
      )}
      <CodeBoxes
        code={code}
        onChange={type}
        label={t('login.codeLabel')}
        hasFault={fault !== ''}
        isBusy={loggingIn.isPending}
      />
      <p id="code-fault" className={css.fault} role="alert">
        {fault}
      </p>
      <div className="between">
        <span className="ink2">
          {secondsLeft > 0 ? t('form.codeExpires', { count: secondsLeft }) : t('login.codeOver')}
        </span>
        <button
          type="button"
          className="btn soft"
          disabled={secondsLeft > 0 || sending.isPending}
          onClick={() => resend()}
        >
          {t('form.codeResend')}
        </button>
      </div>
      <button type="submit" className={`btn primary big wide ${loggingIn.isPending ? 'loading' : ''}`}>
        {t('login.submit')}
      </button>
    </form>
  )
}

/** The code that was sent; without one there is nothing to verify. */
export function Screen() {
  const t = useT()
  const { inputs } = usePage()
  const [sent] = useState(() => loginDraft.get())
  const redirect = inputs.redirect ?? inputs.uniIdRedirectUrl
  useEffect(() => {
    if (sent === null) replacePage(withInputs(paths.codeLogin, { redirect }))
  }, [sent, redirect])
  return (
    <Page page="verifyCode" title={t('title.verifyCode')}>
      {sent === null ? null : <Verify sent={sent} redirect={redirect} />}
    </Page>
  )
}
