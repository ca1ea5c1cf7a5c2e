import type { Material, PropertyValue } from '../catalog/product.ts'
import type { Money } from '../money/money.ts'

/** What stock a thing draws on. */
export interface SkuInfo {
  bmsProductMaterialList: Material[]
  /** Left of the sku; null is not limited. */
  stockNum: number | null
}

/** One choice of a package in the cart [cart-1]. `num` is per package. */
export interface PackageItem {
  productGroupId: string
  productId: string
  productName: string
  skuId: string
  skuName: string
  increasePrice: Money
  propertyPrice: Money
  num: number
  propertyValList: PropertyValue[]
  skuInfo: SkuInfo
}

/** What is wanted [cart-1]. Prices are per unit and for display: the server sets its own. */
export interface CartLine {
  productId: string
  productName: string
  skuId: string
  skuName: string
  num: number
  /** List price of one unit, surcharges included. */
  price: Money
  /** Price of one unit after line promotions. */
  discountPrice: Money
  isFreeGift: boolean
  promotionId: string | null
  /** 4 is a package. */
  productType: number
  packageProductList: PackageItem[]
  propertyValList: PropertyValue[]
  skuInfo: SkuInfo
  image: string
  tint: string
  productCategoryId: string
  /** For whom it is, in an order that several make together [share-4]. */
  guestName?: string
}

/** A chosen option, by ids only. */
export interface PropertyPick {
  propertyId: string
  propertyValueId: string
}

/** A chosen package item, by ids only. */
export interface PackagePick {
  productGroupId: string
  productId: string
  skuId: string
  num: number
  propertyValList: PropertyPick[]
}

/** What a client asks for: ids and numbers, no prices [cart-1]. */
export interface ProductRequest {
  productId: string
  skuId: string
  num: number
  productType: number
  isFreeGift: boolean
  promotionId: string | null
  propertyValList: PropertyPick[]
  packageProductList: PackagePick[]
  guestName?: string
}
