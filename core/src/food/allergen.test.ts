import { describe, expect, it } from 'vitest'
import { type AllergenFacts, allergens, joinAllergens, warningOf } from './allergen.ts'
import { showsNutriGrade } from './nutri-grade.ts'

const facts = (more: Partial<AllergenFacts> = {}): AllergenFacts => ({
  ...{ containsList: [], mayContainList: [], isComplete: true },
  ...more,
})

describe('allergens', () => {
  it('[food-6] are the fourteen of the EU', () => {
    expect(new Set(allergens).size).toBe(14)
  })

  it('[food-6] of several parts are listed once, and not as traces of what one contains', () => {
    const parts = [
      facts({ containsList: ['nuts', 'milk'] }),
      facts({ containsList: ['milk'], mayContainList: ['nuts', 'sesame'], isComplete: false }),
    ]
    expect(joinAllergens(parts)).toEqual({
      ...{ containsList: ['milk', 'nuts'], mayContainList: ['sesame'], isComplete: false },
    })
  })
})

describe('a warning', () => {
  it('[food-7] names the allergens that a customer avoids, and no others', () => {
    const cake = facts({ containsList: ['eggs', 'milk'], mayContainList: ['nuts'] })
    expect(warningOf(cake, ['milk', 'nuts', 'fish'])).toEqual({
      ...{ containsList: ['milk'], mayContainList: ['nuts'], unknownList: [] },
    })
    expect(warningOf(cake, ['fish'])).toBeUndefined()
    expect(warningOf(cake, [])).toBeUndefined()
  })

  it('[food-7] is given for what is not known, to a customer who avoids anything', () => {
    const half = facts({ containsList: ['milk'], isComplete: false })
    expect(warningOf(half, ['nuts', 'milk'])).toEqual({
      ...{ containsList: ['milk'], mayContainList: [], unknownList: ['nuts'] },
    })
    expect(warningOf(half, ['fish'])).toMatchObject({ containsList: [], unknownList: ['fish'] })
    expect(warningOf(half, [])).toBeUndefined()
  })
})

it('[food-5] drinks carry their grade in Singapore only', () => {
  expect(['Asia/Singapore', 'Asia/Jakarta', ''].map(showsNutriGrade)).toEqual([true, false, false])
})
