import { expect, test } from 'vitest'
import { firstRow, formOf, planOf } from './slot-rows.ts'

const noon = { start: '11:30', end: '14:00', capacity: 10 }

test('[slot-1] windows of several weekdays that are alike are one row, and become windows again', () => {
  const windowList = [1, 2, 5].map((weekday) => ({ weekday, ...noon }))
  const plan = { slotMinutes: 15, daysAhead: 2, windowList: [...windowList, { weekday: 6, ...noon, capacity: 4 }] }
  const form = formOf(plan)
  expect(form.rows).toEqual([
    { ...noon, weekdays: [1, 2, 5] },
    { ...noon, capacity: 4, weekdays: [6] },
  ])
  expect(planOf(form)).toEqual(plan)
})

test('[slot-1] a store without a plan begins with noon on workdays, and keeps none while it is off', () => {
  expect(formOf(null)).toEqual({ isOn: false, slotMinutes: 15, daysAhead: 1, rows: [firstRow] })
  expect(planOf(formOf(null))).toBeNull()
  expect(planOf({ ...formOf(null), isOn: true })?.windowList).toHaveLength(5)
})
