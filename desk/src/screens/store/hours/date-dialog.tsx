import { dayFault } from '@tiffin/core/store/hours-fault'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { storesKey } from '../../../data/stores.ts'
import { useDeskCall } from '../../../data/use-desk-call.ts'
import { type Interval, IntervalFields } from '../../../features/store/interval-fields.tsx'
import { longDateName } from '../../../state/dates.ts'
import { showToast } from '../../../state/toast.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Segments } from '../../../ui/segments.tsx'

interface DateDialogProps {
  readonly storeId: string
  readonly date: string
  /** The hours that the date has of its own; null for none. */
  readonly before: readonly Interval[] | null
  /** What stands there otherwise. */
  readonly usual: readonly Interval[]
  readonly onClose: () => void
}

/** Gives one date other hours, at once. */
export function DateDialog({ storeId, date, before, usual, onClose }: DateDialogProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(before !== null && before.length > 0)
  const [intervals, setIntervals] = useState<readonly Interval[]>(before?.length ? before : usual)
  const { mutate, isPending } = useDeskCall('/api/app/desk/store/set-exception', storesKey)
  const day = longDateName(date)
  const to = isOpen ? intervals : []
  const isWrong = dayFault(to) !== null || (isOpen && intervals.length === 0)
  const save = (wish: readonly Interval[] | null) =>
    mutate(
      {
        storeId,
        date,
        from: before?.map((each) => ({ ...each })) ?? null,
        to: wish?.map((each) => ({ ...each })) ?? null,
      },
      {
        onSuccess: () => {
          showToast(t('desk.storePage.saved'))
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={day}
      intro={t('desk.storePage.dateText')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <>
          {before !== null && (
            <button type="button" className="btn line" disabled={isPending} onClick={() => save(null)}>
              {t('desk.storePage.asUsual')}
            </button>
          )}
          <button type="button" className="btn primary" disabled={isPending || isWrong} onClick={() => save(to)}>
            {t('action.save')}
          </button>
        </>
      }
    >
      <Segments
        legend={t('desk.storePage.hours')}
        options={[
          { value: 'closed', text: t('desk.storePage.closedAllDay') },
          { value: 'open', text: t('desk.storePage.otherHours') },
        ]}
        chosen={isOpen ? 'open' : 'closed'}
        onChoose={(chosen) => setOpen(chosen === 'open')}
      />
      {isOpen && <IntervalFields day={day} intervals={intervals} isDisabled={false} onChange={setIntervals} />}
      {isOpen && dayFault(intervals) !== null && (
        <p className="hint bad" role="alert">
          {t('desk.storePage.hoursOverlap')}
        </p>
      )}
    </Dialog>
  )
}
