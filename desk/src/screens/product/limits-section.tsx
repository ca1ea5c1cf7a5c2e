import type { Value } from '@tiffin/core/draft/change'
import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { fieldOf } from '../../data/show-edits.ts'
import { useEdit } from '../../features/draft/use-edit.ts'
import { EntryField } from '../../features/entry/entry-field.tsx'
import { countOf, listOf } from '../../features/entry/entry-types.ts'
import { WeekdayChecks, weekdays } from '../../features/store/weekday-checks.tsx'
import { Field } from '../../ui/field.tsx'
import { anchorOf, type ProductSetting } from './product-setting.ts'
import { Section } from './section.tsx'

const wholeWeek = { start: '10:00', end: '22:00', weekdays: [...weekdays] }

type Time = Readonly<Record<string, Value>>

interface TimeRowProps {
  readonly time: Time
  readonly number: number
  readonly isDisabled: boolean
  readonly onChange: (time: Time) => void
  readonly onRemove: () => void
}

function TimeRow({ time, number, isDisabled, onChange, onRemove }: TimeRowProps) {
  const t = useT()
  const name = t('desk.product.time', { number })
  const days = Array.isArray(time.weekdays) ? time.weekdays : []
  return (
    <fieldset className="rolebox" aria-label={name}>
      <div className="timeline">
        {(['start', 'end'] as const).map((side) => (
          <Field key={side} label={side === 'start' ? t('desk.product.from') : t('desk.product.until')}>
            {(ties) => (
              <span className="in" dir="ltr">
                <input
                  type="time"
                  {...ties}
                  value={String(time[side] ?? '')}
                  disabled={isDisabled}
                  onChange={({ target }) => target.value !== '' && onChange({ ...time, [side]: target.value })}
                />
              </span>
            )}
          </Field>
        ))}
        <button
          type="button"
          className="btn quiet sq"
          disabled={isDisabled}
          aria-label={t('desk.product.remove', { name })}
          onClick={onRemove}
        >
          <Icon name="bin" size="s" />
        </button>
      </div>
      <WeekdayChecks chosen={days} isDisabled={isDisabled} onChange={(weekdays) => onChange({ ...time, weekdays })} />
    </fieldset>
  )
}

function SaleTimes({ setting: { product, reason } }: { setting: ProductSetting }) {
  const t = useT()
  const edit = useEdit()
  const times = listOf(fieldOf(product, 'saleTimeList'))
  const put = (saleTimeList: readonly Time[]) => edit.set(product, { saleTimeList })
  return (
    <div className="stack" id={anchorOf(product, 'saleTimeList')}>
      <div className="between">
        <h3>{t('desk.product.saleTimes')}</h3>
        <button
          type="button"
          className="btn quiet"
          disabled={reason !== undefined}
          title={reason}
          onClick={() => put([...times, wholeWeek])}
        >
          <Icon name="plus" size="s" />
          {t('desk.product.addTime')}
        </button>
      </div>
      {times.length === 0 && <p className="ink2">{t('desk.product.saleTimesText')}</p>}
      {times.map((time, place) => (
        <TimeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: times have no names, and none is moved
          key={place}
          time={time}
          number={place + 1}
          isDisabled={reason !== undefined}
          onChange={(next) => put(times.with(place, next))}
          onRemove={() => put(times.toSpliced(place, 1))}
        />
      ))}
    </div>
  )
}

/** How many of it are sold, and when. */
export function LimitsSection({ setting }: { setting: ProductSetting }) {
  const t = useT()
  const { product, reason } = setting
  const common = { item: product, isLatin: true, inputMode: 'numeric', reason } as const
  const placeholder = t('desk.product.noLimit')
  return (
    <Section id="limits" title={t('desk.product.limits')}>
      <div className="grid2">
        {(['perOrderLimit', 'dailyLimit'] as const).map((field) => (
          <div key={field} id={anchorOf(product, field)}>
            <EntryField
              {...{ ...common, placeholder }}
              entry={countOf(field, { isOptional: true })}
              label={t(`desk.field.${field}`)}
            />
          </div>
        ))}
      </div>
      <SaleTimes setting={setting} />
    </Section>
  )
}
