import { mostPinDigits } from '@tiffin/core/staff/pin'
import { useRef } from 'react'
import { useTypedKeys } from './use-typed-keys.ts'

interface KeypadProps {
  /** As typed so far: digits, and a point where it is allowed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hasPoint?: boolean
  /** A PIN is no amount: a 0 at the beginning counts too. */
  readonly isCode?: boolean
  readonly labels: { readonly delete: string; readonly point: string }
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const most = 9

/** Whether a text is an amount, or the beginning of one. */
const isAmount = (text: string): boolean => /^\d*(\.\d{0,3})?$/.test(text) && text.length <= most

/** Figures to tap, or to type on a keyboard [kitchen-39]. */
export function Keypad({ value, onChange, hasPoint = false, isCode = false, labels }: KeypadProps) {
  const type = (key: string) => {
    if (isCode) {
      if (value.length < mostPinDigits) onChange(value + key)
      return
    }
    const next = value === '0' && key !== '.' ? key : value + key
    if (isAmount(next)) onChange(next)
  }
  const erase = () => onChange(value.slice(0, -1))
  const pad = useRef<HTMLDivElement>(null)
  useTypedKeys(pad, { type, erase, hasPoint })
  return (
    <div ref={pad} className="keys" dir="ltr">
      {digits.map((digit) => (
        <button key={digit} type="button" onClick={() => type(digit)}>
          {digit}
        </button>
      ))}
      <button type="button" aria-label={labels.delete} onClick={erase}>
        ⌫
      </button>
      <button type="button" onClick={() => type('0')}>
        0
      </button>
      {hasPoint && (
        <button type="button" aria-label={labels.point} onClick={() => type('.')}>
          .
        </button>
      )}
    </div>
  )
}
