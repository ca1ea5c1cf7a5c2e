import './stepper.css'
import { Icon } from './icon.tsx'

interface StepperProps {
  readonly num: number
  readonly onChange: (num: number) => void
  readonly min?: number
  /** Plus stays usable at the limit, greyed, so that a tap can say why. */
  readonly isAtLimit?: boolean
  /** Neither button answers, as while what was tapped is being saved. */
  readonly isDisabled?: boolean
  readonly labels: { readonly less: string; readonly more: string; readonly num: string }
}

/** A number with minus and plus. */
export function Stepper({ num, onChange, min = 0, isAtLimit = false, isDisabled = false, labels }: StepperProps) {
  return (
    <span className="stepper">
      <button
        type="button"
        aria-label={labels.less}
        disabled={isDisabled || num <= min}
        onClick={() => onChange(num - 1)}
      >
        <span className="disc">
          <Icon name="minus" size="xs" />
        </span>
      </button>
      <output className="num" aria-label={labels.num}>
        {num}
      </output>
      <button
        type="button"
        className="plus"
        aria-label={labels.more}
        disabled={isDisabled}
        data-at-limit={isAtLimit || undefined}
        onClick={() => onChange(num + 1)}
      >
        <span className="disc">
          <Icon name="plus" size="xs" />
        </span>
      </button>
    </span>
  )
}
