import { unavailableReasonOf } from '@tiffin/core/catalog/availability'
import type {
  Material,
  PackageGroup,
  Product,
  PromotionTag,
  Property,
  Sku,
  UnavailableReason,
} from '@tiffin/core/catalog/product'
import { packageProductType, unavailableReason } from '@tiffin/core/catalog/product'
import { type Language, ownTextIn, textIn } from '@tiffin/core/language/language'
import { type Money, money } from '@tiffin/core/money/money'
import { bestLinePromotion } from '@tiffin/core/pricing/line-promotions'
import type { Promotion } from '@tiffin/core/pricing/promotion'
import { isInForce, isInScope } from '@tiffin/core/pricing/promotion'
import { type Stock, stockKey, stockKind } from '@tiffin/core/stock/check-stock'
import {
  type BackTimes,
  backAtOf,
  isOptionGone,
  isProductMarked,
  isSoldOut,
  leftOfSku,
} from '@tiffin/core/stock/sold-out'
import { fromThousandths } from '@tiffin/core/stock/weight'
import { isWithinSaleTime } from '@tiffin/core/store/hours'
import { type LocalTime, localTimeAt } from '@tiffin/core/store/local-time'
import { standardTaxClass } from '@tiffin/core/tax/tax'
import { LRUCache } from 'lru-cache'
import type {
  GroupSource,
  ItemSource,
  MaterialUse,
  MenuSource,
  ProductSource,
  PropertySource,
  SkuSource,
} from './menu-source.ts'
import { shownAsStored } from './queries.ts'

/** How a menu is looked at. */
export interface Look {
  readonly language: Language
  readonly isMember: boolean
  readonly saleChannelCode: number
  readonly now: number
  readonly stock: Stock
  readonly backTimes: BackTimes
}

interface MenuViewer extends Look {
  readonly local: LocalTime
  readonly promotions: readonly Promotion[]
  readonly text: (texts: ProductSource['name']) => string
}

/** A store's promotions in one language. */
export const promotionsIn = ({ promotions }: MenuSource, language: Language): Promotion[] =>
  promotions.map(({ name, threshold, ...same }) => ({
    ...same,
    name: textIn(name, language),
    threshold: money(threshold),
  }))

const showMaterials = (uses: readonly MaterialUse[], { text }: MenuViewer): Material[] =>
  uses.map(({ materialId, name, weight }) => ({
    materialId,
    materialName: text(name),
    weight: fromThousandths(weight),
  }))

function showProperty(property: PropertySource, viewer: MenuViewer): Property {
  const { propertyId, multiple, min, max } = property
  const propertyName = viewer.text(property.name)
  const valueList = property.values.map((value) => ({
    ...{ propertyId, propertyName, propertyValueId: value.propertyValueId, propertyValue: viewer.text(value.name) },
    price: money(value.price),
    bmsProductMaterialList: showMaterials(value.materials, viewer),
  }))
  const gone = valueList.filter((value) => isOptionGone(value, viewer.stock))
  const soldOutList = gone.map(({ propertyValueId }) => propertyValueId)
  return { propertyId, propertyName, multiple, min, max, valueList, ...(gone.length > 0 ? { soldOutList } : {}) }
}

/** The price of a sku after its best line promotion, for display. */
function promoted(sku: SkuSource, viewer: MenuViewer): Money {
  const { price, memberPrice, productId } = sku
  const base = money(viewer.isMember && memberPrice !== null && memberPrice < price ? memberPrice : price)
  const best = bestLinePromotion(base, { productId, promotions: viewer.promotions, now: viewer.now })
  return money(base - (best?.reduction ?? 0))
}

const showSku = (sku: SkuSource, viewer: MenuViewer): Sku => ({
  skuId: sku.skuId,
  skuName: viewer.text(sku.name),
  price: money(sku.price),
  memberPrice: sku.memberPrice === null ? null : money(sku.memberPrice),
  discountPrice: promoted(sku, viewer),
  stockNum: viewer.stock.get(stockKey(stockKind.sku, sku.skuId)) ?? null,
  bmsProductMaterialList: showMaterials(sku.materials, viewer),
  isDefault: sku.isDefault,
})

function reasonOf(product: ProductSource, viewer: MenuViewer, soldOut: boolean) {
  return unavailableReasonOf({
    isSoldHere: product.isSold && product.saleChannels.includes(viewer.saleChannelCode),
    launchStatus: product.launchStatus,
    saleStatus: product.saleStatus,
    isInSaleTime: isWithinSaleTime(product.saleTimeList, viewer.local),
    isSoldOut: soldOut,
  })
}

function showItem({ product, sku, ...item }: ItemSource, viewer: MenuViewer): PackageGroup['itemList'][number] {
  const materials = showMaterials(sku.materials, viewer)
  const left = leftOfSku({ skuId: sku.skuId, materials }, viewer.stock)
  return {
    productId: product.productId,
    productName: viewer.text(product.name),
    image: product.image,
    skuId: sku.skuId,
    skuName: viewer.text(sku.name),
    increasePrice: money(item.increasePrice),
    maxNum: item.maxNum,
    isDefault: item.isDefault,
    propertyList: product.properties.map((property) => showProperty(property, viewer)),
    unavailableReason: reasonOf(product, viewer, left === 0 || isProductMarked(product.productId, viewer.stock)),
    stockNum: viewer.stock.get(stockKey(stockKind.sku, sku.skuId)) ?? null,
    bmsProductMaterialList: materials,
  }
}

