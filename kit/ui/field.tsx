import './choices.css'
import { type ReactNode, useId } from 'react'
import css from './form.module.css'

/** What ties an input to its label, its fault and its hint. */
export interface Ties {
  readonly id: string
  readonly name: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

export interface FieldProps {
  readonly name: string
  readonly label: string
  /** Shown below the field in place of the hint. */
  readonly fault: string | undefined
  readonly hint?: string
}

interface Props extends FieldProps {
  /** Written from left to right in every language, as phone numbers are. */
  readonly isLatin?: boolean
  readonly children: (ties: Ties) => ReactNode
}

/** A field of a form: its name above, the entry, and below what is wrong with it or how it should be. */
export function Field({ name, label, fault = '', hint = '', isLatin = false, children }: Props) {
  const id = useId()
  const below = `${id}-below`
  return (
    <div
      className={css.part}
      data-fault={fault !== '' || undefined}
      data-bare={(hint === '' && fault === '') || undefined}
    >
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={`field ${css.field}`} dir={isLatin ? 'ltr' : undefined}>
        {children({ id, name, 'aria-invalid': fault !== '', 'aria-describedby': below })}
      </div>
      <p id={below} className={css.below}>
        <span role="alert">{fault}</span>
        {fault === '' ? hint : null}
      </p>
    </div>
  )
}
