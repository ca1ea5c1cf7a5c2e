import './range.css'
import type { CSSProperties } from 'react'

interface RangeProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A slider; its track is filled up to the value. */
export function Range({ label, min, max, step = 1, value, onChange }: RangeProps) {
  const filled = max > min ? (value - min) / (max - min) : 0
  return (
    <input
      type="range"
      className="range"
      style={{ '--filled': filled } as CSSProperties}
      aria-label={label}
      {...{ min, max, step, value }}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  )
}
