import { mostDaysAhead, slotLengths, slotPlanFault } from '@tiffin/core/slot/slot-plan'
import { isCalendarDate } from '@tiffin/core/store/exceptions'
import { dayFault, weekFault } from '@tiffin/core/store/hours-fault'
import { isStorePhone } from '@tiffin/core/store/phone'
import { pickupMethod } from '@tiffin/core/store/store'
import { isTimeZone, storeStates } from '@tiffin/core/store/store-state'
import { longestTable, mostTables } from '@tiffin/core/store/table'
import { z } from 'zod'
import { clock, id, mostInteger, time } from '../shapes.ts'
import { nameOf, textsOf } from './texts.ts'

const interval = z.object({ start: clock, end: clock })

/** Intervals of one date that do not overlap [store-8]; none is closed all day. */
export const dayIntervals = z
  .array(interval)
  .max(6)
  .refine((intervals) => dayFault(intervals) === null, { message: 'overlap' })

/** The hours of a week [store-8]; null: no rules, open by the switch. */
export const weekHours = z
  .array(interval.extend({ weekday: z.int().min(1).max(7) }))
  .max(42)
  .refine((hours) => weekFault(hours) === null, { message: 'overlap' })
  .nullable()

const mostUnitsOfASlot = 1000

/** When a store takes orders for later [slot-1]; null: not at all. */
export const slotPlan = z
  .object({
    slotMinutes: z.union(slotLengths.map((minutes) => z.literal(minutes))),
    daysAhead: z.int().min(0).max(mostDaysAhead),
    windowList: z
      .array(interval.extend({ weekday: z.int().min(1).max(7), capacity: z.int().min(1).max(mostUnitsOfASlot) }))
      .min(1)
      .max(42),
  })
  .refine((plan) => slotPlanFault(plan) === undefined, { message: 'overlap' })
  .nullable()

/** The tables of a store, each once [table-1]. */
export const tableList = z
  .array(z.string().trim().min(1).max(longestTable))
  .max(mostTables)
  .refine((list) => new Set(list).size === list.length, { message: 'double' })

/** A date of the calendar, `YYYY-MM-DD`. */
export const calendarDate = z.string().refine(isCalendarDate)

const pickup = z.union([z.literal(pickupMethod.dineIn), z.literal(pickupMethod.takeaway)])

/** What a store is, beside its hours. */
export const storeFields = {
  name: nameOf(120),
  address: nameOf(300),
  notice: textsOf(500),
  phone: z.string().trim().max(40).refine(isStorePhone),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timeZone: z.string().max(64).refine(isTimeZone),
  /** A path of this server or an address; empty without a picture. */
  image: z
    .string()
    .max(300)
    .regex(/^(\/(?!\/)|https:\/\/)\S+$|^$/),
  pickupMethodList: z
    .array(pickup)
    .min(1)
    .refine((methods) => new Set(methods).size === methods.length),
  sort: z.int().min(-mostInteger).max(mostInteger),
  /** The brand's own; no two stores have one code, empty is none. */
  code: z.string().trim().max(64),
  /** Ways to pay of the brand that the store does not take, by their codes. */
  paymentOffList: z.array(z.string().max(64)).max(50),
}

/** A group in few words. */
export const groupName = z.object({ groupId: id, groupName: z.string() })

const shownInterval = z.object({ start: z.string(), end: z.string() })

/** How a store stands now [store-10]. */
export const storeStanding = {
  state: z.enum(storeStates),
  isOpen: z.boolean(),
  /** When a pause ends by itself; null without such a time. */
  resumesAt: time.nullable(),
  /** The store's own date. */
  today: z.string(),
  /** The intervals of today; null without rules. */
  intervalList: z.array(shownInterval).nullable(),
  /** Whether today has other hours than its weekday. */
  isException: z.boolean(),
}
