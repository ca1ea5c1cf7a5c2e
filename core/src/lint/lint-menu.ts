import type { SaleTime } from '../catalog/product.ts'
import { saleChannel } from '../catalog/sale-channel.ts'
import type { Language, Texts } from '../language/language.ts'
import type { TextChange } from '../language/translation.ts'

interface Use {
  readonly materialId: string
}

/** What may be chosen of a set. */
export interface LintGroup {
  readonly productGroupId: string
  readonly isFixed: boolean
  readonly minNum: number
  readonly itemList: readonly {
    readonly skuId: string
    readonly maxNum: number
    readonly increasePrice: number
  }[]
}

/** What rules read of each kind of item; items are as they would be published. */
export interface LintShapes {
  readonly material: { readonly isAllergensKnown: boolean }
  readonly property: { readonly minNum: number }
  readonly propertyValue: { readonly propertyId: string; readonly materialList: readonly Use[] }
  readonly product: {
    readonly productType: number
    readonly image: string
    readonly description: Texts
    readonly launchStatus: number
    readonly saleStatus: number
    readonly saleTimeList: readonly SaleTime[]
    readonly saleChannelList: readonly number[]
    readonly propertyIdList: readonly string[]
  }
  readonly sku: {
    readonly productId: string
    readonly price: number
    readonly memberPrice: number | null
    readonly materialList: readonly Use[]
  }
  readonly package: { readonly groupList: readonly LintGroup[] }
  readonly storeSku: { readonly price: number }
  /** Prices of a list; null: as everywhere. */
  readonly priceListSku: { readonly price: number | null; readonly memberPrice: number | null }
}

export type LintKind = keyof LintShapes
export type LintItem<Kind extends LintKind> = LintShapes[Kind] & { readonly itemId: string }

/** Weekly hours of a store that is not archived; null: it has none, and is open by its switch. */
export type WeeklyHours = readonly { readonly weekday: number; readonly start: string; readonly end: string }[] | null

/** A text of an item that the draft makes or changes. */
export interface LintText {
  readonly kind: string
  readonly itemId: string
  readonly field: string
  /** Which one of the field, as the group of a set; empty where the field is one text. */
  readonly part: string
  readonly texts: Texts
  readonly changes: readonly TextChange[]
  /** Whether it was confirmed as a translation of its source, as both are now. */
  readonly doesFit: (from: Language, to: Language) => boolean
}

/** A menu as it is, or would be, with what else rules look at. It is as long as the menu, however many stores there are. */
export interface LintMenu {
  readonly items: <Kind extends LintKind>(kind: Kind) => readonly LintItem<Kind>[]
  readonly hoursList: readonly WeeklyHours[]
  /** Whether any store sells a product; of products that the draft touches, and of those that are off at the brand and chosen in sets. */
  readonly isSold: ReadonlyMap<string, boolean>
  readonly textList: readonly LintText[]
  /** Languages in which no text may be missing, and the one that texts are translated from [lint-12]. */
  readonly requiredList: readonly Language[]
  readonly from: Language
}

type ShownProduct = Pick<LintItem<'product'>, 'itemId' | 'launchStatus' | 'saleStatus'>

/** Whether a product is meant to be sold: on the shelf and on sale at the brand. One that was taken off on purpose is at fault in nothing. */
export const isOnSale = ({ launchStatus, saleStatus }: ShownProduct): boolean => launchStatus === 1 && saleStatus === 1

/** Whether a product can be had somewhere, as far as brand and stores say. */
export const canBeHad = (product: ShownProduct, { isSold }: LintMenu): boolean =>
  isSold.get(product.itemId) ?? isOnSale(product)

/** Whether the customers' app sells a product. */
export const isInApp = ({ saleChannelList }: Pick<LintItem<'product'>, 'saleChannelList'>): boolean =>
  saleChannelList.includes(saleChannel.app)

/** Sizes, but for those of products that the brand has taken off on purpose. */
export function skusOnSale({ items }: LintMenu): LintItem<'sku'>[] {
  const isOff = new Set(items('product').flatMap((product) => (isOnSale(product) ? [] : [product.itemId])))
  return items('sku').filter(({ productId }) => !isOff.has(productId))
}

/** Products that are meant to be sold. */
export const productsOnSale = ({ items }: LintMenu): LintItem<'product'>[] => items('product').filter(isOnSale)
