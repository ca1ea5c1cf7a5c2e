import { Icon } from '@tiffin/kit/ui/icon.tsx'

interface FilterChipProps<Value extends string> {
  readonly label: string
  readonly value: Value | ''
  /** What stands there while nothing is chosen; undefined where something always is. */
  readonly all?: string
  readonly options: readonly { readonly value: Value; readonly text: string }[]
  readonly onChoose: (value: Value | '') => void
}

/** A filter above a list: its name in grey, what is chosen in ink. */
export function FilterChip<Value extends string>({ label, value, all, options, onChoose }: FilterChipProps<Value>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <label className={chosen ? 'fchip on' : 'fchip'}>
      <span>{label}</span>
      <b className="one">{chosen?.text ?? all}</b>
      <Icon name="down" size="xs" />
      <select
        className="cover"
        value={chosen?.value ?? ''}
        onChange={({ target }) => onChoose(options.find((option) => option.value === target.value)?.value ?? '')}
      >
        {all === undefined ? null : <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}
