import { readClock } from '@tiffin/core/store/read-clock'
import { useEffect, useState } from 'react'

interface ClockFieldProps {
  readonly label: string
  /** `HH:mm`. */
  readonly value: string
  readonly isDisabled: boolean
  readonly onChange: (clock: string) => void
}

/** A clock of 24 hours, the same in every language; what is none is not taken and goes when the field is left. */
export function ClockField({ label, value, isDisabled, onChange }: ClockFieldProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText((before) => (readClock(before) === value ? before : value)), [value])
  return (
    <span className="in clock">
      <input
        type="text"
        className="num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        aria-label={label}
        aria-invalid={readClock(text) === null}
        disabled={isDisabled}
        value={text}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => {
          setText(target.value)
          const clock = readClock(target.value)
          if (clock !== null && target.value.length >= 4) onChange(clock)
        }}
        onBlur={() => {
          const clock = readClock(text) ?? value
          setText(clock)
          if (clock !== value) onChange(clock)
        }}
      />
    </span>
  )
}
