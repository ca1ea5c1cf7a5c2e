import { describe, expect, it } from 'vitest'
import { matchingOption } from './matching-option.ts'

const option = (propertyName: string, ...names: string[]) => ({
  ...{ propertyId: propertyName, propertyName, multiple: false, min: 1, max: 1 },
  valueList: names.map((propertyValue) => ({
    ...{ propertyId: propertyName, propertyValueId: propertyValue, propertyValue, bmsProductMaterialList: [] },
  })),
})
const latte = {
  ...{ productName: 'Latte', description: 'Two shots' },
  propertyList: [option('Ice', 'Less ice'), option('Milk', 'Coat', 'Oat milk', '燕麦奶', 'حليب الشوفان')],
}
const found = (typed: string, product = latte) => {
  const value = matchingOption(product, typed)
  return value && `${value.propertyName}: ${value.propertyValue}`
}

describe('the option for which a product is found', () => {
  it('is named by what was typed at the beginning of one of its words', () => {
    expect(found('oat')).toBe('Milk: Oat milk')
    expect(found(' MÍLK ')).toBe('Milk: Oat milk')
    expect(found('燕麦')).toBe('Milk: 燕麦奶')
    expect(found('شوفان')).toBe('Milk: حليب الشوفان')
  })

  it('is not named where the product says it itself, or nothing was typed, or no option does', () => {
    expect(found('oat', { ...latte, productName: 'Oat Latte' })).toBeUndefined()
    expect(found('shots oat', { ...latte, description: 'Oat, two shots' })).toBeUndefined()
    expect([found(''), found('soy'), found('ilk')]).toEqual([undefined, undefined, undefined])
  })

  it('is named where the product says only some of the words', () => {
    expect(found('oat milk', { ...latte, productName: 'Milk coffee' })).toBe('Milk: Oat milk')
  })

  it('is found in the middle of a word that is written without blanks, also behind Latin letters', () => {
    expect(found('奶b', { ...latte, propertyList: [option('Milk', 'XL奶b')] })).toBe('Milk: XL奶b')
    const soy = { ...latte, propertyList: [option('Milk', 'XL豆奶b')] }
    expect([found('豆奶', soy), found('奶b', soy), found('b', soy)]).toEqual([
      'Milk: XL豆奶b',
      'Milk: XL豆奶b',
      'Milk: XL豆奶b',
    ])
  })
})
