import { z } from 'zod'
import { call } from './call.ts'
import { pricedCart, pricingInput, promotion } from './pricing-shapes.ts'
import { id, saleChannelCode } from './shapes.ts'

const pricingRefusals = ['storeUnknown', 'productUnknown', 'offShelf', 'notSoldHere', 'promotionEnded'] as const

/** Line and order level promotions of a cart; a calculation without state. */
export const priceAll = call({
  path: '/api/app/marketing/promotion/all-promotion',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object(pricingInput),
  output: z.object(pricedCart),
  refusals: pricingRefusals,
})

/** The order level only: lines at the price in force. */
export const priceWhole = call({
  path: '/api/app/marketing/promotion/whole-promotion',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object(pricingInput),
  output: z.object(pricedCart),
  refusals: pricingRefusals,
})

/** The line level only. */
export const priceSkus = call({
  path: '/api/app/marketing/promotion/sku-promotion',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object(pricingInput),
  output: z.object(pricedCart),
  refusals: pricingRefusals,
})

/** The rules now in force at a store, so that the web can price a cart by itself at once. */
export const listPromotions = call({
  path: '/api/app/marketing/promotion/list',
  as: 'anyone',
  isPreviewed: true,
  input: z.object({ storeId: id, saleChannelCode }),
  output: z.object({ list: z.array(promotion) }),
  refusals: ['storeUnknown'],
})
