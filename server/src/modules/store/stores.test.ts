import { findDefaultStore, findStore, listStores, searchStores, setFavouriteStore } from '@tiffin/contract/customer'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { positionOf } from './present-store.ts'

const app = testApp({ sessions: fakeSessions })
const position = { latitude: 31.2, longitude: 121.5 }

async function openStores() {
  const corp = await buildCorp()
  const far = await build.buildStore(corp, { store_id: 'far', latitude: 31.3 })
  const near = await build.buildStore(corp, { store_id: 'near', latitude: 31.201, is_open: false })
  const middle = await build.buildStore(corp, { store_id: 'middle', latitude: 31.22, business_hours: '[]' })
  return { corp, far, near, middle, ...(await build.buildCustomer(corp)) }
}

it('a position has both coordinates', () => {
  expect(positionOf(position)).toEqual(position)
  const { latitude, longitude } = position
  expect([positionOf({ latitude }), positionOf({ longitude }), positionOf({})]).toEqual(Array(3).fill(undefined))
})

describe('stores', () => {
  it('[R-1.2][R-3.5][R-2.13] come nearest first with whole metres, and without distance when the position is not known', async () => {
    const { corp } = await openStores()
    const { data } = await ask(app, listStores, { corp, body: position })
    expect(data.list.map(({ storeId }) => storeId)).toEqual(['near', 'middle', 'far'])
    expect(data.list[0]?.distance).toBe(111)
    expect(data.list[0]).toMatchObject({ id: 'near', storeName: 'Riverside', address: expect.stringMatching(/./) })
    const blind = await ask(app, listStores, { corp })
    expect(blind.data.list.map(({ distance }) => distance)).toEqual([null, null, null])
  })

  it('[store-19] come with those that take orders first where that is wanted, over all pages, each part nearest first', async () => {
    const { corp } = await openStores()
    const nearby = (more: object) => ask(app, listStores, { corp, body: { ...position, ...more } })
    const found = (more: object) =>
      ask(app, searchStores, { corp, body: { ...position, keyword: 'riverside', ...more } })
    for (const list of [nearby, found]) {
      const idsOf = async (more: object) => (await list(more)).data.list.map(({ storeId }) => storeId)
      expect(await idsOf({})).toEqual(['near', 'middle', 'far'])
      expect(await idsOf({ openFirst: true })).toEqual(['far', 'near', 'middle'])
      const page = (pageIndex: number) => idsOf({ openFirst: true, pageSize: 1, pageIndex })
      expect([await page(1), await page(2), await page(3)]).toEqual([['far'], ['near'], ['middle']])
    }
  })

  it('[R-2.13] are near within twenty kilometres unless another radius is wanted, and all of them without a position', async () => {
    const { corp } = await openStores()
    await build.buildStore(corp, { store_id: 'abroad', latitude: 40 })
    await build.buildStore(corp, { store_id: 'outskirts', latitude: position.latitude + 0.27 }) // 30 km
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    const list = async (body: object) =>
      (await ask(app, listStores, { corp, body })).data.list.map(({ storeId }) => storeId)
    expect(await list(position)).toEqual(['near', 'middle', 'far'])
    expect(await list({ ...position, radius: 3000 })).toEqual(['near', 'middle'])
    expect(await list({ ...position, radius: 20_000_000 })).toContain('abroad')
    expect(await list({})).toContain('abroad')
    expect(await list({ ...position, keyword: 'riverside' })).toContain('abroad')
    expect((await ask(app, listStores, { corp, body: { ...position, radius: 0 } })).code).toBe(refusals.inputInvalid)
  })

  it('[R-9.16] come twenty at a time unless more are wanted', async () => {
    const corp = await buildCorp()
    for (let index = 0; index < 23; index++) await build.buildStore(corp, { sort: index })
    const { data } = await ask(app, listStores, { corp })
    expect([data.list.length, data.pageSize, data.total, data.hasMore]).toEqual([20, 20, 23, true])
    expect((await ask(app, listStores, { corp, body: { pageIndex: 2 } })).data.list).toHaveLength(3)
  })

  it('[R-3.5][R-9.9][R-4.15] are in business or resting, by switch and by hours, with 10:00-22:00 shown where there are none', async () => {
    const { corp } = await openStores()
    const { data } = await ask(app, listStores, { corp, body: position })
    expect(data.list.map(({ status }) => status)).toEqual([2, 2, 1])
    expect(data.list.map(({ businessHours }) => businessHours)).toEqual(['10:00-22:00', '', '10:00-22:00'])
    expect(data.list.map(({ isOpen }) => isOpen)).toEqual([false, true, true])
  })

  it('[R-4.15] are open by the clock of their own zone', async () => {
    const corp = await buildCorp()
    const hourMs = 3_600_000
    const clockText = (time: number) => new Date(time).toISOString().slice(11, 16)
    /** Every day from an hour before that time of day until an hour after it. */
    const hoursAround = (time: number) =>
      JSON.stringify(
        [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          weekday,
          start: clockText(time - hourMs),
          end: clockText(time + hourMs),
        })),
      )
    const now = Date.now()
    const shanghai = now + 8 * hourMs
    await build.buildStore(corp, { store_id: 'open', latitude: 31.3, business_hours: hoursAround(shanghai) })
    await build.buildStore(corp, { store_id: 'resting', business_hours: hoursAround(now) })
    expect((await ask(app, findDefaultStore, { corp, body: position })).data.storeId).toBe('open')
  })

  it('[R-1.2] start a first visit at the nearest open one, later at the last one ordered at', async () => {
    const { corp, token, far, near } = await openStores()
    const start = async () => (await ask(app, findDefaultStore, { corp, token, body: position })).data.storeId
    expect(await start()).toBe(far)
    await build.buildPaymentMethods(corp)
    const { productId, skuId } = await build.buildProduct(corp)
    await build.asCorp(corp, `update store set is_open = true where store_id = 'near'`)
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    await order(app, { corp, token, storeId: near, lines: [build.want(productId, skuId)], payable: 500 })
    expect(await start()).toBe(near)
    const frequent = await ask(app, listStores, { corp, token, body: { type: 3 } })
    expect(frequent.data.list.map(({ storeId }) => storeId)).toEqual([near])
    await order(app, { corp, token, storeId: far, lines: [build.want(productId, skuId)], payable: 500 })
    expect(await start()).toBe(far)
  })

  it('[R-2.40][R-1.2][R-2.13] are kept and dropped as favourites by their own customer, any number of times', async () => {
    const { corp, token, far, near } = await openStores()
    const set = (favourite: boolean) => ask(app, setFavouriteStore, { corp, token, body: { storeId: far, favourite } })
    const list = async (as: string) =>
      (await ask(app, listStores, { corp, token: as, body: { type: 2 } })).data.list.map(({ storeId }) => storeId)
    await set(true)
    await set(true)
    expect(await list(token)).toEqual([far])
    expect((await ask(app, findStore, { corp, token, body: { storeId: far } })).data.favourite).toBe(true)
    const nearby = async () => (await ask(app, listStores, { corp, token, body: position })).data.list
    expect((await nearby()).filter(({ favourite }) => favourite).map(({ storeId }) => storeId)).toEqual([far])
    await ask(app, setFavouriteStore, { corp, token, body: { storeId: near, favourite: true } })
    expect(await list(token)).toEqual([near, far]) // the newest first
    const named = await ask(app, listStores, { corp, token, body: { type: 2, keyword: 'no such name' } })
    expect(named.data.list).toEqual([])
    await ask(app, setFavouriteStore, { corp, token, body: { storeId: near, favourite: false } })
    const other = await build.buildCustomer(corp)
    expect(await list(other.token)).toEqual([])
    await set(false)
    expect(await list(token)).toEqual([])
    expect((await ask(app, setFavouriteStore, { corp, body: { storeId: far, favourite: true } })).code).toBe(
      refusals.notLoggedIn,
    )
  })

  it('[R-2.14] are found by name or address in any language', async () => {
    const { corp } = await openStores()
    await build.buildStore(corp, {
      store_id: 'harbour',
      name: '{"en-US": "Harbour", "zh-CN": "港口店"}',
      address: '{"en-US": "7 Pier Lane"}',
    })
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    const find = async (keyword: string) =>
      (await ask(app, listStores, { corp, body: { keyword } })).data.list.map(({ storeId }) => storeId)
    expect([await find('hARb'), await find('港口'), await find('%_%')]).toEqual([['harbour'], ['harbour'], []])
    expect(await find('pier lane')).toEqual(['harbour'])
    const search = await ask(app, searchStores, { corp, body: { keyword: 'pier lane' } })
    expect(search.data.list.map(({ storeId }) => storeId)).toEqual(['harbour'])
  })

  it('[R-2.14][RL-05] are searched by words and never by patterns, nearest first', async () => {
    const { corp, token, far } = await openStores()
    await build.buildStore(corp, { store_id: 'north', name: '{"en-US": "100% Harbour", "zh-CN": "港口店"}' })
    await build.buildStore(corp, { store_id: 'south', name: '{"en-US": "Harbour"}', latitude: 31.25 })
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    const search = (keyword: string, more: Record<string, unknown> = {}) =>
      ask(app, searchStores, { corp, token, body: { keyword, ...position, ...more } })
    const ids = async (keyword: string) => (await search(keyword)).data.list.map(({ storeId }) => storeId)
    expect(await ids(' HARBOUR ')).toEqual(['north', 'south'])
    expect(await ids('0% h')).toEqual(['north'])
    expect(await ids('harbuor')).toEqual(['north', 'south'])
    expect(await ids('har bour')).toEqual(['north', 'south'])
    expect(await ids('100harbour')).toEqual(['north'])
    for (const pattern of ['%', '_', '%_%_%', '.*', '\\']) {
      expect([pattern, await ids(pattern)]).toEqual([pattern, pattern === '%' ? ['north'] : []])
    }
    expect(await ids('  ')).toEqual([])
    expect((await search('x'.repeat(51))).code).toBe(refusals.inputInvalid)
    await ask(app, setFavouriteStore, { corp, token, body: { storeId: far, favourite: true } })
    const { data } = await search('riverside', { pageSize: 1 })
    expect(data).toMatchObject({ total: 3, hasMore: true, list: [{ distance: 111 }] })
    expect((await search('riverside')).data.list.find(({ storeId }) => storeId === far)?.favourite).toBe(true)
  })

  it('[R-1.2] are frequent by the number of orders of ninety days, on a tie by the latest, and five at most', async () => {
    const { corp, token, customerId } = await openStores()
    const day = 24 * 60 * 60 * 1000
    const ordered: [string, number[]][] = [
      ['a', [3, 2]],
      ['b', [9, 8, 7]],
      ['c', [5, 1]],
      ['d', [91, 92, 93, 94]],
      ...['e', 'f', 'g'].map((id, index): [string, number[]] => [id, [20 + index]]),
    ]
    for (const [storeId, days] of ordered) {
      await build.buildStore(corp, { store_id: storeId })
      for (const ago of days) {
        const order_id = `${storeId}-${ago}`
        await build.insertRow(corp, 'customer_order', {
          ...{ order_id, order_no: order_id, customer_id: customerId, store_id: storeId, status: 50, pickup_method: 1 },
          ...{ tissue_need: false, remark: '', special_remark: false },
          ...{ payment_method_code: 'card', payment_method_type: 1, currency: 'CNY', currency_scale: 2 },
          ...{ original_amount: 0, subtotal: 0, discount_total: 0, payable_total: 0, discount_list: '[]' },
          submit_time: new Date(Date.now() - ago * day),
        })
      }
    }
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    const { data } = await ask(app, listStores, { corp, token, body: { type: 3 } })
    expect(data.list.map(({ storeId }) => storeId)).toEqual(['b', 'c', 'a', 'e', 'f'])
  })
})
