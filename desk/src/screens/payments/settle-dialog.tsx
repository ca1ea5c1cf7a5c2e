import { useT } from '@tiffin/kit/client/words.ts'
import { FormDialog } from '../../features/dialog/form-dialog.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'
import { Field } from '../../ui/field.tsx'
import { type Settling, useSettling } from './use-settling.ts'

/** As many characters as the server keeps. */
const longestNote = 300

/** Settles something, with a note of what was done. */
export function SettleDialog(props: Settling) {
  const t = useT()
  const { title, intro, hint, noteMissing, onClose } = props
  const { note, setNote, noteFault, refused, isBusy, isOver, submit } = useSettling(props)
  return (
    <FormDialog {...{ title, intro, isBusy, onClose }} action={title} isDisabled={isOver} onSubmit={submit}>
      {refused !== '' && (
        <p className="notice error" role="alert">
          <DeskIcon name="warning" size="s" />
          <span className="grow">{refused}</span>
        </p>
      )}
      <Field label={t('desk.payments.note')} fault={noteFault} hint={hint}>
        {(ties) => (
          <span className="in area">
            <textarea
              {...ties}
              rows={3}
              dir="auto"
              maxLength={longestNote}
              required={noteMissing !== ''}
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
