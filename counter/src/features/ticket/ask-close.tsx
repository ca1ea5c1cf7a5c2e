import { closeReasons } from '@tiffin/core/order/close-reason'
import { counterRefund } from '@tiffin/core/order/counter-refund'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useIsLost } from '../../state/connection.ts'
import { money } from '../../state/money.ts'
import { Choices } from '../../ui/choices.tsx'
import { Answers } from '../ask/answers.tsx'
import { NoConnection } from '../connection/while-connected.tsx'

/** Why an order is closed. */
export interface Closing {
  readonly reason: string
  readonly note: string
}

interface AskCloseProps {
  readonly order: CounterOrder
  readonly isBusy: boolean
  readonly onClose: (closing: Closing) => void
  readonly onNo: () => void
}

/** Asks why an order cannot be served. The customer reads the reason in their own language; the note is for the store. */
export function AskClose({ order, isBusy, onClose, onNo }: AskCloseProps) {
  const t = useT()
  const [chosen, choose] = useState<(typeof closeReasons)[number]>()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const refund = counterRefund(order)
  const isLost = useIsLost()

  function submit(event: FormEvent) {
    event.preventDefault()
    const isWhy = chosen !== undefined && (chosen !== 'other' || note.trim() !== '')
    setMissing(!isWhy)
    if (isWhy) onClose({ reason: chosen, note: note.trim() })
  }

  return (
    <Dialog isForm title={t('counter.closeTitle', { code: codeOf(order) })} onClose={onNo}>
      <p>{t(order.payTime === null ? 'counter.closeTextUnpaid' : 'counter.closeText')}</p>
      {refund > 0 && <p className="b">{t('counter.giveBack', { amount: money(refund) })}</p>}
      <form onSubmit={submit} noValidate>
        <Choices
          legend={t('counter.closeReason')}
          options={closeReasons.map((value) => ({ value, text: t(`counter.reason.${value}`) }))}
          chosen={chosen}
          onChoose={(reason) => {
            choose(reason)
            setMissing(false)
          }}
        />
        <TextField
          name="note"
          label={t('counter.closeNote')}
          value={note}
          maxLength={140}
          onChange={({ target }) => setNote(target.value)}
        />
        <p className="wrong" role="alert">
          {isMissing && t('counter.reasonRequired')}
        </p>
        {isLost && <NoConnection text={t('counter.lost.noClose')} />}
        <Answers yes={t('counter.close')} onNo={onNo} isDisabled={isLost || isBusy} />
      </form>
    </Dialog>
  )
}
