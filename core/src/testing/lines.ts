import type { CartLine, PackageItem } from '../cart/cart-line.ts'
import type { Material } from '../catalog/product.ts'
import { money } from '../money/money.ts'

/** Milk by the gram, for tests. */
export const milk = (weight: number): Material => ({ materialId: 'milk', materialName: 'Milk', weight })

/** A plain line of one tea, for tests. */
export const aLine = (more: Partial<CartLine> = {}): CartLine => ({
  productId: 'tea',
  productName: 'Tea',
  skuId: 'tea-regular',
  skuName: 'Regular',
  num: 1,
  price: money(480),
  discountPrice: money(480),
  isFreeGift: false,
  promotionId: null,
  productType: 1,
  packageProductList: [],
  propertyValList: [],
  skuInfo: { bmsProductMaterialList: [], stockNum: null },
  image: '',
  tint: 'oat',
  productCategoryId: 'teas',
  ...more,
})

/** A package item, for tests. */
export const aPackageItem = (more: Partial<PackageItem> = {}): PackageItem => ({
  productGroupId: 'group',
  productId: 'bun',
  productName: 'Bun',
  skuId: 'bun-1',
  skuName: '',
  increasePrice: money(0),
  propertyPrice: money(0),
  num: 1,
  propertyValList: [],
  skuInfo: { bmsProductMaterialList: [], stockNum: null },
  ...more,
})
