import { stockKind } from '@tiffin/core/stock/check-stock'
import { useT } from '@tiffin/kit/client/words.ts'
import { Dialog } from '@tiffin/kit/ui/dialog.tsx'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { Answers } from '../../features/ask/answers.tsx'
import { WhileConnected } from '../../features/connection/while-connected.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Keypad } from '../../ui/keypad.tsx'
import { Segments } from '../../ui/segments.tsx'
import { PlanRow } from './plan-row.tsx'
import type { StockItem } from './stocks.ts'
import { moves, useCount } from './use-count.ts'

type Count = ReturnType<typeof useCount>

function Head({ item, count, onClose }: { item: StockItem; count: Count; onClose: () => void }) {
  const t = useT()
  const { expected, textOf } = count
  const inOrders = expected === null ? 0 : Math.round((expected - (item.available ?? expected)) * 1000) / 1000
  const words = [
    expected === null ? t('counter.stock.notCounted') : t('counter.stock.shouldBe', { amount: textOf(expected) }),
    ...(inOrders > 0 ? [t('counter.stock.inOrders', { amount: textOf(inOrders) })] : []),
  ]
  return (
    <header>
      <div className="grow">
        <h2 className="t16 b">{item.name}</h2>
        <p className="t14 ink2">{words.join(' · ')}</p>
      </div>
      <button type="button" className="round" aria-label={t('action.close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </header>
  )
}

function Moves({ count: { move, setMove } }: { count: Count }) {
  const t = useT()
  return (
    <Segments
      label={t('counter.stock.what')}
      options={moves.map((value) => ({ value, text: t(`counter.stock.move.${value}`) }))}
      chosen={move}
      onChoose={setMove}
    />
  )
}

/** How far a count is from what should be there, before it is saved. */
function Difference({ count: { move, expected, amount, textOf } }: { count: Count }) {
  const t = useT()
  if (move !== 'count' || expected === null || amount === undefined) return null
  const difference = Math.round((amount - expected) * 1000) / 1000
  const words = difference < 0 ? 'counter.stock.fewer' : 'counter.stock.extra'
  return (
    <p className={`t16 difference ${difference === 0 ? 'ink2' : 'b warn-ink'}`} role="status">
      {difference === 0 ? t('counter.stock.asExpected') : t(words, { amount: textOf(Math.abs(difference)) })}
    </p>
  )
}

/** Takes the limit away, once that was asked. */
function End({ count: { end, isPending } }: { count: Count }) {
  const t = useT()
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className="btn line" disabled={isPending} onClick={() => open(true)}>
        {t('counter.stock.unlimited')}
      </button>
      {isOpen && (
        <Dialog title={t('counter.stock.unlimited')} onClose={() => open(false)}>
          <p>{t('counter.stock.unlimitedText')}</p>
          <Answers
            yes={t('action.ok')}
            onNo={() => open(false)}
            onYes={() => {
              open(false)
              end()
            }}
          />
        </Dialog>
      )}
    </>
  )
}

interface SaveProps {
  readonly count: Count
  readonly next: StockItem | undefined
}

/** Saves what was typed; what is far from what should be there once that was asked [stock-12]. */
function Save({ count, next }: SaveProps) {
  const t = useT()
  const { move, expected, amount, isPending, isTooMuch, isOdd, save, textOf } = count
  const [isAsking, ask] = useState(false)
  if (amount === undefined || isTooMuch)
    return (
      <button type="button" className="btn primary" disabled>
        {t('counter.stock.save')}
      </button>
    )
  return (
    <>
      <button
        type="button"
        className="btn primary"
        disabled={isPending}
        onClick={() => (isOdd ? ask(true) : save(amount))}
      >
        {next && move === 'count' ? t('counter.stock.saveNext', { name: next.name }) : t('counter.stock.save')}
      </button>
      {isAsking && (
        <Dialog title={t('counter.stock.odd')} onClose={() => ask(false)}>
          <p>{t('counter.stock.oddText', { amount: textOf(amount), expected: textOf(expected ?? 0) })}</p>
          <Answers
            yes={t('counter.stock.oddYes', { amount: textOf(amount) })}
            onNo={() => ask(false)}
            onYes={() => {
              ask(false)
              save(amount)
            }}
          />
        </Dialog>
      )}
    </>
  )
}

/** What can be done with what was typed; before anything is, that the stock is right, or no longer counted. */
function Do({ count, next }: { count: Count; next: StockItem | undefined }) {
  const t = useT()
  const { move, expected, amount, isPending, save } = count
  return (
    <div className="do">
      {move === 'count' && expected !== null && amount === undefined && (
        <>
          <button type="button" className="btn line" disabled={isPending} onClick={() => save(expected)}>
            {t('counter.stock.asIs')}
          </button>
          <End count={count} />
        </>
      )}
      <Save count={count} next={next} />
    </div>
  )
}

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
  const count = useCount(item, onDone)
  const { expected, move, typed, setTyped, differs, offered, reason, setReason } = count
  return (
    <>
      <Head {...{ item, count, onClose }} />
      {expected !== null && <Moves count={count} />}
      <output className="typed num" aria-label={t('counter.stock.amount')}>
        {typed === '' ? '–' : `\u2066${typed} ${item.unit}\u2069`}
      </output>
      <Difference count={count} />
      <Keypad
        value={typed}
        onChange={setTyped}
        hasPoint={item.kind === stockKind.material}
        labels={{ delete: t('counter.keypad.delete'), point: t('counter.keypad.point') }}
      />
      {differs && (
        <Choices
          legend={t(move === 'spoil' ? 'counter.stock.whySpoil' : 'counter.whyDiffers')}
          options={offered.map((value) => ({ value, text: t(`counter.stock.reasons.${value}`) }))}
          chosen={reason}
          onChoose={setReason}
        />
      )}
      <PlanRow item={item} />
      <WhileConnected>
        <Do {...{ count, next }} />
      </WhileConnected>
    </>
  )
}
