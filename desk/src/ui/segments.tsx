import { Choice } from '@tiffin/kit/ui/choice.tsx'
import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly text: string; readonly isDisabled?: boolean }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of two or three that lie beside each other. */
export function Segments<Value extends string>({ legend, options, chosen, onChoose }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="seg" aria-label={legend}>
      {options.map(({ value, text, isDisabled = false }) => (
        <Choice
          key={value}
          type="radio"
          name={name}
          isChosen={chosen === value}
          isDisabled={isDisabled}
          onChoose={() => onChoose(value)}
        >
          {text}
        </Choice>
      ))}
    </fieldset>
  )
}
