import { beforeAll, describe, expect, it } from 'vitest'
import { switchLanguage } from '../../state/language/words.ts'
import { hintOf, hintText } from './stock-hint.ts'

beforeAll(() => switchLanguage('en-US'))

const hint = { productName: 'Canelé', skuName: '', materialName: '', propertyValue: '', available: 1 }

describe('[R-5.2] what is short is named', () => {
  it('by product and size with how many are left', () => {
    expect(hintText(hint)).toBe('Canelé: only 1 left')
    expect(hintText({ ...hint, skuName: 'Large' })).toBe('Canelé Large: only 1 left')
  })

  it('in the same words whether the cart finds it short or the server does', () => {
    const cause = { line: 0, productId: 'p', productName: 'Canelé', skuId: 's', skuName: '', propertyValueId: '' }
    const short = (more: { materialName: string; propertyValue: string }) =>
      hintText(hintOf({ cause: { ...cause, ...more }, available: 1 }))
    expect(short({ materialName: '', propertyValue: '' })).toBe('Canelé: only 1 left')
    expect(short({ materialName: 'Oat milk', propertyValue: 'Oat' })).toBe('Canelé: Oat milk is not enough (Oat)')
  })

  it('by its material, and by the option that asks for it', () => {
    const milk = { ...hint, productName: 'Milk Tea', skuName: 'Large', materialName: 'Oat milk' }
    expect(hintText(milk)).toBe('Milk Tea Large: Oat milk is not enough')
    expect(hintText({ ...milk, propertyValue: 'Oat' })).toBe('Milk Tea Large: Oat milk is not enough (Oat)')
  })
})
