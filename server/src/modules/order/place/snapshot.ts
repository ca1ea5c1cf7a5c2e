import type { CartLine, PackageItem } from '@tiffin/core/cart/cart-line'
import { guestOf } from '@tiffin/core/cart/lines'
import type { PropertyValue } from '@tiffin/core/catalog/product'
import type { Texts } from '@tiffin/core/language/language'
import type { Bill, DiscountLine } from '@tiffin/core/pricing/bill'
import { usesOfUnit } from '@tiffin/core/stock/restock'
import type { MenuSource } from '../../catalog/index.ts'
import type { LineSnapshot, SoldItem, SoldValue, StoredDiscount } from '../rows.ts'

interface Names {
  readonly products: ReadonlyMap<string, Texts>
  readonly skus: ReadonlyMap<string, Texts>
  readonly properties: ReadonlyMap<string, Texts>
  readonly values: ReadonlyMap<string, Texts>
  readonly promotions: ReadonlyMap<string, Texts>
  /** By product: the values that it comes with when nobody chooses. */
  readonly usual: ReadonlyMap<string, ReadonlySet<string>>
}

const known = new WeakMap<MenuSource['products'], Names>()

/** The values that a product comes with when nobody chooses [kitchen-2]. */
const usualValues = ({ properties }: MenuSource['products'][number]): ReadonlySet<string> =>
  new Set(properties.flatMap(({ min, values }) => values.slice(0, min).map(({ propertyValueId }) => propertyValueId)))

/** All names of a menu in all languages; made once per menu. */
function namesOf(source: MenuSource): Names {
  const held = known.get(source.products)
  if (held) return held
  const { products, promotions } = source
  const properties = products.flatMap((product) => product.properties)
  const names: Names = {
    products: new Map(products.map(({ productId, name }) => [productId, name])),
    skus: new Map(products.flatMap(({ skus }) => skus.map(({ skuId, name }) => [skuId, name]))),
    properties: new Map(properties.map(({ propertyId, name }) => [propertyId, name])),
    values: new Map(properties.flatMap(({ values }) => values.map((value) => [value.propertyValueId, value.name]))),
    promotions: new Map(promotions.map(({ promotionId, name }) => [promotionId, name])),
    usual: new Map(products.map((product) => [product.productId, usualValues(product)])),
  }
  known.set(source.products, names)
  return names
}

const soldValue = (names: Names, productId: string, value: PropertyValue): SoldValue => ({
  propertyId: value.propertyId,
  propertyName: names.properties.get(value.propertyId) ?? {},
  propertyValueId: value.propertyValueId,
  propertyValue: names.values.get(value.propertyValueId) ?? {},
  price: value.price ?? 0,
  isUsual: names.usual.get(productId)?.has(value.propertyValueId) ?? false,
})

const soldItem = (names: Names, item: PackageItem): SoldItem => ({
  productGroupId: item.productGroupId,
  productId: item.productId,
  productName: names.products.get(item.productId) ?? {},
  skuId: item.skuId,
  skuName: names.skus.get(item.skuId) ?? {},
  increasePrice: item.increasePrice,
  propertyPrice: item.propertyPrice,
  num: item.num,
  values: item.propertyValList.map((value) => soldValue(names, item.productId, value)),
})

/** What a line shows for good: names in all languages, so that customer and counter each read their own. */
export function snapshotOf(source: MenuSource, line: CartLine): LineSnapshot {
  const names = namesOf(source)
  return {
    productName: names.products.get(line.productId) ?? {},
    skuName: names.skus.get(line.skuId) ?? {},
    productType: line.productType,
    categoryId: line.productCategoryId,
    image: line.image,
    tint: line.tint,
    values: line.propertyValList.map((value) => soldValue(names, line.productId, value)),
    items: line.packageProductList.map((item) => soldItem(names, item)),
    uses: usesOfUnit(line),
    ...guestOf(line),
  }
}

/** The bill's discount lines with their names in all languages. */
export function storedDiscounts(
  source: MenuSource,
  { discountList }: Bill,
  coupons: readonly { readonly couponId: string; readonly name: Texts }[],
): StoredDiscount[] {
  const { promotions } = namesOf(source)
  const couponNames = new Map(coupons.map(({ couponId, name }) => [couponId, name]))
  return discountList.map(({ name: _name, ...discount }: DiscountLine) => {
    const { refId } = discount
    return { ...discount, name: (refId ? (promotions.get(refId) ?? couponNames.get(refId)) : undefined) ?? {} }
  })
}
