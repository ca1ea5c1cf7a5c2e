import { describe, expect, it } from 'vitest'
import { aProduct, aProperty } from '../testing/products.ts'
import type { ProductRequest } from './cart-line.ts'
import { giftsLeft, isOverGifts, resolveGift } from './resolve-gift.ts'

const offer = { promotionId: 'week', maxNum: 2, productIdList: ['tea'] }
const request = (more: Partial<ProductRequest> = {}): ProductRequest => ({
  productId: 'tea',
  skuId: 'tea-s',
  num: 1,
  productType: 1,
  isFreeGift: true,
  promotionId: null,
  propertyValList: [],
  packageProductList: [],
  ...more,
})

describe('a gift', () => {
  it('[R-3.16] is a free line of the activity that gives it, whatever the request says of it', () => {
    const line = resolveGift(aProduct(), request({ isFreeGift: false, promotionId: 'other' }), offer)
    expect(line).toMatchObject({
      ok: true,
      value: { price: 480, discountPrice: 0, isFreeGift: true, promotionId: 'week' },
    })
  })

  it('[PR-10][R-5.11] is only what the activity gives, and nothing that costs more', () => {
    const milk = aProperty('milk', { min: 0 }, [0, 60])
    const product = aProduct({ propertyList: [milk] })
    const pick = (index: number) => ({ propertyValList: [{ propertyId: 'milk', propertyValueId: `milk-${index}` }] })
    expect(resolveGift(product, request(pick(0)), offer).ok).toBe(true)
    expect(resolveGift(product, request(pick(1)), offer)).toEqual({ ok: false, refusal: 'inputInvalid' })
    expect(resolveGift(product, request(), { ...offer, productIdList: [] })).toEqual({
      ok: false,
      refusal: 'inputInvalid',
    })
  })

  it('[PR-03] in a size that there is not is refused like any line', () => {
    expect(resolveGift(aProduct(), request({ skuId: 'other' }), offer)).toEqual({
      ok: false,
      refusal: 'productUnknown',
    })
  })

  it('[R-5.10] may be chosen up to the maximum, counted in units', () => {
    expect([1, 2, 3].map((num) => isOverGifts([request({ num })], offer))).toEqual([false, false, true])
    expect(isOverGifts([request({ num: 2 }), request()], offer)).toBe(true)
  })

  it('[R-5.10] that is not chosen in full says how many units are left to choose', () => {
    const gift = (num: number) => ({ num, packageProductList: [] }) as never
    expect([[], [gift(1)], [gift(2)], [gift(3)]].map((gifts) => giftsLeft(offer, gifts))).toEqual([2, 1, 0, 0])
    expect(giftsLeft(null, [])).toBe(0)
  })
})
