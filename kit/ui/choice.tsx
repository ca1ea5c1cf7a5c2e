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
  /** As many are chosen as may be: the others turn grey, and a tap says why. The id of the words that say so to a screen reader. */
  readonly beyond?: string | undefined
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
  beyond,
  className,
  children,
}: ChoiceProps) {
  const beyondId = isChosen ? undefined : beyond
  return (
    <label
      className={className === undefined ? 'choice' : `choice ${className}`}
      data-beyond={beyondId === undefined ? undefined : true}
    >
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        aria-disabled={beyondId === undefined ? undefined : true}
        aria-describedby={beyondId}
        onChange={onChoose}
        onClick={() => {
          if (type === 'radio' && isChosen) onChoose()
        }}
      />
      {children}
    </label>
  )
}
