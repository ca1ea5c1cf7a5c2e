import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** What ties an input to its label and to what is said below it. */
export interface Ties {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface FieldProps {
  readonly label: string
  readonly fault?: string | undefined
  readonly hint?: ReactNode
  readonly children: (ties: Ties) => ReactNode
}

/** A field of a form: its name above, the entry, and below what is wrong with it or how it should be. */
export function Field({ label, fault, hint, children }: FieldProps) {
  const id = useId()
  const below = `${id}-below`
  const isWrong = fault !== undefined && fault !== ''
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isWrong, 'aria-describedby': below })}
      <p id={below} className={isWrong ? 'hint bad' : 'hint'}>
        <span role="alert">{fault}</span>
        {isWrong ? null : hint}
      </p>
    </div>
  )
}

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, Omit<FieldProps, 'children'> {
  /** In front of the entry, as the sign of a currency. */
  readonly unit?: string
  /** Written from left to right in every language. */
  readonly isLatin?: boolean
}

/** A field to type one line into. */
export function TextField({ label, fault, hint, unit, isLatin = false, ...input }: TextFieldProps) {
  return (
    <Field label={label} fault={fault} hint={hint}>
      {(ties) => (
        <span className="in" dir={isLatin ? 'ltr' : undefined}>
          {unit === undefined ? null : (
            <span className="unit" aria-hidden="true">
              {unit}
            </span>
          )}
          <input type="text" {...ties} {...input} />
        </span>
      )}
    </Field>
  )
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'>, Omit<FieldProps, 'children'> {}

/** A field to choose one of a few in; `children` are its options. */
export function SelectField({ label, fault, hint, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} fault={fault} hint={hint}>
      {(ties) => (
        <span className="in select">
          <select {...ties} {...select}>
            {children}
          </select>
          <Icon name="down" size="xs" />
        </span>
      )}
    </Field>
  )
}
