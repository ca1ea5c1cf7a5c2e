import { findArchivedItem, findMenuItem, listMenuItems } from '@tiffin/contract/desk/menu'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { created, drafting, type Edit, named } from '../../../../test/drafting.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

type Desk = { corp: string; token: string }
type Found = Awaited<ReturnType<typeof find>>

const find = async (desk: Desk, kind: string, itemId: string, draftId?: string) =>
  ask(app, findArchivedItem, { ...desk, body: { kind, itemId, ...(draftId && { draftId }) } })

const gone = (kind: Edit['kind'], itemId: string): Edit => ({ kind, itemId, op: 'archive' })

/** What was answered, as edits of a draft. */
const editsOf = ({ data }: Found): Edit[] =>
  data.changeList.map(({ fieldList, ...change }) => ({
    ...change,
    fields: Object.fromEntries(fieldList.map(({ field, from, to }) => [field, [from, to] as const])),
  }))

const hindrances = ({ data }: Found) =>
  data.hindranceList.map(({ field, fault, name }) => [field, fault, name['en-US']])

const cake = [
  created('category', 'cakes', { name: named('Cakes') }),
  created('material', 'flour', { name: named('Flour') }),
  created('product', 'cake', { categoryId: 'cakes', name: named('Cake'), code: 'C-1' }),
  created('sku', 'slice', {
    ...{ productId: 'cake', name: named('Slice'), price: 700, materialList: [{ materialId: 'flour', weight: 1000 }] },
  }),
  created('sku', 'whole', { productId: 'cake', name: named('Whole'), price: 4000 }),
]

async function openBakery() {
  const { desk } = await openMenu()
  await publish(desk, ...cake)
  return desk
}

const detail = async (desk: Desk, itemId: string) =>
  ask(app, findMenuItem, { ...desk, body: { kind: 'product', itemId } })

test('[draft-15] a product comes back with the fields it had and the sizes that were archived together with it', async () => {
  const desk = await openBakery()
  const before = (await detail(desk, 'cake')).data
  await publish(desk, gone('product', 'cake'), gone('sku', 'slice'), gone('sku', 'whole'))
  const found = await find(desk, 'product', 'cake')
  expect(found.data.changeList.map(({ itemId, op }) => [itemId, op]).toSorted()).toEqual([
    ['cake', 'create'],
    ['slice', 'create'],
    ['whole', 'create'],
  ])
  expect(found.data.hindranceList).toEqual([])
  expect((await publish(desk, ...editsOf(found))).code).toBe(200)
  expect((await detail(desk, 'cake')).data).toEqual(before)
})

test('[draft-15] a size that was archived before stays archived', async () => {
  const desk = await openBakery()
  await publish(desk, gone('sku', 'whole'))
  await publish(desk, gone('product', 'cake'), gone('sku', 'slice'))
  const edits = editsOf(await find(desk, 'product', 'cake'))
  expect(edits.map(({ itemId }) => itemId).toSorted()).toEqual(['cake', 'slice'])
})

test('[draft-15] an option comes back with its choices, a heading and a material by themselves', async () => {
  const desk = await openBakery()
  const ice = [
    created('property', 'ice', { name: named('Ice'), minNum: 1, maxNum: 1, multiple: false }),
    created('propertyValue', 'less', { propertyId: 'ice', name: named('Less') }),
  ]
  await publish(desk, ...ice, created('category', 'breads', { name: named('Breads') }))
  await publish(desk, ...[gone('property', 'ice'), gone('propertyValue', 'less'), gone('category', 'breads')])
  const edits = editsOf(await find(desk, 'property', 'ice'))
  expect(edits.map(({ itemId }) => itemId).toSorted()).toEqual(['ice', 'less'])
  expect(editsOf(await find(desk, 'category', 'breads')).map(({ itemId }) => itemId)).toEqual(['breads'])
})

test('[draft-15] what it needs and is archived is named, until the draft brings that back too', async () => {
  const desk = await openBakery()
  await publish(desk, gone('product', 'cake'), gone('sku', 'slice'), gone('sku', 'whole'))
  await publish(desk, gone('category', 'cakes'), gone('material', 'flour'))
  const found = await find(desk, 'product', 'cake')
  expect(hindrances(found).toSorted()).toEqual([
    ['categoryId', 'archived', 'Cakes'],
    ['materialList', 'archived', 'Flour'],
  ])
  expect((await publish(desk, ...editsOf(found))).code).toBe(refusals.publishFault)
  const { draftId } = await draft(desk, ...editsOf(await find(desk, 'category', 'cakes')))
  expect(hindrances(await find(desk, 'product', 'cake', draftId))).toEqual([['materialList', 'archived', 'Flour']])
})

test('[draft-15] a code that something else on the menu has by now is named', async () => {
  const desk = await openBakery()
  await publish(desk, gone('product', 'cake'))
  await publish(desk, created('product', 'tart', { categoryId: 'cakes', name: named('Tart'), code: 'C-1' }), {
    ...created('sku', 'tart-1', { productId: 'tart', name: named('One'), price: 500 }),
  })
  expect(hindrances(await find(desk, 'product', 'cake'))).toEqual([['code', 'codeTaken', 'Tart']])
})

test('what is on the menu, or never was, does not come back', async () => {
  const desk = await openBakery()
  expect((await find(desk, 'product', 'cake')).code).toBe(refusals.itemUnknown)
  expect((await find(desk, 'product', 'none')).code).toBe(refusals.itemUnknown)
  await publish(desk, gone('product', 'cake'))
  await publish(desk, ...editsOf(await find(desk, 'product', 'cake')))
  expect((await find(desk, 'product', 'cake')).code).toBe(refusals.itemUnknown)
})

test('[draft-15] what came back without a part of it is on the menu, and does not come back again', async () => {
  const desk = await openBakery()
  const itemList = [{ skuId: 'whole' }]
  const set = [
    created('product', 'set', { categoryId: 'cakes', name: named('Set'), productType: 4 }),
    created('sku', 'set-1', { productId: 'set', price: 900 }),
    created('package', 'set', {
      groupList: [{ productGroupId: 'g', name: named('G'), minNum: 1, maxNum: 1, itemList }],
    }),
  ]
  await publish(desk, ...set)
  await publish(desk, gone('product', 'set'), gone('sku', 'set-1'), gone('package', 'set'))
  const edits = editsOf(await find(desk, 'product', 'set'))
  expect(edits).toHaveLength(3)
  const back = edits.filter(({ kind }) => kind !== 'package')
  const isOff = { kind: 'product', itemId: 'set', fields: { saleStatus: [1, 0] } } as const
  expect((await publish(desk, ...back, isOff)).code).toBe(200)
  expect((await find(desk, 'product', 'set')).code).toBe(refusals.itemUnknown)
})

test('a list says what a draft brings back', async () => {
  const desk = await openBakery()
  await publish(desk, gone('product', 'cake'))
  const { draftId } = await draft(desk, ...editsOf(await find(desk, 'product', 'cake')))
  const body = { kind: 'product', state: 'archived', draftId }
  const { list } = (await ask(app, listMenuItems, { ...desk, body })).data
  expect(list).toMatchObject([{ itemId: 'cake', op: 'create', isArchived: false, isBack: true }])
})
