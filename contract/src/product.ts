import { z } from 'zod'
import { call } from './call.ts'
import { category, freshness, materialStock, product } from './catalog-shapes.ts'
import { id, pageOf, paging, saleChannelCode } from './shapes.ts'

/** Headings of the menu (spec §7). A tree of at most `limitLevel` levels. */
export const listCategories = call({
  path: '/api/app/product/category/list',
  as: 'anyone',
  input: z.object({ ...paging, storeId: id.exactOptional(), limitLevel: z.int().catch(10).default(10) }),
  output: pageOf(category).extend(freshness),
})

/** The whole menu of a store: what is off the shelf or not sold is in it with its reason (spec §7). */
export const listProducts = call({
  path: '/api/app/product/product/list',
  as: 'maybeCustomer',
  input: z.object({
    ...paging,
    saleChannelCode,
    storeId: id,
    promotionType: z.int().default(0),
    isMember: z.boolean().exactOptional(),
  }),
  output: pageOf(product).extend(freshness),
  refusals: ['storeUnknown'],
})

/** One product of a store's menu. */
export const findProduct = call({
  path: '/api/app/product/product/detail',
  as: 'maybeCustomer',
  input: z.object({ productId: id, storeId: id, saleChannelCode, isMember: z.boolean().exactOptional() }),
  output: product,
  refusals: ['storeUnknown', 'productUnknown', 'offShelf', 'saleStopped', 'notSoldHere', 'outsideSaleTime', 'soldOut'],
})

/** What is left of each material of a store, by pages of 200 (spec §7): the caller asks on while 200 come. */
export const listMaterials = call({
  path: '/api/app/product/material/list',
  as: 'anyone',
  input: z.object({ storeId: id, pageIndex: z.int().catch(1).default(1), pageSize: z.int().catch(200).default(200) }),
  output: pageOf(materialStock),
  refusals: ['storeUnknown'],
})
