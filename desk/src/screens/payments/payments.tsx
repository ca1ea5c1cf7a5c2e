import { getRouteApi } from '@tanstack/react-router'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { type PaymentAlarm, usePaymentAlarms } from '../../data/payments.ts'
import { ListState } from '../../features/load/list-state.tsx'
import { Head } from '../../features/page/head.tsx'
import { NotAllowed } from '../../features/rights/not-allowed.tsx'
import { useRights } from '../../features/rights/use-rights.ts'
import { Segments } from '../../ui/segments.tsx'
import { StateBox } from '../../ui/state-box.tsx'
import { DataTable } from '../../ui/table.tsx'
import { AlarmEntry, type Choice, dayHeading, useAlarmColumns } from './alarm-cells.tsx'
import { PaymentTabs } from './payment-tabs.tsx'
import { SettleAlarm } from './settle-alarm.tsx'

const route = getRouteApi('/$corp/_in/payments')

const noAlarms: readonly PaymentAlarm[] = []
const idOf = ({ alarmId }: PaymentAlarm) => alarmId

function Views() {
  const t = useT()
  const { view = 'open' } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="bar2 under">
      <Segments
        legend={t('desk.payments.view')}
        options={(['open', 'settled'] as const).map((value) => ({ value, text: t(`desk.payments.views.${value}`) }))}
        chosen={view}
        onChoose={(value) => void navigate({ search: value === 'settled' ? { view: value } : {}, replace: true })}
      />
    </div>
  )
}

function NoAlarms({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  return isOpen ? (
    <StateBox icon="card" title={t('desk.payments.empty')} text={t('desk.payments.emptyText')} />
  ) : (
    <StateBox icon="card" title={t('desk.payments.emptySettled')} />
  )
}

function Payments() {
  const t = useT()
  const title = t('desk.payments.title')
  const isOpen = route.useSearch().view === undefined
  const found = usePaymentAlarms(isOpen)
  const [choice, setChoice] = useState<Choice>()
  const columns = useAlarmColumns(setChoice)
  const alarms = found.data?.pages.flatMap(({ list }) => list) ?? noAlarms
  return (
    <>
      <Head title={title} meta={t('desk.payments.meta')} />
      <section className="sheet2 payments" aria-label={title} aria-busy={found.isFetching}>
        <PaymentTabs />
        <Views />
        <ListState query={found} isEmpty={alarms.length === 0} empty={<NoAlarms isOpen={isOpen} />}>
          <DataTable
            label={title}
            columns={columns}
            rows={alarms}
            idOf={idOf}
            entryOf={(alarm) => <AlarmEntry alarm={alarm} onChoose={setChoice} />}
            headingOf={dayHeading}
          />
        </ListState>
      </section>
      {choice && <SettleAlarm choice={choice} onClose={() => setChoice(undefined)} />}
    </>
  )
}

/** Alarms about money, and how they are settled. */
export function PaymentsScreen() {
  const t = useT()
  const { may } = useRights()
  return may('report:money') ? <Payments /> : <NotAllowed title={t('desk.payments.title')} needs="report:money" />
}
