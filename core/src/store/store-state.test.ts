import { expect, test } from 'vitest'
import { isTimeZone, storeStateAt } from './store-state.ts'

const noon = { date: '2026-11-21', minutes: 720 }
const store = {
  ...{ timeZone: 'UTC', isOpen: true, exceptionList: [], archivedAt: null },
  businessHourList: [{ weekday: 6, start: '10:00', end: '14:00' }],
}

test('[store-10] a store is open or closed by its hours, paused by hand, and nothing else once it is archived', () => {
  expect(storeStateAt(store, noon)).toBe('open')
  expect(storeStateAt(store, { ...noon, minutes: 840 })).toBe('closed')
  expect(storeStateAt({ ...store, isOpen: false }, noon)).toBe('paused')
  expect(storeStateAt({ ...store, businessHourList: null }, noon)).toBe('open')
  expect(storeStateAt({ ...store, isOpen: false, archivedAt: 1 }, noon)).toBe('archived')
})

test('a time zone is one that clocks can be read by', () => {
  for (const zone of ['Asia/Singapore', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+8', 'America/Port-au-Prince'])
    expect(isTimeZone(zone), zone).toBe(true)
  for (const text of ['', 'Mars/Base', '+08:00', '-03', '+0545', 'Asia/', '<b>', '\u221201:00'])
    expect(isTimeZone(text), text).toBe(false)
})
