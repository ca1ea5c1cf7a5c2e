import { Icon } from '@tiffin/kit/ui/icon.tsx'
import type { ReactNode } from 'react'

interface CheckProps {
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly children: ReactNode
  /** Below, in small letters: why it is disabled, or what it means. */
  readonly note?: string | undefined
}

/** A box to tick with its words. */
export function Check({ isChecked, isDisabled = false, onChange, children, note }: CheckProps) {
  return (
    <label className="check">
      <input
        className="cover"
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className="tick">
        <Icon name="check" size="xs" />
      </span>
      <span>
        {children}
        {note === undefined ? null : (
          <small>
            <bdi>{note}</bdi>
          </small>
        )}
      </span>
    </label>
  )
}
