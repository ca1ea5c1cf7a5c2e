import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Start } from '../../data/start.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

/** What every step is given. */
export interface StepProps {
  readonly start: Start
  /** To the next step that is not done. */
  readonly onDone: () => void
}

interface StepFormProps {
  readonly title: string
  readonly text: string
  /** What the button does. */
  readonly action: string
  /** Does it; whatever it throws is shown above the button. */
  readonly onSubmit: () => Promise<void>
  /** Stands beside the button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One step: what it is for, what it asks, and one button that does it. */
export function StepForm({ title, text, action, onSubmit, aside, children }: StepFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    setFault('')
    try {
      await onSubmit()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') setFault(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h2>{title}</h2>
      <p className="lead">{text}</p>
      {children}
      {fault !== '' && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          {fault}
        </p>
      )}
      <div className="foot">
        {aside}
        <SubmitButton isBusy={isBusy} className="btn primary big">
          {action}
        </SubmitButton>
      </div>
    </form>
  )
}
