import { useEffect } from 'react'
import { serverNow } from '../../state/clock.ts'
import { useNow } from '../../ui/use-now.ts'

/** Time left to pay by the server's clock. */
export interface Countdown {
  readonly msLeft: number
  /** "13:42". */
  readonly text: string
}

function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const pad = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = `${pad(minutes % 60)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

/** Counts down to a deadline (epoch ms) and says once when it is reached. */
export function useCountdown(deadline: number | null, onOver: () => void): Countdown | undefined {
  const isRunning = deadline !== null
  const now = useNow(serverNow, { everyMs: 250, isRunning })
  const msLeft = deadline === null ? 0 : Math.max(0, deadline - now)
  const isOver = isRunning && msLeft === 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return deadline === null ? undefined : { msLeft, text: clockText(msLeft) }
}
