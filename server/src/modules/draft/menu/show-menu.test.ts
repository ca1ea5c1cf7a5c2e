import { findMenuItem, listItemNames, listMenuItems } from '@tiffin/contract/desk/menu'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildProduct } from '../../../../test/build-shop.ts'
import { created, drafting, type Edit, named, price } from '../../../../test/drafting.ts'
import { buildAtDesk } from '../../../../test/team.ts'

const app = testApp()
const { draft, publish, openMenu } = drafting(app)

type Desk = { corp: string; token: string }
const list = async (desk: Desk, body: object) =>
  (await ask(app, listMenuItems, { ...desk, body: { kind: 'product', ...body } })).data
const names = ({ list: items }: Awaited<ReturnType<typeof list>>) =>
  items.map(({ fields }) => (fields.name as Record<string, string>)['en-US'])

const cake = [
  created('category', 'cakes', { name: named('Cakes') }),
  created('product', 'cake', { categoryId: 'cakes', name: named('Cake'), code: 'C-1' }),
  created('sku', 'cake-1', { productId: 'cake', name: named('Slice'), price: 700 }),
]

describe('the list of the menu', () => {
  it('is as it is published, and as a draft makes it', async () => {
    const { desk, skuId } = await openMenu()
    const { draftId } = await draft(desk, price(skuId, 500, 540), ...cake)
    expect(names(await list(desk, {}))).toEqual(['Tea'])
    const drafted = await list(desk, { draftId })
    expect(names(drafted)).toEqual(['Cake', 'Tea'])
    expect(drafted.total).toBe(2)
    expect(drafted.list[0]).toMatchObject({
      op: 'create',
      partList: [{ kind: 'sku', op: 'create', fields: { price: 700 } }],
    })
    expect(drafted.list[1]).toMatchObject({
      ...{ op: null, isArchived: false },
      partList: [{ op: 'update', fields: { price: 540 }, changeList: [{ field: 'price', from: 500 }] }],
    })
  })

  it('is found by words in any language, by code, heading and state', async () => {
    const { desk, productId } = await openMenu()
    await publish(desk, ...cake)
    expect(names(await list(desk, { text: 'caK' }))).toEqual(['Cake'])
    expect(names(await list(desk, { text: 'c-1' }))).toEqual(['Cake'])
    expect(names(await list(desk, { text: 'zh-CN' }))).toEqual([])
    expect(names(await list(desk, { text: '%' }))).toEqual([])
    expect(names(await list(desk, { categoryId: 'cakes' }))).toEqual(['Cake'])
    const { draftId } = await draft(desk, {
      kind: 'product',
      itemId: productId,
      fields: { categoryId: ['x', 'cakes'] },
    })
    expect(names(await list(desk, { categoryId: 'cakes', draftId }))).toEqual(['Cake', 'Tea'])
    expect(names(await list(desk, { state: 'changed', draftId }))).toEqual(['Tea'])
    expect(names(await list(desk, { state: 'changed' }))).toEqual([])
    await publish(desk, { kind: 'product', itemId: 'cake', fields: { saleStatus: [1, 0] } })
    expect(names(await list(desk, { state: 'hidden' }))).toEqual(['Cake'])
    await publish(desk, { kind: 'product', itemId: 'cake', op: 'archive' })
    expect(names(await list(desk, {}))).toEqual(['Tea'])
    expect((await list(desk, { state: 'archived' })).list).toMatchObject([
      { itemId: 'cake', isArchived: true, fields: { name: { 'en-US': 'Cake' }, image: '', categoryId: 'cakes' } },
    ])
    expect(names(await list(desk, { state: 'archived' }))).toEqual(['Cake'])
  })

  it('of what a draft changes has products whose sizes, sets or stores it changes, and options whose choices', async () => {
    const { desk, productId, skuId, storeId } = await openMenu()
    const changed = async (edit: Edit) => {
      const { draftId } = await draft(desk, edit)
      const [products, options] = await Promise.all(
        (['product', 'property'] as const).map((kind) => list(desk, { draftId, kind, state: 'changed' })),
      )
      return [...(products?.list ?? []), ...(options?.list ?? [])].map(({ itemId }) => itemId)
    }
    await publish(
      desk,
      created('property', 'ice', { name: named('Ice') }),
      created('propertyValue', 'less', { propertyId: 'ice', name: named('Less') }),
      ...cake,
    )
    expect(await changed(price(skuId, 500, 540))).toEqual([productId])
    expect(await changed(created('sku', 'cake-2', { productId: 'cake' }))).toEqual(['cake'])
    expect(await changed(created('storeProduct', `${storeId}.cake`, { isSold: false }))).toEqual(['cake'])
    expect(await changed(created('storeSku', `${storeId}.${skuId}`, { price: 450 }))).toEqual([productId])
    expect(await changed(created('package', 'cake', { groupList: [] }))).toEqual(['cake'])
    expect(await changed({ kind: 'propertyValue', itemId: 'less', fields: { sort: [0, 1] } })).toEqual(['ice'])
  })

  it('comes page by page, each item once, also while a draft adds some', async () => {
    const { corp, desk } = await openMenu()
    for (let count = 0; count < 6; count++) await buildProduct(corp)
    const { draftId } = await draft(desk, ...cake)
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(desk, { draftId, pageSize: 3, after })
      expect(page.total).toBe(8)
      seen.push(...page.list.map(({ itemId }) => itemId))
      after = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([8, 8])
  })

  it('has headings, materials, and options with their choices too', async () => {
    const { desk } = await openMenu()
    const option = [
      created('property', 'ice', { name: named('Ice') }),
      created('propertyValue', 'less', { propertyId: 'ice', name: named('Less') }),
    ]
    await publish(desk, created('material', 'milk', { name: named('Milk'), code: 'M-1' }), ...option)
    expect(names(await list(desk, { kind: 'category' }))).toEqual(['Teas'])
    expect(names(await list(desk, { kind: 'material', text: 'm-1' }))).toEqual(['Milk'])
    const { list: options } = await list(desk, { kind: 'property' })
    expect(options).toMatchObject([{ itemId: 'ice', partList: [{ kind: 'propertyValue', itemId: 'less' }] }])
  })
})

