import { useT } from '@tiffin/kit/client/words.ts'
import { type FormEvent, useId, useState } from 'react'
import { type CounterOrder, handOver, useMove } from '../../data/orders.ts'
import { isCodeOf } from '../../features/ticket/columns.ts'
import { showToast } from '../../state/toast.ts'

/** The fast way: type the code that the customer says, press Enter, hand over. */
export function CodeEntry({ ready }: { ready: readonly CounterOrder[] }) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const { mutate } = useMove()

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = ready.filter((order) => isCodeOf(order, typed))
    const [order] = found
    if (!order || found.length > 1) return showToast(t('counter.codeUnknown'))
    const code = order.pickupCode ?? ''
    setTyped('')
    mutate({ order, move: handOver(code) }, { onSuccess: () => showToast(t('counter.handedOver', { code })) })
  }

  return (
    <form className="code-entry" onSubmit={submit}>
      <label htmlFor={id} className="sr">
        {t('counter.handOverAny')}
      </label>
      <input
        id={id}
        value={typed}
        placeholder={t('order.field.pickupCode')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="btn soft" disabled={typed.trim() === ''}>
        {t('counter.handOver')}
      </button>
    </form>
  )
}
