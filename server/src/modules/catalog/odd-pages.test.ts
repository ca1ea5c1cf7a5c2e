import { listCategories, listProducts } from '@tiffin/contract/product'
import { expect, it, vi } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'

/** Answers that were compressed, which is the dearest part of building one. */
const compressed = vi.hoisted(() => ({ count: 0 }))
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>()
  const brotliCompress = (...given: Parameters<typeof zlib.brotliCompress>) => {
    compressed.count++
    return zlib.brotliCompress(...given)
  }
  return { ...zlib, brotliCompress }
})

const app = testApp()

async function openShop() {
  const corp = await buildCorp()
  const { storeId } = await build.buildShop(corp, { price: 500, row: {} })
  for (let number = 1; number < 25; number++) await build.buildProduct(corp)
  return { corp, storeId }
}

it('[RL-05] pages of odd sizes, kinds and depths build no ready answers of their own, and are right', async () => {
  const { corp, storeId } = await openShop()
  const list = async (more: object) => (await ask(app, listProducts, { corp, body: { storeId, ...more } })).data
  const whole = await list({ pageSize: 500 })
  compressed.count = 0
  for (let pageSize = 1; pageSize <= 60; pageSize++) {
    if (pageSize === 20) continue
    const page = await list({ pageSize, pageIndex: 2 })
    expect(page).toMatchObject({ total: 25, pageIndex: 2, pageSize, hasMore: pageSize * 2 < 25 })
    expect(page.list).toEqual(whole.list.slice(pageSize, pageSize * 2))
    await list({ pageSize: 500, pageIndex: pageSize + 1 })
    await list({ pageSize: 500, promotionType: pageSize })
    await ask(app, listCategories, { corp, body: { storeId, pageSize, limitLevel: (pageSize % 15) + 1 } })
  }
  expect(compressed.count).toBe(0)
  for (let turn = 0; turn < 5; turn++) for (const pageIndex of [1, 2]) await list({ pageIndex })
  expect(compressed.count).toBeLessThanOrEqual(2)
  await list({ pageSize: 500 })
  expect(compressed.count).toBeLessThanOrEqual(2)
})
