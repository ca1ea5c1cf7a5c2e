import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { useState } from 'react'
import { Choices } from './choices.tsx'
import { Fault } from './fault.tsx'

interface ChooseReasonProps {
  readonly legend: string
  /** In words, the last one for what none of them says. */
  readonly reasons: readonly string[]
  /** The reason as it will be written down; empty until one is chosen. */
  readonly onChoose: (reason: string) => void
  /** Empty when a reason is there. */
  readonly fault: string
}

/** Why something is done: it is kept with the employee's name, and the customer never reads it. */
export function ChooseReason({ legend, reasons, onChoose, fault }: ChooseReasonProps) {
  const [chosen, choose] = useState<string>()
  const other = reasons.at(-1)
  return (
    <>
      <Choices
        legend={legend}
        options={reasons.map((text) => ({ value: text, text }))}
        chosen={chosen}
        onChoose={(reason) => {
          choose(reason)
          onChoose(reason === other ? '' : reason)
        }}
      />
      {chosen !== undefined && chosen === other ? (
        <TextField
          name="reason"
          label={legend}
          maxLength={140}
          autoFocus
          onChange={({ target }) => onChoose(target.value.trim())}
        />
      ) : null}
      <Fault text={fault} />
    </>
  )
}
