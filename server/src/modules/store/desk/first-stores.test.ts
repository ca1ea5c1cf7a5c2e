import { expect, test } from 'vitest'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp } from '../../../../test/build-shop.ts'
import { testDb } from '../../../../test/database.ts'
import { type FirstStore, putFirstStores } from './first-stores.ts'

test('a store that a brand begins with is written with its own id, its hours, the dates that differ and its pick-up times', async () => {
  const corp = await buildCorp()
  const store: FirstStore = {
    storeId: 'quay',
    name: { 'en-US': 'Quay' },
    address: { 'en-US': '1 Quay St' },
    phone: '+65 6123 4567',
    latitude: 1.28,
    longitude: 103.85,
    timeZone: 'Asia/Singapore',
    pickupMethodList: [1],
    isOpen: true,
    businessHourList: [{ weekday: 6, start: '08:00', end: '22:00' }],
    exceptionList: [{ date: '2026-12-25', businessHourList: [] }],
    tableList: ['1', 'Bar'],
    slotPlan: {
      ...{ slotMinutes: 15, daysAhead: 1 },
      windowList: [{ weekday: 6, start: '12:00', end: '14:00', capacity: 4 }],
    },
  }
  await testDb.tx({ role: 'app', corp }, (tx) => tx.batch(...putFirstStores(corp, [store])))
  expect(
    await asCorp(corp, 'select store_id, is_open, business_hours, exceptions, slot_plan, table_list, phone from store'),
  ).toEqual([
    {
      ...{ store_id: 'quay', is_open: true, phone: store.phone },
      ...{ business_hours: store.businessHourList, exceptions: store.exceptionList },
      slot_plan: store.slotPlan,
      table_list: store.tableList,
    },
  ])
})
