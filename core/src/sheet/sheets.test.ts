import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame, itemKey } from '../draft/change.ts'
import { layOver } from '../draft/lay-over.ts'
import { randomMenu, randomStores } from '../testing/random-menus.ts'
import { escapeCell, escapeCsvCell } from './cell-text.ts'
import { namesIn, type SheetBase } from './entries.ts'
import { readSheets } from './read-sheets.ts'
import type { SheetItem, SheetTable } from './sheet-table.ts'
import { writeSheets } from './write-sheets.ts'

const base = (items: readonly SheetItem[]): SheetBase => {
  let count = 0
  return { items, stores: randomStores, currencyScale: 2, newId: () => `new-${count++}`, files: new Map() }
}
const written = (items: readonly SheetItem[], escaped: (text: string) => string): SheetTable[] =>
  writeSheets(items, { currencyScale: 2, names: namesIn(base(items)) }).map(({ name, rows }) => ({
    name,
    rows: rows.map((row, place) => (place === 0 ? row : row.map(escaped))),
  }))
const table = (name: string, ...rows: string[][]): SheetTable => ({ name, rows })

const tea: SheetItem = {
  ...{ kind: 'product', itemId: 'tea' },
  fields: { code: 'T-1', name: { 'en-US': 'Tea', 'zh-CN': '茶' }, categoryId: 'hot', perOrderLimit: 3, sort: 0 },
}
const hot: SheetItem = { kind: 'category', itemId: 'hot', fields: { name: { 'en-US': 'Hot' } } }
const small: SheetItem = { kind: 'sku', itemId: 'small', fields: { productId: 'tea', code: '', price: 2500, name: {} } }
const menu = [hot, tea, small]
const read = (...tables: SheetTable[]) => readSheets(tables, base(menu))

describe('sheets of a menu', () => {
  it.each([
    ['a workbook', escapeCell],
    ['CSV', escapeCsvCell],
  ])('that were exported as %s and are imported change nothing [sheet-5]', (_format, escaped) => {
    fc.assert(
      fc.property(randomMenu, (items) => {
        const { changes, faults } = readSheets(written(items, escaped), base(items))
        expect(faults).toEqual([])
        expect(changes).toEqual([])
      }),
    )
  })

  it('make the same menu where there is none [sheet-5]', () => {
    fc.assert(
      fc.property(randomMenu, (items) => {
        // A code that names several, or is another's id, names none of them.
        const plain = items.map((item) => ({
          ...item,
          fields: { ...item.fields, ...('code' in item.fields && { code: '' }) },
        }))
        const { changes, faults } = readSheets(written(plain, escapeCell), base([]))
        expect(faults).toEqual([])
        for (const { kind, itemId, fields } of plain) {
          const made = changes.find((change) => change.kind === kind && change.itemId === itemId)
          expect(made?.op).toBe('create')
          for (const [field, value] of Object.entries(fields)) {
            const isNothing =
              value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
            const after = made?.fields[field]?.to ?? null
            expect(isSame(after, isNothing ? null : value), `${kind} ${field} ${JSON.stringify([after, value])}`).toBe(
              true,
            )
          }
        }
      }),
    )
  })

  it('never open with a formula in CSV [sheet-3]', () => {
    fc.assert(
      fc.property(randomMenu, (items) => {
        for (const { rows } of written(items, escapeCsvCell))
          for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      }),
    )
  })
})

const titles = [
  'id',
  'code',
  'product',
  'group',
  'store',
  'size',
  'price',
  'name.en-US',
  'recipe',
  'saleTimes',
  'action',
  'x',
]
const words = ['tea', 'T-1', 'hot', 'small', 'store-0', 'STORE-1', '1', '(empty)', 'archive', '[', '=', ';', '8:00', '']
const cells = fc.oneof(fc.constantFrom(...words), fc.string())
const anyTable = fc.record({
  name: fc.constantFrom('products', 'sizes', 'sets', 'store prices', 'Categories ', 'choices', 'drinks', 'options'),
  rows: fc
    .tuple(
      fc.array(fc.constantFrom(...titles), { maxLength: 8 }),
      fc.array(fc.array(cells, { maxLength: 9 }), { maxLength: 6 }),
    )
    .map(([first, rest]) => [first, ...rest]),
})

it('[DK-03] sheets of any cells are read, or refused with their faults; applying one twice changes nothing', () => {
  let applied = 0
  fc.assert(
    fc.property(fc.array(anyTable, { maxLength: 4 }), (tables) => {
      const { changes, faults } = readSheets(tables, base(menu))
      for (const { sheet, row } of faults) expect([typeof sheet, row >= 0]).toEqual(['string', true])
      if (faults.length > 0) return // nothing of it is applied
      applied++
      const live = new Map(menu.map((item) => [itemKey(item), item.fields]))
      const find = layOver((kind, itemId) => live.get(itemKey({ kind, itemId })), changes)
      const after = [...menu, ...changes].flatMap(({ kind, itemId }) => {
        const fields = find(kind, itemId)
        return fields ? [{ kind, itemId, fields }] : []
      })
      const known = new Map(after.map((item) => [itemKey(item), item]))
      let count = 0
      const again = { ...base([...known.values()]), newId: () => `again-${count++}` } // no id comes twice
      expect(readSheets(tables, again).changes).toEqual([])
    }),
  )
  expect(applied).toBeGreaterThan(0)
})

