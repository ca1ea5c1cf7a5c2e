import { useState } from 'react'
import { type PhoneEntry, sendCode } from '../../data/login.ts'
import type { SentCode } from '../../state/login-draft.ts'
import { useNow } from '../../ui/use-now.ts'
import { waitUntil } from './faults.ts'

/** A code on its way: how long it lasts, and when another one may be sent. */
export function useCode(scene: number, first: SentCode | null = null) {
  const [sent, setSent] = useState(first)
  const [resendAt, setResendAt] = useState(first?.resendAt ?? 0)
  const [isSending, setSending] = useState(false)
  const now = useNow(Date.now, { everyMs: 500, isRunning: sent !== null || resendAt > 0 })
  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now) / 1000))

  /** Throws what the call throws. */
  async function send(to: PhoneEntry): Promise<SentCode> {
    setSending(true)
    try {
      const next = await sendCode(to, scene)
      setSent(next)
      setResendAt(next.resendAt)
      return next
    } catch (failure) {
      setResendAt(waitUntil(failure) ?? resendAt)
      throw failure
    } finally {
      setSending(false)
    }
  }

  /** The code is of no more use: another one may be asked for at once. */
  const lapse = () => setResendAt(0)

  return {
    sent,
    secondsLeft: secondsTo(sent?.expiresAt ?? 0),
    resendIn: secondsTo(resendAt),
    isSending,
    send,
    lapse,
  }
}
