import { Link } from '@tanstack/react-router'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useMemo } from 'react'
import { type ReconciledDay, useReconciledDays } from '../../../data/reconciliation.ts'
import { ListState } from '../../../features/load/list-state.tsx'
import { Head } from '../../../features/page/head.tsx'
import { longDateName } from '../../../state/dates.ts'
import { money } from '../../../state/money.ts'
import { StateBox } from '../../../ui/state-box.tsx'
import { columnsOf, DataTable } from '../../../ui/table.tsx'
import { PaymentTabs } from '../payment-tabs.tsx'
import { AccountName, DayState } from './day-state.tsx'

const noDays: readonly ReconciledDay[] = []
const idOf = ({ account, day }: ReconciledDay) => `${account} ${day}`
const { columns, display } = columnsOf<ReconciledDay>()

interface DayProps {
  readonly day: ReconciledDay
}

/** Leads to the page of the day. */
const DayLink = ({ day }: DayProps) => (
  <Link
    to="/$corp/payments/reconciliation"
    params={{ corp: corpOfAddress() }}
    search={{ account: day.account, day: day.day }}
    className="m"
  >
    <AccountName day={day} />
  </Link>
)

const Sum = ({ sum, isKnown }: { sum: ReconciledDay['thereTotal']; isKnown: boolean }) => (
  <span className="num">{isKnown ? money(sum) : '–'}</span>
)

function useDayColumns() {
  const t = useT()
  return useMemo(
    () =>
      columns([
        display({
          id: 'account',
          header: t('desk.reconcile.provider'),
          cell: ({ row }) => <DayLink day={row.original} />,
        }),
        ...(['theirs', 'ours', 'fees'] as const).map((side) =>
          display({
            id: side,
            header: t(`desk.reconcile.${side}`),
            cell: ({ row: { original } }) => {
              const sums = { theirs: original.thereTotal, ours: original.hereTotal, fees: original.feeTotal }
              return <Sum sum={sums[side]} isKnown={original.state === 'compared'} />
            },
          }),
        ),
        display({
          id: 'state',
          header: t('desk.reconcile.stateLabel'),
          cell: ({ row }) => <DayState day={row.original} />,
        }),
      ]),
    [t],
  )
}

function DayEntry({ day }: DayProps) {
  return (
    <div className="entry">
      <span className="grow alarmentry">
        <span className="between">
          <DayLink day={day} />
          <Sum sum={day.thereTotal} isKnown={day.state === 'compared'} />
        </span>
        <DayState day={day} />
      </span>
    </div>
  )
}

const headingOf = ({ day }: ReconciledDay, before: ReconciledDay | undefined) =>
  before?.day === day ? undefined : longDateName(day)

/** Days of all accounts, newest first. */
export function Days() {
  const t = useT()
  const title = t('desk.reconcile.title')
  const found = useReconciledDays()
  const days = found.data?.pages.flatMap(({ list }) => list) ?? noDays
  const nothing = <StateBox icon="card" title={t('desk.reconcile.empty')} text={t('desk.reconcile.emptyText')} />
  return (
    <>
      <Head title={title} meta={t('desk.reconcile.meta')} />
      <section className="sheet2 payments" aria-label={title} aria-busy={found.isFetching}>
        <PaymentTabs />
        <ListState query={found} isEmpty={days.length === 0} empty={nothing}>
          <DataTable
            label={title}
            columns={useDayColumns()}
            rows={days}
            idOf={idOf}
            entryOf={(day) => <DayEntry day={day} />}
            headingOf={headingOf}
          />
        </ListState>
      </section>
    </>
  )
}
