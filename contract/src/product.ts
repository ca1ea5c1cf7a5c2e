import { z } from 'zod'
import { call } from './call.ts'
import { productRequestList } from './cart-shapes.ts'
import { category, freshness, materialStock, product, saleTime } from './catalog-shapes.ts'
import { foodList } from './food-shapes.ts'
import { id, pageOf, paging, saleChannelCode } from './shapes.ts'

/** What is typed to search [call-6]. */
const keyword = z.string().max(50)

/** Headings of the menu [call-7]. A tree of at most `limitLevel` levels. */
export const listCategories = call({
  path: '/api/app/product/category/list',
  as: 'anyone',
  isPreviewed: true,
  input: z.object({ ...paging, storeId: id.exactOptional(), limitLevel: z.int().catch(10).default(10) }),
  output: pageOf(category).extend(freshness),
})

/** The whole menu of a store: what is off the shelf or not sold is in it with its reason [call-7]. A keyword narrows it as a search does. */
export const listProducts = call({
  path: '/api/app/product/product/list',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({
    ...paging,
    saleChannelCode,
    storeId: id,
    promotionType: z.int().default(0),
    isMember: z.boolean().exactOptional(),
    keyword: keyword.exactOptional(),
  }),
  output: pageOf(product).extend(freshness),
  refusals: ['storeUnknown'],
})

/**
 * Products of a store's menu that answer what a customer typed, best match first: by name in any language, heading or description;
 * typing that is nearly right finds too. `hotKeywordList` is what many order here, given when nothing was typed or found.
 */
export const searchProducts = call({
  path: '/api/app/product/product/search',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({ ...paging, keyword, storeId: id, saleChannelCode, isMember: z.boolean().exactOptional() }),
  output: pageOf(product).extend({ hotKeywordList: z.array(z.string()) }),
  refusals: ['storeUnknown'],
})

/** One product of a store's menu. */
export const findProduct = call({
  path: '/api/app/product/product/detail',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({ productId: id, storeId: id, saleChannelCode, isMember: z.boolean().exactOptional() }),
  output: product,
  refusals: ['storeUnknown', 'productUnknown', 'offShelf', 'saleStopped', 'notSoldHere', 'outsideSaleTime', 'soldOut'],
})

/** What is left of each material of a store, by pages of 200 [call-7]: the caller asks on while 200 come. */
export const listMaterials = call({
  path: '/api/app/product/material/list',
  as: 'anyone',
  isPreviewed: true,
  input: z.object({ storeId: id, pageIndex: z.int().catch(1).default(1), pageSize: z.int().catch(200).default(200) }),
  output: pageOf(materialStock),
  refusals: ['storeUnknown'],
})

/** What is in the food of a store's menu, to be reckoned for each choice [food-2]; empty lists when the brand says nothing of it. */
export const listFood = call({
  path: '/api/app/product/food/list',
  as: 'anyone',
  input: z.object({ storeId: id }),
  output: foodList,
  refusals: ['storeUnknown'],
  isPreviewed: true,
})

/** Most ids that one call may name [call-3]. */
const idList = z.array(id).max(200)

/** Several products of a store's menu, in the order asked for; what the menu does not have is named. */
export const findProducts = call({
  path: '/api/app/product/product/batch-detail',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({ productIdList: idList, storeId: id, saleChannelCode, isMember: z.boolean().exactOptional() }),
  output: z.object({ list: z.array(product), notFoundIdList: z.array(id) }),
  refusals: ['storeUnknown'],
})

/**
 * What an activity gives: its products with the most of each, and the most gifts in all. `giftIdList` narrows it to some; without an
 * activity it names gifts of any that is in force, each with the most that one activity gives of it.
 */
export const findGifts = call({
  path: '/api/app/product/product/gift-detail',
  as: 'maybeCustomer',
  isPreviewed: true,
  input: z.object({
    promotionId: id.exactOptional(),
    giftIdList: idList.exactOptional(),
    storeId: id,
    saleChannelCode,
  }),
  output: z.object({ list: z.array(product.extend({ maxNum: z.int() })), maxGiftNum: z.int() }),
  refusals: ['storeUnknown', 'promotionEnded'],
})

/**
 * Which limits of sale a cart breaks: 1 per order, 2 per day, 3 sale time, 4 stock, 5 options, 6 gifts, 7 package, 8 required product.
 * Gifts are marked `isFreeGift`. A visitor's day is not known. What the menu does not have is left out: cart/check names it.
 */
export const checkSaleLimits = call({
  path: '/api/app/product/sale-limit/check',
  as: 'maybeCustomer',
  input: z.object({ storeId: id, saleChannelCode, productRequestList, promotionId: id.nullable().exactOptional() }),
  output: z.object({
    passed: z.boolean(),
    failList: z.array(
      z.object({
        productId: id,
        skuId: id,
        reason: z.int().min(1).max(8),
        limit: z.number(),
        remaining: z.number(),
        saleTimeList: z.array(saleTime),
      }),
    ),
  }),
  refusals: ['storeUnknown'],
})
