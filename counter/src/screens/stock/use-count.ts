import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { StockWish } from '../../data/stock.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { showToast } from '../../state/toast.ts'
import { amountText, type StockItem } from './stocks.ts'

/** What is done to a stock here; its limit is taken away by `end`. */
export const moves = ['count', 'deliver', 'spoil'] as const
export type Move = (typeof moves)[number]

/** Why a count differs, or something is thrown away. */
export const reasons = ['dropped', 'tasted', 'expired', 'miscounted'] as const
export type Reason = (typeof reasons)[number]

const after = (move: Move, expected: number, amount: number) =>
  move === 'count' ? amount : move === 'deliver' ? expected + amount : expected - amount

/** How a move is sent, once. */
function useSending({ kind, itemId, name }: StockItem, onDone: () => void) {
  const t = useT()
  const { mutate, isPending } = useStoreCall('/api/app/store/stock/move', ['stock'])
  const [requestId] = useState(() => crypto.randomUUID())
  const send = (wish: Omit<StockWish, 'kind' | 'itemId' | 'requestId'>, amount: string) =>
    mutate(
      { kind, itemId, requestId, ...wish },
      {
        onSuccess: () => {
          showToast(t('counter.stock.saved', { name, amount }))
          onDone()
        },
      },
    )
  return { send, isPending }
}

/** What is typed of a stock, and its saving. What was shown when it was chosen goes along with a count [stock-7]. */
export function useCount(item: StockItem, onDone: () => void) {
  const t = useT()
  const { send, isPending } = useSending(item, onDone)
  const [expected] = useState(item.available)
  const [move, setMove] = useState<Move>('count')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<Reason>()
  const amount = typed === '' ? undefined : Number(typed)
  const differs = amount !== undefined && (move === 'spoil' || (move === 'count' && (expected ?? amount) !== amount))
  const textOf = (value: number) => amountText(value, item.unit)

  function save(value: number) {
    const why = reason && differs ? t(`counter.stock.reasons.${reason}`) : ''
    const shown = move === 'count' ? { expected } : {}
    send({ move, amount: value, reason: why, ...shown }, textOf(after(move, expected ?? 0, value)))
  }

  return {
    ...{ expected, move, setMove, typed, setTyped, reason, setReason, amount, differs, isPending, save, textOf },
    isTooMuch: move === 'spoil' && (amount ?? 0) > (expected ?? 0),
    end: () => send({ move: 'end' }, t('counter.stock.notCounted')),
  }
}
