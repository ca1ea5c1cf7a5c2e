import { orderStatus } from '@tiffin/core/order/order-state'
import { goneKey, goneLines, isGoneHere } from '@tiffin/core/ticket/gone'
import { linesToMake } from '@tiffin/core/ticket/lines'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { useState } from 'react'
import { codeOf } from '../../data/code-of.ts'
import type { CounterOrder } from '../../data/orders.ts'
import { useTap } from '../../data/send-taps.ts'
import { useTakeMoney } from '../../data/take-money.ts'
import { useIsLost } from '../../state/connection.ts'
import { goneSeen } from '../../state/kept-orders.ts'
import { useStation } from '../../state/station.ts'
import { useMoveTap, useTaps } from '../../state/taps.ts'
import { sayChange } from '../cash/say-change.ts'
import { AskPayment } from './ask-payment.tsx'
import { paysHere } from './columns.ts'
import { stepLabels } from './step-labels.ts'
import { openLines, useTickedLines } from './ticks.ts'

/** Takes the money of an order that is paid here. */
function Pay({ order }: { readonly order: CounterOrder }) {
  const t = useT()
  const [isAsking, ask] = useState(false)
  const { mutate, isPending } = useTakeMoney({
    onPaid: (paid, { change }) => {
      if (change > 0) sayChange(codeOf(paid), change)
    },
    onEnd: () => ask(false),
  })
  const label = t('counter.acceptPayment')
  const isLost = useIsLost()
  if (isLost && !isAsking) {
    return (
      <p className="waits">
        <Icon name="offline" size="s" />
        {t('counter.lost.noPayment')}
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`btn ink${isPending ? ' loading' : ''}`}
        aria-label={`${label}, ${codeOf(order)}`}
        disabled={isPending}
        onClick={() => ask(true)}
      >
        {label}
      </button>
      {isAsking && <AskPayment order={order} onNo={() => ask(false)} onYes={(taken) => mutate({ order, taken })} />}
    </>
  )
}

const nextKind = {
  [orderStatus.accepted]: { kind: 'start', look: 'primary' },
  [orderStatus.making]: { kind: 'ready', look: 'dark' },
  [orderStatus.ready]: { kind: 'complete', look: 'dark' },
} as const

/** The next step of a paid order; a tap that cannot be sent says that it waits. */
function Step({ order }: { readonly order: CounterOrder }) {
  const t = useT()
  const tap = useTap()
  const waiting = useMoveTap(order.orderId)
  const isLost = useIsLost()
  const code = codeOf(order)
  const { kind, look } = nextKind[order.status as keyof typeof nextKind] // as: a ticket of the board has one of these states
  const label = t(stepLabels[kind])
  const ticked = useTickedLines(order)
  const lines = linesToMake(order)
  const [all, made] = [lines.length, lines.filter(({ lineNo }) => ticked.includes(lineNo)).length]
  const partly = kind === 'ready' && made < all ? t('counter.madeOf', { count: made, all }) : undefined
  if (waiting && isLost) {
    return (
      <p className="waits">
        <Icon name="clock" size="s" />
        {t('counter.tapWaits', {
          action: waiting.kind === 'takeBack' ? t('action.undo') : t(stepLabels[waiting.kind]),
        })}
      </p>
    )
  }
  return (
    <button
      type="button"
      className={`btn ${partly ? 'calm' : look}${waiting ? ' loading' : ''}`}
      aria-label={[partly ? `${label} ${partly}` : label, code].join(', ')}
      disabled={waiting !== undefined}
      onClick={() => tap.step(kind, order)}
    >
      {label}
      {partly && <span className="num"> {partly}</span>}
    </button>
  )
}

/** Nothing of the order is made at this station any more: it goes when that was seen [kitchen-22]. */
export function GoneHere({ order }: { readonly order: CounterOrder }) {
  const t = useT()
  const station = useStation(({ categories }) => categories)
  const seen = goneSeen.use(({ ids }) => ids)
  const see = () => {
    for (const line of goneLines(order, { station, seen })) goneSeen.note(goneKey(order, line))
  }
  return (
    <button type="button" className="btn ink" aria-label={`${t('counter.seen')}, ${codeOf(order)}`} onClick={see}>
      {t('counter.seen')}
    </button>
  )
}

function useIsGoneHere(order: CounterOrder): boolean {
  const station = useStation(({ categories }) => categories)
  const seen = goneSeen.use(({ ids }) => ids)
  return useTaps(({ list }) => isGoneHere(order, { station, seen, open: openLines(order, list) }))
}

/** The foot of a ticket, as wide as it: what comes next. */
export function Hem({ order }: { readonly order: CounterOrder }) {
  const isGone = useIsGoneHere(order)
  if (isGone)
    return (
      <footer className="hem">
        <GoneHere order={order} />
      </footer>
    )
  return <footer className="hem">{paysHere(order) ? <Pay order={order} /> : <Step order={order} />}</footer>
}
