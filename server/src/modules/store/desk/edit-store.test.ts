import * as desk from '@tiffin/contract/desk/store'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildStore } from '../../../../test/build-shop.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const now = Date.parse('2026-11-21T04:00:00Z') // Saturday noon in Shanghai
const app = testApp({ clock: { now: () => now } })
const name = { 'zh-CN': '河畔', 'en-US': 'Riverside' }
const morning = [{ start: '08:00', end: '12:00' }]
const evening = [{ start: '18:00', end: '23:00' }]
const everySaturday = [{ weekday: 6, start: '08:00', end: '22:00' }]
const everySunday = [{ weekday: 7, start: '08:00', end: '22:00' }]

/** A store with its owner; `change` makes a call about it, `changes` are those of the log, the newest last. */
async function openStore() {
  const corp = await buildCorp()
  const storeId = await buildStore(corp, { name: JSON.stringify(name) })
  const owner = await buildAtDesk(app, corp, 'owner')
  const change = (call: Parameters<typeof ask>[1], body: object) =>
    ask(app, call, { ...owner, body: { storeId, ...body } })
  const noted = async () => {
    const text = 'select item_name, changes from audit_entry order by entry_id'
    return asCorp<{ item_name: string; changes: unknown }>(corp, text)
  }
  const detail = async () => (await ask(app, desk.findDeskStore, { ...owner, body: { storeId } })).data
  return { change, noted, detail }
}

describe('[DK-06] the log says of a change', () => {
  test('each language of a text for itself, also one that was taken away, and every other field as it is', async () => {
    const { change, noted, detail } = await openStore()
    const from = (await detail()).fields
    const to = {
      ...{ name: { 'en-US': 'Quay' }, address: { ...from.address, 'en-US': '1 Quay St' }, notice: { 'th-TH': 'ปิด' } },
      ...{ latitude: 31.25, pickupMethodList: [2], code: 'Q-1' },
    }
    expect((await change(desk.updateStore, { from, to })).code).toBe(200)
    const changes = {
      'name.en-US': { from: 'Riverside', to: 'Quay' },
      'name.zh-CN': { from: '河畔', to: null },
      'address.en-US': { from: '1 River St', to: '1 Quay St' },
      'notice.th-TH': { from: null, to: 'ปิด' },
      latitude: { from: 31.2, to: 31.25 },
      pickupMethodList: { from: [1, 2], to: [2] },
      code: { from: '', to: 'Q-1' },
    }
    expect(await noted()).toEqual([{ item_name: 'Riverside', changes }])
  })

  test('which hours and dates there were and are, and that both may be changed again', async () => {
    const { change, noted } = await openStore()
    const date = '2026-11-25'
    const steps = [
      [desk.updateStoreHours, { from: null, to: everySaturday }],
      [desk.updateStoreHours, { from: everySaturday, to: everySunday }],
      [desk.setStoreException, { date, from: null, to: morning }],
      [desk.setStoreException, { date, from: morning, to: evening }],
    ] as const
    for (const [call, body] of steps) expect((await change(call, body)).code).toBe(200)
    expect((await noted()).map(({ changes }) => changes)).toEqual([
      { businessHourList: { from: null, to: everySaturday } },
      { businessHourList: { from: everySaturday, to: everySunday } },
      { [date]: { from: null, to: morning } },
      { [date]: { from: morning, to: evening } },
    ])
  })

  test('[store-10] a pause and its end, which is kept for a pause only and only when it is to come', async () => {
    const { change, noted, detail } = await openStore()
    const later = now + 60_000
    const resumesAtOf = async (body: object) => {
      expect((await change(desk.setStoreOpen, body)).code).toBe(200)
      return (await detail()).resumesAt
    }
    expect(await resumesAtOf({ isOpen: false, resumesAt: later })).toBe(later)
    expect(await resumesAtOf({ isOpen: true, resumesAt: later })).toBeNull()
    expect(await resumesAtOf({ isOpen: false, resumesAt: now })).toBeNull()
    expect(await resumesAtOf({ isOpen: false, resumesAt: now - 60_000 })).toBeNull()
    expect((await noted()).map(({ changes }) => changes)).toEqual([
      { isOpen: { from: true, to: false }, resumesAt: { from: null, to: later } },
      { isOpen: { from: false, to: true }, resumesAt: { from: later, to: null } },
      { isOpen: { from: true, to: false } },
      {},
    ])
  })
})

test('a name of which only blanks would be left is refused, with what there is now', async () => {
  const { change } = await openStore()
  const rename = (to: object) => change(desk.updateStore, { from: { name }, to: { name: to } })
  expect((await rename({ ...name, 'en-US': ' ' })).code).toBe(200)
  expect(await rename({ 'en-US': name['en-US'] })).toMatchObject({
    code: refusals.storeChanged,
    data: { fieldList: [{ field: 'name', now: { ...name, 'en-US': ' ' } }] },
  })
})
