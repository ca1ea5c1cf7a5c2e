import { listAudit } from '@tiffin/contract/desk/audit'
import { listStockPlans, setStockPlan } from '@tiffin/contract/desk/stock'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const app = testApp()
const weekdays = [40, 40, 40, 40, 40, 0, 0]

/** A store of a brand with a tea in two sizes, a bun and milk, and who runs it. */
async function openStore() {
  const corp = await buildCorp()
  const storeId = await build.buildStore(corp)
  const bun = await build.buildProduct(corp, { row: { sort: 1, name: JSON.stringify({ 'en-US': 'Bun' }) } })
  const tea = await build.buildProduct(corp, { row: { sort: 2 } })
  const large = { 'en-US': 'Large' }
  await build.insertRow(corp, 'sku', {
    ...{ sku_id: 'large', product_id: tea.productId, name: JSON.stringify(large), price: 600, sort: 9 },
  })
  await build.buildMaterial(corp, 'milk')
  const desk = await buildAtDesk(app, corp, { role: 'storeManager', stores: [storeId] })
  const set = (to: number[], more: object = {}) =>
    ask(app, setStockPlan, { ...desk, body: { storeId, kind: 2, itemId: bun.skuId, from: null, to, ...more } as never })
  const list = async () => (await ask(app, listStockPlans, { ...desk, language: 'en-US', body: { storeId } })).data.list
  return { corp, storeId, desk, bun, set, list }
}

test('[stock-9] the desk sees everything that a store can fill up, by name, with what is planned', async () => {
  const { set, list } = await openStore()
  expect((await set(weekdays)).code).toBe(200)
  expect((await set([1.5, 0, 0, 0, 0, 0, 0], { kind: 1, itemId: 'milk' })).code).toBe(200)
  const shown = (await list()).map(({ itemName, unit, amountList }) => [itemName, unit, amountList])
  expect(shown).toMatchObject([
    ['Bun', '', weekdays],
    ['Tea · Regular', '', null],
    ['Tea · Large', '', null],
    [expect.any(String), 'g', [1.5, 0, 0, 0, 0, 0, 0]],
  ])
})

test('[stock-9][store-11] a plan that was changed meanwhile is refused with what it is now, and one of zeros is none', async () => {
  const { set, list, desk } = await openStore()
  await set(weekdays)
  const refused = await set(Array(7).fill(9))
  expect(refused).toMatchObject({
    code: refusals.storeChanged,
    data: { fieldList: [{ field: 'amountList', now: weekdays }] },
  })
  expect((await set(weekdays)).code).toBe(200)
  expect((await set(Array(7).fill(0), { from: weekdays })).code).toBe(200)
  expect((await list())[0]?.amountList).toBeNull()
  const log = (await ask(app, listAudit, { ...desk, body: { action: 'stock.plan' } })).data.list
  expect(log[0]?.changeList).toEqual([{ field: 'amountList', from: weekdays, to: null }])
})

test('[stock-9] plans of another store, of another brand, and of what there is not are refused', async () => {
  const { corp, set, desk } = await openStore()
  const other = await build.buildStore(corp)
  expect((await set(weekdays, { storeId: other })).code).toBe(refusals.notAllowed)
  expect((await ask(app, listStockPlans, { ...desk, body: { storeId: other } })).code).toBe(refusals.notAllowed)
  expect((await set(weekdays, { itemId: 'nothing' })).code).toBe(refusals.itemUnknown)
  const owner = await buildAtDesk(app, corp, 'owner')
  expect((await ask(app, listStockPlans, { ...owner, body: { storeId: 'nowhere' } })).code).toBe(refusals.storeUnknown)
})
