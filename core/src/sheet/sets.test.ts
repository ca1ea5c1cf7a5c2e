import { describe, expect, it } from 'vitest'
import { readSheets } from './read-sheets.ts'
import type { SheetItem } from './sheet-table.ts'

const item = { skuId: 'small', increasePrice: 0, maxNum: 1, isDefault: true }
const drinks = { productGroupId: 'drinks', name: {}, isFixed: false, minNum: 1, maxNum: 1, itemList: [item] }
const lunch: SheetItem = { kind: 'package', itemId: 'lunch', fields: { groupList: [drinks] } }
const things: SheetItem[] = [
  { kind: 'product', itemId: 'lunch', fields: { code: 'L-1' } },
  { kind: 'product', itemId: 'dinner', fields: { code: 'D-1' } },
  { kind: 'sku', itemId: 'small', fields: {} },
  { kind: 'sku', itemId: 'large', fields: { code: 'big' } },
]
const titles = ['product', 'group', 'least', 'size', 'mostOfSize', 'action']
const read = (...rows: string[][]) =>
  readSheets([{ name: 'sets', rows: [titles, ...rows] }], {
    ...{ items: [...things, lunch], stores: [], currencyScale: 2, newId: () => 'new', files: new Map() },
  })
const groupsOf = (...rows: string[][]) => read(...rows).changes.map(({ op, fields }) => [op, fields.groupList?.to])

describe('a row of the sheet of sets', () => {
  it('without a size is about its group alone', () =>
    expect(groupsOf(['L-1', ' drinks ', '0', '', '', ''])).toEqual([['update', [{ ...drinks, minNum: 0 }]]]))

  it('of a product without a set makes one', () => {
    const { changes, places, counts } = read(['D-1', 'mains', '1', 'big', '2', ''])
    const made = [{ productGroupId: 'mains', minNum: 1, itemList: [{ skuId: 'large', maxNum: 2 }] }]
    expect(changes).toEqual([
      { kind: 'package', itemId: 'dinner', op: 'create', fields: { groupList: { from: null, to: made } } },
    ])
    expect(places).toEqual(new Map([['package dinner', { sheet: 'sets', row: 2 }]]))
    expect(counts).toEqual([{ sheet: 'sets', created: 1, changed: 0, unchanged: 0, archived: 0 }])
  })

  it('that says what is there leaves its set as it is', () =>
    expect(read(['L-1', 'drinks', '1', 'small', '1', ''])).toMatchObject({
      ...{ changes: [], cells: [], faults: [] },
      counts: [{ sheet: 'sets', created: 0, changed: 0, unchanged: 1, archived: 0 }],
    }))

  it.each([
    ['names no product', ['', 'drinks', '0', '', '', ''], ['product', 'nameless', '']],
    ['names an unknown product', ['X-1', 'drinks', '0', '', '', ''], ['product', 'unknownName', 'X-1']],
    ['names an unknown size', ['L-1', 'drinks', '0', 'tiny', '', ''], ['size', 'unknownName', 'tiny']],
    ['names no group', ['L-1', ' ', '0', 'small', '', ''], ['group', 'nameless', '']],
    ['archives an unknown group', ['L-1', 'mains', '', '', '', 'archive'], ['group', 'unknownItem', 'mains']],
    [
      'archives a size of an unknown group',
      ['L-1', 'mains', '', 'big', '', 'archive'],
      ['size', 'unknownItem', 'large'],
    ],
    [
      'archives a size that its group lacks',
      ['L-1', 'drinks', '', 'big', '', 'archive'],
      ['size', 'unknownItem', 'large'],
    ],
  ])('that %s is a fault and changes nothing', (_what, row, [column, fault, text]) => {
    const { changes, cells, faults } = read(row)
    expect(faults).toEqual([{ sheet: 'sets', row: 2, column, fault, text }])
    expect([changes, cells]).toEqual([[], []])
  })

  it('that archives shows what goes: the size, or the group', () => {
    expect(read(['L-1', 'drinks', '', 'small', '', 'archive']).cells).toEqual([
      { sheet: 'sets', row: 2, column: 'size', from: 'small', to: '' },
    ])
    expect(read(['L-1', 'drinks', '', '', '', 'archive']).cells).toEqual([
      { sheet: 'sets', row: 2, column: 'group', from: 'drinks', to: '' },
    ])
  })
})
