import { useT } from '@tiffin/kit/client/words.ts'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { money } from '../../state/money.ts'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Field } from '../../ui/field.tsx'
import type { Choice } from './alarm-cells.tsx'
import { useSettling } from './use-settling.ts'

/** As many characters as the server keeps. */
const longestNote = 300

interface SettleDialogProps {
  readonly choice: Choice
  readonly onClose: () => void
}

/** Settles an alarm, with a note of what was done; money that was given back by hand is never without one [cashier-6]. */
export function SettleDialog({ choice, onClose }: SettleDialogProps) {
  const t = useT()
  const { way, alarm } = choice
  const { note, setNote, noteFault, refused, isBusy, isOver, submit } = useSettling(choice, onClose)
  const title = t(`desk.payments.way.${way}`)
  return (
    <FormDialog
      {...{ title, isBusy, onClose }}
      intro={t(`desk.payments.text.${way}`, { amount: money(alarm.expected) })}
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
        hint={way === 'byHand' ? t('desk.payments.noteHint') : t('desk.payments.noteOptional')}
      >
        {(ties) => (
          <span className="in area">
            <textarea
              {...ties}
              rows={3}
              dir="auto"
              maxLength={longestNote}
              required={way === 'byHand'}
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
