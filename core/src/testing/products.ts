import { type PackageGroupItem, type Product, type Property, packageProductType } from '../catalog/product.ts'
import { money } from '../money/money.ts'

/** A property with as many values as it is given prices, for tests. */
export const aProperty = (propertyId: string, more: Partial<Property> = {}, prices = [0, 0, 0]): Property => ({
  propertyId,
  propertyName: propertyId,
  multiple: false,
  min: 1,
  max: 1,
  valueList: prices.map((price, index) => ({
    propertyId,
    propertyValueId: `${propertyId}-${index}`,
    propertyValue: `${propertyId} ${index}`,
    price: money(price),
    bmsProductMaterialList: [],
  })),
  ...more,
})

/** A choice of a package, for tests. */
const aChoice = (productId: string, more: Partial<PackageGroupItem> = {}): PackageGroupItem => ({
  productId,
  productName: productId,
  image: '',
  skuId: `${productId}-s`,
  skuName: '',
  increasePrice: money(0),
  maxNum: 1,
  isDefault: false,
  propertyList: [],
  unavailableReason: 0,
  stockNum: null,
  bmsProductMaterialList: [],
  ...more,
})

/** A tea in one size with nothing to choose, for tests. */
export const aProduct = (more: Partial<Product> = {}): Product => ({
  productId: 'tea',
  productName: 'Tea',
  productCategoryId: 'teas',
  productType: 1,
  image: '',
  images: [],
  cutImage: '',
  tint: 'oat',
  description: '',
  launchStatus: 1,
  saleStatus: 1,
  unavailableReason: 0,
  perOrderLimit: null,
  dailyLimit: null,
  saleTimeList: [],
  isRequired: false,
  skuList: [
    {
      skuId: 'tea-s',
      skuName: '',
      price: money(480),
      memberPrice: null,
      discountPrice: money(480),
      stockNum: null,
      bmsProductMaterialList: [],
      isDefault: true,
    },
  ],
  propertyList: [],
  packageGroupList: [],
  price: money(480),
  discountPrice: money(480),
  promotionTagList: [],
  sort: 0,
  ...more,
})

/** One tea, two pastries of three, a macaron in any case; for tests. */
export const aCombo = (): Product =>
  aProduct({
    productType: packageProductType,
    packageGroupList: [
      {
        ...{ productGroupId: 'tea', groupName: 'Your tea', isFixed: false, minNum: 1, maxNum: 1 },
        itemList: [aChoice('yuzu', { isDefault: true }), aChoice('black')],
      },
      {
        ...{ productGroupId: 'pastries', groupName: 'Two pastries', isFixed: false, minNum: 2, maxNum: 2 },
        itemList: [aChoice('croissant'), aChoice('tart'), aChoice('bun')],
      },
      {
        ...{ productGroupId: 'gift', groupName: 'On the house', isFixed: true, minNum: 1, maxNum: 1 },
        itemList: [aChoice('macaron')],
      },
    ],
  })
