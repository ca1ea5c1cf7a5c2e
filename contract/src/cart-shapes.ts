import type { CartLine, PackageItem, ProductRequest } from '@tiffin/core/cart/cart-line'
import { mostUnits } from '@tiffin/core/cart/lines'
import { type CutLine, mostLines } from '@tiffin/core/cart/merge'
import { guestNameLength } from '@tiffin/core/order/guest-name'
import type { RemovedProduct } from '@tiffin/core/order/reorder'
import { z } from 'zod'
import { material, propertyValue } from './catalog-shapes.ts'
import { id, money } from './shapes.ts'

const num = z.int().min(1).max(mostUnits)

const skuInfo = z.object({ bmsProductMaterialList: z.array(material), stockNum: z.int().nullable() })

/** See core `PackageItem`. */
export const packageItem = z.object({
  productGroupId: id,
  productId: id,
  productName: z.string(),
  skuId: id,
  skuName: z.string(),
  increasePrice: money,
  propertyPrice: money,
  num: z.int(),
  propertyValList: z.array(propertyValue),
  skuInfo,
}) satisfies z.ZodType<PackageItem>

/** See core `CartLine`. */
export const cartLine = z.object({
  productId: id,
  productName: z.string(),
  skuId: id,
  skuName: z.string(),
  num: z.int(),
  price: money,
  discountPrice: money,
  isFreeGift: z.boolean(),
  promotionId: id.nullable(),
  productType: z.int(),
  packageProductList: z.array(packageItem),
  propertyValList: z.array(propertyValue),
  skuInfo,
  image: z.string(),
  tint: z.string(),
  productCategoryId: id,
  guestName: z.string().exactOptional(),
}) satisfies z.ZodType<CartLine>

const propertyPick = z.object({ propertyId: id, propertyValueId: id })

/** See core `ProductRequest`: ids and numbers; any price a client adds is dropped here. */
export const productRequest = z.object({
  productId: id,
  skuId: id,
  num,
  productType: z.int().default(1),
  isFreeGift: z.boolean().default(false),
  promotionId: id.nullable().default(null),
  propertyValList: z.array(propertyPick).max(40).default([]),
  packageProductList: z
    .array(
      z.object({
        productGroupId: id,
        productId: id,
        skuId: id,
        num,
        propertyValList: z.array(propertyPick).max(40).default([]),
      }),
    )
    .max(40)
    .default([]),
  /** For whom it is, in an order of a group [share-4]; cleaned as a remark is. Half a character is none that JSON in the database can hold. */
  guestName: z
    .string()
    .max(guestNameLength)
    .refine((text) => text.isWellFormed())
    .exactOptional(),
}) satisfies z.ZodType<ProductRequest>

/** The lines of a request. */
export const productRequestList = z.array(productRequest).min(1).max(mostLines)

/** See core `RemovedProduct`. */
export const removedProduct = z.object({
  productId: id,
  productName: z.string(),
  reason: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6)]),
}) satisfies z.ZodType<RemovedProduct>

/** See core `CutLine`. */
export const cutLine = z.object({
  productId: id,
  productName: z.string(),
  wanted: z.int(),
  num: z.int(),
}) satisfies z.ZodType<CutLine>
