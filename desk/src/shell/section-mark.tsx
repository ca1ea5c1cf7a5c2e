import { useT } from '@tiffin/kit/client/words.ts'
import { useOpenAlarmCount } from '../data/payments.ts'
import { useFailedSchedule, useUnpublished } from '../features/draft/slip.tsx'
import { useRights } from '../features/rights/use-rights.ts'
import { DeskIcon } from '../ui/desk-icon.tsx'

function PublishMark() {
  const t = useT()
  const { count } = useUnpublished()
  if (useFailedSchedule())
    return (
      <span className="n alarm">
        <DeskIcon name="warning" size="xs" />
        <span className="sr">{t('desk.schedule.mark')}</span>
      </span>
    )
  return count === 0 ? null : (
    <span className="n num" aria-hidden="true">
      {count}
    </span>
  )
}

function AlarmMark() {
  const t = useT()
  const { may } = useRights()
  const count = useOpenAlarmCount(may('report:money'))
  const text = count > 9 ? '9+' : String(count)
  return count === 0 ? null : (
    <span className="n num alarm">
      <span aria-hidden="true" dir="ltr">
        {text}
      </span>
      <span className="sr">{t('desk.payments.openCount', { count: text })}</span>
    </span>
  )
}

/** What waits in a section, beside its name. */
export function SectionMark({ id }: { id: string }) {
  if (id === 'publish') return <PublishMark />
  return id === 'payments' ? <AlarmMark /> : null
}
