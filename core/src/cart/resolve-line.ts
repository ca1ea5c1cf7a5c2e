import type { PackageGroup, Product, Property, PropertyValue, Sku } from '../catalog/product.ts'
import { packageProductType } from '../catalog/product.ts'
import { type Money, money } from '../money/money.ts'
import { cleanGuestName } from '../order/guest-name.ts'
import type { PriceLine } from '../pricing/draft.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { CartLine, PackageItem, PackagePick, ProductRequest, PropertyPick } from './cart-line.ts'

/** Why a request does not fit the product: what it names is not there, too many are chosen, or something is missing. */
export type LineFault = 'productUnknown' | 'inputInvalid' | 'optionsMax' | 'packageIncomplete'

/** A request that fits the catalogue: the line to show and the figures to price. */
export interface ResolvedLine {
  readonly line: CartLine
  readonly priceLine: PriceLine
}

/** What options add to the price. */
export const pricesOf = (values: readonly PropertyValue[]): Money =>
  money(values.reduce((sum, { price }) => sum + (price ?? 0), 0))

function resolveProperty(property: Property, picks: readonly PropertyPick[]): Result<PropertyValue[], LineFault> {
  const ids = picks.filter(({ propertyId }) => propertyId === property.propertyId).map((pick) => pick.propertyValueId)
  const values = property.valueList.filter(({ propertyValueId }) => ids.includes(propertyValueId))
  if (values.length !== ids.length) return refuse('inputInvalid')
  if (values.length > (property.multiple ? property.max : 1)) return refuse('optionsMax')
  if (values.length < property.min) return refuse('inputInvalid')
  return ok(values)
}

/** Options by id, each re-read within its own product [cart-4]. */
function resolveValues(
  propertyList: readonly Property[],
  picks: readonly PropertyPick[],
): Result<PropertyValue[], LineFault> {
  if (picks.some(({ propertyId }) => !propertyList.some((each) => each.propertyId === propertyId)))
    return refuse('inputInvalid')
  const values: PropertyValue[] = []
  for (const property of propertyList) {
    const chosen = resolveProperty(property, picks)
    if (!chosen.ok) return chosen
    values.push(...chosen.value)
  }
  return ok(values)
}

function resolvePick(group: PackageGroup, pick: PackagePick): Result<PackageItem, LineFault> {
  const item = group.itemList.find(({ productId, skuId }) => productId === pick.productId && skuId === pick.skuId)
  if (!item) return refuse('inputInvalid')
  if (pick.num > item.maxNum) return refuse('optionsMax')
  const values = resolveValues(item.propertyList, pick.propertyValList)
  if (!values.ok) return values
  return ok({
    productGroupId: group.productGroupId,
    productId: item.productId,
    productName: item.productName,
    skuId: item.skuId,
    skuName: item.skuName,
    increasePrice: item.increasePrice,
    propertyPrice: pricesOf(values.value),
    num: pick.num,
    propertyValList: values.value,
    skuInfo: { bmsProductMaterialList: item.bmsProductMaterialList, stockNum: item.stockNum },
  })
}

function resolveGroup(group: PackageGroup, picks: readonly PackagePick[]): Result<PackageItem[], LineFault> {
  const items: PackageItem[] = []
  for (const pick of picks.filter(({ productGroupId }) => productGroupId === group.productGroupId)) {
    const item = resolvePick(group, pick)
    if (!item.ok) return item
    items.push(item.value)
  }
  const numOf = (skuId: string) => items.filter((item) => item.skuId === skuId).reduce((sum, { num }) => sum + num, 0)
  if (group.itemList.some((item) => numOf(item.skuId) > item.maxNum)) return refuse('optionsMax')
  if (group.isFixed)
    return group.itemList.every((item) => numOf(item.skuId) === item.maxNum) ? ok(items) : refuse('packageIncomplete')
  const total = items.reduce((sum, { num }) => sum + num, 0)
  if (total > group.maxNum) return refuse('optionsMax')
  return total < group.minNum ? refuse('packageIncomplete') : ok(items)
}

/** Package choices, group by group. */
function resolvePackage(
  groups: readonly PackageGroup[],
  picks: readonly PackagePick[],
): Result<PackageItem[], LineFault> {
  if (picks.some((pick) => !groups.some(({ productGroupId }) => productGroupId === pick.productGroupId)))
    return refuse('inputInvalid')
  const items: PackageItem[] = []
  for (const group of groups) {
    const chosen = resolveGroup(group, picks)
    if (!chosen.ok) return chosen
    items.push(...chosen.value)
  }
  return ok(items)
}

const itemSurcharge = ({ num, increasePrice, propertyPrice }: PackageItem) => num * (increasePrice + propertyPrice)

function lineOf(product: Product, sku: Sku, chosen: Pick<CartLine, 'propertyValList' | 'packageProductList'>) {
  return {
    productId: product.productId,
    productName: product.productName,
    skuId: sku.skuId,
    skuName: sku.skuName,
    productType: product.productType,
    ...chosen,
    skuInfo: { bmsProductMaterialList: sku.bmsProductMaterialList, stockNum: sku.stockNum },
    // In a cart the picture stands on a small tile of its tint.
    image: product.cutImage === '' ? product.image : product.cutImage,
    tint: product.tint,
    productCategoryId: product.productCategoryId,
  }
}

/**
 * Reads ids and numbers of a request against a product of the catalogue; names, prices and stock come from the product only.
 * Above an option, group or item maximum `optionsMax`; below a group's minimum or a fixed item missing `packageIncomplete`;
 * anything named that is not this product's, or a property below its minimum, `inputInvalid` [limit-4].
 */
export function resolveLine(product: Product, request: ProductRequest): Result<ResolvedLine, LineFault> {
  const sku = product.skuList.find(({ skuId }) => skuId === request.skuId)
  if (!sku) return refuse('productUnknown')
  const values = resolveValues(product.propertyList, request.propertyValList)
  if (!values.ok) return values
  const isPackage = product.productType === packageProductType
  const items = resolvePackage(isPackage ? product.packageGroupList : [], request.packageProductList)
  if (!items.ok) return items
  const surcharge = money(pricesOf(values.value) + items.value.reduce((sum, item) => sum + itemSurcharge(item), 0))
  const { num } = request
  const guestName = cleanGuestName(request.guestName ?? '')
  const line: CartLine = {
    ...lineOf(product, sku, { propertyValList: values.value, packageProductList: items.value }),
    num,
    price: money(sku.price + surcharge),
    discountPrice: money(sku.discountPrice + surcharge),
    isFreeGift: false,
    promotionId: null,
    ...(guestName === '' ? {} : { guestName }),
  }
  const { price: skuPrice, memberPrice } = sku
  const { productId, taxClassId } = product
  const taxClass = taxClassId === undefined ? {} : { taxClassId }
  return ok({ line, priceLine: { productId, num, skuPrice, memberPrice, surcharge, ...taxClass } })
}
