import { describe, expect, it } from 'vitest'
import { readSheets } from './read-sheets.ts'
import type { SheetItem, SheetTable } from './sheet-table.ts'

const table = (name: string, ...rows: string[][]): SheetTable => ({ name, rows })
const item = (kind: string, itemId: string, fields: SheetItem['fields'] = {}): SheetItem => ({ kind, itemId, fields })

const tea = item('product', 'tea', { code: 'T-1', name: { 'en-US': 'Tea' }, categoryId: 'gone', sort: 0 })
const juice = item('product', 'juice', { code: '', sort: 1 })
const hot = item('category', 'hot', { name: { 'en-US': 'Hot' } })
const small = item('sku', 'small', { code: 'S-1', productId: 'tea', price: 2500 })
const menu = [hot, tea, juice, small]
const stores = ['store-1', 'store-2'].map((itemId, index) => ({ kind: 'store', itemId, code: `S${index + 1}` }))

function read(tables: readonly SheetTable[], items: readonly SheetItem[] = menu) {
  let count = 0
  const base = { items, stores, currencyScale: 2, newId: () => `new-${count++}`, files: new Map() }
  return readSheets(tables, base)
}
const changesOf = (...tables: SheetTable[]) =>
  read(tables).changes.map(({ kind, itemId, op, fields }) => [
    ...[kind, itemId, op],
    Object.fromEntries(Object.entries(fields).map(([field, { to }]) => [field, to])),
  ])
const faultsOf = (...tables: SheetTable[]) =>
  read(tables).faults.map(({ sheet, row, column, fault, text }) => [sheet, row, column, fault, text])

describe('a sheet of a file', () => {
  it('is known by its name, whatever its blanks and capitals', () =>
    expect(changesOf(table(' Products ', ['id', 'sort'], ['tea', '5']))).toEqual([
      ['product', 'tea', 'update', { sort: 5 }],
    ]))

  it('is passed over where it has no rows at all', () =>
    expect(read([table('products'), table('sets'), table('store prices')])).toMatchObject({
      ...{ changes: [], faults: [], counts: [] },
    }))

  it.each([
    ['store prices', ['store', 'price'], 'size'],
    ['store prices', ['size', 'price'], 'store'],
    ['list prices', ['size', 'price'], 'list'],
    ['store price lists', ['list'], 'store'],
    ['sets', ['product', 'size'], 'group'],
    ['sets', ['group', 'size'], 'product'],
    ['categories', ['sort'], 'id'],
  ])('of %s with the titles %j alone lacks its %s', (name, titles, missing) => {
    const { changes, faults } = read([
      table(
        name,
        titles,
        titles.map(() => 'x'),
      ),
    ])
    expect(faults).toEqual([{ sheet: name, row: 1, column: missing, fault: 'noKey', text: '' }])
    expect(changes).toEqual([])
  })

  it('knows no code of things that have none', () =>
    expect(faultsOf(table('categories', ['code'], ['T-1']))).toEqual([
      ['categories', 1, 'code', 'unknownColumn', 'code'],
      ['categories', 1, 'id', 'noKey', ''],
    ]))
})

describe('a title', () => {
  it('may have blanks around it', () =>
    expect(changesOf(table('products', [' id', 'sort '], ['tea', '5']))).toEqual([
      ['product', 'tea', 'update', { sort: 5 }],
    ]))

  it('may be empty, and the columns that said what was wrong come back without a word', () => {
    const titles = ['id', '', ' ', 'fault', 'fault: 价格', 'sort']
    const row = ['tea', 'a note', 'another', 'not a number', '不是数字', '5']
    expect(read([table('products', titles, row)])).toMatchObject({ faults: [], changes: [{ itemId: 'tea' }] })
    expect(faultsOf(table('products', ['id', 'my fault:'], ['tea', '']))).toEqual([
      ['products', 1, 'my fault:', 'unknownColumn', 'my fault:'],
    ])
  })
})

