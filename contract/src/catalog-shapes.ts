import type {
  Category,
  Material,
  MaterialStock,
  PackageGroup,
  Product,
  Property,
  PropertyValue,
  Sku,
} from '@tiffin/core/catalog/product'
import { z } from 'zod'
import { clock, id, money, time } from './shapes.ts'

/** See core `Material`. */
export const material = z.object({
  materialId: id,
  materialName: z.string(),
  weight: z.number(),
}) satisfies z.ZodType<Material>

/** See core `MaterialStock`. */
export const materialStock = z.object({
  materialId: id,
  materialName: z.string(),
  total: z.number().nullable(),
}) satisfies z.ZodType<MaterialStock>

/** See core `PropertyValue`. */
export const propertyValue = z.object({
  propertyId: id,
  propertyName: z.string().exactOptional(),
  propertyValueId: id,
  propertyValue: z.string(),
  price: money.exactOptional(),
  bmsProductMaterialList: z.array(material),
  isUsual: z.boolean().exactOptional(),
}) satisfies z.ZodType<PropertyValue>

/** See core `Property`. */
export const property = z.object({
  propertyId: id,
  propertyName: z.string(),
  multiple: z.boolean(),
  min: z.int(),
  max: z.int(),
  valueList: z.array(propertyValue),
  soldOutList: z.array(id).exactOptional(),
}) satisfies z.ZodType<Property>

/** See core `Sku`. */
export const sku = z.object({
  skuId: id,
  skuName: z.string(),
  price: money,
  memberPrice: money.nullable(),
  discountPrice: money,
  stockNum: z.int().nullable(),
  bmsProductMaterialList: z.array(material),
  isDefault: z.boolean(),
}) satisfies z.ZodType<Sku>

const unavailable = z.union([0, 1, 2, 3, 4, 5, 6].map((reason) => z.literal(reason as 0 | 1 | 2 | 3 | 4 | 5 | 6))) // the list above holds just these

/** See core `PackageGroup`. */
export const packageGroup = z.object({
  productGroupId: id,
  groupName: z.string(),
  isFixed: z.boolean(),
  minNum: z.int(),
  maxNum: z.int(),
  itemList: z.array(
    z.object({
      productId: id,
      productName: z.string(),
      image: z.string(),
      skuId: id,
      skuName: z.string(),
      increasePrice: money,
      maxNum: z.int(),
      isDefault: z.boolean(),
      propertyList: z.array(property),
      unavailableReason: unavailable,
      stockNum: z.int().nullable(),
      bmsProductMaterialList: z.array(material),
    }),
  ),
}) satisfies z.ZodType<PackageGroup>

/** See core `SaleTime`. */
export const saleTime = z.object({ start: clock, end: clock, weekdays: z.array(z.int().min(1).max(7)) })

/** See core `Product`. */
export const product = z.object({
  productId: id,
  productName: z.string(),
  productCategoryId: id,
  productType: z.int(),
  image: z.string(),
  images: z.array(z.string()),
  cutImage: z.string(),
  imageAlt: z.string().exactOptional(),
  tint: z.string(),
  description: z.string(),
  launchStatus: z.int(),
  saleStatus: z.int(),
  unavailableReason: unavailable,
  backAt: time.exactOptional(),
  substituteIdList: z.array(id).exactOptional(),
  perOrderLimit: z.int().nullable(),
  dailyLimit: z.int().nullable(),
  taxClassId: z.string().exactOptional(),
  saleTimeList: z.array(saleTime),
  isRequired: z.boolean(),
  skuList: z.array(sku),
  propertyList: z.array(property),
  packageGroupList: z.array(packageGroup),
  price: money,
  discountPrice: money,
  promotionTagList: z.array(z.object({ promotionId: id, type: z.int(), text: z.string() })),
  sort: z.int(),
}) satisfies z.ZodType<Product>

/** See core `Category`. A tree no deeper than the level asked for. */
export const category: z.ZodType<Category> = z.object({
  id,
  categoryName: z.string(),
  parentId: id.nullable(),
  icon: z.string(),
  description: z.string(),
  sort: z.int(),
  get children() {
    return z.array(category).optional()
  },
})

/** When a ready answer was made and until when it may be shown as fresh, epoch ms [call-5]. */
export const freshness = { version: z.string(), freshUntil: time }
