import { instantOf } from '@tiffin/core/store/instant-of'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { useT } from '@tiffin/kit/client/words.ts'
import type { MenuItem } from '../../data/menu-items.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { corpTimeZone, momentWithOffsetOf } from '../../state/dates.ts'
import { TextField } from '../../ui/field.tsx'
import { instantIn } from './promotion.ts'

const two = (number: number): string => String(number).padStart(2, '0')

interface TimeProps {
  readonly promotion: MenuItem
  readonly reason: string | undefined
  readonly field: 'startTime' | 'endTime'
}

/** One end of the time of a promotion, by the brand's clock, with its offset. */
function TimeField({ promotion, reason, field }: TimeProps) {
  const t = useT()
  const edit = useEdit()
  const timeZone = corpTimeZone()
  const instant = instantIn(promotion, field)
  const { date, minutes } = localTimeAt(instant, timeZone)
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  const label = t(`desk.offer.${field}`)
  const put = (time: { date: string; clock: string }) => {
    const next = instantOf(time, timeZone)
    if (Number.isFinite(next)) edit.set(promotion, { [field]: next })
  }
  const isWrong = field === 'endTime' && instant <= instantIn(promotion, 'startTime')
  return (
    <div className="grid2">
      <TextField
        label={t('desk.offer.dateOf', { name: label })}
        type="date"
        isLatin
        value={date}
        disabled={reason !== undefined}
        fault={isWrong ? t('desk.offer.endWrong') : undefined}
        hint={momentWithOffsetOf(instant)}
        onChange={({ target }) => target.value !== '' && put({ date: target.value, clock })}
      />
      <TextField
        label={t('desk.offer.timeOf', { name: label })}
        type="time"
        isLatin
        value={clock}
        disabled={reason !== undefined}
        onChange={({ target }) => target.value !== '' && put({ date, clock: target.value })}
      />
    </div>
  )
}

/** From when until when a promotion holds. */
export function TimeFields(props: Omit<TimeProps, 'field'>) {
  return (
    <>
      <TimeField {...props} field="startTime" />
      <TimeField {...props} field="endTime" />
    </>
  )
}
