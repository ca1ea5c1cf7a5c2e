import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

interface FormDialogProps {
  readonly title: string
  readonly intro?: string
  /** What the button that sends the form says. */
  readonly action: string
  readonly isBusy?: boolean
  readonly isDisabled?: boolean
  /** Takes the whole window of a phone, like a page. */
  readonly isPage?: boolean
  readonly onSubmit: (event: FormEvent) => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form in a dialog, with its two ways out: sent, or left as it was. */
export function FormDialog({
  title,
  intro,
  action,
  isBusy = false,
  isDisabled = false,
  isPage = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const t = useT()
  const formId = useId()
  return (
    <Dialog
      {...{ title, intro, isPage, onClose }}
      closeLabel={t('action.close')}
      foot={
        <>
          <button type="button" className="btn line" onClick={onClose}>
            {t('action.cancel')}
          </button>
          <SubmitButton isBusy={isBusy} isDisabled={isDisabled} form={formId}>
            {action}
          </SubmitButton>
        </>
      }
    >
      {/* Entries never get into an address, even if a form is sent without its script. */}
      <form id={formId} method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        {children}
      </form>
    </Dialog>
  )
}
