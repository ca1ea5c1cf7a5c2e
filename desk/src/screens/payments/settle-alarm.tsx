import { needsNote } from '@tiffin/core/order/payment-alarm'
import { useT } from '@tiffin/kit/client/words.ts'
import { useSettleAlarm } from '../../data/payments.ts'
import { money } from '../../state/money.ts'
import type { Choice } from './alarm-cells.tsx'
import { SettleDialog } from './settle-dialog.tsx'

interface SettleAlarmProps {
  readonly choice: Choice
  readonly onClose: () => void
}

/** Settles an alarm; money that was given back without the server is never without a note [cashier-6]. */
export function SettleAlarm({ choice: { alarm, way }, onClose }: SettleAlarmProps) {
  const t = useT()
  const settle = useSettleAlarm()
  const hint = way === 'done' ? t('desk.payments.doneHint') : t('desk.payments.noteHint')
  return (
    <SettleDialog
      title={t(`desk.payments.way.${way}`)}
      intro={t(`desk.payments.text.${way}`, { amount: money(alarm.expected) })}
      hint={needsNote(way) ? hint : t('desk.payments.noteOptional')}
      noteMissing={needsNote(way) ? t('desk.payments.noteMissing') : ''}
      done={t('desk.payments.done')}
      over={['alarmSettled', 'alarmUnknown']}
      settle={(note) => settle({ alarmId: alarm.alarmId, way, note })}
      onClose={onClose}
    />
  )
}
