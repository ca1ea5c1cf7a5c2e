import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { ChoiceRow } from './choices/choice-row.tsx'
import css from './confirm-order.module.css'
import type { Note } from './use-note.ts'

interface NoteCardProps {
  readonly note: Note
  readonly onEdit: () => void
}

/** Words for the store, and tissues where the brand offers them. */
export function NoteCard({ note: { remark, tissueNeed, setTissue }, onEdit }: NoteCardProps) {
  const t = useT()
  const { tissueOption } = useSettings()
  return (
    <section className={`card ${css.rows}`}>
      <ChoiceRow
        icon="note"
        label={t('order.field.remark')}
        value={remark.text === '' ? t('frame.optional') : remark.text}
        tone="quiet"
        onClick={onEdit}
      />
      {tissueOption ? (
        <label className="row">
          <span className={css.lead}>
            <Icon name="tissue" />
          </span>
          <span className="grow">{t('confirm.tissue')}</span>
          <input
            type="checkbox"
            className="switch"
            checked={tissueNeed}
            onChange={(event) => setTissue(event.target.checked)}
          />
        </label>
      ) : null}
    </section>
  )
}
