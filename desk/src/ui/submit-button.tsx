import type { ReactNode } from 'react'

interface SubmitButtonProps {
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  /** The id of its form, where it stands outside of it. */
  readonly form?: string
  readonly className?: string
  readonly children: ReactNode
}

/** Sends a form once, and shows while that is under way: a second press then does nothing. */
export function SubmitButton({ isBusy, isDisabled, form, className = 'btn primary', children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      form={form}
      className={isBusy ? `${className} loading` : className}
      aria-busy={isBusy}
      disabled={isDisabled}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      {children}
    </button>
  )
}
