import { lintDraft, listReleases, publishDraft, scheduleDraft, undoReleases } from '@tiffin/contract/desk/draft'
import { confirmTranslation, setRequiredLanguage } from '@tiffin/contract/desk/translation'
import { refusals } from '@tiffin/contract/refusals'
import type { Language } from '@tiffin/core/language/language'
import { describe, expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { asCorp, buildMaterial, buildStore, insertRow } from '../../../../test/build-shop.ts'
import { created, drafting, type Edit, named, price } from '../../../../test/drafting.ts'
import { publishDueDrafts } from '../schedule/publish-due.ts'

const clock = { at: Date.UTC(2026, 2, 27, 12), now: () => clock.at }
const app = testApp({ clock })
const { draft, ticked, publish, openMenu } = drafting(app)
type Menu = Awaited<ReturnType<typeof openMenu>>
type Desk = Menu['desk']

const look = async (desk: Desk, draftId: string) => (await ask(app, lintDraft, { ...desk, body: { draftId } })).data
/** What lint says of a draft with these edits, as short words. */
async function linesOf(desk: Desk, ...edits: Edit[]) {
  const { findingList } = await look(desk, (await draft(desk, ...edits)).draftId)
  return findingList.map(({ level, id }) => `${level} ${id}`.trim())
}
const change = (
  kind: Edit['kind'],
  itemId: string,
  field: string,
  ...values: readonly [Edit['itemId'] | null | number | object, unknown]
): Edit => ({ kind, itemId, fields: { [field]: values } }) as Edit

/** An option that must be chosen, without a choice, on the one product. */
async function openBroken() {
  const menu = await openMenu()
  const { corp, productId } = menu
  await insertRow(corp, 'property', { property_id: 'ice', name: JSON.stringify(named('Ice')), min_num: 1, max_num: 1 })
  await insertRow(corp, 'product_property', { product_id: productId, property_id: 'ice', sort: 0 })
  return menu
}

const bun = [
  created('category', 'bakery', { name: named('Bakery') }),
  created('product', 'bun', { categoryId: 'bakery', name: named('Bun'), description: named('Soft') }),
  created('sku', 'bun-1', { productId: 'bun', price: 0 }),
]
const warned = ['M3 sku bun-1 price ', 'M6 product bun image ']

describe('what a draft would publish', () => {
  it.each([
    ['a tax class', 'taxClassId', '', 'archived'],
    ['a category', 'categoryId', 'c1', 'unknown'],
  ] as const)(
    '[draft-19] is said to name %s that there is not, as publishing says it',
    async (_what, field, from, fault) => {
      const { corp, desk, productId } = await openMenu()
      const [row] = await asCorp<{ categoryId: string }>(corp, 'select category_id as "categoryId" from product')
      const before = from === '' ? '' : (row?.categoryId ?? '')
      const body = await draft(desk, change('product', productId, field, before, 'gone'))
      const faultList = [{ kind: 'product', itemId: productId, field, fault }]
      expect(await look(desk, body.draftId)).toMatchObject({ faultList, findingList: [] })
      const answer = await ask(app, publishDraft, { ...desk, body })
      expect([answer.code, answer.data]).toEqual([refusals.publishFault, { faultList }])
    },
  )

  it('is looked at as it would be: a new product without a price and a picture [lint-3] [lint-6]', async () => {
    const { desk } = await openMenu()
    expect(await linesOf(desk, ...bun)).toEqual(warned.map((id) => `warning ${id}`.trim()))
    expect(await linesOf(desk, created('category', 'empty', { name: named('Empty') }))).toEqual([])
  })

  it('is first of all what its kind must be; then nothing else is reported [lint-9]', async () => {
    const { desk } = await openMenu()
    const { draftId } = await draft(desk, ...bun, created('category', 'x', { name: { 'en-US': ' ' } }))
    const { faultList, findingList } = await look(desk, draftId)
    expect([faultList.map(({ itemId }) => itemId), findingList]).toEqual([['x'], []])
    expect((await ask(app, lintDraft, { ...desk, body: { draftId: 'gone' } })).code).toBe(refusals.draftUnknown)
  })

  it('may take away the last choice of an option, which is an error; an old one of another product is a warning [lint-1] [lint-8]', async () => {
    const menu = await openBroken()
    const { desk, skuId, productId } = menu
    expect(await linesOf(desk, price(skuId, 500, 540))).toEqual(['warning M1 property ice minNum'])
    expect(await linesOf(desk, change('property', 'ice', 'name', named('Ice'), named('Ice!')))).toEqual([
      'error M1 property ice minNum',
    ])
    expect(await linesOf(desk, change('product', productId, 'propertyIdList', ['ice'], []))).toEqual([])
    expect(await linesOf(desk, created('propertyValue', 'less', { propertyId: 'ice', name: named('Less') }))).toEqual(
      [],
    )
  })

  it('is sold at no store, whatever the draft or the stores say [lint-5]', async () => {
    const { corp, desk, storeId, productId } = await openMenu()
    const off = created('storeProduct', `${storeId}.${productId}`, { isSold: false })
    expect(await linesOf(desk, off)).toEqual([`warning M5 product ${productId}`])
    const second = await buildStore(corp)
    expect(await linesOf(desk, off)).toEqual([])
    await insertRow(corp, 'store_product', { store_id: second, product_id: productId, sale_status: 0 })
    expect(await linesOf(desk, off)).toEqual([`warning M5 product ${productId}`])
    const back: Edit = { kind: 'storeProduct', itemId: `${second}.${productId}`, op: 'archive' }
    expect(await linesOf(desk, off, back)).toEqual([])
    await asCorp(corp, 'update store set archived_at = now() where store_id = $1', [second])
    expect(await linesOf(desk, off, back)).toEqual([`warning M5 product ${productId}`])
  })

  it('is off at the brand, and a set can be made of it where a store sells it [lint-1]', async () => {
    const { corp, desk, storeId, productId, skuId } = await openMenu()
    const group = { productGroupId: 'g', name: named('Tea'), minNum: 1, maxNum: 1, itemList: [{ skuId }] }
    const set = [
      created('product', 'set', {
        categoryId: 'bakery',
        name: named('Set'),
        description: named('Two'),
        productType: 4,
        image: '/media/a',
      }),
      created('sku', 'set-1', { productId: 'set', price: 900 }),
      created('package', 'set', { groupList: [group] }),
    ]
    await publish(desk, bun[0] as Edit)
    const off = change('product', productId, 'saleStatus', 1, 0)
    expect(await linesOf(desk, ...set)).toEqual([])
    expect(await linesOf(desk, ...set, off)).toEqual(['error M1 package set groupList g'])
    await insertRow(corp, 'store_product', { store_id: storeId, product_id: productId, sale_status: 1 })
    expect(await linesOf(desk, ...set, off)).toEqual([])
  })

  it('has a window outside every store’s hours [lint-4]', async () => {
    const { corp, desk, productId } = await openMenu()
    const night = [{ start: '02:00', end: '03:00', weekdays: [1] }]
    const sold = change('product', productId, 'saleTimeList', [], night)
    expect(await linesOf(desk, sold)).toEqual([])
    await asCorp(corp, `update store set business_hours = '[{"weekday":1,"start":"08:00","end":"20:00"}]'`)
    expect(await linesOf(desk, sold)).toEqual([`warning M4 product ${productId} saleTimeList 02:00-03:00 1`])
  })

  it('says no longer what a product contains, by another one’s recipe [lint-6]', async () => {
    const { corp, desk, productId, skuId } = await openMenu()
    await buildMaterial(corp, 'milk')
    await asCorp(corp, 'update material set allergens_known = true')
    await insertRow(corp, 'sku_material', { sku_id: skuId, material_id: 'milk', weight: 1 })
    await publish(desk, created('material', 'oat', { name: named('Oat'), isAllergensKnown: true }))
    const unknown = change('material', 'milk', 'isAllergensKnown', true as never, false)
    expect(await linesOf(desk, unknown)).toEqual([`warning M6 product ${productId} allergens`])
  })

  it('lacks a text in the brand’s own language, or has one of before [lint-7]', async () => {
    const { corp, desk, productId } = await openMenu()
    await asCorp(corp, `insert into corp_language values ($1, 'ar-IQ', 'العربية', 0), ($1, 'en-US', 'English', 1)`, [
      corp,
    ])
    const heading = created('category', 'hot', { name: { 'en-US': 'Hot' } })
    expect(await linesOf(desk, heading)).toEqual(['warning T1 category hot name ar-IQ'])
    const translated = { ...named('Tea'), 'ar-IQ': 'شاي' }
    await publish(desk, change('product', productId, 'name', named('Tea'), translated))
    const rewritten = { ...translated, 'zh-CN': '茶', 'en-US': 'Black tea' }
    const moved = change('product', productId, 'name', translated, rewritten)
    expect(await linesOf(desk, moved)).toEqual([`warning T1 product ${productId} name ar-IQ`])
    await publish(desk, moved)
    const touched = change('product', productId, 'name', rewritten, { ...rewritten, 'th-TH': 'ชา' })
    expect(await linesOf(desk, touched)).toEqual([`warning T1 product ${productId} name ar-IQ`])
    expect(await linesOf(desk, change('product', productId, 'sort', 0, 3))).toEqual([])
    const place = {
      kind: 'product' as const,
      itemId: productId,
      field: 'name',
      from: 'zh-CN' as const,
      to: 'ar-IQ' as const,
    }
    await ask(app, confirmTranslation, { ...desk, body: { ...place, source: '茶', text: 'شاي' } })
    expect(await linesOf(desk, touched)).toEqual([])
  })
})

it('the languages that a brand requires are its own until it chooses, and each is ticked by itself [lint-12]', async () => {
  const { corp, desk } = await openMenu()
  const heading = created('category', 'hot', { name: { 'en-US': 'Hot' } })
  const require = async (language: Language, isRequired: boolean) =>
    (await ask(app, setRequiredLanguage, { ...desk, body: { language, isRequired } })).data.requiredList
  expect(await linesOf(desk, heading)).toEqual([])
  await asCorp(corp, `insert into corp_language values ($1, 'th-TH', 'ไทย', 1), ($1, 'ar-IQ', 'العربية', 0)`, [corp])
  expect(await linesOf(desk, heading)).toEqual(['warning T1 category hot name ar-IQ'])
  expect(await Promise.all([require('th-TH', true), require('ar-IQ', false)])).toContainEqual(['th-TH'])
  expect(await linesOf(desk, heading)).toEqual(['warning T1 category hot name th-TH'])
  expect(await require('th-TH', false)).toEqual([])
  const several = ['in-ID', 'lo-LA', 'ne-NP', 'en-PH', 'en-US'] as const
  await Promise.all(several.map((language) => require(language, true)))
  expect(await require('zh-CN', true)).toHaveLength(several.length + 1)
  for (const language of [...several, 'zh-CN' as const]) await require(language, false)
  expect(await linesOf(desk, heading)).toEqual([])
})

describe('publishing', () => {
  const warnings = async (desk: Desk) =>
    (await ask(app, listReleases, { ...desk, body: {} })).data.list.map(({ warningList }) =>
      warningList.map(({ id }) => id),
    )

  it('wants each warning ticked, reports all of them, and keeps with the release what was ticked [lint-10]', async () => {
    const { desk, menu } = await openMenu()
    const body = await draft(desk, ...bun)
    const refused = await ask(app, publishDraft, { ...desk, body: { ...body, warningIdList: warned.slice(1) } })
    expect(refused.code).toBe(refusals.draftWarned)
    expect((refused.data as unknown as { findingList: { id: string }[] }).findingList.map(({ id }) => id)).toEqual(
      warned,
    )
    expect(await menu()).toHaveLength(1)
    const done = await ask(app, publishDraft, { ...desk, body: { ...body, warningIdList: [...warned, 'M6 old'] } })
    expect(done.code).toBe(200)
    expect(await warnings(desk)).toEqual([warned])
  })

  it('is refused while there is an error, whatever is ticked, and nothing of it happens [lint-9]', async () => {
    const { desk, corp } = await openBroken()
    const body = await ticked(desk, await draft(desk, change('property', 'ice', 'name', named('Ice'), named('Cold'))))
    expect((await ask(app, publishDraft, { ...desk, body })).code).toBe(refusals.lintFailed)
    expect(await asCorp(corp, 'select from release')).toEqual([])
    expect(
      (await ask(app, scheduleDraft, { ...desk, body: { ...body, date: '2026-03-27', clock: '20:05' } })).code,
    ).toBe(refusals.lintFailed)
  })

  it('later wants the ticks at once; a warning of then is kept, and an error of then fails [lint-11]', async () => {
    const { desk, corp, productId, skuId } = await openMenu()
    const soon = { date: '2026-03-27', clock: '23:59' }
    const body = await draft(desk, ...bun)
    expect((await ask(app, scheduleDraft, { ...desk, body: { ...body, ...soon } })).code).toBe(refusals.draftWarned)
    expect((await ask(app, scheduleDraft, { ...desk, body: { ...(await ticked(desk, body)), ...soon } })).code).toBe(
      200,
    )
    await insertRow(corp, 'property', { property_id: 'ice', name: '{}', min_num: 1, max_num: 1 })
    await insertRow(corp, 'product_property', { product_id: productId, property_id: 'ice', sort: 0 })
    clock.at += 24 * 3_600_000
    await publishDueDrafts(app)
    expect(await warnings(desk)).toEqual([['M1 property ice minNum ', ...warned]])
    const renamed = change('property', 'ice', 'name', {}, named('Ice'))
    await insertRow(corp, 'property_value', { property_value_id: 'less', property_id: 'ice', name: '{}' })
    const later = await ticked(desk, await draft(desk, renamed, price(skuId, 500, 540)))
    const tomorrow = { date: '2026-03-29', clock: '00:00' }
    expect((await ask(app, scheduleDraft, { ...desk, body: { ...later, ...tomorrow } })).code).toBe(200)
    await asCorp(corp, 'update property_value set archived_at = now()')
    clock.at += 48 * 3_600_000
    await publishDueDrafts(app)
    expect(await warnings(desk)).toHaveLength(1)
    expect(await asCorp(corp, `select failure from draft where failure is not null`)).toEqual([
      { failure: 'lintFailed' },
    ])
  })

  it('is taken back whatever lint would say [lint-11]', async () => {
    const { desk, skuId } = await openMenu()
    await asCorp(desk.corp, 'update sku set price = 0')
    await publish(desk, price(skuId, 0, 540))
    expect((await ask(app, undoReleases, { ...desk, body: { releaseNo: 1 } })).data.releaseNo).toBe(2)
    expect(await warnings(desk)).toEqual([[], []])
  })
})
