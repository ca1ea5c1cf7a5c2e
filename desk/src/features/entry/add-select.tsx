import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { sortedByName } from '../../state/lists.ts'

interface AddSelectProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly isDisabled?: boolean
  readonly onAdd: (value: string) => void
}

/** Adds one of several to a list. */
export function AddSelect({ label, options, isDisabled = false, onAdd }: AddSelectProps) {
  return (
    <label className="fchip addselect">
      <Icon name="plus" size="xs" />
      <b>{label}</b>
      <select
        className="cover"
        aria-label={label}
        value=""
        disabled={isDisabled || options.length === 0}
        onChange={({ target }) => target.value !== '' && onAdd(target.value)}
      >
        <option value="">{label}</option>
        {sortedByName(options, ({ text }) => text).map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