const showGroup = (group: GroupSource, viewer: MenuViewer): PackageGroup => ({
  productGroupId: group.productGroupId,
  groupName: viewer.text(group.name),
  isFixed: group.isFixed,
  minNum: group.minNum,
  maxNum: group.maxNum,
  itemList: group.items.map((item) => showItem(item, viewer)),
})

function tagsOf(productId: string, { promotions, now }: MenuViewer): PromotionTag[] {
  return promotions
    .filter((each) => isInForce(each, now) && each.productIdList !== null && isInScope(each, productId))
    .map(({ promotionId, type, name }) => ({ promotionId, type, text: name }))
}

/** A package also falls with what it is made of: a fixed item that cannot be had, or a group that cannot be filled. */
function isPackageBroken(groups: readonly PackageGroup[]): boolean {
  return groups.some((group) => {
    const usable = group.itemList.filter((item) => item.unavailableReason === unavailableReason.none)
    if (group.isFixed) return usable.length < group.itemList.length
    return usable.reduce((sum, { maxNum }) => sum + maxNum, 0) < group.minNum
  })
}

type AsStored = Pick<ProductSource, (typeof shownAsStored)[number]>

const asStored = (product: ProductSource) =>
  Object.fromEntries(shownAsStored.map((name) => [name, product[name]])) as unknown as AsStored // each of its keys, and no other

/** Only what is sold out names what can be taken instead: the rest of a menu is no longer for it [stock-10]. */
const substitutesShown = ({ substituteIdList }: ProductSource, reason: UnavailableReason) =>
  reason === unavailableReason.soldOut && substituteIdList.length > 0 ? { substituteIdList } : {}

function showProduct(product: ProductSource, viewer: MenuViewer): Product {
  const skuList = product.skus.map((sku) => showSku(sku, viewer))
  const packageGroupList = product.groups.map((group) => showGroup(group, viewer))
  const propertyList = product.properties.map((property) => showProperty(property, viewer))
  const { productId, productType } = product
  const soldOut =
    isSoldOut({ productId, productType, skuList, propertyList, packageGroupList }, viewer.stock) ||
    (productType === packageProductType && isPackageBroken(packageGroupList))
  const reason = reasonOf(product, viewer, soldOut)
  const backAt = reason === unavailableReason.soldOut ? backAtOf({ productId, skuList }, viewer) : undefined
  const imageAlt = product.imageAlt && ownTextIn(product.imageAlt, viewer.language)
  const first = skuList.find(({ isDefault }) => isDefault) ?? skuList[0]
  return {
    ...asStored(product),
    ...(imageAlt === undefined ? {} : { imageAlt }),
    ...(product.taxClassId === standardTaxClass ? {} : { taxClassId: product.taxClassId }),
    productName: viewer.text(product.name),
    productCategoryId: product.categoryId,
    description: viewer.text(product.description),
    unavailableReason: reason,
    ...(backAt === undefined ? {} : { backAt }),
    ...substitutesShown(product, reason),
    skuList,
    propertyList,
    packageGroupList,
    price: first?.price ?? money(0),
    discountPrice: first?.discountPrice ?? money(0),
    promotionTagList: tagsOf(product.productId, viewer),
  }
}

/** Products that were shown to a reader, by their menu; menus that were not asked for longest make them again. */
const mostShown = 8 * 1024 * 1024
export type ShownProducts = LRUCache<ShownMenu, Map<string, Product>>

export const createShown = (): ShownProducts =>
  new LRUCache({
    maxSize: mostShown,
    sizeCalculation: (_products, menu) => Math.max(1, Math.min(menu.bytes, mostShown / 4)), // a large one is held too
  })

/** A menu in one language, for members or not, with stock and clock of one instant; each product is made when it is asked for. */
export class ShownMenu {
  /** About what its products take: what was read for them. */
  readonly bytes: number
  readonly #source: MenuSource
  readonly #viewer: MenuViewer
  readonly #shown: ShownProducts

  constructor(source: MenuSource, look: Look, shown: ShownProducts = createShown()) {
    this.bytes = source.bytes
    this.#shown = shown
    this.#source = source
    this.#viewer = {
      ...look,
      local: localTimeAt(look.now, source.store.timeZone),
      promotions: promotionsIn(source, look.language),
      text: (texts) => textIn(texts, look.language),
    }
  }

  get(productId: string): Product | undefined {
    const product = this.#source.productById.get(productId)
    return product && this.#show(product, this.#made())
  }

  has(productId: string): boolean {
    return this.#source.productById.has(productId)
  }

  /** One product for an answer that is kept itself: the product need not be. */
  showOnce(product: ProductSource): Product {
    return this.#shown.peek(this)?.get(product.productId) ?? showProduct(product, this.#viewer)
  }

  all(): readonly Product[] {
    const made = this.#made()
    return this.#source.products.map((product) => this.#show(product, made))
  }

  #made(): Map<string, Product> {
    const made = this.#shown.get(this) ?? new Map<string, Product>()
    if (made.size === 0) this.#shown.set(this, made)
    return made
  }

  #show(product: ProductSource, made: Map<string, Product>): Product {
    const held = made.get(product.productId)
    if (held) return held
    const one = showProduct(product, this.#viewer)
    made.set(product.productId, one)
    return one
  }
}
