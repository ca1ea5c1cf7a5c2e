import { beforeAll, expect, test } from 'vitest'
import type { ItemName } from '../../data/names.ts'
import { switchLanguage } from '../../state/words.ts'
import { entriesOf } from './entries.ts'
import { linesOf, type Naming, type WireChange } from './lines.ts'

beforeAll(() => switchLanguage('en-US'))

const row = (kind: ItemName['kind'], itemId: string, name: string, more: Partial<ItemName> = {}): ItemName => ({
  ...{ kind, itemId, name: { 'en-US': name }, parentId: '', image: '', unit: '', isStored: false },
  ...more,
})
const rows = [
  row('product', 'oolong', 'Oolong'),
  row('product', 'bun', 'Bun'),
  row('sku', 'o-r', 'Regular', { parentId: 'oolong' }),
  row('sku', 'bun-1', '', { parentId: 'bun' }),
  row('category', 'milk', 'Milk'),
  row('tax', 'class-1', 'Food'),
  row('category', 'cakes', 'Cakes'),
  row('property', 'ice', 'Ice'),
  row('property', 'sugar', 'Sugar'),
  row('propertyValue', 'less', 'Less', { parentId: 'ice' }),
  row('priceList', 'air', 'Airport'),
  row('storePriceList', 's1', 'Riverside Arcade'),
  row('material', 'm1', 'Fresh milk', { unit: 'ml' }),
]
const naming: Naming = {
  find: (kind, itemId) => rows.find((each) => each.kind === kind && each.itemId === itemId),
  storeName: (storeId) => ({ s1: 'Riverside Arcade' })[storeId] ?? storeId,
}
type Fields = Record<string, readonly [from: unknown, to: unknown]>
const change = (key: string, fields: Fields = {}, op: WireChange['op'] = 'update'): WireChange => {
  const [kind = '', itemId = ''] = key.split(' ')
  return { kind, itemId, op, fieldList: Object.entries(fields).map(([field, [from, to]]) => ({ field, from, to })) }
}
const sentencesOf = (one: WireChange) =>
  linesOf(one, naming).map(({ subject, label, from = '', to = '' }) => [subject, label, from, to].join('|'))