describe('a row of the list', () => {
  it('[draft-3] is as it was when the draft archives it, whatever else the draft did to it', async () => {
    const { desk, productId, skuId } = await openMenu()
    const gone: Edit = { kind: 'sku', itemId: skuId, op: 'archive', fields: { price: [540, 540] } }
    const { draftId } = await draft(desk, price(skuId, 500, 540), gone, {
      ...{ kind: 'product', itemId: productId, op: 'archive' },
    })
    const { list: items } = await list(desk, { draftId })
    expect(items).toMatchObject([
      { op: 'archive', isArchived: false, fields: { name: named('Tea') }, changeList: [], partList: [{}] },
    ])
    expect(items[0]?.partList[0]).toMatchObject({ op: 'archive', fields: { price: 500 }, changeList: [] })
  })

  it('has its sizes only, and is said to come back where a draft brings it back and nowhere else', async () => {
    const { desk, storeId, skuId } = await openMenu()
    await publish(desk, created('storeSku', `${storeId}.${skuId}`, { price: 450 }))
    await publish(desk, created('material', 'milk', { name: named('Milk') }))
    await publish(desk, { kind: 'material', itemId: 'milk', op: 'archive' })
    const { draftId } = await draft(desk, ...cake)
    const parts = (page: Awaited<ReturnType<typeof list>>) =>
      page.list.map(({ partList }) => partList.map(({ kind }) => kind))
    expect(parts(await list(desk, {}))).toEqual([['sku']])
    const drafted = await list(desk, { draftId })
    expect(parts(drafted)).toEqual([['sku'], ['sku']])
    expect(drafted.list.filter((item) => 'isBack' in item)).toEqual([])
    const archived = (await list(desk, { kind: 'material', state: 'archived' })).list
    expect(archived).toMatchObject([{ itemId: 'milk', isArchived: true }])
    expect(archived[0]?.fields).toEqual({ name: named('Milk') })
    expect(archived[0]).not.toHaveProperty('isBack')
  })

  it('is there from a place that cannot be read, as from the beginning; behind the last one there is no page', async () => {
    const { desk } = await openMenu()
    const { draftId } = await draft(desk, created('product', 'A-bun', { name: named('Bun') }))
    const all = await list(desk, { draftId, after: 'no-place', pageSize: 2 })
    expect([names(all), all.next]).toEqual([['Bun', 'Tea'], null])
  })
})

