import { listPaymentMethods } from '@tiffin/contract/common'
import { findStore, listStores } from '@tiffin/contract/customer'
import * as desk from '@tiffin/contract/desk/store'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildPaymentMethods, buildStore, insertRow } from '../../../../test/build-shop.ts'
import { buildAtDesk, openTeam } from '../../../../test/team.ts'

const clock = { at: Date.parse('2026-11-21T04:00:00Z'), now: () => clock.at } // Saturday noon in Shanghai
const app = testApp({ clock })

const named = (text: string) => ({ 'zh-CN': text, 'en-US': text })
const weekHours = [6, 7].map((weekday) => ({ weekday, start: '08:00', end: '22:00' }))
const newStore = {
  ...{ name: named('Quay'), address: named('1 Quay St'), phone: '+65 6123 4567', latitude: 1.28, longitude: 103.85 },
  ...{ timeZone: 'Asia/Singapore', pickupMethodList: [1, 2], businessHourList: weekHours, isOpen: true },
}

type Desk = { corp: string; token: string }

const detail = async (caller: Desk, storeId: string) =>
  (await ask(app, desk.findDeskStore, { ...caller, body: { storeId } })).data
const list = async (caller: Desk, body: object = {}) =>
  (await ask(app, desk.listDeskStores, { ...caller, language: 'en-US', body })).data
const asCustomer = async (corp: string, storeId: string) =>
  (await ask(app, findStore, { corp, body: { storeId } })).data

describe('a store made at the desk', () => {
  test('is found by customers at once, with hours, place and state', async () => {
    const corp = await buildCorp()
    const owner = await buildAtDesk(app, corp, 'owner')
    await ask(app, listStores, { corp, body: { type: 1 } })
    const { data } = await ask(app, desk.createStore, { ...owner, body: newStore })
    const seen = await asCustomer(corp, data.storeId)
    expect(seen).toMatchObject({
      storeName: 'Quay',
      status: 1,
      businessHours: '08:00-22:00',
      latitude: 1.28,
      phone: newStore.phone,
    })
    expect(Object.keys(seen)).not.toContain('code')
  })

  test('is refused with hours that overlap, a zone that is none, without a name, and with a taken code', async () => {
    const corp = await buildCorp()
    const owner = await buildAtDesk(app, corp, 'owner')
    const make = async (wish: object) =>
      (await ask(app, desk.createStore, { ...owner, body: { ...newStore, ...wish } })).code
    const overlapping = [...weekHours, { weekday: 6, start: '21:00', end: '23:00' }]
    for (const wish of [
      { businessHourList: overlapping },
      { timeZone: 'Mars/Base' },
      { name: { 'en-US': ' ' } },
      { pickupMethodList: [] },
    ])
      expect(await make(wish), JSON.stringify(wish)).toBe(refusals.inputInvalid)
    expect(await make({ code: 'Q1' })).toBe(200)
    expect(await make({ code: 'Q1' })).toBe(refusals.storeCodeTaken)
    expect(await make({ code: '' })).toBe(200)
    expect(await make({ code: '' })).toBe(200)
  })
})

