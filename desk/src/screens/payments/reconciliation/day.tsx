import { Link } from '@tanstack/react-router'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { saveFile } from '@tiffin/kit/client/save-file.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import {
  type DayKey,
  type Difference,
  type ReconciledDay,
  useReconciledDay,
  useReconciling,
} from '../../../data/reconciliation.ts'
import { Failed } from '../../../features/load/failed.tsx'
import { Head } from '../../../features/page/head.tsx'
import { useRights } from '../../../features/rights/use-rights.ts'
import { longDateName, momentOf } from '../../../state/dates.ts'
import { money } from '../../../state/money.ts'
import { showToast } from '../../../state/toast.ts'
import { DeskIcon } from '../../../ui/desk-icon.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { StateBox } from '../../../ui/state-box.tsx'
import { DataTable } from '../../../ui/table.tsx'
import { AccountName, DayState } from './day-state.tsx'
import { type DifferenceChoice, DifferenceEntry, useDifferenceColumns } from './difference-cells.tsx'
import { differencesFile } from './differences-file.ts'
import { SettleDifference } from './settle-difference.tsx'

const idOf = ({ differenceId }: Difference) => differenceId

function ToDays() {
  const t = useT()
  return (
    <Link
      className="btn quiet sq"
      to="/$corp/payments/reconciliation"
      params={{ corp: corpOfAddress() }}
      aria-label={t('desk.reconcile.back')}
      title={t('desk.reconcile.back')}
    >
      <DeskIcon name="back" size="s" isDirected />
    </Link>
  )
}

/** Asks the provider once more. */
function CompareButton({ dayKey }: { dayKey: DayKey }) {
  const t = useT()
  const { may } = useRights()
  const { compare } = useReconciling()
  const [isBusy, setBusy] = useState(false)
  if (!may('order:refund', 'corp')) return null
  async function run() {
    if (isBusy) return
    setBusy(true)
    try {
      await compare(dayKey)
      showToast(t('desk.reconcile.againDone'))
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (failure.kind !== 'abort') showToast(failure.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="btn line" aria-busy={isBusy} onClick={() => void run()}>
      {t('desk.reconcile.again')}
    </button>
  )
}

/** Both sides of the day in sums. */
function Sums({ day }: { day: ReconciledDay }) {
  const t = useT()
  const sums = [
    ['theirs', money(day.thereTotal)],
    ['ours', money(day.hereTotal)],
    ['fees', money(day.feeTotal)],
    ['movements', String(day.movements)],
  ] as const
  return (
    <dl className="daysums">
      {sums.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`desk.reconcile.${name}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('desk.reconcile.stateLabel')}</dt>
        <dd>
          <DayState day={day} />
          {day.ranAt === null ? null : (
            <span className="sub">{t('desk.reconcile.ranAt', { time: momentOf(day.ranAt) })}</span>
          )}
        </dd>
      </div>
    </dl>
  )
}

function Differences({ list }: { list: readonly Difference[] }) {
  const t = useT()
  const [choice, setChoice] = useState<DifferenceChoice>()
  const columns = useDifferenceColumns(setChoice)
  return (
    <>
      {list.length === 0 ? (
        <StateBox icon="check" title={t('desk.reconcile.noDifference')} text={t('desk.reconcile.noDifferenceText')} />
      ) : (
        <DataTable
          label={t('desk.reconcile.title')}
          columns={columns}
          rows={list}
          idOf={idOf}
          entryOf={(difference) => <DifferenceEntry difference={difference} onChoose={setChoice} />}
        />
      )}
      {choice && <SettleDifference choice={choice} onClose={() => setChoice(undefined)} />}
    </>
  )
}

/** A day of an account: both sides, what differs, and how it is settled. */
export function Day({ dayKey }: { dayKey: DayKey }) {
  const t = useT()
  const { data, error, isFetching, refetch } = useReconciledDay(dayKey)
  const title = longDateName(dayKey.day)
  const save = () => saveFile(`${dayKey.account}-${dayKey.day}.csv`, 'text/csv', differencesFile(data?.list ?? []))
  return (
    <>
      <Head title={title} before={<ToDays />} meta={data && <AccountName day={data.day} />}>
        {data && data.list.length > 0 ? (
          <button type="button" className="btn quiet hide-s" onClick={save}>
            {t('desk.reconcile.csv')}
          </button>
        ) : null}
        <CompareButton dayKey={dayKey} />
      </Head>
      <section className="sheet2 payments" aria-label={title} aria-busy={isFetching}>
        {data === undefined && error === null && <SkeletonRows label={t('desk.loading')} />}
        {data === undefined && error !== null && <Failed failure={error} onRetry={() => void refetch()} />}
        {data && (
          <>
            <Sums day={data.day} />
            {data.day.state === 'waits' ? (
              <StateBox icon="card" title={t('desk.reconcile.state.waits')} text={t('desk.reconcile.emptyText')} />
            ) : (
              <Differences list={data.list} />
            )}
          </>
        )}
      </section>
    </>
  )
}
