import { type FormEvent, useState } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { codeOf } from '../../features/ticket/columns.ts'
import { useT } from '../../state/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'

const reasons = ['soldOut', 'machine', 'closing', 'notCollected', 'other'] as const

interface AskCloseProps {
  readonly order: CounterOrder
  readonly onClose: (reason: string) => void
  readonly onNo: () => void
}

/** Asks why an order cannot be served; the customer will read it. */
export function AskClose({ order, onClose, onNo }: AskCloseProps) {
  const t = useT()
  const [chosen, choose] = useState<(typeof reasons)[number]>()
  const [words, setWords] = useState('')
  const [isMissing, setMissing] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    const reason = chosen === 'other' || chosen === undefined ? words.trim() : t(`console.reason.${chosen}`)
    setMissing(reason === '')
    if (reason !== '') onClose(reason)
  }

  return (
    <Dialog title={t('console.closeTitle', { code: codeOf(order) })} onClose={onNo}>
      <p>{t('console.closeText')}</p>
      <form onSubmit={submit} noValidate>
        <fieldset className="reasons">
          <legend>{t('console.closeReason')}</legend>
          {reasons.map((reason) => (
            <label key={reason} className="reason">
              <input
                type="radio"
                name="reason"
                checked={chosen === reason}
                onChange={() => {
                  choose(reason)
                  setMissing(false)
                }}
              />
              {t(`console.reason.${reason}`)}
            </label>
          ))}
        </fieldset>
        {chosen === 'other' && (
          <Field
            label={t('console.closeReason')}
            value={words}
            maxLength={140}
            autoFocus
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <p className="wrong" role="alert">
          {isMissing && t('console.reasonRequired')}
        </p>
        <div className="buttons">
          <button type="button" className="btn line" onClick={onNo}>
            {t('action.cancel')}
          </button>
          <button type="submit" className="btn primary">
            {t('console.close')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
