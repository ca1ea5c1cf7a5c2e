import { useNow } from '@tiffin/kit/ui/use-now.ts'
import { useState } from 'react'
import { type PhoneEntry, sendCode } from '../../../data/login/login.ts'
import type { SentCode } from '../../../state/login/login-draft.ts'
import { waitUntil } from '../faults.ts'

/** What is known of the codes of one phone. */
interface Round {
  readonly to: PhoneEntry
  readonly sent: SentCode | null
  readonly resendAt: number
}

const isSame = (one: PhoneEntry, other: PhoneEntry) => one.areaCode === other.areaCode && one.phone === other.phone

interface CodeSetting {
  readonly scene: number
  /** One that was sent before. */
  readonly first?: SentCode
  /** The phone that stands in the form now; each has its own code and its own pause. Left out, it is the last one sent to. */
  readonly phone?: PhoneEntry | undefined
}

/** A code on its way: how long it lasts, and when another one may be sent. */
export function useCode({ scene, first, phone }: CodeSetting) {
  const [rounds, setRounds] = useState<readonly Round[]>(() =>
    first === undefined ? [] : [{ to: first, sent: first, resendAt: first.resendAt }],
  )
  const [isSending, setSending] = useState(false)
  const { sent = null, resendAt = 0 } = rounds.find(({ to }) => phone === undefined || isSame(to, phone)) ?? {}
  const now = useNow(Date.now, { everyMs: 500, isRunning: rounds.length > 0 })
  const secondsTo = (instant: number) => Math.max(0, Math.ceil((instant - now) / 1000))

  /** The round of one phone becomes the latest. */
  const note = (to: PhoneEntry, change: (before: Round) => Round) =>
    setRounds((before) => {
      const known = before.find((round) => isSame(round.to, to)) ?? { to, sent: null, resendAt: 0 }
      return [change(known), ...before.filter((round) => round !== known)]
    })

  /** Throws what the call throws. */
  async function send(to: PhoneEntry): Promise<SentCode> {
    setSending(true)
    try {
      const next = await sendCode(to, scene)
      note(to, () => ({ to, sent: next, resendAt: next.resendAt }))
      return next
    } catch (failure) {
      const until = waitUntil(failure)
      if (until !== undefined) note(to, (before) => ({ ...before, resendAt: until }))
      throw failure
    } finally {
      setSending(false)
    }
  }

  /** The code is of no more use, as if its time were over: another one may be asked for at once. Answers what is left. */
  function lapse(code: SentCode): SentCode {
    const over = { ...code, expiresAt: 0, resendAt: 0, devCode: '' }
    note(code, ({ to }) => ({ to, sent: over, resendAt: 0 }))
    return over
  }

  const expiresAt = sent?.expiresAt ?? 0
  return {
    sent,
    secondsLeft: secondsTo(expiresAt),
    resendIn: secondsTo(resendAt),
    /** The next one may be sent when this one is over: one count says both [page-91]. */
    isOneWait: Math.abs(resendAt - expiresAt) < 1000,
    isSending,
    send,
    lapse,
  }
}
