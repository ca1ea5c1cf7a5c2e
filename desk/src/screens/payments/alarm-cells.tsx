import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import type { PaymentAlarm, SettleWay } from '../../data/payments.ts'
import { useRights } from '../../features/rights/use-rights.ts'
import { clockOf, dayOf, momentOf } from '../../state/dates.ts'
import { columnsOf } from '../../ui/table.tsx'
import { alarmText } from './alarm-text.ts'

/** An alarm and the way in which it is to be settled. */
export interface Choice {
  readonly alarm: PaymentAlarm
  readonly way: SettleWay
}

interface AlarmProps {
  readonly alarm: PaymentAlarm
}

interface WaysProps extends AlarmProps {
  readonly onChoose: (choice: Choice) => void
}

const At = ({ alarm: { at } }: AlarmProps) => (
  <time className="num ink2" dateTime={new Date(at).toISOString()}>
    {clockOf(at)}
  </time>
)

const OrderNo = ({ alarm: { orderNo } }: AlarmProps) => (
  <bdi className="num" dir="ltr">
    {orderNo}
  </bdi>
)

/** What happened; of a settled one who settled it, when, and what they noted. */
function What({ alarm }: AlarmProps) {
  const t = useT()
  const { settledAt, settledByName, note } = alarm
  return (
    <span className="alarmtext">
      <span className="m">{alarmText(alarm)}</span>
      {settledAt === null ? null : (
        <span className="sub">
          {t('desk.payments.settledBy', { name: settledByName, time: momentOf(settledAt) })}
          {note === '' ? null : (
            <>
              {' '}
              <q dir="auto">{note}</q>
            </>
          )}
        </span>
      )}
    </span>
  )
}

/** The ways to settle an alarm, for who may give refunds at its store. */
function Ways({ alarm, onChoose }: WaysProps) {
  const t = useT()
  const { may } = useRights()
  if (alarm.wayList.length === 0 || !may('order:refund', alarm)) return null
  return (
    <span className="ways">
      {alarm.wayList.map((way) => (
        <button key={way} type="button" className="btn line s" onClick={() => onChoose({ alarm, way })}>
          {way === 'byHand' ? t('desk.payments.byHandOpen') : t(`desk.payments.way.${way}`)}
        </button>
      ))}
    </span>
  )
}

const { columns, display } = columnsOf<PaymentAlarm>()

/** What the table shows of an alarm. */
export function useAlarmColumns(onChoose: WaysProps['onChoose']) {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({ id: 'when', header: t('desk.audit.when'), cell: ({ row }) => <At alarm={row.original} /> }),
        display({ id: 'what', header: t('desk.payments.what'), cell: ({ row }) => <What alarm={row.original} /> }),
        display({ id: 'order', header: t('desk.payments.order'), cell: ({ row }) => <OrderNo alarm={row.original} /> }),
        display({
          id: 'place',
          header: t('desk.store'),
          cell: ({ row }) => <span className="t12 ink2">{row.original.storeName}</span>,
        }),
        display({
          id: 'ways',
          header: () => <span className="sr">{t('desk.actions')}</span>,
          cell: ({ row }) => <Ways alarm={row.original} onChoose={onChoose} />,
        }),
      ]),
    [t, onChoose],
  )
}

/** The day of an alarm, where another one begins. */
export function dayHeading(alarm: PaymentAlarm, before: PaymentAlarm | undefined): string | undefined {
  const day = dayOf(alarm.at)
  return before !== undefined && dayOf(before.at) === day ? undefined : day
}

/** An alarm on a phone. */
export function AlarmEntry({ alarm, onChoose }: WaysProps) {
  return (
    <div className="entry">
      <span className="grow alarmentry">
        <span className="between">
          <OrderNo alarm={alarm} />
          <At alarm={alarm} />
        </span>
        <What alarm={alarm} />
        <span className="sub">{alarm.storeName}</span>
        <Ways alarm={alarm} onChoose={onChoose} />
      </span>
    </div>
  )
}
