import { listReleases, publishDraft, undoReleases } from '@tiffin/contract/desk/draft'
import { listProducts } from '@tiffin/contract/product'
import { refusals } from '@tiffin/contract/refusals'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { asCorp, buildMaterial } from '../../../test/build-shop.ts'
import { created, drafting, type Edit, named, price } from '../../../test/drafting.ts'

const app = testApp()
const { save, draft, publish, openMenu, ticked } = drafting(app)

/** A heading, an option with a choice, a material, and a product with a size that uses them. */
const oolong: readonly Edit[] = [
  created('category', 'teas', { name: named('Teas') }),
  created('material', 'milk', { name: named('Milk') }),
  created('property', 'ice', { name: named('Ice') }),
  created('propertyValue', 'less-ice', {
    propertyId: 'ice',
    name: named('Less'),
    materialList: [{ materialId: 'milk', weight: 5 }],
  }),
  created('product', 'oolong', { categoryId: 'teas', name: named('Oolong'), propertyIdList: ['ice'] }),
  created('sku', 'oolong-r', {
    productId: 'oolong',
    name: named('Regular'),
    price: 620,
    isDefault: true,
    materialList: [{ materialId: 'milk', weight: 150_000 }],
  }),
]

describe('a published draft', () => {
  it('may have a product whose only size has no name', async () => {
    const { desk, menu } = await openMenu()
    await publish(
      desk,
      created('category', 'gifts', { name: named('Gifts') }),
      created('product', 'tumbler', { categoryId: 'gifts', name: named('Tumbler') }),
      created('sku', 'tumbler-1', { productId: 'tumbler', price: 3200 }),
    )
    expect((await publish(desk, price('tumbler-1', 3200, 3350))).code).toBe(200)
    expect(await menu()).toContainEqual({ name: 'Tumbler', prices: [3350] })
  })

  it('is seen by customers at once, and not before', async () => {
    const { desk, skuId, menu } = await openMenu()
    const body = await draft(desk, price(skuId, 500, 540))
    expect(await menu()).toEqual([{ name: 'Tea', prices: [500] }])
    expect((await ask(app, publishDraft, { ...desk, body })).data).toEqual({ releaseNo: 1 })
    expect(await menu()).toEqual([{ name: 'Tea', prices: [540] }])
    expect((await ask(app, publishDraft, { ...desk, body })).code).toBe(refusals.draftUnknown)
  })

  it('brings new products with everything that they name, in whatever order they were made', async () => {
    const { corp, storeId, desk, menu } = await openMenu()
    expect((await publish(desk, ...oolong.toReversed())).code).toBe(200)
    expect(await menu()).toEqual([
      { name: 'Oolong', prices: [620] },
      { name: 'Tea', prices: [500] },
    ])
    const { data } = await ask(app, listProducts, { corp, language: 'en-US', body: { storeId, pageSize: 100 } })
    const product = data.list.find(({ productId }) => productId === 'oolong')
    expect(product?.propertyList).toMatchObject([{ propertyName: 'Ice', valueList: [{ propertyValue: 'Less' }] }])
    expect(product?.skuList[0]?.bmsProductMaterialList).toMatchObject([{ materialId: 'milk', weight: 150 }])
  })

  it('changes sets, prices of a store and what it sells', async () => {
    const { corp, storeId, desk, productId, skuId, menu } = await openMenu()
    const set = created('product', 'set', { categoryId: 'sets', name: named('Set'), productType: 4 })
    const group = {
      productGroupId: 'g1',
      name: named('Tea'),
      minNum: 1,
      maxNum: 1,
      itemList: [{ skuId, increasePrice: 50 }],
    }
    const sets = [
      created('category', 'sets', { name: named('Sets') }),
      set,
      created('sku', 'set-1', { productId: 'set', name: named('One'), price: 900 }),
      created('package', 'set', { groupList: [group] }),
    ]
    expect((await publish(desk, ...sets, created('storeSku', `${storeId}.${skuId}`, { price: 450 }))).code).toBe(200)
    expect(await menu()).toEqual([
      { name: 'Tea', prices: [450] },
      { name: 'Set', prices: [900] },
    ])
    const stored = await asCorp(corp, 'select sku_id, increase_price from package_item')
    expect(stored).toEqual([{ sku_id: skuId, increase_price: 50 }])
    const takenOff = { kind: 'product' as const, itemId: 'set', fields: { saleStatus: [1, 0] as const } }
    const other = await publish(
      desk,
      created('storeProduct', `${storeId}.${productId}`, { isSold: false }),
      {
        ...{ kind: 'storeSku', itemId: `${storeId}.${skuId}`, op: 'archive' },
      },
      takenOff,
    )
    expect(other.code).toBe(200)
    expect(await asCorp(corp, 'select * from store_sku')).toEqual([])
    const { data } = await ask(app, listProducts, { corp, body: { storeId, pageSize: 100 } })
    expect(data.list.find((each) => each.productId === productId)?.unavailableReason).toBe(4)
  })

  it('takes what is archived from the menu and keeps its row, which orders name', async () => {
    const { corp, desk, productId, menu } = await openMenu()
    expect((await publish(desk, { kind: 'product', itemId: productId, op: 'archive' })).code).toBe(200)
    expect(await menu()).toEqual([])
    expect(await asCorp(corp, 'select product_id from product')).toEqual([{ product_id: productId }])
  })

  it('[draft-4] keeps the languages of a text that another draft wrote meanwhile, and takes back its own only', async () => {
    const { corp, desk, productId } = await openMenu()
    const texts = { 'en-US': 'Tea', 'ar-IQ': 'شاي' }
    const renamed = (name: object): Edit => ({
      ...{ kind: 'product', itemId: productId, fields: { name: [named('Tea'), { ...named('Tea'), ...name }] } },
    })
    const english = await draft(desk, renamed({ 'en-US': 'Green tea' }))
    expect((await publish(desk, renamed({ 'ar-IQ': 'شاي' }))).code).toBe(200)
    expect((await ask(app, publishDraft, { ...desk, body: english })).code).toBe(200)
    const names = () => asCorp(corp, 'select name from product')
    expect(await names()).toMatchObject([{ name: { ...texts, 'en-US': 'Green tea' } }])
    await ask(app, undoReleases, { ...desk, body: { releaseNo: 2 } })
    expect(await names()).toMatchObject([{ name: texts }])
  })

  it('is written down with who, when and what, and cannot be changed afterwards', async () => {
    const { corp, desk, skuId } = await openMenu()
    await publish(desk, price(skuId, 500, 540))
    const { list } = (await ask(app, listReleases, { ...desk, body: {} })).data
    expect(list).toMatchObject([
      { releaseNo: 1, name: 'Autumn', staffName: 'The manager', changeCount: 1, undoes: null },
    ])
    for (const table of ['release', 'release_change']) {
      await expect(asCorp(corp, `delete from ${table}`)).rejects.toThrow(/permission denied/)
      await expect(asCorp(corp, `update ${table} set release_no = 2`)).rejects.toThrow(/permission denied/)
    }
  })
})

