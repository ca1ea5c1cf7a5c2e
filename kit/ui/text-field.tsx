import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import css from './form.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'name'> {
  readonly name: string
  readonly label: string
  readonly fault?: string | undefined
  readonly hint?: string
}

/** A field to type one line into. */
export function TextField({ name, label, fault, hint = '', ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} fault={fault} hint={hint}>
      {(ties) => <input type="text" className={css.entry} {...ties} {...input} />}
    </Field>
  )
}