test.each([
  ['product oolong', { categoryId: ['milk', 'cakes'] }, '|Category|Milk|Cakes'],
  ['product oolong', { taxClassId: ['', 'class-1'] }, '|Tax class|Standard|Food'],
  ['product oolong', { propertyIdList: [['ice'], ['ice', 'sugar']] }, '|Options|Ice|Ice and Sugar'],
  ['product oolong', { saleStatus: [1, 0] }, '|On sale|Yes|No'],
  ['product oolong', { perOrderLimit: [null, 3] }, '|At most in one order|none|3'],
  ['product oolong', { productType: [1, 4] }, '|Kind|Single product|Set'],
  ['product oolong', { tint: ['oat', 'sky'] }, '|Background|Oat|Sky'],
  [
    'product oolong',
    {
      images: [
        ['a', 'c'],
        ['a', 'b', 'd'],
      ],
    },
    '|Pictures||2 pictures added · 1 picture removed',
  ],
  [
    'product oolong',
    {
      images: [
        ['a', 'b'],
        ['b', 'a'],
      ],
    },
    '|Pictures||in another order',
  ],
  ['product oolong', { image: ['', 'a'] }, '|Picture||added'],
  ['product oolong', { image: ['a', 'b'] }, '|Picture||replaced'],
  ['product oolong', { image: ['a', ''] }, '|Picture||removed'],
  ['category milk', { icon: ['a', 'b'] }, '|Picture||replaced'],
  ['look corp', { logo: ['a', 'b'] }, '|Logo||replaced'],
  ['pageBlock b1', { itemList: [[{ title: {}, image: 'a' }], [{ title: {}, image: 'b' }]] }, '|Content||changed'],
  ['product oolong', { saleChannelList: [[1], [1, 7]] }, '|Sold through|the app|the app and 7'],
  ['product oolong', { sort: [1, 2] }, '|Order||'],
  ['product oolong', { categoryId: ['milk', 'x9'] }, '|Category|Milk|something that is gone'],
  [
    'product oolong',
    { saleTimeList: [[], [{ start: '10:00', end: '22:00', weekdays: [6, 7] }]] },
    '|Sale times|always|Sat and Sun \u206610:00–22:00\u2069',
  ],
  ['sku o-r', { materialList: [[], [{ materialId: 'm1', weight: 150_000 }]] }, 'Regular|Recipe|none|Fresh milk 150 ml'],
  ['material m1', { sugar: [null, 4800] }, '|Sugar|Not known|4.8'],
  ['material m1', { energy: [64_500, 0] }, '|Energy|64.5|0'],
  ['material m1', { containsList: [[], ['nuts', 'milk']] }, '|Contains|none|Milk and Tree nuts'],
  ['material m1', { isAllergensKnown: [false, true] }, '|All allergens are entered|No|Yes'],
  [
    'propertyValue less',
    { shareList: [[], [{ materialId: 'm1', percent: 30 }]] },
    'Less|Share of the recipe|none|Fresh milk 30 %',
  ],
  ['property ice', { isTopping: [false, true] }, '|These are toppings|No|Yes'],
  ['sku o-r', { volumeMl: [null, 350] }, 'Regular|Volume of the drink, ml|none|350'],
  ['propertyValue less', { isDefault: [false, true] }, 'Less|Chosen at first|No|Yes'],
  ['storeProduct s1.oolong', { launchStatus: [null, 0] }, 'Riverside Arcade|Shown on the menu|as everywhere|No'],
  [
    'package oolong',
    { groupList: [null, [{ name: { 'en-US': 'Side' }, itemList: [{ skuId: 'bun-1' }, { skuId: 'x' }] }]] },
    '|Choices of the set|none|Side (Bun and something that is gone)',
  ],
  ['tab 1', { icon: ['', 'mug'] }, '|Icon|the app’s own|mug'],
  ['tab 1', { visible: [true, false] }, '|Shown|Yes|No'],
  [
    'pageBlock b1',
    { itemList: [[{ title: { 'en-US': 'Osmanthus' } }], [{ title: {} }, { productId: 'oolong' }]] },
    '|Content|Osmanthus|a picture and Oolong',
  ],
  ['pageBlock b1', { type: ['banner', 'notice'] }, '|Kind|Banner|Notice'],
  ['agreement corp', { serviceTerms: [{ 'en-US': 'long' }, { 'en-US': 'longer' }] }, '|Terms of service in English||'],
  ['guideMarker m1', { position: ['top', 'bottom'] }, '|Place|at the top|at the bottom'],
] as const)('%s: %j is said as %s', (key, fields, line) => {
  expect(sentencesOf(change(key, fields as Fields))).toEqual([line])
})

test('texts are listed language by language, and a picture once', () => {
  const name = [
    { 'en-US': 'Tea', 'th-TH': 'ชา' },
    { 'en-US': 'Oolong', 'lo-LA': 'ອູຫຼົງ' },
  ] as const
  expect(sentencesOf(change('product oolong', { name, cutImage: ['a', 'b'] }))).toEqual([
    '|Name in English|Tea|Oolong',
    '|Name in ไทย|ชา|none',
    '|Name in ລາວ||ອູຫຼົງ',
  ])
})

test('a field without a value before and after has no line', () => {
  const fields = { perOrderLimit: [null, 3], dailyLimit: [null, null] } as const
  expect(sentencesOf(change('product oolong', fields))).toEqual(['|At most in one order|none|3'])
})