describe('the list of stores', () => {
  test('says how each store stands, finds words and codes, and goes on page by page', async () => {
    const corp = await buildCorp()
    const owner = await buildAtDesk(app, corp, 'owner')
    const shut = { business_hours: JSON.stringify([{ weekday: 1, start: '08:00', end: '09:00' }]) }
    await buildStore(corp, { store_id: 'a', sort: 2, name: JSON.stringify(named('Arcade')) })
    await buildStore(corp, { store_id: 'b', sort: 1, is_open: false, code: 'B-7' })
    await buildStore(corp, { store_id: 'c', sort: 1, ...shut })
    await buildStore(corp, { store_id: 'd', archived_at: new Date(0) })
    const { list: all, total, stateCounts } = await list(owner)
    expect(all.map(({ storeId, state }) => [storeId, state])).toEqual([
      ['b', 'paused'],
      ['c', 'closed'],
      ['a', 'open'],
    ])
    expect({ total, stateCounts }).toEqual({ total: 3, stateCounts: { open: 1, paused: 1, closed: 1, archived: 1 } })
    const idsOf = async (body: object) => (await list(owner, body)).list.map(({ storeId }) => storeId)
    expect(await idsOf({ text: 'aRcade' })).toEqual(['a'])
    expect(await idsOf({ text: 'b-7' })).toEqual(['b'])
    expect(await idsOf({ state: 'archived' })).toEqual(['d'])
    const first = await list(owner, { pageSize: 2 })
    expect((await list(owner, { pageSize: 2, after: first.next })).list.map(({ storeId }) => storeId)).toEqual(['a'])
    await insertRow(corp, 'store_group', { group_id: 'north', name: JSON.stringify(named('North')) })
    await insertRow(corp, 'store_group_member', { group_id: 'north', store_id: 'c' })
    expect((await list(owner, { groupId: 'north' })).list.map(({ groupList }) => groupList)).toEqual([
      [{ groupId: 'north', groupName: 'North' }],
    ])
  })

  test('[DK-04] holds the stores of a store manager and no other, and no other can be looked at or changed', async () => {
    const { first, second, keeper } = await openTeam(app)
    expect((await list(keeper)).list.map(({ storeId }) => storeId)).toEqual([first])
    const body = { storeId: second, isOpen: false }
    for (const call of [desk.findDeskStore, desk.setStoreOpen])
      expect((await ask(app, call, { ...keeper, body })).code).toBe(refusals.notAllowed)
  })

  test('[store-13] a store is not given letters for a telephone number', async () => {
    const { first: storeId, owner } = await openTeam(app)
    const [{ phone: from = '' } = {}] = await asCorp<{ phone: string }>(
      owner.corp,
      `select phone from store where store_id = '${storeId}'`,
    )
    const update = (phone: string) =>
      ask(app, desk.updateStore, { ...owner, body: { storeId, from: { phone: from }, to: { phone } } })
    expect((await update('abc')).code).toBe(refusals.inputInvalid)
    expect((await update('+65 6123 4567')).code).toBe(200)
  })

  test('[DK-04] a store manager runs hours and pause, and does not change what the store is', async () => {
    const { first: storeId, keeper } = await openTeam(app)
    const answer = async (call: Parameters<typeof ask>[1], body: object) =>
      (await ask(app, call, { ...keeper, body: { storeId, ...body } })).code
    expect(await answer(desk.updateStoreHours, { from: null, to: weekHours })).toBe(200)
    expect(await answer(desk.setStoreException, { date: '2026-12-25', from: null, to: [] })).toBe(200)
    expect(await answer(desk.setStoreOpen, { isOpen: false })).toBe(200)
    expect(await answer(desk.updateStore, { from: { phone: '+8621555' }, to: { phone: '1' } })).toBe(
      refusals.notAllowed,
    )
    expect(await answer(desk.createStore, newStore)).toBe(refusals.notAllowed)
  })
})

