import type { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useRef, useState } from 'react'
import type { PhoneEntry } from '../../../data/login/login.ts'
import { useCode } from './use-code.ts'

export interface CodeInForm {
  readonly scene: number
  /** The phone that stands in the form now, where there is one to type; undefined until it is changed. */
  readonly phone?: PhoneEntry | undefined
  /** Where to; undefined when the entry is no phone yet, which the form then says. */
  readonly to: () => PhoneEntry | undefined
  readonly onFailure: (failure: unknown) => void
  /** Why the form was refused last: a code that is of no more use lets another be sent at once [page-101]. */
  readonly failure: CallFailure | undefined
}

/** The code of a form, and how another one is sent, which empties the field. */
export function useCodeInForm({ scene, phone, to, onFailure, failure }: CodeInForm) {
  const code = useCode({ scene, phone })
  const input = useRef<HTMLInputElement>(null)
  const [known, setKnown] = useState(failure)
  if (failure !== known) {
    setKnown(failure)
    if (code.sent !== null && isRefusal(failure, 'codeExpired', 'tooManyTries')) code.lapse(code.sent)
  }

  async function send(): Promise<void> {
    const entry = to()
    if (entry === undefined || code.isSending) return
    try {
      await code.send(entry)
      if (input.current === null) return
      input.current.value = ''
      input.current.focus()
    } catch (reason) {
      onFailure(reason)
    }
  }

  return {
    input,
    send,
    isSending: code.isSending,
    isSent: code.sent !== null,
    devCode: code.sent?.devCode ?? '',
    secondsLeft: code.secondsLeft,
    resendIn: code.resendIn,
  }
}
