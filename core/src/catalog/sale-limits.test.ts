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
  it('[R-5.9] are kept by a cart that asks for no more than it may', () => {
    const products = [aProduct({ perOrderLimit: 2, dailyLimit: 2 })]
    expect(findLimitFaults([want('tea', { num: 2 })], menuOf(products))).toEqual([])
  })

  it('[R-5.9] are listed in the order in which an order would be refused, lines in cart order, and every missing required product', () => {
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

  it('[R-5.2] let gifts fall short of stock without calling the paid line short', () => {
    const stock = new Map([[stockKey(stockKind.sku, 'tea-s'), 2]])
    const gift = { promotionId: 'g', maxNum: 2, productIdList: ['tea'] }
    const requests = [want('tea', { num: 2, isFreeGift: true }), want('tea')]
    expect(findLimitFaults(requests, menuOf([aProduct()], { stock, gift }))).toMatchObject([{ reason: 4, limit: 2 }])
  })

  it('include a gift that is not sold now', () => {
    const early = [{ start: '07:00', end: '09:00', weekdays: [1] }]
    const bun = aProduct({ productId: 'bun', unavailableReason: 5, saleTimeList: early })
    const basis = menuOf([aProduct(), bun], {
      gift: { promotionId: 'g', maxNum: 1, productIdList: ['bun'] },
    })
    expect(findLimitFaults([want('tea'), want('bun', { isFreeGift: true })], basis)).toEqual([
      { productId: 'bun', skuId: 'tea-s', reason: 3, limit: 0, remaining: 0, saleTimeList: early },
    ])
  })

  it('name the size that is paid for, not that of a gift', () => {
    const products = [aProduct({ perOrderLimit: 1 }), aProduct({ productId: 'bun', perOrderLimit: 1 })]
    const gift = { promotionId: 'g', maxNum: 1, productIdList: ['bun'] }
    const requests = [
      want('tea'),
      want('bun', { skuId: 'bun-gift', isFreeGift: true }),
      want('bun', { skuId: 'bun-s', num: 2 }),
    ]
    expect(findLimitFaults(requests, menuOf(products, { gift }))).toMatchObject([
      { productId: 'bun', skuId: 'bun-s', reason: saleLimitReason.perOrder },
    ])
  })

  it('name what is left of a material in its own unit', () => {
    const milk = { materialId: 'milk', materialName: 'Milk', weight: 200 }
    const skuList = aProduct().skuList.map((sku) => ({ ...sku, bmsProductMaterialList: [milk] }))
    const stock = new Map([[stockKey(stockKind.material, 'milk'), 150_000]])
    expect(findLimitFaults([want('tea')], menuOf([aProduct({ skuList })], { stock }))).toMatchObject([
      { reason: saleLimitReason.stock, limit: 150, remaining: 150 },
    ])
  })

  it('list stock in the order of the lines, gifts included', () => {
    const bun = aProduct({ productId: 'bun', skuList: aProduct().skuList.map((sku) => ({ ...sku, skuId: 'bun-s' })) })
    const stock = new Map(['tea-s', 'bun-s'].map((skuId) => [stockKey(stockKind.sku, skuId), 0]))
    const gift = { promotionId: 'g', maxNum: 1, productIdList: ['bun'] }
    const requests = [want('bun', { skuId: 'bun-s', isFreeGift: true }), want('tea')]
    const faults = findLimitFaults(requests, menuOf([aProduct(), bun], { stock, gift }))
    expect(faults.map(({ productId }) => productId)).toEqual(['bun', 'tea'])
  })

  it('leave out what the menu does not have, paid or given', () => {
    const requests = [want('scone'), want('scone', { isFreeGift: true })]
    const gift = { promotionId: 'g', maxNum: 1, productIdList: ['scone'] }
    expect(findLimitFaults(requests, menuOf([aProduct()], { gift }))).toEqual([])
  })

  it('refuse a gift where no activity gives any', () => {
    expect(reasonsOf([want('tea', { isFreeGift: true })], menuOf([aProduct()]))).toEqual([
      ['tea', saleLimitReason.gifts],
    ])
  })
})
