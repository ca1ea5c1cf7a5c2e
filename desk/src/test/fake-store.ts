import type { StoreDetail } from '../data/stores.ts'

export const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: '10:00', end: '22:00' }))

/** A store with everything that is changed of it. */
export const riverside: StoreDetail = {
  ...{ storeId: 's1', storeName: 'Riverside Arcade', state: 'open', isOpen: true, resumesAt: null, archivedAt: null },
  ...{
    today: '2026-11-21',
    intervalList: [],
    isException: false,
    businessHourList: week,
    slotPlan: null,
    tableList: [],
    groupList: [],
  },
  fields: {
    ...{ name: { 'en-US': 'Riverside Arcade' }, address: { 'en-US': '3 River Valley Road' }, notice: {}, phone: '1' },
    ...{ latitude: 1.2906, longitude: 103.8465, timeZone: 'Asia/Singapore', image: '', pickupMethodList: [1, 2] },
    ...{ sort: 1, code: 'R1', paymentOffList: [] },
  },
  exceptionList: [{ date: '2026-12-25', businessHourList: [] }],
  paymentList: [
    { code: 'card', methodName: 'Card', isOffered: true, isOn: true },
    { code: 'wallet', methodName: 'Wallet', isOffered: false, isOn: true },
  ],
  neighbourList: [{ storeId: 's2', storeName: 'Katong', latitude: 1.3045, longitude: 103.9017 }],
  openOrderCount: 0,
}