describe('an item of the menu', () => {
  it('comes with its sizes, its choices and what differs at stores', async () => {
    const { desk, productId, skuId, storeId } = await openMenu()
    const { draftId } = await draft(desk, created('storeSku', `${storeId}.${skuId}`, { price: 450 }))
    await publish(desk, created('storeProduct', `${storeId}.${productId}`, { isSold: false }))
    const find = async (more: object) =>
      ask(app, findMenuItem, { ...desk, body: { kind: 'product', itemId: productId, ...more } })
    const kinds = async (more: object) => (await find(more)).data.partList.map(({ kind }) => kind).toSorted()
    expect(await kinds({})).toEqual(['sku', 'storeProduct'])
    expect(await kinds({ draftId })).toEqual(['sku', 'storeProduct', 'storeSku'])
  })

  it('is unknown when there is none, when it is archived, or in a draft that is over', async () => {
    const { desk, productId } = await openMenu()
    const find = async (body: object) =>
      (await ask(app, findMenuItem, { ...desk, body: { kind: 'product', ...body } })).code
    expect(await find({ itemId: 'no' })).toBe(refusals.itemUnknown)
    expect(await find({ itemId: productId, draftId: 'no' })).toBe(refusals.draftUnknown)
    expect((await ask(app, listMenuItems, { ...desk, body: { kind: 'product', draftId: 'no' } })).code).toBe(
      refusals.draftUnknown,
    )
    await publish(desk, { kind: 'product', itemId: productId, op: 'archive' })
    expect(await find({ itemId: productId })).toBe(refusals.itemUnknown)
  })

  it('is not shown to staff of another brand, nor to an employee', async () => {
    const { corp, desk, productId } = await openMenu()
    const other = await openMenu()
    const body = { kind: 'product' as const, itemId: productId }
    expect((await ask(app, findMenuItem, { ...other.desk, body })).code).toBe(refusals.itemUnknown)
    const employee = await buildAtDesk(app, corp, 'employee')
    expect((await ask(app, findMenuItem, { ...employee, body })).code).toBe(refusals.notAllowed)
    expect((await ask(app, findMenuItem, { ...desk, body })).code).toBe(200)
  })
})

describe('the names of things', () => {
  it('are those of the menu, also of what is archived, and of what a draft makes', async () => {
    const { desk, productId, skuId } = await openMenu()
    await publish(desk, created('material', 'milk', { name: named('Milk'), unit: 'ml' }))
    await publish(desk, { kind: 'material', itemId: 'milk', op: 'archive' })
    const { draftId } = await draft(desk, ...cake, created('package', 'cake', { groupList: [] }))
    const itemIdList = [productId, skuId, 'milk', 'cake', 'cake-1', 'nothing']
    const namesOf = async (body: object) =>
      (await ask(app, listItemNames, { ...desk, body: { itemIdList, ...body } })).data.list
        .map(({ kind, name, parentId, unit }) => [kind, name['en-US'], parentId, unit])
        .toSorted()
    const published = [
      ['material', 'Milk', '', 'ml'],
      ['product', 'Tea', '', ''],
      ['sku', 'Regular', productId, ''],
    ]
    expect(await namesOf({})).toEqual(published)
    expect(await namesOf({ draftId })).toEqual(
      [...published, ['product', 'Cake', '', ''], ['sku', 'Slice', 'cake', '']].toSorted(),
    )
    const other = await openMenu()
    expect((await ask(app, listItemNames, { ...other.desk, body: { itemIdList: [productId] } })).data.list).toEqual([])
  })

  it('[draft-15] say what a draft brings back from what it makes, and that a size has none', async () => {
    const { desk } = await openMenu()
    await publish(desk, ...cake)
    await publish(desk, { kind: 'product', itemId: 'cake', op: 'archive' })
    const back = created('product', 'cake', { categoryId: 'cakes', name: named('Old cake') })
    const { draftId } = await draft(desk, back, created('sku', 'cake-9', { productId: 'cake' }))
    const itemIdList = ['cake', 'cake-9']
    const { list: items } = (await ask(app, listItemNames, { ...desk, body: { itemIdList, draftId } })).data
    const rows = items.map(({ kind, name, parentId, isStored }) => [kind, name, parentId, isStored])
    expect(rows.toSorted()).toEqual([
      ['product', named('Old cake'), '', true],
      ['sku', {}, 'cake', false],
    ])
  })
})
