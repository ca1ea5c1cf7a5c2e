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

  it('[R-3.1] keeps another size, another option, another package choice and a gift apart', () => {
    const variants = [
      aLine(),
      aLine({ skuId: 'tea-large' }),
      aLine({ propertyValList: [value('ice')] }),
      aLine({ packageProductList: [aPackageItem()] }),
      aLine({ packageProductList: [aPackageItem({ num: 2 })] }),
      aLine({ isFreeGift: true }),
    ]
    expect(new Set(variants.map(lineIdentity)).size).toBe(variants.length)
  })

  it('drops a line whose number reaches 0', () => {
    expect(setLineNum([aLine()], lineIdentity(aLine()), 0)).toEqual([])
  })

  it('keeps what was not taken out: other things, and units that came since', () => {
    const [tea, cake] = [aLine({ num: 2 }), aLine({ productId: 'cake', skuId: 'cake' })]
    expect(withoutLines([{ ...tea, num: 5 }, cake], [tea])).toEqual([{ ...tea, num: 3 }, cake])
    expect(withoutLines([tea, cake], [tea, cake])).toEqual([])
    expect(withoutLines([cake], [tea])).toEqual([cake])
  })

  it('[PR-01] sends ids and numbers, never a price', () => {
    expect(JSON.stringify(requestOf(aLine({ packageProductList: [aPackageItem()] })))).not.toMatch(/price/i)
  })
})
