import { isWithinHours } from '../store/hours.ts'
import { instantOf } from '../store/instant-of.ts'
import { addDays, clockOf, localTimeAt, minutesOf, weekdayOf } from '../store/local-time.ts'
import type { BusinessException, BusinessHour } from '../store/store.ts'

/** A stretch of a weekday with places for orders that are collected later, by the store's clock [slot-1]. ISO weekday; it ends on its own day. */
export interface SlotWindow {
  weekday: number
  start: string
  end: string
  /** Units that each slot of it takes. */
  capacity: number
}

/** How long a slot may be, in minutes. */
export const slotLengths = [10, 15, 20, 30, 60] as const

/** For how many days a store takes orders ahead at most, today not counted. */
export const mostDaysAhead = 7

/** When a store takes orders for later [slot-1]. */
export interface SlotPlan {
  slotMinutes: number
  /** 0: for today only. */
  daysAhead: number
  windowList: SlotWindow[]
}

/** Some minutes in which an order may be collected. Instants are ms since 1970. */
export interface Slot {
  readonly startsAt: number
  readonly endsAt: number
  readonly capacity: number
}

interface Schedule {
  readonly timeZone: string
  readonly businessHourList: BusinessHour[] | null
  readonly exceptionList: BusinessException[]
}

const minuteMs = 60_000

/** The slots of a date: those of its weekday that begin while the store is open by its hours [slot-1]. */
export function slotsOn(date: string, plan: SlotPlan, schedule: Schedule): Slot[] {
  const { slotMinutes } = plan
  return plan.windowList
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .flatMap(({ start, end, capacity }) => {
      const [from, until] = [minutesOf(start), minutesOf(end)]
      const count = Math.max(0, Math.floor((until - from) / slotMinutes))
      return Array.from({ length: count }, (_, index) => ({ minutes: from + index * slotMinutes, capacity }))
    })
    .filter(({ minutes }) => isWithinHours(schedule, { date, minutes }) !== false)
    .map(({ minutes, capacity }) => {
      const startsAt = instantOf({ date, clock: clockOf(minutes) }, schedule.timeZone)
      return { startsAt, endsAt: startsAt + slotMinutes * minuteMs, capacity }
    })
    .sort((a, b) => a.startsAt - b.startsAt)
}

/** The dates for which a store takes orders now, today first. */
export function slotDates({ daysAhead }: SlotPlan, now: number, timeZone: string): string[] {
  const today = localTimeAt(now, timeZone).date
  return Array.from({ length: daysAhead + 1 }, (_, days) => addDays(today, days))
}

/** The slot of a store that begins at an instant; undefined when there is none, or none that begins from `earliest` on [slot-2]. */
export function slotAt(
  startsAt: number,
  { plan, schedule, now, earliest }: { plan: SlotPlan; schedule: Schedule; now: number; earliest: number },
): Slot | undefined {
  if (startsAt < earliest) return undefined
  const { date } = localTimeAt(startsAt, schedule.timeZone)
  if (!slotDates(plan, now, schedule.timeZone).includes(date)) return undefined
  return slotsOn(date, plan, schedule).find((slot) => slot.startsAt === startsAt)
}

/** What is wrong with a plan: windows of one weekday that overlap, that end before they begin, or that hold no slot [slot-1]. */
export type SlotPlanFault = 'overlap' | 'tooShort'

/** The first fault of a plan, and the window that has it; undefined when there is none. */
export function slotPlanFault({
  windowList,
  slotMinutes,
}: SlotPlan): { fault: SlotPlanFault; index: number } | undefined {
  for (const [index, { weekday, start, end }] of windowList.entries()) {
    if (minutesOf(end) - minutesOf(start) < slotMinutes) return { fault: 'tooShort', index }
    const before = windowList.slice(0, index).filter((each) => each.weekday === weekday)
    const overlaps = before.some((each) => start < each.end && each.start < end)
    if (overlaps) return { fault: 'overlap', index }
  }
  return undefined
}
