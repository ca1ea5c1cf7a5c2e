import './choices.css'
import type { ReactNode } from 'react'

interface ChoiceProps {
  readonly type: 'radio' | 'checkbox'
  /** Radios of one name are one group. */
  readonly name: string
  readonly isChosen: boolean
  /** Also raised when a radio that is chosen is tapped again. */
  readonly onChoose: () => void
  readonly isDisabled?: boolean
  /** As many are chosen as may be: the others turn grey, and a tap says why. */
  readonly isBeyond?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A radio or checkbox that looks like a chip, a segment or a row. */
export function Choice({
  type,
  name,
  isChosen,
  onChoose,
  isDisabled = false,
  isBeyond,
  className,
  children,
}: ChoiceProps) {
  return (
    <label
      className={className === undefined ? 'choice' : `choice ${className}`}
      data-beyond={(isBeyond && !isChosen) || undefined}
    >
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        onClick={() => {
          if (type === 'radio' && isChosen) onChoose()
        }}
      />
      {children}
    </label>
  )
}
