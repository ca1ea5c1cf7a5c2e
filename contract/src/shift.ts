import type { Money } from '@tiffin/core/money/money'
import { moneyWays } from '@tiffin/core/shift/shift-figures'
import { stockKind } from '@tiffin/core/stock/check-stock'
import { z } from 'zod'
import { call } from './call.ts'
import { money as amount, id, mostInteger, nothing, paging, time } from './shapes.ts'

const atCounter = { as: 'staff', needs: 'shift:manage', scope: 'counter' } as const

/** The most that a drawer holds, in minor units. */
const mostCash = 1_000_000_000_000

// Core's brand is a compile-time mark on the same whole number that zod checks here.
const cash = z.int().min(0).max(mostCash) as unknown as z.ZodType<Money, Money>
const someCash = z.int().min(1).max(mostCash) as unknown as z.ZodType<Money, Money>
const reason = z.string().trim().max(140)
const shiftNo = z.int().min(1).max(mostInteger)

const waySum = z.object({ way: z.enum(moneyWays), account: z.string(), count: z.int(), amount })

/** What a shift comes to [shift-4], in minor units of its currency; names in the caller's language. */
const shiftFigures = z.object({
  orderCount: z.int(),
  soldTotal: amount,
  serviceCharge: amount,
  discountList: z.array(z.object({ type: z.int(), count: z.int(), amount })),
  taxList: z.array(z.object({ rateId: id, name: z.string(), amount, refunded: amount })),
  takenList: z.array(waySum.extend({ provider: z.string() })),
  refundTotal: amount,
  refundCount: z.int(),
  refundList: z.array(waySum.extend({ provider: z.string() })),
  /** What makes both sides meet [shift-9]; null for a shift that was closed by an earlier release. */
  balance: z.object({ surplus: amount, chargedBack: amount, lost: amount, owed: amount }).nullable(),
  cash: z.object({
    taken: amount,
    refunded: amount,
    putIn: amount,
    takenOut: amount,
    expected: amount,
    takenBefore: amount,
    refundedBefore: amount,
  }),
})

/** An order that is not paid, or not collected. */
const openOrder = z.object({
  orderId: id,
  orderNo: z.string(),
  /** Null without one yet. */
  pickupCode: z.string().nullable(),
  status: z.int(),
  payableTotal: amount,
})

/** Cash that a person put in or took out. */
const cashMove = z.object({
  at: time,
  direction: z.enum(['in', 'out']),
  amount,
  reason: z.string(),
  staffName: z.string(),
})

/** A shift as its X or Z shows it. */
const shift = z.object({
  /** From 1 in each store: the number of its Z. */
  shiftNo,
  currency: z.string(),
  openedAt: time,
  openedByName: z.string(),
  /** Cash counted at the start. */
  float: amount,
  figures: shiftFigures,
  moveList: z.array(cashMove),
  /** At most 100, the oldest first. */
  unpaidList: z.array(openOrder),
  uncollectedList: z.array(openOrder),
  /** Null while the shift is open. */
  close: z
    .object({ closedAt: time, closedByName: z.string(), counted: amount, difference: amount, reason: z.string() })
    .nullable(),
})

/** Something that was sold out for a time; `productId` names the product whose picture shows it. */
const soldOutSpan = z.object({
  kind: z.enum(stockKind),
  itemId: id,
  name: z.string(),
  productId: id.nullable(),
  since: time,
  until: time.nullable(),
})

/** The figures of the open shift of the employee's store as they are now: its X [shift-4]. */
export const findShift = call({
  path: '/api/app/store/shift/detail',
  ...atCounter,
  input: nothing,
  output: z.object({
    /** Null while none is open. */
    shift: shift.nullable(),
    /** Orders of the open shift by the quarter of an hour in which they were sold, of the last 12 hours; quarters of none are left out [shift-12]. */
    quarterList: z.array(z.object({ at: time, count: z.int(), atStore: z.int() })),
    /** How its orders kept their time, and how long they took in the middle [shift-13]. */
    kept: z.object({ made: z.int(), late: z.int(), tookMs: z.int().nullable() }),
    /** The same hours a week before; null where the store had no shifts then, or this one is longer than a day [shift-13]. */
    lastWeek: z.object({ orderCount: z.int(), soldTotal: amount, late: z.int() }).nullable(),
    /** What was marked as sold out while the shift was open, the last first, at most twenty; `until` is null while it is [shift-14]. */
    soldOutList: z.array(soldOutSpan),
    timeZone: z.string(),
    serverTime: time,
  }),
  refusals: ['storeUnknown'],
})

/** Closed shifts of the employee's store, the last first. */
export const listShifts = call({
  path: '/api/app/store/shift/list',
  ...atCounter,
  input: z.object({ beforeNo: shiftNo.nullable().default(null), pageSize: paging.pageSize }),
  output: z.object({
    list: z.array(
      z.object({
        shiftNo,
        openedAt: time,
        closedAt: time,
        closedByName: z.string(),
        soldTotal: amount,
        difference: amount,
      }),
    ),
    hasMore: z.boolean(),
  }),
})

/** A closed shift as it was when it was closed: its Z [shift-6]. */
export const findClosedShift = call({
  path: '/api/app/store/shift/closed',
  ...atCounter,
  input: z.object({ shiftNo }),
  output: shift,
  refusals: ['shiftUnknown'],
})

/** Opens a shift of the drawer of the employee's store with the cash that was counted [shift-2]; one at a time. */
export const openShift = call({
  path: '/api/app/store/shift/open',
  ...atCounter,
  audits: 'shift.open',
  input: z.object({ float: cash }),
  output: z.object({ shiftNo }),
  refusals: ['storeUnknown', 'shiftOpen'],
})

/** Puts cash into the drawer or takes some out of it, with a reason [shift-3]. `requestId` makes a repeated call one move. */
export const moveCash = call({
  path: '/api/app/store/shift/move',
  ...atCounter,
  audits: 'shift.move',
  input: z.object({
    shiftNo,
    direction: z.enum(['in', 'out']),
    amount: someCash,
    reason: reason.min(1),
    requestId: z.uuid(),
  }),
  output: nothing,
  refusals: ['storeUnknown', 'shiftClosed', 'requestIdReused'],
})

/**
 * Closes the open shift with the cash that was counted, and freezes its figures [shift-5]. `expected` is what was shown when it was counted:
 * cash that moved since is refused as `drawerChanged`. A difference needs a reason.
 */
export const closeShift = call({
  path: '/api/app/store/shift/close',
  ...atCounter,
  audits: 'shift.close',
  input: z.object({ shiftNo, counted: cash, expected: amount, reason: reason.default('') }),
  output: nothing,
  refusals: ['storeUnknown', 'shiftClosed', 'drawerChanged'],
})
