import { beforeAll, describe, expect, it } from 'vitest'
import { switchLanguage } from '../../state/words.ts'
import { hintText } from './stock-hint.ts'

beforeAll(() => switchLanguage('en-US'))

const hint = { productName: 'Canelé', skuName: '', materialName: '', propertyValue: '', available: 1 }

describe('[R-5.2] what is short is named', () => {
  it('by product and size with how many are left', () => {
    expect(hintText(hint)).toBe('Canelé: only 1 left')
    expect(hintText({ ...hint, skuName: 'Large' })).toBe('Canelé Large: only 1 left')
  })

  it('by its material, and by the option that asks for it', () => {
    const milk = { ...hint, productName: 'Milk Tea', skuName: 'Large', materialName: 'Oat milk' }
    expect(hintText(milk)).toBe('Milk Tea Large: Oat milk is not enough')
    expect(hintText({ ...milk, propertyValue: 'Oat' })).toBe('Milk Tea Large: Oat milk is not enough (Oat)')
  })
})
