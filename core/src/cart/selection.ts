import type { PackageGroup, PackageGroupItem, Product, Property, PropertyValue } from '../catalog/product.ts'
import { type Money, money } from '../money/money.ts'
import type { CartLine, PackagePick, ProductRequest, PropertyPick } from './cart-line.ts'
import { countUnits } from './count-units.ts'
import { pricesOf, resolveLine } from './resolve-line.ts'

/** What is chosen of a product before it is added: ids and numbers, nothing else. */
export interface Selection {
  readonly skuId: string
  readonly num: number
  readonly values: readonly PropertyPick[]
  readonly picks: readonly PackagePick[]
}

/** The first of every option that needs one, of those that are not sold out [stock-5]. */
export function firstValues(properties: readonly Property[]): PropertyPick[] {
  return properties.flatMap(({ propertyId, min, valueList, soldOutList = [] }) =>
    valueList
      .filter(({ propertyValueId }) => !soldOutList.includes(propertyValueId))
      .slice(0, min)
      .map(({ propertyValueId }) => ({ propertyId, propertyValueId })),
  )
}

function pickOf({ productGroupId }: PackageGroup, item: PackageGroupItem, num: number): PackagePick {
  const { productId, skuId, propertyList } = item
  return { productGroupId, productId, skuId, num, propertyValList: firstValues(propertyList) }
}

function firstPicks(group: PackageGroup): PackagePick[] {
  if (group.isFixed) return group.itemList.map((item) => pickOf(group, item, item.maxNum))
  return group.itemList
    .filter(({ isDefault, unavailableReason }) => isDefault && unavailableReason === 0)
    .slice(0, group.maxNum)
    .map((item) => pickOf(group, item, 1))
}

/** What is chosen before the customer chooses: the usual size, the first of every option that needs one, the fixed and usual package items. */
export function firstSelection(product: Product): Selection {
  const available = product.skuList.filter(({ stockNum }) => stockNum !== 0)
  const sku = available.find(({ isDefault }) => isDefault) ?? available[0] ?? product.skuList[0]
  return {
    skuId: sku?.skuId ?? '',
    num: 1,
    values: firstValues(product.propertyList),
    picks: product.packageGroupList.flatMap(firstPicks),
  }
}

/** The same with the first options that cost nothing, where there are any: what a gift comes with. */
export function firstFreeSelection(product: Product): Selection {
  const isFree = ({ price }: PropertyValue) => (price ?? 0) === 0
  const freeFirst = product.propertyList.map((property) => ({
    ...property,
    valueList: property.valueList.toSorted((a, b) => Number(isFree(b)) - Number(isFree(a))),
  }))
  return firstSelection({ ...product, propertyList: freeFirst })
}

/** The request that a selection stands for. */
export function requestOfSelection(product: Product, { skuId, num, values, picks }: Selection): ProductRequest {
  const { productId, productType } = product
  return {
    productId,
    skuId,
    num,
    productType,
    isFreeGift: false,
    promotionId: null,
    propertyValList: [...values],
    packageProductList: [...picks],
  }
}

/** What options and items add that are chosen so far. */
function surchargeSoFar({ propertyList, packageGroupList }: Product, { values, picks }: Selection): number {
  const own = pricesOf(pickedValues(propertyList, values))
  const items = packageGroupList.flatMap((group) =>
    group.itemList.map(({ increasePrice, propertyList: options, ...item }) => {
      const pick = pickedItem(picksOf(picks, group), item)
      return pick === undefined ? 0 : pick.num * (increasePrice + pricesOf(pickedValues(options, pick.propertyValList)))
    }),
  )
  return items.reduce((sum, price) => sum + price, own)
}

/** What one of it costs as it is chosen, before and after line promotions; while something is missing, with what is chosen so far. */
export function unitPrices(product: Product, selection: Selection): { price: Money; discountPrice: Money } {
  const line = resolveLine(product, requestOfSelection(product, selection))
  if (line.ok) return { price: line.value.line.price, discountPrice: line.value.line.discountPrice }
  const size = product.skuList.find(({ skuId }) => skuId === selection.skuId)
  const { price, discountPrice } = size ?? product
  const surcharge = surchargeSoFar(product, selection)
  return { price: money(price + surcharge), discountPrice: money(discountPrice + surcharge) }
}

/** Whether a value of a property is among the chosen. */
export const isPicked = (values: readonly PropertyPick[], propertyValueId: string, propertyId: string): boolean =>
  values.some((value) => value.propertyId === propertyId && value.propertyValueId === propertyValueId)

