import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { collectGarbage } from '../../../test/collect-garbage.ts'
import { testDb } from '../../../test/database.ts'
import { createStores } from '../store/index.ts'
import { Catalog } from './catalog.ts'

const app = testApp()
const viewer = { language: 'en-US', isMember: false, saleChannelCode: 1 } as const

/** Stores of one brand, each with a price and so a large menu of its own. */
async function openLargeMenus(count: number) {
  const made = await buildCorp()
  const { skuId } = await build.buildProduct(made, { row: { cut_image: 'x'.repeat(7_000_000) } })
  const storeIds = await Promise.all(Array.from({ length: count }, () => build.buildStore(made)))
  for (const [index, storeId] of storeIds.entries())
    await build.insertRow(made, 'store_sku', { store_id: storeId, sku_id: skuId, price: 600 + index })
  const corp = await app.corps.find(made)
  if (!corp) throw new Error('no corp')
  const [catalog, stores] = [new Catalog(testDb), createStores(testDb)]
  const view = async (storeId: string) =>
    catalog.view(corp, await stores.get(corp, storeId), { viewer, now: Date.now() })
  return { storeIds, view }
}

test('a menu that the cache evicts is freed, since the stores that showed it are evicted too', async () => {
  const { storeIds, view } = await openLargeMenus(6)
  const [first = '', ...others] = storeIds
  const weak = new WeakRef((await view(first)).source)
  await collectGarbage()
  expect(weak.deref()).toBeDefined()
  for (const storeId of others) await view(storeId)
  await collectGarbage()
  expect(weak.deref()).toBeUndefined()
})