test('which pictures change is said with them', () => {
  const picturesOf = (key: string, fields: Fields) => linesOf(change(key, fields), naming)[0]?.pictures
  expect(picturesOf('product oolong', { image: ['', 'a'] })).toEqual({ from: [], to: ['a'] })
  expect(picturesOf('pageBlock b1', { itemList: [[{ image: 'a' }], [{ image: 'b' }]] })).toEqual({
    from: ['a'],
    to: ['b'],
  })
  expect(picturesOf('product oolong', { saleStatus: [1, 0] })).toBeUndefined()
})

test('[draft-15] what comes back is not called new', () => {
  const stored = {
    ...naming,
    find: (kind: string, itemId: string) => row(kind as 'sku', itemId, 'Bun', { isStored: true }),
  }
  expect(linesOf(change('product bun', {}, 'create'), stored).map(({ label }) => label)).toEqual(['Restored'])
  expect(linesOf(change('sku bun-1', {}, 'create'), stored).map(({ label }) => label)).toEqual(['Restored'])
})

test('a size without a name is the product itself, a product without one says so', () => {
  expect(sentencesOf(change('sku bun-1', { code: ['', 'B'] }))).toEqual(['|Code|none|B'])
  expect(sentencesOf(change('storeSku s1.bun-1', {}, 'archive'))).toEqual(['Riverside Arcade|As everywhere again||'])
  const nameless = { ...naming, find: () => row('product', 'x', '') }
  expect(entriesOf([change('product x', { sort: [0, 1] })], nameless)[0]?.name).toBe('No name yet')
})

test('what is new or archived says so', () => {
  expect(sentencesOf(change('product bun', { name: [null, {}] }, 'create'))).toEqual(['|New||'])
  expect(sentencesOf(change('sku o-r', { name: [null, {}] }, 'create'))).toEqual(['Regular|New size||'])
  expect(sentencesOf(change('propertyValue less', {}, 'archive'))).toEqual(['Less|Choice archived||'])
  expect(sentencesOf(change('storeSku s1.o-r', {}, 'archive'))).toEqual([
    'Riverside Arcade, Regular|As everywhere again||',
  ])
  expect(sentencesOf(change('category milk', {}, 'archive'))).toEqual(['|Archived||'])
})

test('changed list prices are grouped under their price list, and a store’s price list under the store', () => {
  expect(sentencesOf(change('priceList air', { name: ['Airport', 'Airports'] }))).toEqual(['|Name|Airport|Airports'])
  const price = change('priceListSku air.o-r', { price: [null, 650] }, 'create')
  expect(sentencesOf(price)).toEqual([expect.stringContaining('Oolong · Regular|Price|as everywhere|')])
  expect(sentencesOf(change('priceListSku air.o-r', {}, 'archive'))).toEqual(['Oolong · Regular|As everywhere again||'])
  const given = change('storePriceList s1', { priceListId: [null, 'air'] }, 'create')
  expect(sentencesOf(given)).toEqual(['|Price list|as everywhere|Airport'])
  expect(entriesOf([given, price], naming).map(({ name, owner }) => [name, owner.kind])).toEqual([
    ['Airport', 'priceList'],
    ['Riverside Arcade', 'storePriceList'],
  ])
})

test('a product stands once, with its sizes, its set and its stores; products come first', () => {
  const changes = [
    change('category milk', { sort: [0, 1] }),
    change('sku o-r', { code: ['', 'R'] }),
    change('storeSku s1.o-r', {}, 'archive'),
    change('sku bun-2', { productId: [null, 'bun'] }, 'create'),
    change('product oolong', { code: ['', 'O'] }),
    change('propertyValue less', { sort: [0, 1] }),
    change('tab 3', { visible: [true, false] }),
    change('agreement corp', { privacyPolicy: [{}, { 'en-US': 'x' }] }),
  ]
  expect(entriesOf(changes, naming).map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Oolong', 3],
    ['Bun', 1],
    ['Ice', 1],
    ['Milk', 1],
    ['Me tab', 1],
    ['Agreements', 1],
  ])
})