describe('a store that is changed', () => {
  test('keeps what another person has changed meanwhile, and refuses the field that both changed', async () => {
    const { corp, first: storeId, owner } = await openTeam(app)
    const before = (await detail(owner, storeId)).fields
    const update = (to: object) => ask(app, desk.updateStore, { ...owner, body: { storeId, from: before, to } })
    expect((await update({ phone: '+65 1' })).code).toBe(200)
    expect((await update({ name: { ...before.name, 'en-US': 'Quay' } })).code).toBe(200)
    expect((await update({ name: { ...before.name, 'th-TH': 'ท่าเรือ' } })).code).toBe(200)
    const clash = await update({ phone: '+65 2', code: 'X' })
    expect(clash).toMatchObject({
      code: refusals.storeChanged,
      data: { fieldList: [{ field: 'phone', now: '+65 1' }] },
    })
    const { fields } = await detail(owner, storeId)
    expect(fields).toEqual({ ...before, phone: '+65 1', name: { ...before.name, 'en-US': 'Quay', 'th-TH': 'ท่าเรือ' } })
    expect((await asCustomer(corp, storeId)).phone).toBe('+65 1')
  })

  test('[store-11] two updates at once: one is kept, the other hears what there is now', async () => {
    const { first: storeId, owner } = await openTeam(app)
    const from = { code: '' }
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((code) => ask(app, desk.updateStore, { ...owner, body: { storeId, from, to: { code } } })),
    )
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, refusals.storeChanged, refusals.storeChanged])
    const kept = (await detail(owner, storeId)).fields.code
    expect(['A', 'B', 'C'][answers.findIndex(({ code }) => code === 200)]).toBe(kept)
  })

  test('keeps a name in one language at least, whichever two people take away', async () => {
    const { first: storeId, owner } = await openTeam(app)
    const { name } = (await detail(owner, storeId)).fields
    const keep = (language: 'en-US' | 'zh-CN') =>
      ask(app, desk.updateStore, {
        ...owner,
        body: { storeId, from: { name }, to: { name: { [language]: name[language] } } },
      })
    expect((await keep('en-US')).code).toBe(200)
    expect((await keep('zh-CN')).code).toBe(refusals.storeChanged)
  })

  test('takes hours for every week and for one date, and refuses both when they were changed meanwhile', async () => {
    const { corp, first: storeId, owner } = await openTeam(app)
    const hours = (from: unknown, to: unknown) =>
      ask(app, desk.updateStoreHours, { ...owner, body: { storeId, from, to } })
    expect((await hours(null, weekHours)).code).toBe(200)
    expect(await hours(null, [])).toMatchObject({
      code: refusals.storeChanged,
      data: { fieldList: [{ now: weekHours }] },
    })
    const exception = async (date: string, from: unknown, to: unknown) =>
      (await ask(app, desk.setStoreException, { ...owner, body: { storeId, date, from, to } })).code
    const evening = [{ start: '18:00', end: '23:00' }]
    expect(await exception('2026-11-21', null, evening)).toBe(200)
    expect(await exception('2026-11-22', null, [])).toBe(200)
    expect(await exception('2026-11-21', null, [])).toBe(refusals.storeChanged)
    expect(await exception('2026-11-20', null, [])).toBe(refusals.dateOver)
    expect(await exception('2026-02-30', null, [])).toBe(refusals.inputInvalid)
    expect(await asCustomer(corp, storeId)).toMatchObject({ status: 2, businessHours: '18:00-23:00' })
    expect(await exception('2026-11-21', evening, null)).toBe(200)
    expect(await asCustomer(corp, storeId)).toMatchObject({ status: 1, businessHours: '08:00-22:00' })
  })

  test('does not take a way to pay that it has switched off', async () => {
    const { corp, first: storeId, owner } = await openTeam(app)
    await buildPaymentMethods(corp)
    const codes = async (body: object) =>
      (await ask(app, listPaymentMethods, { corp, body })).data.list.map(({ code }) => code)
    await ask(app, desk.updateStore, {
      ...owner,
      body: { storeId, from: { paymentOffList: [] }, to: { paymentOffList: ['card'] } },
    })
    expect(await codes({ storeId })).toEqual(['counter'])
    expect(await codes({})).toEqual(['card', 'counter'])
    expect((await detail(owner, storeId)).paymentList.map(({ code, isOn }) => [code, isOn])).toEqual([
      ['card', false],
      ['counter', true],
    ])
  })

  test('[DK-06] is written down with the store, and of a phone number with its end only', async () => {
    const { corp, first: storeId, owner } = await openTeam(app)
    const { fields } = await detail(owner, storeId)
    const to = { phone: '+65 6123 4567', name: { ...fields.name, 'en-US': 'Quay' } }
    await ask(app, desk.updateStore, { ...owner, body: { storeId, from: fields, to } })
    const entries = await asCorp(corp, 'select action, item_kind, item_id, store_id, changes from audit_entry')
    expect(entries).toEqual([
      {
        ...{ action: 'store.update', item_kind: 'store', item_id: storeId, store_id: storeId },
        changes: { phone: { from: '…1555', to: '…4567' }, 'name.en-US': { from: 'Riverside', to: 'Quay' } },
      },
    ])
  })
})
