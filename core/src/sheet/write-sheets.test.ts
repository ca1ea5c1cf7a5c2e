import { expect, it } from 'vitest'
import { languages } from '../language/language.ts'
import { namesIn } from './entries.ts'
import type { SheetItem } from './sheet-table.ts'
import { writeSheets } from './write-sheets.ts'

const stores = [{ kind: 'store', itemId: 'store-1', code: 'S1' }]
const write = (items: readonly SheetItem[]) =>
  writeSheets(items, { currencyScale: 2, names: namesIn({ items, stores }) })

const texts = (field: string) => languages.map((language) => `${field}.${language}`)

it('a workbook has a sheet for each kind of item, with the titles that stand in the files of brands', () => {
  expect(write([]).map(({ name, rows }) => [name, rows])).toEqual([
    ['categories', [['id', ...texts('name'), ...texts('description'), 'parent', 'icon', 'sort', 'action']]],
    [
      'materials',
      [
        [
          ...['id', 'code', ...texts('name'), 'unit', 'factsPer', 'kcal', 'sugar', 'lactose', 'saturatedFat'],
          ...['caffeineMg', 'sweetener', 'contains', 'mayContain', 'allergensKnown', 'action'],
        ],
      ],
    ],
    ['options', [['id', ...texts('name'), 'several', 'least', 'most', 'topping', 'action']]],
    ['choices', [['id', 'code', 'option', ...texts('name'), 'price', 'recipe', 'shares', 'sort', 'action']]],
    [
      'products',
      [
        [
          ...['id', 'code', 'category', ...texts('name'), ...texts('description'), 'type', 'options', 'substitutes'],
          ...['image', 'images', 'cutImage', 'tint', 'shown', 'onSale', 'required', 'perOrderLimit', 'dailyLimit'],
          ...['saleTimes', 'saleChannels', 'taxClass', 'sort', 'action'],
        ],
      ],
    ],
    [
      'sizes',
      [
        [
          ...['id', 'code', 'product', ...texts('name'), 'price', 'memberPrice', 'cost', 'default', 'volumeMl'],
          ...['recipe', 'sort', 'action'],
        ],
      ],
    ],
    [
      'sets',
      [
        [
          ...['product', 'group', ...texts('name'), 'fixed', 'least', 'most', 'size', 'extraPrice', 'mostOfSize'],
          ...['default', 'action'],
        ],
      ],
    ],
    ['store products', [['store', 'product', 'sold', 'shown', 'onSale', 'required', 'action']]],
    ['store prices', [['store', 'size', 'price', 'action']]],
    ['price lists', [['id', 'code', 'name', 'action']]],
    ['list prices', [['list', 'size', 'price', 'memberPrice', 'action']]],
    ['store price lists', [['store', 'list', 'action']]],
  ])
})

/** What the row of an item says, by the titles of its columns; without the empty ones. */
function rowOf(sheet: string, items: readonly SheetItem[]): Record<string, string> {
  const [titles = [], row = []] = write(items).find(({ name }) => name === sheet)?.rows ?? []
  return Object.fromEntries(titles.flatMap((title, place) => (row[place] ? [[title, row[place]]] : [])))
}

const item = (kind: string, itemId: string, fields: SheetItem['fields'] = {}): SheetItem => ({ kind, itemId, fields })

it('a row names other items by their codes, and says what the item says', () => {
  const tea = item('product', 'tea', {
    ...{ code: 'T-1', name: { 'en-US': 'Tea' }, categoryId: 'hot', taxClassId: 'food' },
    ...{ substituteIdList: ['juice'], productType: 4, launchStatus: 1, saleStatus: 0, saleChannelList: [1, 2] },
  })
  const juice = item('product', 'juice', { code: 'J-1' })
  expect(rowOf('products', [tea, juice])).toEqual({
    ...{ id: 'tea', code: 'T-1', 'name.en-US': 'Tea', category: 'hot', type: 'set' },
    ...{ substitutes: 'J-1', shown: 'yes', onSale: 'no', saleChannels: '1; 2', taxClass: 'food' },
  })
  expect(rowOf('sizes', [item('sku', 's1', { productId: 'juice', volumeMl: 500, memberPrice: 990 }), juice])).toEqual({
    ...{ id: 's1', product: 'J-1', volumeMl: '500', memberPrice: '9.90' },
  })
})

it('a row about two things names both', () => {
  const items = [
    item('product', 'tea', { code: 'T-1' }),
    item('sku', 'small', { code: 'T-1-S' }),
    item('priceList', 'airport', { code: 'AIR' }),
    item('storeProduct', 'store-1.tea', { isSold: true }),
    item('storeSku', 'store-1.small', { price: 2500 }),
    item('priceListSku', 'airport.small', { price: 2700, memberPrice: 2600 }),
    item('storePriceList', 'store-1', { priceListId: 'airport' }),
  ]
  expect(rowOf('store products', items)).toEqual({ store: 'S1', product: 'T-1', sold: 'yes' })
  expect(rowOf('store prices', items)).toEqual({ store: 'S1', size: 'T-1-S', price: '25.00' })
  expect(rowOf('list prices', items)).toEqual({ list: 'AIR', size: 'T-1-S', price: '27.00', memberPrice: '26.00' })
  expect(rowOf('store price lists', items)).toEqual({ store: 'S1', list: 'AIR' })
})

it('items that are named by a cell are found by the code of their own kind', () => {
  const items = [
    item('property', 'ice', { code: 'I-1' }),
    item('category', 'hot', { code: 'H-1' }),
    item('product', 'tea', { propertyIdList: ['ice'], categoryId: 'hot' }),
    item('propertyValue', 'less', { propertyId: 'ice' }),
  ]
  expect(rowOf('products', items)).toMatchObject({ options: 'I-1', category: 'H-1' })
  expect(rowOf('choices', items)).toMatchObject({ option: 'I-1' })
})

it('of a set the first row of a group says what is the group’s, each row what is the size’s', () => {
  const sets = write([
    item('package', 'lunch', {
      groupList: [
        {
          ...{ productGroupId: 'drinks', name: { 'en-US': 'Drinks' }, isFixed: false, minNum: 1, maxNum: 2 },
          itemList: [
            { skuId: 'small', increasePrice: 0, maxNum: 1, isDefault: true },
            { skuId: 'large', increasePrice: 150, maxNum: 2, isDefault: false },
          ],
        },
      ],
    }),
    item('sku', 'large', { code: 'L' }),
  ]).find(({ name }) => name === 'sets')
  const cells = sets?.rows.slice(1).map((row) => row.filter((cell) => cell !== ''))
  expect(cells).toEqual([
    ['lunch', 'drinks', 'Drinks', 'no', '1', '2', 'small', '0.00', '1', 'yes'],
    ['lunch', 'drinks', 'L', '1.50', '2', 'no'],
  ])
})

it('of a set whose group and size have no ids the cells are empty', () => {
  const sets = write([item('package', 'lunch', { groupList: [{ itemList: [{}] }] })]).find(
    ({ name }) => name === 'sets',
  )
  expect(sets?.rows[1]).toEqual(['lunch', ...Array.from({ length: (sets?.rows[0]?.length ?? 0) - 1 }, () => '')])
})
