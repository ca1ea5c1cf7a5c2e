import { useT } from '@tiffin/kit/client/words.ts'
import { useNow } from '@tiffin/kit/ui/use-now.ts'
import { useState } from 'react'
import { DeskIcon } from '../../ui/desk-icon.tsx'

/** A log-in that is locked after too many tries. */
export interface Lock {
  /** Left until the next try; 0 when it may be tried. */
  readonly seconds: number
  readonly until: (seconds: number) => void
}

const clock = () => Date.now()

/** Counts down the seconds of a lock. */
export function useLock(): Lock {
  const [{ end, wait }, setLock] = useState({ end: 0, wait: 0 })
  const now = useNow(clock, { everyMs: 1000, isRunning: end > 0 })
  const seconds = Math.min(wait, Math.max(0, Math.ceil((end - now) / 1000)))
  return { seconds, until: (most) => setLock({ end: clock() + most * 1000, wait: most }) }
}

const minuteSeconds = 60

/** `4:05`. */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`

/** Says that it is locked, and for how long. */
export function Locked({ lock: { seconds } }: { lock: Lock }) {
  const t = useT()
  if (seconds === 0) return null
  return (
    <p className="notice error" role="alert">
      <DeskIcon name="lock" size="s" />
      <span className="grow">{t('desk.login.locked')}</span>
      <b className="num" role="timer">
        {minutesAndSeconds(seconds)}
      </b>
    </p>
  )
}
