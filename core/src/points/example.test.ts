import { describe, expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { pointsExample } from './example.ts'

const terms = { pointsPerUnit: 10, currencyScale: 2, minorPerPoint: 1, maxDeductPermille: 500 }

describe('an example of points [page-22]', () => {
  it('[page-22] is the smallest round amount that earns a hundred, with what it takes at most', () => {
    expect(pointsExample(terms)).toEqual({ payable: money(1000), earned: 100, most: 500, amount: money(500) })
    expect(pointsExample({ ...terms, pointsPerUnit: 3 })).toMatchObject({ payable: 5000, earned: 150, most: 2500 })
  })

  it('[page-22] takes whole points only, and none where the brand lets none be spent', () => {
    expect(pointsExample({ ...terms, minorPerPoint: 7 })).toMatchObject({ most: 71, amount: 497 })
    expect(pointsExample({ ...terms, maxDeductPermille: 0 })).toMatchObject({ most: 0, amount: 0 })
  })

  it('[page-22] follows the currency, and there is none where nothing is earned', () => {
    expect(pointsExample({ ...terms, pointsPerUnit: 1, currencyScale: 0 })).toMatchObject({ payable: 100, earned: 100 })
    expect(pointsExample({ ...terms, pointsPerUnit: 0 })).toBeUndefined()
  })
})
