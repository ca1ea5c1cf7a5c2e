import { listAudit } from '@tiffin/contract/desk/audit'
import { listReleases } from '@tiffin/contract/desk/draft'
import { findStart, putSample } from '@tiffin/contract/desk/start'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import { asCorp, insertRow } from '../../../test/build-shop.ts'
import { named } from '../../../test/drafting.ts'
import { buildAtDesk } from '../../../test/team.ts'
import type { FirstItem } from '../draft/index.ts'

const teas: FirstItem = { kind: 'category', itemId: 'teas', fields: { name: named('Teas') } }
const menu = ['oolong', 'sencha'].flatMap((itemId): FirstItem[] => [
  { kind: 'product', itemId, fields: { categoryId: 'teas', name: named(itemId) } },
  { kind: 'sku', itemId: `${itemId}-cup`, fields: { productId: itemId, price: 500, isDefault: true } },
])
const samples = () => ({ name: named('Tea house'), about: {}, items: [teas, ...menu] })
const app = testApp({ samples })

test('[brand-9] a menu to begin with is published under its name, and a brand that has products gets none', async () => {
  const desk = await buildAtDesk(app, await buildCorp(), 'owner')
  const put = () => ask(app, putSample, { ...desk, language: 'en-US', body: { sample: 'tea' } })
  expect((await put()).data).toEqual({ productCount: 2 })
  expect((await ask(app, findStart, { ...desk, body: {} })).data.productCount).toBe(2)
  const { list } = (await ask(app, listReleases, { ...desk, body: {} })).data
  expect(list).toMatchObject([{ releaseNo: 1, name: 'Tea house', changeCount: 5, undoes: null, warningList: [] }])
  const { data } = await ask(app, listAudit, { ...desk, body: { itemId: '1' } })
  expect(data.list).toMatchObject([{ action: 'draft.publish', itemKind: 'release', itemName: 'Tea house' }])
  expect((await put()).code).toBe(refusals.menuThereAlready)
})

test('[brand-9] a menu to begin with takes nothing over: where something of it is there, none of it is published', async () => {
  const desk = await buildAtDesk(app, await buildCorp(), 'owner')
  await insertRow(desk.corp, 'category', { category_id: 'teas', name: JSON.stringify(named('Our teas')) })
  const { code, data } = await ask(app, putSample, { ...desk, language: 'en-US', body: { sample: 'tea' } })
  expect(code).toBe(refusals.publishConflict)
  expect(data).toMatchObject({ conflictList: [{ kind: 'category', itemId: 'teas' }] })
  expect(await asCorp(desk.corp, 'select name from release')).toEqual([])
})
