import { useT } from '@tiffin/kit/client/words.ts'
import { type ReactNode, useId } from 'react'
import { momentWithOffsetOf } from '../../state/dates.ts'
import { TextField } from '../../ui/field.tsx'
import type { When } from './use-when.ts'

interface WhenChoiceProps {
  readonly name: string
  readonly title: string
  readonly text: string
  readonly isChosen: boolean
  readonly reason: string | undefined
  readonly onChoose: () => void
  readonly children?: ReactNode
}

/** One of the times, with what follows from it; what belongs to it is shown once it is chosen. */
function WhenChoice({ name, title, text, isChosen, reason, onChoose, children }: WhenChoiceProps) {
  const about = useId()
  return (
    <div className="whenchoice" data-chosen={isChosen || undefined}>
      <label title={reason}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={reason !== undefined}
          aria-describedby={about}
          onChange={onChoose}
        />
        <span className="radio" aria-hidden="true" />
        <b>{title}</b>
      </label>
      <p id={about} className="hint">
        {text}
      </p>
      {isChosen && children}
    </div>
  )
}

/** A date and a time, by the clock of the brand. */
function WallTime({ date, setDate, clock, setClock, publishAt, isToCome, timeZone }: When) {
  const t = useT()
  return (
    <div className="walltime">
      <TextField
        label={t('desk.schedule.date')}
        type="date"
        isLatin
        value={date}
        onChange={({ target }) => setDate(target.value)}
      />
      <TextField
        label={t('desk.schedule.time')}
        type="time"
        isLatin
        value={clock}
        onChange={({ target }) => setClock(target.value)}
      />
      <p className={isToCome ? 'hint' : 'hint bad'} role="status">
        {isToCome
          ? t('desk.schedule.when', { time: momentWithOffsetOf(publishAt), zone: timeZone })
          : t('desk.schedule.past')}
      </p>
    </div>
  )
}

interface WhenCardProps {
  readonly when: When
  /** Why the draft may not be published; undefined when it may. */
  readonly reason: string | undefined
  /** Why it could not be scheduled; empty for nothing. */
  readonly fault: string
}

/** When the draft is published. */
export function WhenCard({ when, reason, fault }: WhenCardProps) {
  const t = useT()
  const name = useId()
  return (
    <section className="card when" aria-label={t('desk.publish.when')}>
      <div className="cardhead">
        <h2>{t('desk.publish.when')}</h2>
      </div>
      <WhenChoice
        {...{ name, reason }}
        title={t('desk.publish.atOnce')}
        text={t('desk.publish.nowText')}
        isChosen={!when.isLater}
        onChoose={() => when.setLater(false)}
      />
      <WhenChoice
        {...{ name, reason }}
        title={t('desk.publish.atTime')}
        text={t('desk.schedule.text')}
        isChosen={when.isLater}
        onChoose={() => when.setLater(true)}
      >
        <WallTime {...when} />
        <p className="hint bad" role="alert">
          {fault}
        </p>
      </WhenChoice>
    </section>
  )
}