describe('a draft that cannot be published', () => {
  const nothingHappened = async (corp: string) => {
    expect(await asCorp(corp, 'select * from release')).toEqual([])
    expect(await asCorp(corp, `select state from draft where state <> 'open'`)).toEqual([])
  }

  it('[DK-01] names both sides of a conflict, and nothing of it happens', async () => {
    const { corp, desk, skuId, productId, bytes } = await openMenu()
    const body = await draft(desk, price(skuId, 500, 540), {
      ...{ kind: 'product', itemId: productId, fields: { name: [named('Tea'), named('Green tea')] } },
    })
    await asCorp(corp, 'update sku set price = 520')
    await asCorp(corp, 'update corp set catalog_version = catalog_version + 1')
    const before = await bytes()
    const answer = await ask(app, publishDraft, { ...desk, body })
    expect(answer.code).toBe(refusals.publishConflict)
    expect(answer.data).toEqual({
      conflictList: [{ kind: 'sku', itemId: skuId, field: 'price', from: 500, to: 540, now: 520 }],
    })
    expect(await bytes()).toEqual(before)
    await nothingHappened(corp)
  })

  it('[DK-01] of two drafts that change one field and are published at once, the second is refused', async () => {
    for (let round = 0; round < 8; round++) {
      const { desk, skuId, menu } = await openMenu()
      const bodies = [await draft(desk, price(skuId, 500, 540)), await draft(desk, price(skuId, 500, 560))]
      const answers = await Promise.all(bodies.map((body) => ask(app, publishDraft, { ...desk, body })))
      expect(answers.map(({ code }) => code).toSorted()).toEqual([200, refusals.publishConflict])
      expect(await menu()).toEqual([{ name: 'Tea', prices: [answers[0]?.code === 200 ? 540 : 560] }])
    }
  })

  it('[DK-01] two drafts without a common field that are published at once become two releases', async () => {
    for (let round = 0; round < 8; round++) {
      const { desk, skuId, menu } = await openMenu()
      const bodies = [await draft(desk, price(skuId, 500, 540)), await ticked(desk, await draft(desk, ...oolong))]
      const answers = await Promise.all(bodies.map((body) => ask(app, publishDraft, { ...desk, body })))
      expect(answers.map(({ data }) => data.releaseNo).toSorted()).toEqual([1, 2])
      expect(await menu()).toHaveLength(2)
    }
  })

  it('says which field of which item is wrong', async () => {
    const { corp, desk, bytes } = await openMenu()
    const before = await bytes()
    const wrong: [Edit, object][] = [
      [created('sku', 'x', { productId: 'tea', name: named('X') }), { itemId: 'x', field: 'price', fault: 'required' }],
      [created('category', 'x', { name: { 'en-US': ' ' } }), { field: 'name', fault: 'invalid' }],
      [created('category', 'x', { name: named('X'), sort: 'first' }), { field: 'sort', fault: 'invalid' }],
      [created('property', 'x', { name: named('X'), minNum: 2, maxNum: 1 }), { field: 'minNum', fault: 'invalid' }],
      [created('product', 'x', { categoryId: 'no', name: named('X') }), { field: 'categoryId', fault: 'unknown' }],
      [created('storeSku', 'no.no', { price: 1 }), { itemId: 'no.no', fault: 'unknown' }],
      [created('category', 'x', { name: named('X'), parentId: 'no' }), { field: 'parentId', fault: 'unknown' }],
    ]
    for (const [edit, fault] of wrong) {
      const answer = await publish(desk, edit)
      expect(answer.code).toBe(refusals.publishFault)
      expect(answer.data).toMatchObject({ faultList: expect.arrayContaining([expect.objectContaining(fault)]) })
    }
    expect(await bytes()).toEqual(before)
    await nothingHappened(corp)
  })

  it('would leave products below an archived heading, without a size, or with an archived choice', async () => {
    const { corp, desk } = await openMenu()
    expect((await publish(desk, ...oolong)).code).toBe(200)
    const archived = async (kind: Edit['kind'], itemId: string) => publish(desk, { kind, itemId, op: 'archive' })
    for (const [kind, itemId, fault] of [
      ['category', 'teas', { kind: 'product', itemId: 'oolong', field: 'categoryId' }],
      ['sku', 'oolong-r', { kind: 'product', itemId: 'oolong', field: 'skuList' }],
      ['property', 'ice', { kind: 'product', itemId: 'oolong', field: 'propertyIdList' }],
      ['material', 'milk', { kind: 'sku', itemId: 'oolong-r', field: 'materialList' }],
    ] as const) {
      const answer = await archived(kind, itemId)
      expect([itemId, answer.code]).toEqual([itemId, refusals.publishFault])
      expect(answer.data).toMatchObject({ faultList: expect.arrayContaining([expect.objectContaining(fault)]) })
    }
    expect(await asCorp(corp, 'select category_id from category where archived_at is not null')).toEqual([])
    expect((await archived('product', 'oolong')).code).toBe(200)
    expect((await archived('category', 'teas')).code).toBe(200)
  })

  it('is not the one that was looked at', async () => {
    const { desk, skuId } = await openMenu()
    const { draftId, version } = await draft(desk, price(skuId, 500, 540))
    await save(desk, draftId, price(skuId, 540, 560))
    expect((await ask(app, publishDraft, { ...desk, body: { draftId, version } })).code).toBe(refusals.draftChanged)
  })
})

