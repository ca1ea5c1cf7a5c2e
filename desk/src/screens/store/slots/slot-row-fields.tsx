import { useT } from '@tiffin/kit/client/words.ts'
import { Icon } from '@tiffin/kit/ui/icon.tsx'
import { ClockField } from '../../../features/store/clock-field.tsx'
import { WeekdayChecks } from '../../../features/store/weekday-checks.tsx'
import { NumberField } from '../number-field.tsx'
import type { SlotRow } from './slot-rows.ts'

const mostUnits = 1000

interface SlotRowFieldsProps {
  readonly row: SlotRow
  readonly number: number
  readonly isDisabled: boolean
  readonly onChange: (row: SlotRow) => void
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined
}

/** A stretch of some weekdays, and how much each slot of it takes. */
export function SlotRowFields({ row, number, isDisabled, onChange, onRemove }: SlotRowFieldsProps) {
  const t = useT()
  const name = t('desk.slots.row', { number })
  return (
    <fieldset className="rolebox" aria-label={name}>
      <div className="slotrow">
        <span className="interval" dir="ltr">
          <ClockField
            label={t('desk.slots.from', { name })}
            value={row.start}
            isDisabled={isDisabled}
            onChange={(start) => onChange({ ...row, start })}
          />
          <span aria-hidden="true">–</span>
          <ClockField
            label={t('desk.slots.until', { name })}
            value={row.end}
            isDisabled={isDisabled}
            onChange={(end) => onChange({ ...row, end })}
          />
        </span>
        <NumberField
          label={t('desk.slots.capacity')}
          wrong={t('desk.slots.capacityWrong', { most: mostUnits })}
          value={row.capacity}
          isRight={(units) => Number.isInteger(units) && units >= 1 && units <= mostUnits}
          isDisabled={isDisabled}
          onChange={(capacity) => onChange({ ...row, capacity })}
        />
        {onRemove === undefined ? null : (
          <button
            type="button"
            className="btn quiet sq"
            disabled={isDisabled}
            aria-label={t('desk.slots.remove', { name })}
            onClick={onRemove}
          >
            <Icon name="bin" size="s" />
          </button>
        )}
      </div>
      <WeekdayChecks
        chosen={row.weekdays}
        isDisabled={isDisabled}
        onChange={(weekdays) => onChange({ ...row, weekdays })}
      />
    </fieldset>
  )
}
