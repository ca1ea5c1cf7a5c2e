import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import * as types from './cell-types.ts'
import { namesOf } from './names.ts'

const names = namesOf([
  { kind: 'material', itemId: 'm1', code: 'milk' },
  { kind: 'material', itemId: 'm2', code: '' },
  { kind: 'property', itemId: 'p1', code: 'ice' },
  { kind: 'property', itemId: 'p2', code: '' },
])
const within: types.Within = { currencyScale: 2, names }

describe('a cell', () => {
  it.each([
    ['a whole number', types.whole, 12, '12'],
    ['a number below nothing', types.whole, -3, '-3'],
    ['an amount', types.amount, 2500, '25.00'],
    ['an amount below one', types.amount, 5, '0.05'],
    ['yes', types.yesNo, true, 'yes'],
    ['no', types.yesNo, false, 'no'],
    ['on', types.onOff, 1, 'yes'],
    ['off', types.onOff, 0, 'no'],
    ['one of several words', types.oneOf({ single: 1, set: 4 }), 4, 'set'],
    ['the code of another item', types.reference('property'), 'p1', 'ice'],
    ['the id of another item without a code', types.reference('property'), 'p2', 'p2'],
    ['texts', types.textList, ['milk', 'soy'], 'milk; soy'],
    ['texts that a semicolon would cut', types.textList, ['milk; soy'], '["milk; soy"]'],
    ['no texts', types.textList, [], ''],
    ['pictures', types.pictures, ['/media/a', 'https://pictures.example/b'], '/media/a; https://pictures.example/b'],
    ['numbers', types.wholeList, [1, 3], '1; 3'],
    ['items', types.references('property'), ['p1', 'p2'], 'ice; p2'],
    ['a decimal', types.decimal, 5500, '5.5'],
    ['a decimal that is whole', types.decimal, 10_000, '10'],
    ['a decimal of three figures', types.decimal, 25, '0.025'],
    [
      'a recipe',
      types.recipe,
      [
        { materialId: 'm1', weight: 200_000 },
        { materialId: 'm2', weight: 5500 },
      ],
      'milk=200; m2=5.5',
    ],
    ['shares of a recipe', types.shares, [{ materialId: 'm1', percent: 150 }], 'milk=150'],
    ['hours of every day', types.saleTimes, [{ weekdays: [], start: '06:00', end: '09:30' }], '06:00-09:30'],
    [
      'hours of some days',
      types.saleTimes,
      [
        { weekdays: [1, 2], start: '08:15', end: '11:45' },
        { weekdays: [7], start: '12:30', end: '23:59' },
      ],
      '1,2 08:15-11:45; 7 12:30-23:59',
    ],
  ] as const)('holds %s, and is read as what it was written from', (_what, type, value, cell) => {
    expect(type.write(value, within)).toBe(cell)
    expect(type.read(cell, within)).toEqual(ok(value))
  })

  it.each(Object.entries({ ...types, oneOf: types.oneOf({ set: 4 }), reference: types.reference('property') }))(
    'of %s is empty where there is no value',
    (_name, type) => {
      if ('write' in type) expect(type.write(null, within)).toBe('')
    },
  )

  it('of a number is empty where the value is none', () => {
    for (const type of [types.whole, types.amount, types.decimal]) expect(type.write('12', within)).toBe('')
  })

  it('writes what it cannot say otherwise as JSON', () => {
    expect(types.recipe.write([{ weight: 1000 }], within)).toBe('[{"weight":1000}]')
    expect(types.saleTimes.write([{ start: '08:00', end: '09:00' }], within)).toBe('[{"start":"08:00","end":"09:00"}]')
    expect(types.textList.write([5], within)).toBe('[5]')
  })

  it('has no decimals in a currency without them', () => {
    const rupiah = { ...within, currencyScale: 0 }
    expect(types.amount.write(25_000, rupiah)).toBe('25000')
    expect(types.amount.read('25000', rupiah)).toEqual(ok(25_000))
    expect(types.amount.read('25.5', rupiah)).toEqual(refuse('notAmount'))
  })
})

describe('a cell as people type it', () => {
  it.each([
    ['a whole number', types.whole, ' 12 ', 12],
    ['Arabic digits', types.whole, '١٢', 12],
    ['yes', types.yesNo, ' YES ', true],
    ['no', types.yesNo, 'No', false],
    ['true', types.yesNo, 'TRUE', true],
    ['false', types.yesNo, 'FALSE', false],
    ['true for on', types.onOff, 'true', 1],
    ['false for off', types.onOff, 'false', 0],
    ['a code', types.reference('property'), ' ice ', 'p1'],
    ['texts with blanks and semicolons too many', types.textList, ' a ;; b; ; ', ['a', 'b']],
    ['JSON behind a blank', types.textList, ' ["a; b"]', ['a; b']],
    [
      'a recipe with blanks',
      types.recipe,
      ' milk = 200 ;m2=0,5',
      [
        { materialId: 'm1', weight: 200_000 },
        { materialId: 'm2', weight: 500 },
      ],
    ],
    ['hours with blanks', types.saleTimes, '06:00 - 09:30', [{ weekdays: [], start: '06:00', end: '09:30' }]],
    [
      'days with blanks and commas too many',
      types.saleTimes,
      '1, ,2,, 3 06:00  -  09:30',
      [{ weekdays: [1, 2, 3], start: '06:00', end: '09:30' }],
    ],
    ['hours in Arabic digits', types.saleTimes, '٧ ٠٦:٠٠-٠٩:٣٠', [{ weekdays: [7], start: '06:00', end: '09:30' }]],
  ] as const)('is read: %s', (_what, type, cell, value) => expect(type.read(cell, within)).toEqual(ok(value)))

  it.each([
    ['1.5', 'notNumber', types.whole],
    ['x12', 'notNumber', types.whole],
    ['12 pieces', 'notNumber', types.whole],
    ['1234567890123456', 'notNumber', types.whole],
    ['1; two', 'notNumber', types.wholeList],
    ['25.001', 'notAmount', types.amount],
    ['much', 'notNumber', types.decimal],
    ['0.0001', 'notNumber', types.decimal],
    ['maybe', 'notYesNo', types.yesNo],
    ['1', 'notYesNo', types.onOff],
    ['drink', 'notOneOf', types.oneOf({ single: 1 })],
    ['sugar', 'unknownName', types.reference('property')],
    ['ice; sugar', 'unknownName', types.references('property')],
    ['["a"', 'notList', types.textList],
    ['["/media/a"', 'notList', types.pictures],
    ['[5]', 'unknownFile', types.pictures],
    ['a.jpg', 'unknownFile', types.picture],
    ['milk=much', 'notList', types.recipe],
    ['milk', 'notList', types.recipe],
    ['coffee=5', 'unknownName', types.recipe],
    ['milk=12.5', 'notList', types.shares],
    ['noon', 'notList', types.saleTimes],
    ['from 06:00-09:30', 'notList', types.saleTimes],
    ['at06:00-09:30', 'notList', types.saleTimes],
    ['06:00-09:30h', 'notList', types.saleTimes],
    ['6:00-9:30', 'notList', types.saleTimes],
    ['06:00', 'notList', types.saleTimes],
  ] as const)('that says %j is refused: %s', (cell, fault, type) =>
    expect(type.read(cell, within)).toEqual(refuse(fault)),
  )

  it('names a picture by an address of either kind', () => {
    for (const address of ['/media/a', 'http://pictures.example/a', 'https://pictures.example/a'])
      expect(types.picture.read(address, within)).toEqual(ok(address))
  })
})
