import { codeLength } from '@tiffin/core/customer/sms-code'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { showToast } from '@tiffin/kit/client/overlays.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { codeFor, logInByCode } from '../../data/login/login.ts'
import { codeFault } from '../../features/login/faults.ts'
import { useCode } from '../../features/login/fields/use-code.ts'
import { isOrdering, leaveLogin } from '../../features/login/leave-login.ts'
import { useGroup } from '../../state/group/group.ts'
import { loginDraft, type SentCode } from '../../state/login/login-draft.ts'
import { passwordOffer } from '../../state/login/password-offer.ts'
import { openPage } from '../../state/navigation/navigation.ts'
import { paths, withInputs } from '../../state/navigation/paths.ts'

/** Logs in; a new customer is offered a password once: over the wanted page, or once the order is paid that they came for. */
async function enter(proof: { areaCode: string; phone: string; code: string }, target: string | undefined) {
  const { isNew, isSetPassword } = await logInByCode(proof)
  loginDraft.clear()
  showToast(t(isNew ? 'login.welcomeNew' : 'login.success'))
  await leaveLogin(target)
  if (!isNew || isSetPassword) return
  const isBeginning = useGroup.getState().sheet !== null // it goes on with an order of several
  if (isOrdering(target) || isBeginning) passwordOffer.set(true)
  else openPage(withInputs(paths.setPwd, { offer: '1' }))
}

/** The digits as they are typed, what is wrong with them, and the calls that try them or send others. */
export function useVerifying(first: SentCode, target: string | undefined) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const code = useCode({ scene: codeFor.logIn, first })
  const sent = code.sent ?? first
  const { areaCode, phone } = sent

  /** Shows why a call failed, and empties the boxes for another try. */
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
    await enter({ areaCode, phone, code: given }, target).catch(explain)
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

  return { code, typed, fault, isBusy, submit, resend, note }
}
