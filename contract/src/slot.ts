import { z } from 'zod'
import { call } from './call.ts'
import { id, time } from './shapes.ts'

/**
 * When an order of so many units can be collected later, by days of the store's calendar, those without a slot left out [slot-2]. A slot
 * that has too few places left for it is full.
 */
export const listSlots = call({
  path: '/api/app/customer/store/slots',
  as: 'anyone',
  input: z.object({ storeId: id, work: z.int().min(1).max(9999).default(1) }),
  output: z.object({
    dayList: z.array(
      z.object({
        date: z.string(),
        slotList: z.array(z.object({ startsAt: time, endsAt: time, isFull: z.boolean() })),
      }),
    ),
    timeZone: z.string(),
    serverTime: time,
  }),
  refusals: ['storeUnknown'],
})

/** How full the slots of today are at the employee's store, those that are over left out. */
export const listStoreSlots = call({
  path: '/api/app/store/slot/list',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  input: z.object({}),
  output: z.object({
    list: z.array(z.object({ startsAt: time, endsAt: time, taken: z.int(), capacity: z.int() })),
    timeZone: z.string(),
    serverTime: time,
  }),
  refusals: ['storeUnknown'],
})
