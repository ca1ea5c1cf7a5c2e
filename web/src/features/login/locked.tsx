import { useT } from '@tiffin/kit/client/words.ts'
import { useNow } from '@tiffin/kit/ui/use-now.ts'
import { useEffect } from 'react'

const pad = (part: number) => String(part).padStart(2, '0')

interface LockedProps {
  /** Epoch ms of this device. */
  readonly until: number
  readonly onOver: () => void
}

/** Too many wrong passwords: how long logging in is refused, and the other way to log in. */
export function Locked({ until, onOver }: LockedProps) {
  const t = useT()
  const now = useNow(Date.now, { everyMs: 250, isRunning: true })
  const seconds = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (seconds === 0) onOver()
  }, [seconds, onOver])
  const time = `\u2066${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}\u2069`
  return (
    <div className="notice error">
      <span role="alert" className="sr">
        {t('refusal.loginLocked')}
      </span>
      <span role="timer" className="num">
        {t('login.lockedFor', { time })}
      </span>
    </div>
  )
}
