import type { Ties } from '@tiffin/kit/ui/field.tsx'
import '../styles/picker.css'

interface PickerOption {
  readonly value: string
  readonly text: string
  readonly lang?: string
}

interface PickerProps {
  /** What ties it to its label in a form. */
  readonly ties?: Ties
  /** What it chooses, where no label stands beside it. */
  readonly label?: string
  readonly options: readonly PickerOption[]
  /** Empty: nothing yet. Without it the choice is the form's. */
  readonly chosen?: string
  /** What stands there before anything is chosen. */
  readonly placeholder?: string
  readonly onChoose?: (value: string) => void
}

/** One of many: a list that opens. It is the browser's own, so keys, typing ahead and screen readers work; where it can be, its list is drawn in our look. */
export function Picker({ ties, label, options, chosen, placeholder, onChoose }: PickerProps) {
  return (
    <select
      {...ties}
      className="picker"
      aria-label={label}
      {...(chosen === undefined ? { defaultValue: '' } : { value: chosen })}
      onChange={({ target }) => onChoose?.(target.value)}
    >
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map(({ value, text, lang }) => (
        <option key={value} value={value} lang={lang}>
          {text}
        </option>
      ))}
    </select>
  )
}
