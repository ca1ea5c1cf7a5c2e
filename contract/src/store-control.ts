import { longestDelayMinutes } from '@tiffin/core/ready/ready-range'
import { pickupMethod } from '@tiffin/core/store/store'
import { z } from 'zod'
import { call } from './call.ts'
import { clock, nothing, time } from './shapes.ts'

const atCounter = { as: 'staff', needs: 'store:edit', scope: 'counter' } as const

/** How the employee's store takes orders now, and its hours of today by its own clock. */
export const findStoreControl = call({
  path: '/api/app/store/control/detail',
  ...atCounter,
  input: z.object({}),
  output: z.object({
    /** The switch: false while the store is paused. */
    isOpen: z.boolean(),
    /** When a pause ends by itself; null without such a time. */
    resumesAt: time.nullable(),
    /** Whether its hours say that it is open. */
    isWithinHours: z.boolean(),
    /** When it closes, `HH:mm`; null when it is closed, or open around the clock. */
    closesAt: z.string().nullable(),
    /** The hours of today; null without rules. */
    intervalList: z.array(z.object({ start: z.string(), end: z.string() })).nullable(),
    /** Whether today has other hours than its weekday. */
    isException: z.boolean(),
    /** Its pick-up methods, and those that it does not take until an instant [store-17]. */
    pickupMethodList: z.array(z.int()),
    stoppedMethodList: z.array(z.int()),
    stoppedUntil: time.nullable(),
    openOrderCount: z.int(),
    timeZone: z.string(),
    serverTime: time,
  }),
  refusals: ['storeUnknown'],
})

/** Opens the employee's store again, or pauses it: for some minutes, or until staff opens it [store-15]. */
export const setStoreControlOpen = call({
  path: '/api/app/store/control/set-open',
  ...atCounter,
  audits: 'store.setOpen',
  input: z.object({ isOpen: z.boolean(), forMinutes: z.int().min(1).max(1440).nullable().default(null) }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived'],
})

/**
 * Stops a pick-up method of the employee's store until it opens on its next day, or takes it again; what was said of the others stands
 * [store-17]. One at least is still offered.
 */
export const setStoppedMethod = call({
  path: '/api/app/store/control/set-method',
  ...atCounter,
  audits: 'store.methods',
  input: z.object({ pickupMethod: z.enum(pickupMethod), isStopped: z.boolean() }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived'],
})

/** The ready time that customers of the employee's store see now, and how it was kept today. */
export const findReadyControl = call({
  path: '/api/app/store/control/ready-time',
  ...atCounter,
  input: z.object({}),
  output: z.object({
    /** Minutes that staff adds to ready times now, and until when; null: nothing is added [ready-3]. */
    delayMinutes: z.int(),
    delayUntil: time.nullable(),
    /** The ready time of an order of one unit that is placed now. */
    readyFrom: time,
    readyUntil: time,
    /** How today's orders kept their time: those that became ready, those by the end of their range, and how long they took in the middle [ready-4]. */
    kept: z.object({ made: z.int(), inTime: z.int(), tookMs: z.int().nullable() }),
    /** The last hour in steps of five minutes, those in which nothing became ready left out: the median time that orders took, the median of the longest time promised, and how many were later than promised [store-21]. */
    stepList: z.array(z.object({ at: time, tookMs: z.int(), saidMs: z.int(), late: z.int() })),
    serverTime: time,
  }),
  refusals: ['storeUnknown'],
})

/** Adds minutes to the ready times of the employee's store until it opens on its next day; 0 adds nothing any more [ready-3]. */
export const setReadyDelay = call({
  path: '/api/app/store/control/set-delay',
  ...atCounter,
  audits: 'store.delay',
  input: z.object({ minutes: z.int().min(0).max(longestDelayMinutes) }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived'],
})

/** Closes the employee's store earlier today, or with null gives the day its usual hours again [store-16]. */
export const setClosingTime = call({
  path: '/api/app/store/control/set-closing',
  ...atCounter,
  audits: 'store.exception',
  input: z.object({ closesAt: clock.nullable() }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived'],
})
