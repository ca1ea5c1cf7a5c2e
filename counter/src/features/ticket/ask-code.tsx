import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { TextField } from '@tiffin/kit/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import type { CounterOrder } from '../../data/orders.ts'
import { Answers } from '../ask/answers.tsx'
import { isCodeOf } from './columns.ts'

interface AskCodeProps {
  readonly order: CounterOrder
  readonly onRight: () => void
  readonly onNo: () => void
}

/** Asks for the code that the customer shows, so that the bag goes to whom it belongs. */
export function AskCode({ order, onRight, onNo }: AskCodeProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isCodeOf(order, typed)) onRight()
    else setWrong(true)
  }

  return (
    <Dialog isForm title={t('counter.handOverTitle')} onClose={onNo}>
      <p>{t('counter.handOverText', { code: order.pickupCode ?? '' })}</p>
      <form onSubmit={submit} noValidate>
        <TextField
          name="pickupCode"
          label={t('order.field.pickupCode')}
          value={typed}
          data-initial-focus
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={12}
          fault={isWrong ? t('counter.codeWrong') : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
        />
        <Answers yes={t('counter.handOver')} onNo={onNo} />
      </form>
    </Dialog>
  )
}
