import { useT } from '@tiffin/kit/client/words.ts'
import { useReconciling } from '../../../data/reconciliation.ts'
import { SettleDialog } from '../settle-dialog.tsx'
import type { DifferenceChoice } from './difference-cells.tsx'

interface SettleDifferenceProps {
  readonly choice: DifferenceChoice
  readonly onClose: () => void
}

/** Settles a difference; one that is written off is never without a note [reconcile-4]. */
export function SettleDifference({ choice: { difference, way }, onClose }: SettleDifferenceProps) {
  const t = useT()
  const { settle } = useReconciling()
  return (
    <SettleDialog
      title={t(`desk.reconcile.way.${way}`)}
      intro={t(`desk.reconcile.text.${way}`)}
      hint={way === 'writeOff' ? t('desk.reconcile.noteHint') : t('desk.payments.noteOptional')}
      noteMissing={way === 'writeOff' ? t('desk.reconcile.noteMissing') : ''}
      done={t('desk.reconcile.done')}
      over={['differenceSettled', 'differenceUnknown']}
      settle={(note) => settle({ differenceId: difference.differenceId, way, note })}
      onClose={onClose}
    />
  )
}
