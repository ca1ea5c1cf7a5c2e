import { weekdayName } from '@tiffin/kit/client/dates.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { Check } from '../../ui/check.tsx'

/** ISO weekdays from Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

interface WeekdayChecksProps {
  readonly chosen: readonly unknown[]
  readonly isDisabled: boolean
  readonly onChange: (weekdays: number[]) => void
}

/** Some of the seven weekdays, in their order. */
export function WeekdayChecks({ chosen, isDisabled, onChange }: WeekdayChecksProps) {
  const t = useT()
  const turn = (day: number, isOn: boolean) =>
    onChange(weekdays.filter((each) => (each === day ? isOn : chosen.includes(each))))
  return (
    <fieldset className="days" aria-label={t('desk.product.days')}>
      {weekdays.map((day) => (
        <Check key={day} isChecked={chosen.includes(day)} isDisabled={isDisabled} onChange={(isOn) => turn(day, isOn)}>
          {weekdayName(day)}
        </Check>
      ))}
    </fieldset>
  )
}
