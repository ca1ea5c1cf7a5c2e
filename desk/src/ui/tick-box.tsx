import { Icon } from '@tiffin/kit/ui/icon.tsx'

interface TickBoxProps {
  readonly label: string
  readonly isChecked: boolean
  /** Some of what it stands for is ticked. */
  readonly isMixed?: boolean
  readonly isDisabled?: boolean
  /** With Shift: everything since the last one. */
  readonly onTurn: (isRange: boolean) => void
}

/** A box to tick without words beside it. */
export function TickBox({ label, isChecked, isMixed = false, isDisabled = false, onTurn }: TickBoxProps) {
  return (
    <span className="check alonebox">
      <input
        className="cover"
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        onChange={() => {}}
        onClick={(event) => onTurn(event.shiftKey)}
      />
      <span className="tick" data-mixed={isMixed || undefined}>
        <Icon name={isMixed ? 'minus' : 'check'} size="xs" />
      </span>
    </span>
  )
}
