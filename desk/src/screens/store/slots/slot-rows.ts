import type { SlotPlan, SlotWindow } from '@tiffin/core/slot/slot-plan'

/** The same stretch on several weekdays, as it is typed. */
export interface SlotRow {
  readonly start: string
  readonly end: string
  readonly capacity: number
  readonly weekdays: readonly number[]
}

/** Everything that is typed about orders for later. */
export interface SlotForm {
  readonly isOn: boolean
  readonly slotMinutes: number
  readonly daysAhead: number
  readonly rows: readonly SlotRow[]
}

const rowsOf = (windowList: readonly SlotWindow[]): SlotRow[] =>
  [...Map.groupBy(windowList, ({ start, end, capacity }) => `${start} ${end} ${capacity}`).values()].flatMap(
    (windows) => {
      const [first] = windows
      if (first === undefined) return []
      const { start, end, capacity } = first
      return [{ start, end, capacity, weekdays: windows.map(({ weekday }) => weekday) }]
    },
  )

/** What is offered first: noon on workdays. */
export const firstRow: SlotRow = { start: '11:30', end: '14:00', capacity: 10, weekdays: [1, 2, 3, 4, 5] }

/** A plan as it is typed. */
export const formOf = (plan: SlotPlan | null): SlotForm =>
  plan === null
    ? { isOn: false, slotMinutes: 15, daysAhead: 1, rows: [firstRow] }
    : { isOn: true, slotMinutes: plan.slotMinutes, daysAhead: plan.daysAhead, rows: rowsOf(plan.windowList) }

/** What is typed as a plan; null when it is off. */
export function planOf({ isOn, slotMinutes, daysAhead, rows }: SlotForm): SlotPlan | null {
  if (!isOn) return null
  const windowList = rows.flatMap(({ weekdays, ...rest }) => weekdays.map((weekday) => ({ weekday, ...rest })))
  return { slotMinutes, daysAhead, windowList }
}
