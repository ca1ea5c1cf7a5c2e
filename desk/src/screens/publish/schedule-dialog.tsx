import { instantOf } from '@tiffin/core/store/instant-of'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import type { Draft } from '../../data/drafts.ts'
import { corpTimeZone, momentWithOffsetOf } from '../../state/dates.ts'
import { showToast } from '../../state/toast.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import type { usePublish } from './use-publish.ts'

/** Before a store opens. */
const usualClock = '06:00'

interface WallTimeFieldsProps {
  readonly date: string
  readonly clock: string
  readonly onDate: (date: string) => void
  readonly onClock: (clock: string) => void
}

/** A date and a time, by the clock of the brand. */
function WallTimeFields({ date, clock, onDate, onClock }: WallTimeFieldsProps) {
  const t = useT()
  return (
    <div className="grid2">
      <TextField
        label={t('desk.schedule.date')}
        type="date"
        isLatin
        value={date}
        onChange={({ target }) => onDate(target.value)}
      />
      <TextField
        label={t('desk.schedule.time')}
        type="time"
        isLatin
        value={clock}
        onChange={({ target }) => onClock(target.value)}
      />
    </div>
  )
}

interface ScheduleDialogProps {
  readonly draft: Draft
  readonly publish: ReturnType<typeof usePublish>
  readonly warningIdList: readonly string[]
  readonly onClose: () => void
}

/** When a draft is to be published, by the brand's clock. */
export function ScheduleDialog({ draft, publish, warningIdList, onClose }: ScheduleDialogProps) {
  const t = useT()
  const timeZone = corpTimeZone()
  const [date, setDate] = useState(() => addDays(localTimeAt(serverNow(), timeZone).date, 1))
  const [clock, setClock] = useState(usualClock)
  const [fault, setFault] = useState('')
  const publishAt = instantOf({ date, clock }, timeZone)
  const isToCome = publishAt > serverNow()

  async function submit() {
    setFault('')
    try {
      await publish.schedule({ ...draft, warningIdList }, { date, clock })
      showToast(t('desk.schedule.done', { time: momentWithOffsetOf(publishAt) }))
      onClose()
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (await publish.explain(failure)) onClose()
      else setFault(failure.message)
    }
  }

  return (
    <Dialog
      title={t('desk.schedule.title')}
      intro={t('desk.schedule.text')}
      closeLabel={t('action.close')}
      onClose={onClose}
      foot={
        <button
          type="button"
          className={publish.isBusy ? 'btn primary loading' : 'btn primary'}
          disabled={!isToCome || publish.isBusy}
          onClick={() => void submit()}
        >
          {t('desk.schedule.submit')}
        </button>
      }
    >
      <WallTimeFields {...{ date, clock }} onDate={setDate} onClock={setClock} />
      <p className={isToCome ? 'hint' : 'hint bad'} role="status">
        {isToCome
          ? t('desk.schedule.when', { time: momentWithOffsetOf(publishAt), zone: timeZone })
          : t('desk.schedule.past')}
      </p>
      <p className="hint bad" role="alert">
        {fault}
      </p>
    </Dialog>
  )
}
