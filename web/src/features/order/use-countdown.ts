import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useEffect, useReducer, useRef } from 'react'

/** Time left to pay by the server's clock. */
export interface Countdown {
  /** Whole seconds, begun ones counted, in milliseconds. */
  readonly msLeft: number
  /** "13:42". */
  readonly text: string
}

/** The clock is read this often, so that no second is shown late. */
const readMs = 250

function clockText(seconds: number): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const rest = `${pad(minutes % 60)}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

const secondsUntil = (deadline: number | null) =>
  deadline === null ? 0 : Math.max(0, Math.ceil((deadline - serverNow()) / 1000))

/** Counts down to a deadline (epoch ms) and says once when it is reached. Renders once a second. */
export function useCountdown(deadline: number | null, onOver: () => void): Countdown | undefined {
  const seconds = secondsUntil(deadline)
  const rendered = useRef(seconds)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    rendered.current = seconds
  })
  useEffect(() => {
    if (deadline === null) return
    const read = () => {
      if (secondsUntil(deadline) !== rendered.current) renderAgain()
    }
    read() // a second may have passed since it was rendered
    const timer = setInterval(read, readMs)
    return () => clearInterval(timer)
  }, [deadline])
  const isOver = deadline !== null && seconds === 0
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  return deadline === null ? undefined : { msLeft: seconds * 1000, text: clockText(seconds) }
}

/** What stands beside a countdown; when it is over, the server still asks whether money came [order-18]. */
export const timeLabel = (countdown: Countdown | undefined) =>
  countdown?.msLeft === 0 ? 'result.checking' : 'pay.timeRemainingLabel'