describe('a row', () => {
  it('is about the item of its id, or of its code; never of its name [sheet-1]', () => {
    const byId = read(table('products', ['id', 'sort'], ['tea', '2']))
    const byCode = read(table('products', ['code', 'sort'], ['T-1', '2']))
    const changes = [{ kind: 'product', itemId: 'tea', op: 'update', fields: { sort: { from: 0, to: 2 } } }]
    expect([byId.changes, byCode.changes]).toEqual([changes, changes])
    const byName = read(table('products', ['name.en-US', 'sort'], ['Tea', '2']))
    expect(byName.faults).toEqual([{ sheet: 'products', row: 1, column: 'id', fault: 'noKey', text: '' }])
  })

  it('[sheet-1] names a heading by its name in any language where one alone has it, also one that the file makes', () => {
    const { changes, faults } = read(
      table('products', ['id', 'category', 'sort'], ['tea', ' HOT', '1'], ['milk', 'Cold', ''], ['rice', '冷', '']),
      table('categories', ['id', 'name.en-US', 'name.zh-CN', 'parent'], ['c2', 'Cold', '冷', 'hot']),
    )
    expect(faults).toEqual([])
    const headings = changes.flatMap(({ kind, fields }) => (kind === 'product' ? [fields.categoryId?.to] : []))
    expect(headings).toEqual([undefined, 'c2', 'c2'])
  })

  it('[sheet-1] names no heading by a name that two have, and nothing else by a name', () => {
    const { faults } = read(
      table('products', ['id', 'category'], ['tea', 'hot drinks'], ['milk', 'Hot']),
      table('categories', ['id', 'name.en-US'], ['c2', 'Hot Drinks'], ['c3', 'hot drinks'], ['c4', 'HOT']),
      table('sizes', ['id', 'product'], ['s2', 'Tea']),
    )
    expect(faults.map(({ sheet, row, column, fault }) => [sheet, row, column, fault])).toEqual([
      ['products', 2, 'category', 'severalNamed'],
      ['products', 3, 'category', 'severalNamed'],
      ['sizes', 2, 'product', 'unknownName'],
    ])
  })

  it('with an unknown id or code makes an item, which other rows name by its code [sheet-1]', () => {
    const { changes, counts } = read(
      table('products', ['id', 'code', 'category'], ['', 'T-2', 'cold']),
      table('categories', ['id', 'name.en-US'], ['cold', 'Cold']),
      table('sizes', ['id', 'product', 'price'], ['', 'T-2', '3'], ['large', 'T-2', '3.5']),
    )
    expect(changes.map(({ kind, itemId, op }) => [kind, itemId, op])).toEqual([
      ['category', 'cold', 'create'],
      ['product', 'new-0', 'create'],
      ['sku', 'large', 'create'],
    ])
    expect(changes[2]?.fields).toEqual({ productId: { from: null, to: 'new-0' }, price: { from: null, to: 350 } })
    expect(counts).toContainEqual({ sheet: 'sizes', created: 1, changed: 0, unchanged: 0, archived: 0 })
  })

  it('leaves what its empty and missing cells would say, and clears what says so [sheet-2]', () => {
    const { changes } = read(
      table(
        'products',
        ['id', 'perOrderLimit', 'name.zh-CN', 'name.en-US', 'sort'],
        ['tea', '(empty)', '(Empty)', '', ''],
      ),
    )
    expect(changes[0]?.fields).toEqual({
      perOrderLimit: { from: 3, to: null },
      name: { from: { 'en-US': 'Tea', 'zh-CN': '茶' }, to: { 'en-US': 'Tea' } },
    })
  })

  it('archives only when it says so [sheet-2]', () => {
    const { changes, faults } = read(
      table('products', ['id', 'sort', 'action'], ['tea', '5', 'archive'], ['gone', '', 'archive']),
      table('sizes', ['id', 'action'], ['small', 'delete']),
    )
    expect(changes).toEqual([{ kind: 'product', itemId: 'tea', op: 'archive', fields: {} }])
    expect(faults).toEqual([
      { sheet: 'sizes', row: 2, column: 'action', fault: 'unknownAction', text: 'delete' },
      { sheet: 'products', row: 3, column: 'id', fault: 'unknownItem', text: 'gone' },
    ])
  })

  it('of a store that says nothing makes nothing [sheet-2]', () => {
    const { changes, faults } = read(table('store prices', ['store', 'size', 'price'], ['store-0', 'small', '']))
    expect([changes, faults]).toEqual([[], []])
  })

  it('at a store is about the store and the thing that it names', () => {
    const { changes, faults } = read(
      table(
        'store prices',
        ['store', 'size', 'price'],
        ['STORE-0', 'small', '24'],
        ['STORE-9', 'small', '24'],
        ['store-0', 'small', '1'],
      ),
    )
    expect(changes).toEqual([
      { kind: 'storeSku', itemId: 'store-0.small', op: 'create', fields: { price: { from: null, to: 2400 } } },
    ])
    expect(faults.map(({ row, column, fault }) => [row, column, fault])).toEqual([
      [3, 'store', 'unknownName'],
      [4, 'store', 'doubleRow'],
    ])
  })
})

