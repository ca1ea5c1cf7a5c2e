import { describe, expect, it } from 'vitest'
import { aLine, aPackageItem } from '../testing/lines.ts'
import { countUnits } from './count-units.ts'
import { addLine, lineIdentity, requestOf, setLineNum, withoutLines } from './lines.ts'

const value = (propertyValueId: string) => ({
  propertyId: 'p',
  propertyValueId,
  propertyValue: '',
  bmsProductMaterialList: [],
})

describe('the cart', () => {
  it('[R-3.1] counts up when the same thing is added again, options in any order', () => {
    const first = aLine({ propertyValList: [value('ice'), value('sugar')] })
    const again = aLine({ propertyValList: [value('sugar'), value('ice')], num: 2 })
    const lines = addLine([first], again)
    expect(lines).toHaveLength(1)
    expect(countUnits(lines)).toBe(3)
  })

  it('[share-4] keeps what two people want of one thing apart, and says for whom it is', () => {
    const lines = [aLine(), aLine({ guestName: 'Lin' }), aLine({ guestName: 'Mira' })].reduce(addLine, [])
    expect(lines.map(({ guestName }) => guestName)).toEqual([undefined, 'Lin', 'Mira'])
    expect(lines.map((line) => requestOf(line).guestName)).toEqual([undefined, 'Lin', 'Mira'])
  })

  it('[R-3.1] keeps another size, another option, another package choice and a gift apart', () => {
    const variants = [
      aLine(),
      aLine({ skuId: 'tea-large' }),
      aLine({ propertyValList: [value('ice')] }),
      aLine({ packageProductList: [aPackageItem()] }),
      aLine({ packageProductList: [aPackageItem({ num: 2 })] }),
      aLine({ packageProductList: [aPackageItem({ propertyValList: [value('warm')] })] }),
      aLine({ isFreeGift: true }),
    ]
    expect(new Set(variants.map(lineIdentity)).size).toBe(variants.length)
  })

  it('[R-3.1] takes a package for the same in whatever order its choices came, and adds what is new beside the rest', () => {
    const [bun, tart] = [aPackageItem(), aPackageItem({ productId: 'tart', skuId: 'tart-1' })]
    const combo = aLine({ packageProductList: [bun, tart] })
    const cake = aLine({ productId: 'cake', skuId: 'cake' })
    const lines = addLine([cake, combo], aLine({ packageProductList: [tart, bun] }))
    expect(lines.map(({ productId, num }) => [productId, num])).toEqual([
      ['cake', 1],
      ['tea', 2],
    ])
    expect(addLine(lines, aLine()).map(({ num }) => num)).toEqual([1, 2, 1])
  })

  it('[R-3.1] takes no two things for one because their ids begin alike', () => {
    const [one, other] = [aLine({ productId: 'tea1', skuId: '2' }), aLine({ productId: 'tea', skuId: '12' })]
    expect(lineIdentity(one)).not.toBe(lineIdentity(other))
    const values = (...ids: string[]) => lineIdentity(aLine({ propertyValList: ids.map(value) }))
    expect(values('a', 'bc')).not.toBe(values('ab', 'c'))
  })

  it('[R-2.41] drops a line whose number reaches 0', () => {
    expect(setLineNum([aLine()], lineIdentity(aLine()), 0)).toEqual([])
  })

  it('keeps what was not taken out: other things, and units that came since', () => {
    const [tea, cake] = [aLine({ num: 2 }), aLine({ productId: 'cake', skuId: 'cake' })]
    expect(withoutLines([{ ...tea, num: 5 }, cake], [tea])).toEqual([{ ...tea, num: 3 }, cake])
    expect(withoutLines([tea, cake], [tea, cake])).toEqual([])
    expect(withoutLines([cake], [tea])).toEqual([cake])
    expect(withoutLines([cake, { ...tea, num: 5 }], [tea])).toEqual([cake, { ...tea, num: 3 }])
  })

  it('[PR-01][R-3.1][R-3.2][R-3.3] sends ids and numbers, never a price', () => {
    const item = aPackageItem({ num: 2, propertyValList: [value('warm')] })
    expect(requestOf(aLine({ num: 2, propertyValList: [value('ice')], packageProductList: [item] }))).toEqual({
      ...{ productId: 'tea', skuId: 'tea-regular', num: 2, productType: 1, isFreeGift: false, promotionId: null },
      propertyValList: [{ propertyId: 'p', propertyValueId: 'ice' }],
      packageProductList: [
        {
          ...{ productGroupId: 'group', productId: 'bun', skuId: 'bun-1', num: 2 },
          propertyValList: [{ propertyId: 'p', propertyValueId: 'warm' }],
        },
      ],
    })
    const gift = aLine({ productType: 4, isFreeGift: true, promotionId: 'with-tea' })
    expect(requestOf(gift)).toMatchObject({ productType: 4, isFreeGift: true, promotionId: 'with-tea' })
    expect(JSON.stringify(requestOf(aLine({ packageProductList: [aPackageItem()] })))).not.toMatch(/price/i)
  })
})

it('[share-4] the request for a line has no name where the line has none', () => {
  expect(requestOf(aLine())).not.toHaveProperty('guestName')
  expect(requestOf({ ...aLine(), guestName: 'Mira' }).guestName).toBe('Mira')
})
