import { assert, constantFrom, property as law, record, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '../draft/change.ts'
import { findingId } from './finding.ts'
import { lint } from './lint.ts'
import type { LintGroup, LintItem, LintKind, LintMenu, LintShapes } from './lint-menu.ts'

type Items = { readonly [Kind in LintKind]?: readonly LintItem<Kind>[] }

const product = (itemId: string, different: Partial<LintShapes['product']> = {}): LintItem<'product'> => ({
  ...{ itemId, productType: 1, image: '/media/a', description: { 'en-US': 'Good' }, launchStatus: 1, saleStatus: 1 },
  ...{ saleTimeList: [], saleChannelList: [1], propertyIdList: [], ...different },
})
const sku = (itemId: string, different: Partial<LintShapes['sku']> = {}): LintItem<'sku'> => ({
  ...{ itemId, productId: itemId.split('-')[0] ?? '', price: 500, memberPrice: null, materialList: [], ...different },
})
const value = (itemId: string, propertyId: string): LintItem<'propertyValue'> => ({
  ...{ itemId, propertyId, materialList: [] },
})
const group = (different: Partial<LintGroup> = {}): LintGroup => ({
  ...{ productGroupId: 'g', isFixed: false, minNum: 1 },
  itemList: [{ skuId: 'tea-s', maxNum: 1, increasePrice: 0 }],
  ...different,
})
const set = (...groupList: LintGroup[]) => ({
  product: [product('tea'), product('set', { productType: 4 })],
  sku: [sku('tea-s'), sku('set-s')],
  package: [{ itemId: 'set', groupList }],
})

const menu = (items: Items, different: Partial<Omit<LintMenu, 'items'>> = {}): LintMenu => ({
  items: <Kind extends LintKind>(kind: Kind) => (items[kind] ?? []) as readonly LintItem<Kind>[],
  ...{ hoursList: [null], isSold: new Map(), textList: [], requiredList: [], from: 'en-US', ...different },
})

const update = (kind: string, itemId: string, ...names: string[]): Change => ({
  ...{ kind, itemId, op: 'update' },
  fields: Object.fromEntries(names.map((name) => [name, { from: null, to: 1 }])),
})

/** What lint says of a menu that a draft makes from nothing. */
const made = (items: Items, different: Partial<LintMenu> = {}) =>
  lint({ before: menu({}), after: menu(items, different), changes: [] })
/** The same as short words: level, rule, item, field. */
const linesOf = (findings: ReturnType<typeof lint>) =>
  findings.map(({ level, rule, itemId, field, detail }) => [level, rule, itemId, field, detail].join(' ').trim())

describe('what no one can order is an error', () => {
  const ice = { property: [{ itemId: 'ice', minNum: 1 }], product: [product('tea', { propertyIdList: ['ice'] })] }

  it('an option that must be chosen and has no choice [lint-1]', () => {
    expect(linesOf(made(ice))).toEqual(['error M1 ice minNum'])
    expect(linesOf(made({ ...ice, propertyValue: [value('less', 'ice')] }))).toEqual([])
    const two = { ...ice, property: [{ itemId: 'ice', minNum: 2 }], propertyValue: [value('less', 'ice')] }
    expect(linesOf(made(two))).toEqual(['error M1 ice minNum'])
  })

  it('and is none while no product on sale asks for it [lint-1]', () => {
    expect(linesOf(made({ ...ice, property: [{ itemId: 'ice', minNum: 0 }] }))).toEqual([])
    expect(linesOf(made({ ...ice, product: [product('tea')] }))).toEqual([])
    expect(linesOf(made({ ...ice, product: [product('tea', { propertyIdList: ['ice'], saleStatus: 0 })] }))).toEqual([])
  })

  it('a group of a set of which nothing can be had [lint-1]', () => {
    const sold = set(group())
    expect(linesOf(made(sold))).toEqual([])
    const off = { ...sold, product: [product('tea', { launchStatus: 0 }), product('set', { productType: 4 })] }
    expect(linesOf(made(off))).toEqual(['error M1 set groupList g'])
    expect(linesOf(made({ ...off, package: [{ itemId: 'set', groupList: [group({ minNum: 0 })] }] }))).toEqual([])
    expect(linesOf(made(off, { isSold: new Map([['tea', true]]) }))).toEqual([])
    expect(linesOf(made(sold, { isSold: new Map([['tea', false]]) }))).toEqual([
      'error M1 set groupList g',
      'warning M5 tea',
    ])
  })

  it('a set that no customer can put together [lint-2]', () => {
    expect(linesOf(made(set()))).toEqual(['error M2 set groupList'])
    expect(linesOf(made(set(group({ minNum: 2 }))))).toEqual(['error M2 set groupList g'])
    const two = [
      { skuId: 'tea-s', maxNum: 1, increasePrice: 0 },
      { skuId: 'gone', maxNum: 1, increasePrice: 0 },
    ]
    expect(linesOf(made(set(group({ itemList: two }))))).toEqual([])
    expect(linesOf(made(set(group({ itemList: two, minNum: 2 }))))).toEqual(['error M2 set groupList g'])
    expect(linesOf(made(set(group({ itemList: two, isFixed: true }))))).toEqual(['error M2 set groupList g'])
  })
})

describe('what may be meant so is a warning', () => {
  it('a price of zero, for all, for members and at a store [lint-3]', () => {
    const priced = (different: Partial<LintShapes['sku']>) => ({
      product: [product('tea')],
      sku: [sku('tea-s', different)],
    })
    expect(linesOf(made(priced({ price: 0 })))).toEqual(['warning M3 tea-s price'])
    expect(linesOf(made(priced({ memberPrice: 0 })))).toEqual(['warning M3 tea-s memberPrice'])
    expect(linesOf(made(priced({})))).toEqual([])
    expect(linesOf(made({ storeSku: [{ itemId: 's1.tea-s', price: 0 }] }))).toEqual(['warning M3 s1.tea-s price'])
    const listed = { itemId: 'high.tea-s', price: null, memberPrice: 0 }
    expect(
      linesOf(made({ priceListSku: [listed, { ...listed, itemId: 'low.tea-s', price: 0, memberPrice: null }] })),
    ).toEqual(['warning M3 low.tea-s price', 'warning M3 high.tea-s memberPrice'])
    expect(linesOf(made({ ...priced({ price: 0 }), product: [product('tea', { saleStatus: 0 })] }))).toEqual([])
  })

  it('a member price above the price, everywhere and by a price list that sets one of the two [lint-13]', () => {
    const priced = (memberPrice: number | null, listed: Partial<LintShapes['priceListSku']> = {}) =>
      made({
        ...{ product: [product('tea')], sku: [sku('tea-s', { price: 500, memberPrice })] },
        priceListSku: [{ itemId: 'low.tea-s', price: null, memberPrice: null, ...listed }],
      })
    expect(linesOf(priced(500))).toEqual([])
    expect(linesOf(priced(501))).toEqual(['warning M7 tea-s memberPrice', 'warning M7 low.tea-s memberPrice'])
    expect(linesOf(priced(450, { price: 400 }))).toEqual(['warning M7 low.tea-s memberPrice'])
    expect(linesOf(priced(null, { price: 400, memberPrice: 450 }))).toEqual(['warning M7 low.tea-s memberPrice'])
    expect(linesOf(priced(501, { memberPrice: 450 }))).toEqual(['warning M7 tea-s memberPrice'])
    const off = { sku: [sku('tea-s', { memberPrice: 99_999 })], product: [product('tea', { saleStatus: 0 })] }
    expect(linesOf(made(off))).toEqual([])
  })

  it('but not of a set that is paid by its choices [lint-3]', () => {
    const free = { ...set(group()), sku: [sku('tea-s'), sku('set-s', { price: 0 })] }
    expect(linesOf(made(free))).toEqual(['warning M3 set-s price'])
    const paid = group({ itemList: [{ skuId: 'tea-s', maxNum: 1, increasePrice: 300 }] })
    expect(linesOf(made({ ...free, package: [{ itemId: 'set', groupList: [paid] }] }))).toEqual([])
    const optional = { ...paid, minNum: 0 }
    expect(linesOf(made({ ...free, package: [{ itemId: 'set', groupList: [optional] }] }))).toEqual([
      'warning M3 set-s price',
    ])
  })

  it.each([
    ['09:00', '10:00', [1], []],
    ['19:59', '20:30', [1], []],
    ['20:00', '23:00', [1], ['warning M4 tea saleTimeList 20:00-23:00 1']],
    ['23:00', '07:00', [7], ['warning M4 tea saleTimeList 23:00-07:00 7']],
    ['23:00', '08:01', [7], []],
    ['09:00', '10:00', [2], ['warning M4 tea saleTimeList 09:00-10:00 2']],
    ['09:00', '10:00', [2, 1], []],
    ['09:00', '09:00', [7], []],
    ['09:00', '10:00', [], ['warning M4 tea saleTimeList 09:00-10:00']],
  ])(
    'sold from %s to %s on %j where stores are open on Mondays from 8 to 20: %j [lint-4]',
    (start, end, weekdays, expected) => {
      const hoursList = [[], [{ weekday: 1, start: '08:00', end: '20:00' }]]
      const items = { product: [product('tea', { saleTimeList: [{ start, end, weekdays }] })] }
      expect(linesOf(made(items, { hoursList }))).toEqual(expected)
      expect(linesOf(made(items, { hoursList: [...hoursList, null] })).filter(() => weekdays.length > 0)).toEqual([])
      expect(linesOf(made(items, { hoursList: [] }))).toEqual([])
    },
  )

  it('a product that no store sells, or no channel [lint-5]', () => {
    const isSold = new Map([['tea', false]])
    expect(linesOf(made({ product: [product('tea')] }, { isSold }))).toEqual(['warning M5 tea'])
    expect(linesOf(made({ product: [product('tea')] }, { isSold, hoursList: [] }))).toEqual([])
    expect(linesOf(made({ product: [product('tea', { launchStatus: 0 })] }, { isSold }))).toEqual([])
    expect(linesOf(made({ product: [product('tea', { saleChannelList: [2] })] }))).toEqual([
      'warning M5 tea saleChannelList',
    ])
  })

  it('a product without picture, description, or allergens that are known [lint-6]', () => {
    const bare = product('tea', { image: '', description: { 'en-US': ' ' } })
    expect(linesOf(made({ product: [bare] }))).toEqual(['warning M6 tea image', 'warning M6 tea description'])
    expect(linesOf(made({ product: [{ ...bare, launchStatus: 0 }] }))).toEqual([])
  })

  it.each([
    ['no recipe', [], true, ['warning M6 tea allergens']],
    ['a material of which nothing is known', ['milk', 'leaf'], false, ['warning M6 tea allergens']],
    ['materials that are all known', ['milk', 'leaf'], true, []],
  ])('a size of %s [lint-6]', (_name, materialIds, isAllergensKnown, expected) => {
    const items = {
      material: [
        { itemId: 'milk', isAllergensKnown: true },
        { itemId: 'leaf', isAllergensKnown },
      ],
      product: [product('tea')],
      sku: [sku('tea-s', { materialList: materialIds.map((materialId) => ({ materialId })) })],
    }
    expect(linesOf(made(items))).toEqual(expected)
    expect(
      linesOf(made({ ...items, material: items.material.map((each) => ({ ...each, isAllergensKnown: false })) })),
    ).toEqual([])
    expect(
      linesOf(
        made({ ...items, product: [product('tea', { productType: 4 })], package: set(group({ minNum: 0 })).package }),
      ),
    ).not.toContain('warning M6 tea allergens')
  })

  it('an option that uses a material of which nothing is known [lint-6]', () => {
    const items = {
      ...{
        material: [
          { itemId: 'milk', isAllergensKnown: true },
          { itemId: 'oat', isAllergensKnown: false },
        ],
      },
      ...{ product: [product('tea', { propertyIdList: ['kind'] })], property: [{ itemId: 'kind', minNum: 0 }] },
      sku: [sku('tea-s', { materialList: [{ materialId: 'milk' }] })],
    }
    const oat = { ...value('oats', 'kind'), materialList: [{ materialId: 'oat' }] }
    expect(linesOf(made(items))).toEqual([])
    expect(linesOf(made({ ...items, propertyValue: [oat] }))).toEqual(['warning M6 tea allergens'])
  })

  it('a text that a required language lacks, or has of before [lint-7]', () => {
    const name = {
      kind: 'product',
      itemId: 'tea',
      field: 'name',
      part: '',
      texts: { 'en-US': 'Tea' },
      changes: [],
      doesFit: () => false,
    }
    const say = (text: object, requiredList: LintMenu['requiredList']) =>
      linesOf(made({}, { textList: [{ ...name, ...text }], requiredList }))
    expect(say({}, ['en-US', 'en-PH'])).toEqual([])
    expect(say({}, ['en-US', 'ar-IQ', 'th-TH'])).toEqual(['warning T1 tea name ar-IQ', 'warning T1 tea name th-TH'])
    expect(say({ texts: { 'ar-IQ': 'شاي' } }, ['en-US'])).toEqual(['warning T1 tea name en-US'])
    expect(say({ texts: { 'en-US': ' ' } }, ['en-US'])).toEqual([])
    const both = { 'en-US': 'Black tea', 'ar-IQ': 'شاي' }
    const changes = [{ step: 2, from: { ...both, 'en-US': 'Tea' }, to: both }]
    expect(say({ texts: both, changes }, ['ar-IQ'])).toEqual(['warning T1 tea name ar-IQ'])
    expect(say({ texts: both, changes, doesFit: () => true }, ['ar-IQ'])).toEqual([])
    expect(say({ texts: both }, ['ar-IQ'])).toEqual([])
    expect(say({ part: 'g1.name', field: 'groupList' }, ['ar-IQ'])).toEqual(['warning T1 tea groupList ar-IQ g1.name'])
  })
})

describe('what was so before the draft [lint-8]', () => {
  const broken = {
    ...{ property: [{ itemId: 'ice', minNum: 2 }], propertyValue: [value('less', 'ice')] },
    product: [product('tea', { propertyIdList: ['ice'], image: '' })],
  }
  const unchanged = menu(broken)
  const after = (...changes: Change[]) => linesOf(lint({ before: unchanged, after: unchanged, changes }))

  it('is a warning where no one can order it, and is not reported where it may be meant so', () => {
    expect(after()).toEqual(['warning M1 ice minNum'])
    const empty = menu(set())
    expect(linesOf(lint({ before: empty, after: empty, changes: [] }))).toEqual(['warning M2 set groupList'])
    expect(after(update('sku', 'bun-s', 'price'), update('product', 'tea', 'name'))).toEqual(['warning M1 ice minNum'])
  })

  it('is the draft’s own once it touches the thing', () => {
    for (const change of [
      update('property', 'ice', 'name'),
      update('propertyValue', 'less', 'price'),
      update('product', 'tea', 'propertyIdList'),
      { ...update('propertyValue', 'less'), op: 'create' as const },
    ])
      expect(after(change)).toEqual(['error M1 ice minNum'])
    const again = { ...update('product', 'tea'), op: 'create' as const }
    expect(after(again)).toEqual(['error M1 ice minNum', 'warning M6 tea image'])
    expect(after(update('product', 'tea', 'image'))).toEqual(['warning M1 ice minNum', 'warning M6 tea image'])
  })

  it('is the draft’s own when the draft brings it about by something else', () => {
    const whole = menu({ ...broken, propertyValue: [value('less', 'ice'), value('none', 'ice')] })
    const changes = [{ ...update('propertyValue', 'none'), op: 'archive' as const }]
    expect(linesOf(lint({ before: whole, after: unchanged, changes }))).toEqual(['error M1 ice minNum'])
  })
})

it('a draft that changes nothing is never refused, and what is reported keeps its name, each once, errors first', () => {
  const some = uniqueArray(constantFrom('a', 'b', 'c'), { maxLength: 3 })
  const things = record({ products: some, properties: some, values: some, touched: some })
  assert(
    law(things, ({ products, properties, values, touched }) => {
      const items = {
        product: products.map((id) => product(id, { propertyIdList: properties, image: '' })),
        property: properties.map((itemId) => ({ itemId, minNum: 1 })),
        propertyValue: values.map((id) => value(id, id)),
      }
      const still = lint({ before: menu(items), after: menu(items), changes: [] })
      expect(still.filter(({ level }) => level === 'error')).toEqual([])
      const changes = touched.map((id) => update('property', id, 'minNum'))
      const findings = lint({ before: menu(items), after: menu(items), changes })
      const ids = findings.map(findingId)
      expect(findings.map(({ id }) => id)).toEqual(ids)
      expect(new Set(ids).size).toBe(ids.length)
      const levels = findings.map(({ level }) => level)
      expect(levels).toEqual(levels.toSorted())
      expect(
        findings.filter(({ level }) => level === 'error').every(({ itemId }) => touched.some((id) => id === itemId)),
      ).toBe(true)
    }),
  )
})
