import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import type { Difference, DifferenceWay } from '../../../data/reconciliation.ts'
import { useRights } from '../../../features/rights/use-rights.ts'
import { momentOf } from '../../../state/dates.ts'
import { moneyIn } from '../../../state/money.ts'
import { columnsOf } from '../../../ui/table.tsx'

/** A difference and the way in which it is to be settled. */
export interface DifferenceChoice {
  readonly difference: Difference
  readonly way: DifferenceWay
}

interface DifferenceProps {
  readonly difference: Difference
}

interface WaysProps extends DifferenceProps {
  readonly onChoose: (choice: DifferenceChoice) => void
}

/** What one side has. */
function Side({ sum }: { sum: Difference['ours'] }) {
  const t = useT()
  if (sum === null) return <span className="ink2">{t('desk.reconcile.nothing')}</span>
  if (sum.amount < 0) return <span className="ink2">{t('desk.reconcile.unreadable')}</span>
  return <span className="num">{moneyIn(sum.currency, sum.amount)}</span>
}

/** Who settled it, when, and what they noted. */
function Settled({ difference: { settledAt, settledByName, way, note } }: DifferenceProps) {
  const t = useT()
  if (settledAt === null) return null
  const time = momentOf(settledAt)
  const text =
    way === 'gone' ? t('desk.reconcile.gone', { time }) : t('desk.payments.settledBy', { name: settledByName, time })
  return (
    <span className="sub">
      {text}
      {note === '' ? null : (
        <>
          {' '}
          <q dir="auto">{note}</q>
        </>
      )}
    </span>
  )
}

function What({ difference }: DifferenceProps) {
  const t = useT()
  const { kind, paymentNo, refundNo, transactionId } = difference
  return (
    <span className="alarmtext">
      <span className="m">{t(`desk.reconcile.kind.${kind}`)}</span>
      <bdi className="num sub" dir="ltr">
        {refundNo || paymentNo || transactionId}
      </bdi>
      <Settled difference={difference} />
    </span>
  )
}

/** The ways to settle a difference, for who may give refunds for the whole brand. */
function Ways({ difference, onChoose }: WaysProps) {
  const t = useT()
  const { may } = useRights()
  if (difference.wayList.length === 0 || !may('order:refund', 'corp')) return null
  return (
    <span className="ways">
      {difference.wayList.map((way) => (
        <button key={way} type="button" className="btn line s" onClick={() => onChoose({ difference, way })}>
          {t(`desk.reconcile.way.${way}`)}
        </button>
      ))}
    </span>
  )
}

const { columns, display } = columnsOf<Difference>()

/** What the table shows of a difference. */
export function useDifferenceColumns(onChoose: WaysProps['onChoose']) {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({
          id: 'what',
          header: t('desk.reconcile.what'),
          cell: ({ row }) => <What difference={row.original} />,
        }),
        display({
          id: 'order',
          header: t('desk.payments.order'),
          cell: ({ row }) => (
            <bdi className="num" dir="ltr">
              {row.original.orderNo}
            </bdi>
          ),
        }),
        display({
          id: 'theirs',
          header: t('desk.reconcile.theirs'),
          cell: ({ row }) => <Side sum={row.original.theirs} />,
        }),
        display({ id: 'ours', header: t('desk.reconcile.ours'), cell: ({ row }) => <Side sum={row.original.ours} /> }),
        display({
          id: 'ways',
          header: () => <span className="sr">{t('desk.actions')}</span>,
          cell: ({ row }) => <Ways difference={row.original} onChoose={onChoose} />,
        }),
      ]),
    [t, onChoose],
  )
}

/** A difference on a phone. */
export function DifferenceEntry({ difference, onChoose }: WaysProps) {
  const t = useT()
  return (
    <div className="entry">
      <span className="grow alarmentry">
        <What difference={difference} />
        <span className="between">
          <span className="sub">{t('desk.reconcile.theirs')}</span>
          <Side sum={difference.theirs} />
        </span>
        <span className="between">
          <span className="sub">{t('desk.reconcile.ours')}</span>
          <Side sum={difference.ours} />
        </span>
        <Ways difference={difference} onChoose={onChoose} />
      </span>
    </div>
  )
}
