import { stockKind } from '@tiffin/core/stock/check-stock'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import type { StockWish } from '../../data/stock.ts'
import { useStoreCall } from '../../data/use-store-call.ts'
import { Answers } from '../../features/ask/answers.tsx'
import { showToast } from '../../state/toast.ts'
import { Choices } from '../../ui/choices.tsx'
import { Keypad } from '../../ui/keypad.tsx'
import { amountText, type StockItem } from './stocks.ts'

const moves = ['count', 'deliver', 'spoil'] as const
const reasons = ['dropped', 'tasted', 'expired', 'miscounted'] as const
type Move = (typeof moves)[number]

/** What is done to a stock, and how it is sent. What was shown when it was chosen goes along with a count. */
function useMove(item: StockItem, onDone: () => void) {
  const t = useT()
  const { mutate, isPending } = useStoreCall('/api/app/store/stock/move', ['stock'])
  const [expected] = useState(item.available)
  const [requestId] = useState(() => crypto.randomUUID())
  const { kind, itemId, name, unit } = item
  const send = (wish: Pick<StockWish, 'move' | 'amount' | 'reason'>, after: string) =>
    mutate(
      { kind, itemId, requestId, ...wish, ...(wish.move === 'count' ? { expected } : {}) },
      {
        onSuccess: () => {
          showToast(t('counter.stock.saved', { name, amount: after }))
          onDone()
        },
      },
    )
  return { expected, isPending, send, textOf: (amount: number) => amountText(amount, unit) }
}

const afterMove = (move: Move, expected: number, amount: number) =>
  move === 'count' ? amount : move === 'deliver' ? expected + amount : expected - amount

interface CountPaneProps {
  readonly item: StockItem
  /** The one below it in the list. */
  readonly next: StockItem | undefined
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Counts the chosen stock on a keypad, adds a delivery to it, or throws some of it away [stock-7]. */
export function CountPane({ item, next, onDone, onClose }: CountPaneProps) {
  const t = useT()
  const [move, setMove] = useState<Move>('count')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<(typeof reasons)[number]>()
  const [isEnding, askEnd] = useState(false)
  const { expected, isPending, send, textOf } = useMove(item, onDone)
  const amount = typed === '' ? undefined : Number(typed)
  const differs = amount !== undefined && (move === 'spoil' || (move === 'count' && (expected ?? amount) !== amount))
  const isTooMuch = move === 'spoil' && (amount ?? 0) > (expected ?? 0)
  const save = (value: number) =>
    send(
      { move, amount: value, reason: reason && differs ? t(`counter.stock.reasons.${reason}`) : '' },
      textOf(afterMove(move, expected ?? 0, value)),
    )
  return (
    <>
      <header>
        <div className="grow">
          <h2 className="t16 b">{item.name}</h2>
          <p className="t14 ink2">
            {expected === null
              ? t('counter.stock.notCounted')
              : t('counter.stock.shouldBe', { amount: textOf(expected) })}
          </p>
        </div>
        <button type="button" className="round" aria-label={t('action.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {expected !== null && (
        <fieldset className="seg" aria-label={t('counter.stock.what')}>
          {moves.map((each) => (
            <button key={each} type="button" aria-pressed={each === move} onClick={() => setMove(each)}>
              {t(`counter.stock.move.${each}`)}
            </button>
          ))}
        </fieldset>
      )}
      <output className="typed num" aria-label={t('counter.stock.amount')}>
        {typed === '' ? '–' : amountText(Number(typed), item.unit)}
      </output>
      <Keypad
        value={typed}
        onChange={setTyped}
        hasPoint={item.kind === stockKind.material}
        labels={{ delete: t('counter.stock.delete'), point: t('counter.stock.point') }}
      />
      {differs && (
        <Choices
          legend={t('counter.stock.why')}
          options={reasons.map((value) => ({ value, text: t(`counter.stock.reasons.${value}`) }))}
          chosen={reason}
          onChoose={setReason}
        />
      )}
      {isEnding && (
        <Dialog title={t('counter.stock.unlimited')} onClose={() => askEnd(false)}>
          <p>{t('counter.stock.unlimitedText')}</p>
          <Answers
            yes={t('action.ok')}
            onNo={() => askEnd(false)}
            onYes={() => {
              askEnd(false)
              send({ move: 'end' }, t('counter.stock.notCounted'))
            }}
          />
        </Dialog>
      )}
      <div className="do">
        {move === 'count' && expected !== null && typed === '' && (
          <>
            <button type="button" className="btn line" disabled={isPending} onClick={() => save(expected)}>
              {t('counter.stock.asIs')}
            </button>
            <button type="button" className="btn line" disabled={isPending} onClick={() => askEnd(true)}>
              {t('counter.stock.unlimited')}
            </button>
          </>
        )}
        <button
          type="button"
          className="btn primary"
          disabled={isPending || amount === undefined || isTooMuch}
          onClick={() => amount !== undefined && save(amount)}
        >
          {next && move === 'count' ? t('counter.stock.saveNext', { name: next.name }) : t('counter.stock.save')}
        </button>
      </div>
    </>
  )
}
