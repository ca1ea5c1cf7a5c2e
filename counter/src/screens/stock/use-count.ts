import { isOddCount } from '@tiffin/core/stock/odd-count'
import { amountText } from '@tiffin/kit/client/plan-text.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useRef, useState } from 'react'
import type { StockWish } from '../../data/stock.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { showToast } from '../../state/toast.ts'
import type { StockItem } from './stocks.ts'

/** What is done to a stock here; its limit is taken away by `end`. */
export const moves = ['count', 'deliver', 'spoil'] as const
export type Move = (typeof moves)[number]

/** Why a count differs, or something is thrown away. */
const reasons = ['dropped', 'tasted', 'expired', 'miscounted'] as const
export type Reason = (typeof reasons)[number]

/** Why there is more than there should be: nothing of it was dropped or eaten. */
const extraReasons: readonly Reason[] = ['miscounted']

/** What was typed; undefined while it is no amount, or nothing that is delivered or thrown away. */
function readAmount(typed: string, move: Move): number | undefined {
  const amount = Number(typed)
  const isAmount = typed !== '' && typed !== '.' && (amount > 0 || move === 'count')
  return isAmount ? amount : undefined
}

/** How a move is sent, once. */
function useSending({ kind, itemId, name, unit }: StockItem, onDone: () => void) {
  const t = useT()
  const { mutate, isPending } = useStoreCall('/api/app/store/stock/move', ['stock'])
  const ids = useRef<Record<string, string>>({})
  /** The same wish again is the same move; another one is another. */
  function send(wish: Omit<StockWish, 'kind' | 'itemId' | 'requestId'>) {
    const key = JSON.stringify(wish)
    const requestId = ids.current[key] ?? crypto.randomUUID()
    ids.current[key] = requestId
    mutate(
      { kind, itemId, requestId, ...wish },
      {
        onSuccess: ({ available }) => {
          const amount = available === null ? t('counter.stock.notCounted') : amountText(available, unit)
          showToast(t('counter.stock.saved', { name, amount }))
          onDone()
        },
      },
    )
  }
  return { send, isPending }
}

/** What is typed of a stock, and its saving. What was shown when it was chosen goes along with a count [stock-7]. */
export function useCount(item: StockItem, onDone: () => void) {
  const t = useT()
  const { send, isPending } = useSending(item, onDone)
  const [expected] = useState(item.inStore)
  const [move, setMove] = useState<Move>('count')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<Reason>()
  const amount = readAmount(typed, move)
  const differs = amount !== undefined && (move === 'spoil' || (move === 'count' && (expected ?? amount) !== amount))
  const isExtra = move === 'count' && amount !== undefined && amount > (expected ?? amount)
  const offered = isExtra ? extraReasons : reasons
  const textOf = (value: number) => amountText(value, item.unit)

  function save(value: number) {
    const why = reason && differs && offered.includes(reason) ? t(`counter.stock.reasons.${reason}`) : ''
    const shown = move === 'count' ? { expected } : {}
    send({ move, amount: value, reason: why, ...shown })
  }

  return {
    ...{
      expected,
      move,
      setMove,
      typed,
      setTyped,
      reason,
      setReason,
      offered,
      amount,
      differs,
      isPending,
      save,
      textOf,
    },
    isOdd: move === 'count' && amount !== undefined && expected !== null && isOddCount(amount, expected),
    isTooMuch: move === 'spoil' && (amount ?? 0) > (item.available ?? 0),
    end: () => send({ move: 'end' }),
  }
}
