import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { createStores } from '../store/index.ts'
import { answerOnce } from './answer-once.ts'
import { Catalog } from './catalog.ts'

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
  test('is limited by bytes: of answers that are larger together, those not wanted for longest are made anew', async () => {
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

  test('shows the same product while it is held, and an equal one afterwards', async () => {
    const { viewOf, productId } = await openMenus()
    const view = await viewOf(1)
    const first = view.byId.get(productId)
    expect(view.byId.get(productId)).toBe(first)
    expect(view.products).toContain(first)
  })
})