/** The values that were chosen, as the catalogue has them. */
export const pickedValues = (properties: readonly Property[], picks: readonly PropertyPick[]): PropertyValue[] =>
  properties.flatMap(({ propertyId, valueList }) =>
    valueList.filter(({ propertyValueId }) => isPicked(picks, propertyValueId, propertyId)),
  )

/**
 * Chooses or drops a value. A single choice changes over, one that may be empty is dropped by a second tap;
 * a value above the maximum changes nothing and is answered as undefined.
 */
export function toggleValue(
  values: readonly PropertyPick[],
  property: Property,
  propertyValueId: string,
): PropertyPick[] | undefined {
  const { propertyId, multiple, min, max } = property
  const others = values.filter((value) => value.propertyId !== propertyId)
  const mine = values.filter((value) => value.propertyId === propertyId)
  const chosen = { propertyId, propertyValueId }
  const without = mine.filter((value) => value.propertyValueId !== propertyValueId)
  if (without.length < mine.length) return without.length >= min ? [...others, ...without] : [...values]
  if (!multiple) return [...others, chosen]
  return mine.length < max ? [...others, ...mine, chosen] : undefined
}

const isSame = (pick: PackagePick, { productId, skuId }: Pick<PackageGroupItem, 'productId' | 'skuId'>) =>
  pick.productId === productId && pick.skuId === skuId

/** What is chosen of one group. */
export const picksOf = (picks: readonly PackagePick[], { productGroupId }: PackageGroup): PackagePick[] =>
  picks.filter((pick) => pick.productGroupId === productGroupId)

/** The pick of one item among those of its group. */
export const pickedItem = (
  picks: readonly PackagePick[],
  item: Pick<PackageGroupItem, 'productId' | 'skuId'>,
): PackagePick | undefined => picks.find((pick) => isSame(pick, item))

/**
 * Sets how many of an item a group holds. Where only one may be chosen the choice changes over;
 * more than the group or the item allows changes nothing and is answered as undefined.
 */
export function setPick(
  picks: readonly PackagePick[],
  { group, item }: { group: PackageGroup; item: PackageGroupItem },
  num: number,
): PackagePick[] | undefined {
  const mine = picksOf(picks, group)
  const rest = picks.filter((pick) => pick.productGroupId !== group.productGroupId)
  const others = mine.filter((pick) => !isSame(pick, item))
  const before = pickedItem(mine, item)
  if (num === 0) return [...rest, ...others]
  if (num > item.maxNum) return undefined
  const chosen = before === undefined ? pickOf(group, item, num) : { ...before, num }
  if (group.maxNum === 1) return [...rest, chosen]
  return countUnits(others) + num <= group.maxNum ? [...rest, ...others, chosen] : undefined
}

/** How far a group is chosen. */
export interface GroupProgress {
  readonly count: number
  /** What is counted towards: the least it needs, or the most it takes where nothing has to be chosen. */
  readonly wanted: number
  /** Something is chosen and nothing is missing: what may be marked with a tick. */
  readonly isDone: boolean
  /** Nothing has to be chosen and nothing is: left out on purpose or overlooked. */
  readonly isLeftOut: boolean
}

/** How far a group of a package is chosen. A fixed group is always done. */
export function groupProgress(group: PackageGroup, picks: readonly PackagePick[]): GroupProgress {
  const count = countUnits(picksOf(picks, group))
  const wantedNum = count > group.minNum || group.minNum === 0 ? group.maxNum : group.minNum
  const isDone = group.isFixed || (count > 0 && count >= group.minNum)
  return { count, wanted: wantedNum, isDone, isLeftOut: !group.isFixed && group.minNum === 0 && count === 0 }
}

/** The first group that may stay empty and is. Undefined when something is chosen from all, or nothing could be. */
export const leftOutGroup = (product: Product, picks: readonly PackagePick[]): PackageGroup | undefined =>
  product.packageGroupList.find(
    (group) =>
      groupProgress(group, picks).isLeftOut && group.itemList.some(({ unavailableReason }) => unavailableReason === 0),
  )

/** The first group that still needs something, and how much all groups need. */
export function missingPick(
  product: Product,
  picks: readonly PackagePick[],
): { group: PackageGroup; count: number } | undefined {
  const missing = product.packageGroupList.flatMap((group) => {
    const count = group.isFixed ? 0 : group.minNum - countUnits(picksOf(picks, group))
    return count > 0 ? [{ group, count }] : []
  })
  const [first] = missing
  return first && { group: first.group, count: missing.reduce((sum, { count }) => sum + count, 0) }
}

/** One unit of a product as it stands before anything is chosen; undefined when something must be chosen first. */
export function simpleLine(product: Product): CartLine | undefined {
  const line = resolveLine(product, requestOfSelection(product, firstSelection(product)))
  return line.ok ? line.value.line : undefined
}