describe('a file that is wrong', () => {
  it('is reported with sheet, row and column [sheet-4]', () => {
    const { faults } = read(
      table('Drinks', ['id'], ['x']),
      table(
        'products',
        ['id', 'code', 'colour', 'sort', 'sort', 'category', 'saleTimes', 'required', 'type'],
        [...['tea', '', 'red', '1.5', '', 'warm', 'noon', 'maybe', 'drink']],
        ['', '', '', '7', '', '', '', '', ''],
        ['tea', '', '', '', '', '', '', '', ''],
      ),
      table('sizes', ['id', 'price', 'recipe'], ['small', '25.001', 'milk=1']),
    )
    expect(faults.map(({ sheet, row, column, fault }) => [sheet, row, column, fault])).toEqual([
      ['Drinks', 0, '', 'unknownSheet'],
      ['products', 1, 'colour', 'unknownColumn'],
      ['products', 1, 'sort', 'doubleColumn'],
      ['products', 3, 'id', 'nameless'],
      ['products', 4, 'id', 'doubleRow'],
      ['products', 2, 'category', 'unknownName'],
      ['products', 2, 'type', 'notOneOf'],
      ['products', 2, 'required', 'notYesNo'],
      ['products', 2, 'saleTimes', 'notList'],
      ['products', 2, 'sort', 'notNumber'],
      ['sizes', 2, 'price', 'notAmount'],
      ['sizes', 2, 'recipe', 'unknownName'],
    ])
  })

  it('names a thing once: a further row about it is a fault [sheet-1]', () => {
    const { changes, faults } = read(table('products', ['id', 'code', 'sort'], ['tea', '', '1'], ['', 'T-1', '2']))
    expect(changes.map(({ fields }) => fields.sort?.to)).toEqual([1])
    expect(faults).toMatchObject([{ row: 3, column: 'code', fault: 'doubleRow' }])
  })

  it('names nothing by a code that two things have [sheet-1]', () => {
    const twin: SheetItem = { ...tea, itemId: 'tea-2' }
    const { faults } = readSheets(
      [table('products', ['code', 'sort'], ['T-1', '1']), table('sizes', ['id', 'product'], ['small', 'T-1'])],
      base([...menu, twin]),
    )
    expect(faults.map(({ sheet, fault }) => [sheet, fault])).toEqual([
      ['products', 'ambiguousName'],
      ['sizes', 'ambiguousName'],
    ])
  })
})

describe('the sheet of sets', () => {
  const item = { skuId: 'small', increasePrice: 0, maxNum: 1, isDefault: true }
  const set: SheetItem = {
    ...{ kind: 'package', itemId: 'tea' },
    fields: {
      groupList: [{ productGroupId: 'drinks', name: {}, isFixed: false, minNum: 1, maxNum: 1, itemList: [item] }],
    },
  }
  const large: SheetItem = { kind: 'sku', itemId: 'large', fields: { code: 'L' } }
  const readSet = (...rows: string[][]) =>
    readSheets(
      [table('sets', ['product', 'group', 'size', 'most', 'extraPrice', 'action'], ...rows)],
      base([...menu, large, set]),
    )
  const groupsAfter = (...rows: string[][]) => readSet(...rows).changes[0]?.fields.groupList?.to

  it('adds and changes what its rows name, and leaves the rest [sheet-2]', () => {
    expect(groupsAfter(['T-1', 'drinks', 'L', '2', '1.5', ''])).toEqual([
      {
        ...{ productGroupId: 'drinks', name: {}, isFixed: false, minNum: 1, maxNum: 2 },
        itemList: [item, { skuId: 'large', increasePrice: 150 }],
      },
    ])
  })

  it('takes away what its rows archive, and the set with its last group [sheet-2]', () => {
    expect(
      groupsAfter(['T-1', 'drinks', 'L', '', '1', ''], ['T-1', 'drinks', 'small', '', '', 'archive']),
    ).toMatchObject([{ itemList: [{ skuId: 'large' }] }])
    expect(readSet(['T-1', 'drinks', '', '', '', 'archive']).changes).toEqual([
      { kind: 'package', itemId: 'tea', op: 'archive', fields: {} },
    ])
    expect(readSet(['T-1', 'food', '', '', '', 'archive'], ['T-1', '', 'L', '', '', '']).faults).toMatchObject([
      { row: 2, fault: 'unknownItem' },
      { row: 3, column: 'group', fault: 'nameless' },
    ])
  })
})
