import { expect, test } from 'vitest'
import { type Availability, unavailableReasonOf } from './availability.ts'

const good: Availability = { isSoldHere: true, launchStatus: 1, saleStatus: 1, isInSaleTime: true, isSoldOut: false }
/** What is wrong, from what counts first to what counts last. */
const faults: readonly (readonly [Partial<Availability>, number])[] = [
  [{ isSoldHere: false }, 4],
  [{ launchStatus: 0 }, 2],
  [{ saleStatus: 2 }, 3],
  [{ isInSaleTime: false }, 5],
  [{ isSoldOut: true }, 1],
]

test('[R-4.16] a product that is on sale here and now, and left, can be bought', () => {
  expect(unavailableReasonOf(good)).toBe(0)
})

test.each(faults)('[R-4.16][R-3.18] a product with %j alone cannot be bought for reason %d', (fault, reason) => {
  expect(unavailableReasonOf({ ...good, ...fault })).toBe(reason)
})

test('[R-4.16] of several reasons the first is given: not sold here, off the shelf, stopped, not now, sold out', () => {
  const reasons = faults.map((_first, place) =>
    unavailableReasonOf(Object.assign({}, good, ...faults.slice(place).map(([fault]) => fault))),
  )
  expect(reasons).toEqual([4, 2, 3, 5, 1])
})
