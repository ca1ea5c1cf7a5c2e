import { useEffect, useState } from 'react'
import { TextField } from '../../ui/field.tsx'

interface NumberFieldProps {
  readonly label: string
  readonly hint?: string
  readonly fault?: string | undefined
  readonly wrong: string
  readonly value: number
  readonly isRight: (value: number) => boolean
  readonly isDisabled: boolean
  readonly onChange: (value: number) => void
}

const read = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

/** A number that is typed; what is none stays in the field and is not taken. */
export function NumberField({ label, hint, fault, wrong, value, isRight, isDisabled, onChange }: NumberFieldProps) {
  const [text, setText] = useState(String(value))
  useEffect(() => setText((before) => (read(before) === value ? before : String(value))), [value])
  const isWrong = !isRight(read(text))
  return (
    <TextField
      label={label}
      hint={hint}
      fault={isWrong ? wrong : fault}
      inputMode="decimal"
      isLatin
      maxLength={20}
      disabled={isDisabled}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        const typed = read(target.value)
        if (isRight(typed)) onChange(typed)
      }}
      onBlur={() => setText(String(value))}
    />
  )
}
