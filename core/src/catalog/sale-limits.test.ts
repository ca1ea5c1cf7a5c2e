import { describe, expect, it } from 'vitest'
import type { ProductRequest } from '../cart/cart-line.ts'
import { stockKey, stockKind } from '../stock/check-stock.ts'
import { aProduct, aProperty } from '../testing/products.ts'
import type { Product } from './product.ts'
import { findLimitFaults, type LimitBasis, saleLimitReason } from './sale-limits.ts'

const want = (productId: string, more: Partial<ProductRequest> = {}): ProductRequest => ({
  productId,
  skuId: 'tea-s',
  num: 1,
  productType: 1,
  isFreeGift: false,
  promotionId: null,
  propertyValList: [],
  packageProductList: [],
  ...more,
})

const menuOf = (products: Product[], more: Partial<LimitBasis> = {}): LimitBasis => ({
  products,
  byId: new Map(products.map((product) => [product.productId, product])),
  stock: new Map(),
  gift: null,
  ...more,
})

const reasonsOf = (requests: ProductRequest[], basis: LimitBasis) =>
  findLimitFaults(requests, basis).map(({ productId, reason }) => [productId, reason])

describe('the limits of sale of a cart', () => {
  it('are kept by a cart that asks for no more than it may', () => {
    const products = [aProduct({ perOrderLimit: 2, dailyLimit: 2 })]
    expect(findLimitFaults([want('tea', { num: 2 })], menuOf(products))).toEqual([])
  })

  it('[R-5.9] are told in the order in which an order would be refused, lines in theirs, and all that is required', () => {
    const early = [{ start: '07:00', end: '09:00', weekdays: [1] }]
    const products = [
      aProduct({ productId: 'bun', unavailableReason: 5, saleTimeList: early }),
      aProduct({ perOrderLimit: 2, dailyLimit: 3 }),
      aProduct({ productId: 'bag', isRequired: true }),
      aProduct({ productId: 'spoon', isRequired: true }),
    ]
    const basis = menuOf(products, {
      bought: new Map([['tea', 2]]),
      stock: new Map([[stockKey(stockKind.sku, 'tea-s'), 1]]),
      gift: { promotionId: 'g', maxNum: 1, productIdList: ['tea'] },
    })
    const requests = [want('tea', { num: 3 }), want('bun'), want('tea', { num: 2, isFreeGift: true })]
    const bun = { productId: 'bun', reason: 3, limit: 0, remaining: 0, saleTimeList: early }
    const rest = { skuId: 'tea-s', saleTimeList: [] }
    expect(findLimitFaults(requests, basis)).toEqual([
      { ...rest, ...bun },
      { ...rest, productId: 'bag', reason: 8, limit: 0, remaining: 0 },
      { ...rest, productId: 'spoon', reason: 8, limit: 0, remaining: 0 },
      { ...rest, productId: 'tea', reason: 1, limit: 2, remaining: 2 },
      { ...rest, productId: 'tea', reason: 2, limit: 3, remaining: 1 },
      { ...rest, productId: 'tea', reason: 6, limit: 1, remaining: 1 },
      { ...rest, productId: 'tea', reason: 4, limit: 1, remaining: 1 },
    ])
  })

  it('name a product once for each reason, over all its lines and sizes', () => {
    const ice = aProperty('ice', { multiple: true, min: 0, max: 1 })
    const products = [aProduct({ perOrderLimit: 1, propertyList: [ice] })]
    const bothIces = [0, 1].map((index) => ({ propertyId: 'ice', propertyValueId: `ice-${index}` }))
    const requests = [want('tea', { propertyValList: bothIces }), want('tea', { propertyValList: bothIces })]
    expect(reasonsOf(requests, menuOf(products))).toEqual([
      ['tea', saleLimitReason.options],
      ['tea', saleLimitReason.perOrder],
    ])
  })

  it('let gifts fall short of stock without calling the paid line short', () => {
    const stock = new Map([[stockKey(stockKind.sku, 'tea-s'), 2]])
    const gift = { promotionId: 'g', maxNum: 2, productIdList: ['tea'] }
    const requests = [want('tea', { num: 2, isFreeGift: true }), want('tea')]
    expect(findLimitFaults(requests, menuOf([aProduct()], { stock, gift }))).toMatchObject([{ reason: 4, limit: 2 }])
  })

  it('tell of a gift that is not sold now', () => {
    const basis = menuOf([aProduct(), aProduct({ productId: 'bun', unavailableReason: 5 })], {
      gift: { promotionId: 'g', maxNum: 1, productIdList: ['bun'] },
    })
    expect(reasonsOf([want('tea'), want('bun', { isFreeGift: true })], basis)).toEqual([['bun', 3]])
  })

  it('refuse a gift where no activity gives any', () => {
    expect(reasonsOf([want('tea', { isFreeGift: true })], menuOf([aProduct()]))).toEqual([
      ['tea', saleLimitReason.gifts],
    ])
  })
})
