import css from './form.module.css'

interface FormFootProps {
  /** A fault of no single field, such as a lost connection. */
  readonly fault: string
  readonly isBusy: boolean
  readonly label: string
  readonly isDisabled?: boolean
  /** The form, where the foot stands outside of it. */
  readonly form?: string
}

/** The end of a form: what went wrong as a whole, and the button that sends it. */
export function FormFoot({ fault, isBusy, label, isDisabled = false, form }: FormFootProps) {
  return (
    <>
      <p role="alert" className={`notice error ${css.whole}`}>
        {fault}
      </p>
      <button
        type="submit"
        form={form}
        className={`btn primary big wide ${isBusy ? 'loading' : ''}`}
        aria-busy={isBusy}
        disabled={isDisabled}
      >
        {label}
      </button>
    </>
  )
}
