import { findStore } from '@tiffin/contract/customer'
import { findDeskStore, setStoreOpen } from '@tiffin/contract/desk/store'
import { listProducts } from '@tiffin/contract/product'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { buildProduct, buildStore } from '../../../../test/build-shop.ts'
import { countingDatabase } from '../../../../test/counting-database.ts'
import { buildAtDesk } from '../../../../test/team.ts'
import { storeJobs } from './jobs.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ clock })
const { db, transactions } = countingDatabase()
const counted = testApp({ db })

test('[store-10] a pause that names its end ends by itself, and one that does not stays', async () => {
  const corp = await buildCorp()
  const [brief, lasting] = [await buildStore(corp), await buildStore(corp)]
  const owner = await buildAtDesk(app, corp, 'owner')
  const pause = (storeId: string, resumesAt: number | null) =>
    ask(app, setStoreOpen, { ...owner, body: { storeId, isOpen: false, resumesAt } })
  await pause(brief, clock.at + 60_000)
  await pause(lasting, null)
  const status = async (storeId: string) => (await ask(app, findStore, { corp, body: { storeId } })).data.status
  const [job] = storeJobs(app)
  await job?.run()
  expect([await status(brief), await status(lasting)]).toEqual([2, 2])
  expect((await ask(app, findDeskStore, { ...owner, body: { storeId: brief } })).data.resumesAt).toBe(clock.at + 60_000)
  clock.at += 60_000
  await job?.run()
  expect([await status(brief), await status(lasting)]).toEqual([1, 2])
})

test('[store-12] a pause reads the store again, and the menu of no other store', async () => {
  const corp = await buildCorp()
  await buildProduct(corp)
  const stores = await Promise.all(Array.from({ length: 4 }, () => buildStore(corp)))
  const owner = await buildAtDesk(counted, corp, 'owner')
  const readMenus = () =>
    Promise.all(stores.map((storeId) => ask(counted, listProducts, { corp, body: { storeId, pageSize: 10 } })))
  await readMenus()
  await ask(counted, setStoreOpen, { ...owner, body: { storeId: stores[0], isOpen: false } })
  transactions.splice(0)
  await readMenus()
  const names = transactions.flatMap((each) => each.names)
  expect(names.filter((name) => name === 'catalog_products')).toEqual([])
  expect(names.filter((name) => name === 'catalog_store_key')).toHaveLength(1)
})
