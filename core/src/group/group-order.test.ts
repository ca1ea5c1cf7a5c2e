import { describe, expect, it } from 'vitest'
import type { ProductRequest } from '../cart/cart-line.ts'
import { groupOrderMs, groupRequests, leftOut } from './group-order.ts'

const line = (skuId: string, num: number, guestName?: string): ProductRequest => ({
  ...{ productId: 'tea', skuId, num, productType: 1, isFreeGift: false, promotionId: null },
  ...{ propertyValList: [], packageProductList: [] },
  ...(guestName === undefined ? {} : { guestName }),
})

describe('an order of a group', () => {
  it('[share-4] names each line after who wants it', () => {
    const members = [
      { name: 'Lin', requests: [line('small', 1)] },
      { name: 'Mira', requests: [line('small', 2), line('large', 1)] },
    ]
    expect(groupRequests(members).map(({ guestName, num }) => [guestName, num])).toEqual([
      ['Lin', 1],
      ['Mira', 2],
      ['Mira', 1],
    ])
  })

  it('[share-5] can be added to for two hours', () => expect(groupOrderMs).toBe(7_200_000))

  it('[share-7] misses so many units of a line as were not ordered', () =>
    expect(leftOut([line('small', 5, 'Lin')], [line('small', 2, 'Lin')]).map(({ num }) => num)).toEqual([3]))

  it('[share-7] misses of each name what was not ordered, in units, and nothing of another name makes up for it', () => {
    const requests = [line('small', 2, 'Lin'), line('small', 1, 'Lin'), line('large', 1, 'Lin')]
    const ordered = [line('small', 2, 'Lin'), line('large', 5, 'Mira')]
    expect(leftOut(requests, ordered).map(({ skuId, num }) => [skuId, num])).toEqual([
      ['small', 1],
      ['large', 1],
    ])
    expect(leftOut(requests, [line('small', 3, 'Lin'), line('large', 1, 'Lin')])).toEqual([])
  })
})
