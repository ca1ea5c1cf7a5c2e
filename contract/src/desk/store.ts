import { storeStates } from '@tiffin/core/store/store-state'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing, paging, time } from '../shapes.ts'
import { cursor } from '../staff-shapes.ts'
import {
  calendarDate,
  dayIntervals,
  groupName,
  slotPlan,
  storeFields,
  storeStanding,
  tableList,
  weekHours,
} from './store-shapes.ts'

const running = { as: 'staff', needs: 'store:edit', scope: 'store' } as const
const managing = { as: 'staff', needs: 'store:manage', scope: 'store' } as const

/** A store in a list of the desk. */
export const storeRow = z.object({
  storeId: id,
  storeName: z.string(),
  address: z.string(),
  code: z.string(),
  timeZone: z.string(),
  pickupMethodList: z.array(z.int()),
  groupList: z.array(groupName),
  ...storeStanding,
})

/** The stores where the caller may look, in the brand's order. Archived ones only when they are asked for. */
export const listDeskStores = call({
  path: '/api/app/desk/store/list',
  as: 'staff',
  needs: 'store:read',
  scope: 'desk',
  input: z.object({
    /** Looked for in names and addresses of every language, and in codes. */
    text: z.string().max(50).default(''),
    state: z.enum(storeStates).exactOptional(),
    groupId: id.exactOptional(),
    after: cursor.default(''),
    pageSize: paging.pageSize,
  }),
  output: z.object({
    list: z.array(storeRow),
    /** Where the next page goes on; null at the end. */
    next: cursor.nullable(),
    total: z.int(),
    /** How many stores are in each state, of those that the other filters leave. */
    stateCounts: z.object({ open: z.int(), paused: z.int(), closed: z.int(), archived: z.int() }),
  }),
})

const storedFields = z.object({ ...storeFields, pickupMethodList: z.array(z.int()), image: z.string() })

/** A store with everything that the desk changes of it. */
export const storeDetail = z.object({
  storeId: id,
  storeName: z.string(),
  ...storeStanding,
  archivedAt: time.nullable(),
  fields: storedFields,
  businessHourList: z.array(z.object({ weekday: z.int(), start: z.string(), end: z.string() })).nullable(),
  exceptionList: z.array(
    z.object({ date: z.string(), businessHourList: z.array(z.object({ start: z.string(), end: z.string() })) }),
  ),
  /** When it takes orders for later [slot-1]; null: not at all. */
  slotPlan: z
    .object({
      slotMinutes: z.int(),
      daysAhead: z.int(),
      windowList: z.array(z.object({ weekday: z.int(), start: z.string(), end: z.string(), capacity: z.int() })),
    })
    .nullable(),
  /** Whose guests order from where they sit [table-1]. */
  tableList: z.array(z.string()),
  groupList: z.array(groupName),
  /** The brand's ways to pay; what the brand does not offer at this store cannot be switched on here. */
  paymentList: z.array(
    z.object({ code: z.string(), methodName: z.string(), isOffered: z.boolean(), isOn: z.boolean() }),
  ),
  /** The stores of the brand that are nearest, for the place of the pin. */
  neighbourList: z.array(z.object({ storeId: id, storeName: z.string(), latitude: z.number(), longitude: z.number() })),
  /** Orders that are not over. */
  openOrderCount: z.int(),
})

/** One store. */
export const findDeskStore = call({
  path: '/api/app/desk/store/detail',
  as: 'staff',
  needs: 'store:read',
  scope: 'store',
  input: z.object({ storeId: id }),
  output: storeDetail,
  refusals: ['storeUnknown'],
})

/** Makes a store, paused until it is opened. The id is the server's. */
export const createStore = call({
  path: '/api/app/desk/store/create',
  as: 'staff',
  needs: 'store:manage',
  scope: 'corp',
  audits: 'store.create',
  input: z.object({
    ...storeFields,
    notice: storeFields.notice.default({}),
    image: storeFields.image.default(''),
    sort: storeFields.sort.default(0),
    code: storeFields.code.default(''),
    paymentOffList: storeFields.paymentOffList.default([]),
    businessHourList: weekHours,
    isOpen: z.boolean().default(false),
  }),
  output: z.object({ storeId: id }),
  refusals: ['storeCodeTaken'],
})

const seen = z.record(z.string(), z.json())

/**
 * Changes what a store is, field by field. `from` is what the caller saw of each field in `to`: where another person has changed it
 * since, and not to the same, `storeChanged` says what there is now and nothing is kept [store-11].
 */
export const updateStore = call({
  path: '/api/app/desk/store/update',
  ...managing,
  audits: 'store.update',
  input: z.object({ storeId: id, from: seen, to: z.object(storeFields).partial() }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'storeChanged', 'storeCodeTaken'],
})

/** Changes the hours of every week. `from` is what the caller saw [store-11]. */
export const updateStoreHours = call({
  path: '/api/app/desk/store/update-hours',
  ...running,
  audits: 'store.hours',
  input: z.object({ storeId: id, from: z.json(), to: weekHours }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'storeChanged'],
})

/** Gives one date other hours, or with null its usual ones again [store-9]. `from` is what the caller saw of that date [store-11]. */
export const setStoreException = call({
  path: '/api/app/desk/store/set-exception',
  ...running,
  audits: 'store.exception',
  input: z.object({ storeId: id, date: calendarDate, from: z.json(), to: dayIntervals.nullable() }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'storeChanged', 'dateOver'],
})

/** Changes when a store takes orders for later; null: not at all [slot-1]. `from` is what the caller saw [store-11]. */
export const updateStoreSlots = call({
  path: '/api/app/desk/store/update-slots',
  ...running,
  audits: 'store.slots',
  input: z.object({ storeId: id, from: z.json(), to: slotPlan }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'storeChanged'],
})

/** Changes the tables of a store [table-1]. `from` is what the caller saw [store-11]. */
export const updateStoreTables = call({
  path: '/api/app/desk/store/update-tables',
  ...running,
  audits: 'store.tables',
  input: z.object({ storeId: id, from: z.json(), to: tableList }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'storeChanged'],
})

/** The address behind the code of each table of a store [table-2]. */
export const listTableCodes = call({
  path: '/api/app/desk/store/table-codes',
  ...running,
  input: z.object({ storeId: id }),
  output: z.object({ list: z.array(z.object({ tableName: z.string(), address: z.string() })) }),
  refusals: ['storeUnknown'],
})

/** Makes other codes for the tables of a store: those that hang there lead nowhere any more [table-2]. */
export const renewTableCodes = call({
  path: '/api/app/desk/store/renew-table-codes',
  ...running,
  audits: 'store.tableCodes',
  input: z.object({ storeId: id }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived'],
})

/** Opens a store again, or pauses it: until an instant, or until staff opens it [store-10]. */
export const setStoreOpen = call({
  path: '/api/app/desk/store/set-open',
  ...running,
  audits: 'store.setOpen',
  input: z.object({ storeId: id, isOpen: z.boolean(), resumesAt: time.nullable().default(null) }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived'],
})

/** Takes a store out of use for good, or brings it back, paused; not while orders are open there [store-10]. */
export const archiveStore = call({
  path: '/api/app/desk/store/archive',
  ...managing,
  audits: 'store.archive',
  input: z.object({ storeId: id, isArchived: z.boolean() }),
  output: nothing,
  refusals: ['storeUnknown', 'storeHasOrders'],
})
