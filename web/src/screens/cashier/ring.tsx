import type { Countdown } from '../../features/order/use-countdown.ts'
import css from './cashier.module.css'

const radius = 60 // of a drawing of 132
const around = 2 * Math.PI * radius
const soonMs = 3 * 60_000
const lastMs = 60_000

/** The time left to pay: a ring that empties, plain at first, amber below three minutes, red below one. */
export function Ring({ countdown, wholeMs }: { readonly countdown: Countdown; readonly wholeMs: number }) {
  const { msLeft, text } = countdown
  const part = Math.min(1, wholeMs === 0 ? 0 : msLeft / wholeMs)
  const isLast = msLeft < lastMs
  return (
    <div className={css.ring} data-last={isLast || undefined} data-soon={(!isLast && msLeft < soonMs) || undefined}>
      <svg viewBox="0 0 132 132" aria-hidden="true">
        <circle cx="66" cy="66" r={radius} fill="none" stroke="var(--line)" strokeWidth="8" />
        <circle
          cx="66"
          cy="66"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - part)}
        />
      </svg>
      <b className={text.length > 5 ? 't16 h num' : 't20 h num'} role="timer" dir="ltr">
        {text}
      </b>
    </div>
  )
}
