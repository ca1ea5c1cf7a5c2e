import { type ReactNode, useId } from 'react'

interface ChoicesProps<Value> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly text: string; readonly beside?: ReactNode }[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
}

/** One of a few, each a line to tap. */
export function Choices<Value extends string | number>({ legend, options, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="reasons">
      <legend>{legend}</legend>
      {options.map(({ value, text, beside }) => (
        <label key={value} className="reason">
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span className="grow">{text}</span>
          {beside}
        </label>
      ))}
    </fieldset>
  )
}
