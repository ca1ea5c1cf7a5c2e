import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useState } from 'react'
import { useReconciling } from '../../../data/reconciliation.ts'
import { FormDialog } from '../../../features/dialog/form-dialog.tsx'
import { showToast } from '../../../state/toast.ts'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { Field } from '../../../ui/field.tsx'
import type { DifferenceChoice } from './difference-cells.tsx'

/** As many characters as the server keeps. */
const longestNote = 300

interface SettleProps {
  readonly choice: DifferenceChoice
  readonly onClose: () => void
}

/** The note of a difference that is settled, and what was answered. */
function useSettlingDifference({ choice: { difference, way }, onClose }: SettleProps) {
  const t = useT()
  const { settle } = useReconciling()
  const [note, setNote] = useState('')
  const [noteFault, setNoteFault] = useState('')
  const [refused, setRefused] = useState('')
  const [isBusy, setBusy] = useState(false)
  /** Somebody else has settled it. */
  const [isOver, setOver] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isMissing = way === 'writeOff' && note.trim() === ''
    setNoteFault(isMissing ? t('desk.reconcile.noteMissing') : '')
    setRefused('')
    if (isMissing || isBusy) return
    setBusy(true)
    try {
      await settle({ differenceId: difference.differenceId, way, note })
      showToast(t('desk.reconcile.done'))
      onClose()
    } catch (failure) {
      setBusy(false)
      if (!(failure instanceof CallFailure)) throw failure
      setOver(isRefusal(failure, 'differenceSettled', 'differenceUnknown'))
      if (failure.kind !== 'abort') setRefused(failure.message)
    }
  }

  return { note, setNote, noteFault, refused, isBusy, isOver, submit }
}

/** Settles a difference; one that is written off is never without a note [reconcile-4]. */
export function SettleDifferenceDialog(props: SettleProps) {
  const t = useT()
  const { way } = props.choice
  const { note, setNote, noteFault, refused, isBusy, isOver, submit } = useSettlingDifference(props)
  const title = t(`desk.reconcile.way.${way}`)
  return (
    <FormDialog
      {...{ title, isBusy }}
      onClose={props.onClose}
      intro={t(`desk.reconcile.text.${way}`)}
      action={title}
      isDisabled={isOver}
      onSubmit={submit}
    >
      {refused !== '' && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          <span className="grow">{refused}</span>
        </p>
      )}
      <Field
        label={t('desk.payments.note')}
        fault={noteFault}
        hint={way === 'writeOff' ? t('desk.reconcile.noteHint') : t('desk.payments.noteOptional')}
      >
        {(ties) => (
          <span className="in area">
            <textarea
              {...ties}
              rows={3}
              dir="auto"
              maxLength={longestNote}
              required={way === 'writeOff'}
              data-initial-focus
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </span>
        )}
      </Field>
    </FormDialog>
  )
}
