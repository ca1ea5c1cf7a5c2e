import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aLine } from '../testing/lines.ts'
import type { CartLine } from './cart-line.ts'
import { countUnits } from './count-units.ts'
import { lineIdentity, mostUnits } from './lines.ts'
import { cutToLimits, joinCarts, type Limits, mostLines } from './merge.ts'

const products = ['tea', 'cake', 'bun']
const anyLine = fc
  .record({
    productId: fc.constantFrom(...products),
    skuId: fc.constantFrom('small', 'large'),
    num: fc.integer({ min: 1, max: mostUnits }),
    isFreeGift: fc.boolean(),
  })
  .map((more) => aLine(more))
const anyLines = fc.array(anyLine, { maxLength: 12 })
const limit = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null })
const anyLimits = fc
  .record({ tea: limit, cake: limit, bun: limit })
  .map(
    (limitsById) =>
      new Map(Object.entries(limitsById).map(([id, most]) => [id, { perOrderLimit: most, dailyLimit: null }])),
  )

const unitsOf = (lines: readonly CartLine[], productId: string) =>
  countUnits(lines.filter((line) => line.productId === productId && !line.isFreeGift))

const none: Limits = new Map()

describe('a cart cut to the limits', () => {
  it('loses exactly the units that it reports as cut, holds each thing once and keeps within every limit', () => {
    fc.assert(
      fc.property(anyLines, anyLimits, (cart, limits) => {
        const { lines, cutList } = cutToLimits(cart, limits)
        const cutUnits = cutList.reduce((sum, cut) => sum + cut.wanted - cut.num, 0)
        expect(countUnits(cart)).toBe(countUnits(lines) + cutUnits)
        expect(new Set(lines.map(lineIdentity)).size).toBe(lines.length)
        expect(lines.every(({ num }) => num > 0 && num <= mostUnits)).toBe(true)
        for (const [productId, { perOrderLimit }] of limits) {
          if (perOrderLimit !== null) expect(unitsOf(lines, productId)).toBeLessThanOrEqual(perOrderLimit)
        }
      }),
    )
  })

  it('loses nothing when it is cut a second time', () => {
    fc.assert(
      fc.property(anyLines, anyLimits, (cart, limits) => {
        const { lines } = cutToLimits(cart, limits)
        expect(cutToLimits(lines, limits)).toEqual({ lines, cutList: [] })
      }),
    )
  })

  it('[R-5.9] counts a product over all its sizes, and the smaller of the limits of an order and of a day', () => {
    const limits: Limits = new Map([['tea', { perOrderLimit: 9, dailyLimit: 3 }]])
    const { lines, cutList } = cutToLimits([aLine({ num: 2 }), aLine({ skuId: 'large', num: 2 })], limits)
    expect(lines.map(({ num }) => num)).toEqual([2, 1])
    expect(cutList).toEqual([{ productId: 'tea', productName: 'Tea', wanted: 2, num: 1 }])
  })

  it('holds no more lines than a cart may have', () => {
    const many = Array.from({ length: mostLines + 3 }, (_, index) => aLine({ skuId: `k${index}` }))
    const { lines, cutList } = cutToLimits(many, none)
    expect([lines.length, cutList.length]).toEqual([mostLines, 3])
  })
})

describe('a visitor’s cart at log-in', () => {
  const ownCart = { storeId: 'a', lines: [aLine({ num: 2 })] }

  it('adds up with the account’s of the same store, thing by thing', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (mine, saved) => {
        const device = { storeId: 'a', lines: mine }
        const { lines, cutList } = joinCarts(device, { storeId: 'a', lines: saved }, none)
        if (mine.length === 0 || saved.length === 0) return
        const sum = (all: readonly CartLine[], identity: string) =>
          countUnits(all.filter((line) => lineIdentity(line) === identity))
        for (const identity of new Set([...mine, ...saved].map(lineIdentity))) {
          const unitsBefore = sum(mine, identity) + sum(saved, identity)
          expect(sum(lines, identity)).toBe(Math.min(unitsBefore, mostUnits))
        }
        expect(countUnits(lines) + cutList.reduce((cut, { wanted, num }) => cut + wanted - num, 0)).toBe(
          countUnits(mine) + countUnits(saved),
        )
      }),
    )
  })

  it('is cut to the limit of an order, what was just chosen first', () => {
    const limits: Limits = new Map([['tea', { perOrderLimit: 3, dailyLimit: null }]])
    const account = { storeId: 'a', lines: [aLine({ skuId: 'large', num: 2 })] }
    const { lines, cutList } = joinCarts(ownCart, account, limits)
    expect(lines.map(({ skuId, num }) => [skuId, num])).toEqual([
      ['tea-regular', 2],
      ['large', 1],
    ])
    expect(cutList).toMatchObject([{ wanted: 2, num: 1 }])
  })

  it('wins over the account’s of another store, which can be brought back', () => {
    const account = { storeId: 'b', lines: [aLine({ productId: 'cake' })] }
    expect(joinCarts(ownCart, account, none)).toEqual({ ...ownCart, cutList: [], replaced: account })
  })

  it('gives way to the account’s when it is empty, whatever its store', () => {
    const account = { storeId: 'b', lines: [aLine()] }
    expect(joinCarts({ storeId: 'a', lines: [] }, account, none)).toMatchObject({ ...account, replaced: null })
  })

  it('stays as it is when the account has none', () => {
    expect(joinCarts(ownCart, { storeId: null, lines: [] }, none)).toMatchObject({
      ...ownCart,
      cutList: [],
      replaced: null,
    })
  })
})
