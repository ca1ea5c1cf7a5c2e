import { useSettings } from '@tiffin/kit/client/bootstrap.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Sheet } from '@tiffin/kit/ui/sheet.tsx'
import { useState } from 'react'
import css from './confirm-order.module.css'

/** Longest text of a field unless said otherwise [order-5]. */
const inputMaxLength = 140

export interface Remark {
  readonly text: string
  /** A special request needs words. */
  readonly isSpecial: boolean
}

interface RemarkSheetProps {
  readonly remark: Remark
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onSave: (remark: Remark) => void
}

function Fields({ remark, onClose, onSave }: Omit<RemarkSheetProps, 'isOpen'>) {
  const t = useT()
  const { specialRemark } = useSettings()
  const [draft, setDraft] = useState(remark)
  const isMissing = draft.isSpecial && draft.text.trim() === ''
  return (
    <form
      className={css.remark}
      onSubmit={(event) => {
        event.preventDefault()
        if (isMissing) return
        onSave({ ...draft, text: draft.text.trim() })
        onClose()
      }}
    >
      {specialRemark ? (
        <label className="row">
          <span className="grow">{t('confirm.specialRemark')}</span>
          <input
            type="checkbox"
            className="switch"
            checked={draft.isSpecial}
            onChange={(event) => setDraft({ ...draft, isSpecial: event.target.checked })}
          />
        </label>
      ) : null}
      <textarea
        data-initial-focus
        aria-label={t('order.field.remark')}
        placeholder={t('confirm.remarkPlaceholder')}
        maxLength={inputMaxLength}
        value={draft.text}
        onChange={(event) => setDraft({ ...draft, text: event.target.value })}
      />
      <div className="between t12">
        <span className="pri" role="alert">
          {isMissing ? t('form.remarkRequired') : ''}
        </span>
        <span className="ink3 num">
          {draft.text.length} / {inputMaxLength}
        </span>
      </div>
      <button type="submit" className="btn primary big wide">
        {t('action.save')}
      </button>
    </form>
  )
}

/** Words to the store: free, or needed when a special request is made [order-16]. */
export function RemarkSheet({ remark, isOpen, onClose, onSave }: RemarkSheetProps) {
  const t = useT()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      label={t('order.field.remark')}
      head={<h2 className={`t20 h ${css.sheetTitle}`}>{t('order.field.remark')}</h2>}
    >
      <Fields remark={remark} onClose={onClose} onSave={onSave} />
    </Sheet>
  )
}
