import { findDefaultStore, findStore, listStores, setFavouriteStore } from '@tiffin/contract/customer'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'

const app = testApp({ sessions: fakeSessions })
const here = { latitude: 31.2, longitude: 121.5 }

async function openStores() {
  const corp = await buildCorp()
  const far = await build.buildStore(corp, { store_id: 'far', latitude: 31.3 })
  const near = await build.buildStore(corp, { store_id: 'near', latitude: 31.201, is_open: false })
  const middle = await build.buildStore(corp, { store_id: 'middle', latitude: 31.22, business_hours: '[]' })
  return { corp, far, near, middle, ...(await build.buildCustomer(corp)) }
}

describe('stores', () => {
  it('come nearest first with whole metres, and without distance when nobody says where he is', async () => {
    const { corp } = await openStores()
    const { data } = await ask(app, listStores, { corp, body: here })
    expect(data.list.map(({ storeId }) => storeId)).toEqual(['near', 'middle', 'far'])
    expect(data.list[0]?.distance).toBe(111)
    const blind = await ask(app, listStores, { corp })
    expect(blind.data.list.map(({ distance }) => distance)).toEqual([null, null, null])
  })

  it('are in business or resting, by switch and by hours, with 10:00-22:00 shown where there are none', async () => {
    const { corp } = await openStores()
    const { data } = await ask(app, listStores, { corp, body: here })
    expect(data.list.map(({ status }) => status)).toEqual([2, 2, 1])
    expect(data.list.map(({ businessHours }) => businessHours)).toEqual(['10:00-22:00', '', '10:00-22:00'])
  })

  it('start a first visit at the nearest open one, later at the last one ordered at', async () => {
    const { corp, token, far, near } = await openStores()
    const start = async () => (await ask(app, findDefaultStore, { corp, token, body: here })).data.storeId
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
  })

  it('are kept and dropped as favourites by their own customer, as often as he likes', async () => {
    const { corp, token, far } = await openStores()
    const set = (favourite: boolean) => ask(app, setFavouriteStore, { corp, token, body: { storeId: far, favourite } })
    const list = async (as: string) =>
      (await ask(app, listStores, { corp, token: as, body: { type: 2 } })).data.list.map(({ storeId }) => storeId)
    await set(true)
    await set(true)
    expect(await list(token)).toEqual([far])
    expect((await ask(app, findStore, { corp, token, body: { storeId: far } })).data.favourite).toBe(true)
    const other = await build.buildCustomer(corp)
    expect(await list(other.token)).toEqual([])
    await set(false)
    expect(await list(token)).toEqual([])
    expect((await ask(app, setFavouriteStore, { corp, body: { storeId: far, favourite: true } })).code).toBe(
      refusals.notLoggedIn,
    )
  })

  it('are found by name or address in any language', async () => {
    const { corp } = await openStores()
    await build.buildStore(corp, { store_id: 'harbour', name: '{"en-US": "Harbour", "zh-CN": "港口店"}' })
    await build.bumpCatalog(corp)
    await app.corps.reload(corp)
    const find = async (keyword: string) =>
      (await ask(app, listStores, { corp, body: { keyword } })).data.list.map(({ storeId }) => storeId)
    expect([await find('hARb'), await find('港口'), await find('%_%')]).toEqual([['harbour'], ['harbour'], []])
  })
})