describe('a row', () => {
  it('of blanks says nothing', () =>
    expect(read([table('products', ['id', 'sort'], ['', ' '], [], ['tea', '5'])])).toMatchObject({
      ...{ faults: [], changes: [{ itemId: 'tea' }] },
      places: new Map([['product tea', { sheet: 'products', row: 4 }]]),
    }))

  it('with neither id nor code is a fault, and one about something that was named before', () =>
    expect(
      faultsOf(
        table(
          'products',
          ['id', 'code', 'sort'],
          ['', '', '1'],
          [' tea ', '', '2'],
          ['', 'T-1', '3'],
          ['tea', '', '4'],
        ),
      ),
    ).toEqual([
      ['products', 2, 'id', 'nameless', ''],
      ['products', 4, 'code', 'doubleRow', 'T-1'],
      ['products', 5, 'id', 'doubleRow', 'tea'],
    ]))

  it('is not about a thing of another kind that has its code', () =>
    expect(changesOf(table('products', ['code', 'sort'], ['S-1', '3']))).toEqual([
      ['product', 'new-0', 'create', { code: 'S-1', sort: 3 }],
    ]))

  it('is about what an earlier row made by the same new code', () =>
    expect(faultsOf(table('products', ['code', 'sort'], ['N-1', '3'], ['N-1', '4']))).toEqual([
      ['products', 3, 'code', 'doubleRow', 'N-1'],
    ]))

  it('with a code is about what had the code before the file, also where a row with an id takes the code', () =>
    expect(changesOf(table('products', ['id', 'code', 'sort'], ['juice', 'T-1', ''], ['', 'T-1', '4']))).toEqual([
      ['product', 'juice', 'update', { code: 'T-1' }],
      ['product', 'tea', 'update', { sort: 4 }],
    ]))

  it('with an id is not kept for the rows without a code', () =>
    expect(changesOf(table('products', ['id', 'code', 'sort'], ['juice', '', '3'], ['', 'N-1', '4']))).toEqual([
      ['product', 'juice', 'update', { sort: 3 }],
      ['product', 'new-0', 'create', { code: 'N-1', sort: 4 }],
    ]))

  it('of an unknown thing cannot archive it', () =>
    expect(faultsOf(table('products', ['id', 'code', 'action'], ['', 'N-1', ' Archive ']))).toEqual([
      ['products', 2, 'code', 'unknownItem', 'N-1'],
    ]))

  it('about a store and a size names both, and each pair once', () =>
    expect(
      faultsOf(
        table(
          'store prices',
          ['store', 'size', 'price'],
          ...[
            ['S1', 'small', '24'],
            ['', 'small', '24'],
            ['S2', '', '24'],
            ['S9', 'small', '24'],
            ['store-1', 'S-1', '25'],
          ],
        ),
      ),
    ).toEqual([
      ['store prices', 3, 'store', 'nameless', ''],
      ['store prices', 4, 'size', 'nameless', ''],
      ['store prices', 5, 'store', 'unknownName', 'S9'],
      ['store prices', 6, 'store', 'doubleRow', 'store-1'],
    ]))
})

describe('what a cell names', () => {
  it('is no product by a name that the file gives it', () =>
    expect(
      faultsOf(
        table('products', ['id', 'name.en-US'], ['iced', 'Iced']),
        table('sizes', ['id', 'product'], ['s2', 'Iced']),
      ),
    ).toEqual([['sizes', 2, 'product', 'unknownName', 'Iced']]))

  it.each(['undefined', 'null'])('is nothing by the word %s, though things have no code or no name', (word) => {
    const items = [item('category', 'bare', { name: null }), item('product', 'bare', { code: null })]
    const faults = read(
      [table('products', ['id', 'category', 'substitutes'], ['tea', word, word])],
      [...items, tea],
    ).faults
    expect(faults.map(({ column, fault }) => [column, fault])).toEqual([
      ['category', 'unknownName'],
      ['substitutes', 'unknownName'],
    ])
  })
})

describe('a cell', () => {
  it('that says what is there changes nothing, though what it names is gone', () =>
    expect(read([table('products', ['id', 'category'], ['tea', 'gone'])])).toMatchObject({ faults: [], changes: [] }))

  it('that says the same in another way changes nothing', () =>
    expect(read([table('sizes', ['id', 'price'], ['small', '25'])])).toMatchObject({ cells: [], changes: [] }))

  it('that clears what is empty changes nothing', () =>
    expect(read([table('products', ['id', 'code', 'unknown'], ['juice', '(empty)'])])).toMatchObject({
      ...{ cells: [], changes: [] },
    }))

  it('that changes something is kept with what it says and what was there', () =>
    expect(read([table('sizes', ['id', 'price', 'code'], ['small', '26', '(empty)'])]).cells).toEqual([
      { sheet: 'sizes', row: 2, column: 'code', from: 'S-1', to: '' },
      { sheet: 'sizes', row: 2, column: 'price', from: '25.00', to: '26' },
    ]))

  it('that is wrong is reported with what it says, and the others of its row are read', () => {
    const tables = [table('sizes', ['id', 'price', 'volumeMl'], ['small', 'cheap', '500'])]
    expect(faultsOf(...tables)).toEqual([['sizes', 2, 'price', 'notAmount', 'cheap']])
    expect(changesOf(...tables)).toEqual([['sku', 'small', 'update', { volumeMl: 500 }]])
  })
})

it('what a file does is counted by sheet: made, changed, left and archived', () =>
  expect(
    read([
      table(
        'products',
        ['id', 'sort', 'action'],
        ['tea', '5', ''],
        ['juice', '1', ''],
        ['cake', '2', ''],
        ['bread', '3', ''],
      ),
      table('sizes', ['id', 'price', 'action'], ['small', '25.00', ''], ['large', '', 'archive']),
      table('categories', ['id', 'action'], ['hot', 'archive']),
      table('store products', ['store', 'product', 'sold'], ['S1', 'tea', ''], ['S1', 'juice', '']),
      table('options', ['id'], ['', '']),
    ]).counts,
  ).toEqual([
    { sheet: 'categories', created: 0, changed: 0, unchanged: 0, archived: 1 },
    { sheet: 'products', created: 2, changed: 1, unchanged: 1, archived: 0 },
    { sheet: 'sizes', created: 0, changed: 0, unchanged: 1, archived: 0 },
    { sheet: 'store products', created: 0, changed: 0, unchanged: 2, archived: 0 },
  ]))

it('what a sheet does is counted also where it changes as many rows as it leaves', () =>
  expect(read([table('products', ['id', 'sort'], ['tea', '5'], ['juice', '1'])]).counts).toEqual([
    { sheet: 'products', created: 0, changed: 1, unchanged: 1, archived: 0 },
  ]))
