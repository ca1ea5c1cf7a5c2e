import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { countingDatabase } from '../../../test/counting-database.ts'
import { testDb } from '../../../test/database.ts'
import { createStores } from '../store/index.ts'
import { answerOnce } from './answer-once.ts'
import { Catalog } from './catalog.ts'
import { SmallLru } from './small-lru.ts'

const app = testApp()

async function openMenus() {
  const made = await buildCorp()
  const { storeId, productId } = await build.buildShop(made)
  const corp = await app.corps.find(made)
  if (!corp) throw new Error('no corp')
  const [catalog, stores] = [new Catalog(testDb), createStores(testDb)]
  const store = await stores.get(corp, storeId)
  const viewOf = (saleChannelCode: number) =>
    catalog.view(corp, store, { viewer: { language: 'en-US', isMember: false, saleChannelCode }, now: Date.now() })
  return { viewOf, productId }
}

describe('what is held of menus', () => {
  test('is limited by bytes: of answers that are larger together, those unused for longest are built again', async () => {
    const { viewOf } = await openMenus()
    const view = await viewOf(1)
    const text = randomBytes(1024 * 1024).toString('base64') // compresses to three quarters
    const ask = async (name: string) => (await answerOnce(view, name, () => text)).bytes
    const first = await ask('first')
    for (let n = 1; n < 16; n++) {
      await ask(`other ${n}`)
      expect(await ask('first')).toBe(first) // wanted again and again
    }
    expect(view.answers.has('other 1')).toBe(false)
    const sizes = await Promise.all([...view.answers.values()].map(async (answer) => (await answer).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(8 * 1024 * 1024)
  })

  test('is current until its stock must be read again, and not after', async () => {
    const { viewOf } = await openMenus()
    const view = await viewOf(1)
    expect([-1, 0].map((ms) => view.isCurrent(view.endsAt + ms))).toEqual([true, false])
  })

  test('shows the same product while it is held, and an equal one afterwards', async () => {
    const { viewOf, productId } = await openMenus()
    const view = await viewOf(1)
    const first = view.byId.get(productId)
    expect(view.byId.get(productId)).toBe(first)
    expect(view.products).toContain(first)
  })
})

/** Stores beside the one of a shop, with as much of the same. */
const addStores = (corp: string, count: number) =>
  build.asCorp(
    corp,
    `with added as (
       insert into store (corp_id, store_id, name, address, phone, latitude, longitude, time_zone)
       select $1, 'more-' || n, '{}', '{}', '', 0, 0, 'UTC' from generate_series(1, $2) n returning store_id
     )
     insert into store_stock (corp_id, store_id, stock_kind, item_id, available)
     select $1, store_id, 1, 'm' || n, 9 from added, generate_series(1, 5) n`,
    [corp, count],
  )

test('two thousand small stores are held at once: read in turn, none of them is read twice', async () => {
  const made = await buildCorp()
  await build.buildShop(made)
  await addStores(made, 2000)
  const corp = await app.corps.find(made)
  if (!corp) throw new Error('no corp')
  const { db, transactions } = countingDatabase()
  const [catalog, stores] = [new Catalog(db), createStores(testDb)]
  const now = Date.now()
  const viewer = { language: 'en-US', isMember: false, saleChannelCode: 1 } as const
  const readAll = async () => {
    const left = [...(await stores.list(corp))]
    const read = async () => {
      for (let store = left.shift(); store; store = left.shift()) await catalog.view(corp, store, { viewer, now })
    }
    await Promise.all(Array.from({ length: 10 }, read))
  }
  await readAll()
  const before = transactions.length
  await readAll()
  expect(transactions.length).toBe(before)
})

test('`SmallLru` keeps the most recently used entries', () => {
  const lru = new SmallLru<number>(2)
  lru.set('first', 1).set('second', 2)
  expect(lru.get('first')).toBe(1)
  lru.set('third', 3)
  expect([...lru.keys()]).toEqual(['first', 'third'])
  lru.set('first', 4)
  expect([...lru]).toEqual([
    ['third', 3],
    ['first', 4],
  ])
})