describe('undoing', () => {
  const undo = (desk: { corp: string; token: string }, releaseNo: number, isTrial = false) =>
    ask(app, undoReleases, { ...desk, body: { releaseNo, isTrial } })

  it('[DK-01] brings back the very bytes of list, product, search and first call in every language, and is a release itself', async () => {
    const { desk, skuId, productId, storeId, bytes } = await openMenu()
    const before = await bytes()
    await publish(desk, ...oolong, price(skuId, 500, 540))
    await publish(desk, created('storeSku', `${storeId}.${skuId}`, { price: 450 }), price('oolong-r', 620, 640))
    const look = { kind: 'look', itemId: 'corp', fields: { primaryColor: ['#E6002D', '#0055AA'] } } as const
    await publish(desk, { kind: 'product', itemId: productId, op: 'archive' }, look)
    for (const [place, answer] of (await bytes()).entries()) expect(answer).not.toBe(before[place])
    const trial = await undo(desk, 1, true)
    expect(trial.data).toMatchObject({ releaseNo: null, keptList: [] })
    expect(trial.data.changeList.length).toBeGreaterThan(5)
    expect((await undo(desk, 1)).data).toMatchObject({ releaseNo: 4, keptList: [] })
    expect(await bytes()).toEqual(before)
    const { list } = (await ask(app, listReleases, { ...desk, body: {} })).data
    expect(list.map(({ releaseNo, undoes }) => [releaseNo, undoes])).toEqual([
      [4, 1],
      [3, null],
      [2, null],
      [1, null],
    ])
  })

  it('can itself be undone', async () => {
    const { desk, skuId, productId, bytes } = await openMenu()
    await publish(desk, price(skuId, 500, 540), ...oolong)
    await publish(desk, { kind: 'product', itemId: productId, op: 'archive' })
    const published = await bytes()
    expect((await undo(desk, 1)).data).toMatchObject({ releaseNo: 3, keptList: [] })
    expect((await undo(desk, 3)).data).toMatchObject({ releaseNo: 4, keptList: [] })
    expect(await bytes()).toEqual(published)
  })

  it('[DK-01] leaves what was changed since, and says so', async () => {
    const { desk, skuId, productId, menu, corp } = await openMenu()
    await publish(desk, price(skuId, 500, 540), {
      kind: 'product',
      itemId: productId,
      fields: { name: [named('Tea'), named('Oolong')] },
    })
    await asCorp(corp, 'update sku set price = 560')
    const { data } = await undo(desk, 1)
    expect(data.keptList).toEqual([{ kind: 'sku', itemId: skuId, field: 'price', from: 540, to: 500, now: 560 }])
    expect(await menu()).toEqual([{ name: 'Tea', prices: [560] }])
  })

  it('does nothing where there is nothing to undo, and knows what never was', async () => {
    const { desk, skuId, corp } = await openMenu()
    await publish(desk, price(skuId, 500, 540))
    await asCorp(corp, 'update sku set price = 560')
    const version = () => asCorp(corp, 'select catalog_version from corp')
    const before = await version()
    expect((await undo(desk, 1)).data).toMatchObject({ releaseNo: null, changeList: [] })
    expect(await version()).toEqual(before)
    expect((await undo(desk, 7)).code).toBe(refusals.releaseUnknown)
  })
})

