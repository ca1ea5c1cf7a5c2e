import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { type FormEvent, memo, useId } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { HandedOver } from '../../features/kitchen/handed-over.tsx'
import { isCodeOf } from '../../features/ticket/columns.ts'
import { hasWord } from '../../features/ticket/has-word.ts'
import { ReadyRow } from '../../features/ticket/ready-row.tsx'
import { setTyped, useChosen } from '../../state/chosen.ts'
import { showToast } from '../../state/toast.ts'
import { Lane } from './lane.tsx'

/** The orders that a code, a name, or a word of the note [kitchen-15] may mean. */
function matching(orders: readonly CounterOrder[], typed: string): readonly CounterOrder[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return orders
  const exact = orders.filter((order) => isCodeOf(order, typed))
  if (exact.length > 0) return exact
  return orders.filter(
    (order) =>
      codeOf(order).toLowerCase().includes(text) ||
      order.customerName.toLowerCase().includes(text) ||
      hasWord(order.remark, text),
  )
}

interface CodeBoxProps {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onEnter: () => void
}

/** The fast way: type the code that the customer says, or a name, and press Enter. */
function CodeBox({ typed, onType, onEnter }: CodeBoxProps) {
  const t = useT()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onEnter()
  }
  return (
    <form className="code-box" onSubmit={submit}>
      <Icon name="search" size="s" />
      <label htmlFor={id} className="sr">
        {t('counter.handOverAny')}
      </label>
      <input
        id={id}
        data-code-box=""
        value={typed}
        placeholder={t('counter.codeOrName')}
        autoComplete="off"
        maxLength={40}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  )
}

interface ReadyLaneProps {
  readonly orders: readonly CounterOrder[]
  /** All of the board: those that were handed over may come back. */
  readonly all: readonly CounterOrder[]
  readonly isUnknown: boolean
  readonly isShown: boolean
}

/** What waits to be collected: a list, found by code or name. */
export const ReadyLane = memo(function ReadyLane({ orders, all, isUnknown, isShown }: ReadyLaneProps) {
  const t = useT()
  const typed = useChosen((chosen) => chosen.typed)
  const tap = useTap()
  const found = matching(orders, typed)

  function handOverFound() {
    const [order] = found
    if (typed.trim() === '' || !order || found.length > 1) return showToast(t('counter.codeUnknown'))
    setTyped('')
    tap.step('complete', order)
  }

  return (
    <Lane
      name="ready"
      count={orders.length}
      isUnknown={isUnknown}
      isShown={isShown}
      end={<HandedOver orders={all} />}
      above={<CodeBox typed={typed} onType={setTyped} onEnter={handOverFound} />}
    >
      <div className="stack ready-list">
        {orders.length > 0 && found.length === 0 && <p className="nothing">{t('counter.nothingFound')}</p>}
        {found.map((order) => (
          <ReadyRow key={order.orderId} order={order} />
        ))}
      </div>
    </Lane>
  )
})
