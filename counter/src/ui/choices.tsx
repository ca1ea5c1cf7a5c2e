import { useId } from 'react'

interface Choice<Value> {
  readonly value: Value
  readonly text: string
  /** Below, in small letters. */
  readonly note?: string | undefined
  readonly isDisabled?: boolean
}

interface ChoicesProps<Value> {
  readonly legend: string
  readonly options: readonly Choice<Value>[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
}

/** One of a few, each a line to tap. */
export function Choices<Value extends string | number>({ legend, options, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="reasons">
      <legend>{legend}</legend>
      {options.map(({ value, text, note, isDisabled = false }) => (
        <label key={value} className="reason">
          <input
            type="radio"
            name={name}
            checked={chosen === value}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
          />
          <span className="grow">
            {text}
            {note !== undefined && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
