import { type ComponentProps, useId } from 'react'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string
  readonly error?: string | undefined
}

/** A text to type, with its label above and what is wrong below. */
export function Field({ label, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={error !== undefined} aria-describedby={`${id}-error`} {...input} />
      <p id={`${id}-error`} className="wrong" role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}