it('a thousand changes are one release', async () => {
  const { corp, desk } = await openMenu()
  await buildMaterial(corp, 'water')
  const ids = Array.from({ length: 500 }, (_, index) => `p${index}`)
  const rows = ids.flatMap((id) => [
    { kind: 'product', itemId: id, fields: { name: named(id), categoryId: 'teas' } },
    { kind: 'sku', itemId: `${id}-r`, fields: { name: named('R'), productId: id, price: 500 } },
  ])
  const { draftId } = await draft(desk, created('category', 'teas', { name: named('Teas') }))
  await asCorp(
    corp,
    `insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
     select $1, $2, kind, "itemId", 'create', (select jsonb_object_agg(key, jsonb_build_object('from', null, 'to', value)) from jsonb_each(fields)),
       $4, now() from jsonb_to_recordset($3::jsonb) as row (kind text, "itemId" text, fields jsonb)`,
    [corp, draftId, JSON.stringify(rows), desk.staffId],
  )
  const answer = await ask(app, publishDraft, { ...desk, body: await ticked(desk, { draftId, version: 2 }) })
  expect(answer.data).toEqual({ releaseNo: 1 })
  const [count] = await asCorp<{ products: number }>(corp, 'select count(*) as products from product')
  expect(count?.products).toBe(501)
})
