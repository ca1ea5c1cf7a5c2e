import type { Money } from '../money/money.ts'

/** Ingredient used by one unit of a sku or option; `weight` in the material's own unit, at most 3 decimals [stock-3]. */
export interface Material {
  materialId: string
  materialName: string
  weight: number
}

/** What is left of a material in a store; null is not limited. */
export interface MaterialStock {
  materialId: string
  materialName: string
  total: number | null
}

/** One option of a property, for example "less ice". */
export interface PropertyValue {
  propertyId: string
  propertyName?: string
  propertyValueId: string
  propertyValue: string
  /** Surcharge per unit, never negative. */
  price?: Money
  bmsProductMaterialList: Material[]
  /** Of an order: whether it is what comes when nobody chooses; left out where that is not known [kitchen-2]. */
  isUsual?: boolean
}

/** A group of options of a product: ice, sugar, toppings. */
export interface Property {
  propertyId: string
  propertyName: string
  multiple: boolean
  /** Fewest and most values that may be chosen; `max` is 1 when not multiple. */
  min: number
  max: number
  valueList: PropertyValue[]
  /** Ids of the values that are sold out at this store now; left out where none is [stock-5]. */
  soldOutList?: string[]
}

/** The size or variant that is sold. */
export interface Sku {
  skuId: string
  skuName: string
  /** List price at this store. */
  price: Money
  /** Price for members; the lower of the two counts. Null: none. */
  memberPrice: Money | null
  /** Price in force after automatic line promotions, for display. */
  discountPrice: Money
  /** Left at this store; null is not limited. */
  stockNum: number | null
  bmsProductMaterialList: Material[]
  isDefault: boolean
}

/** One choice within a package group. */
export interface PackageGroupItem {
  productId: string
  productName: string
  image: string
  skuId: string
  skuName: string
  /** Surcharge per unit of this choice. */
  increasePrice: Money
  /** Most units of this choice; of a fixed item its number. */
  maxNum: number
  isDefault: boolean
  propertyList: Property[]
  /** 0 when it can be chosen, else as `Product.unavailableReason`. */
  unavailableReason: UnavailableReason
  stockNum: number | null
  bmsProductMaterialList: Material[]
}

/** A group of a package (combo): all of it when fixed, else `minNum`…`maxNum` units. */
export interface PackageGroup {
  productGroupId: string
  groupName: string
  isFixed: boolean
  minNum: number
  maxNum: number
  itemList: PackageGroupItem[]
}

/** A time of day in which a product is sold; ISO weekdays 1 (Monday)…7. Runs over midnight when the end is not after the start. */
export interface SaleTime {
  start: string
  end: string
  weekdays: number[]
}

/** Names of the reasons why a product cannot be bought; when several apply the first of 4, 2, 3, 5, 1, 6 [limit-1]. */
export const unavailableReason = {
  none: 0,
  soldOut: 1,
  offShelf: 2,
  saleStopped: 3,
  notSoldHere: 4,
  outsideSaleTime: 5,
  stockLimit: 6,
} as const

/** 0 can be bought, else why not. */
export type UnavailableReason = (typeof unavailableReason)[keyof typeof unavailableReason]

/** A mark beside a product's name that a promotion earns it; `type` as `discountType`. */
export interface PromotionTag {
  promotionId: string
  type: number
  text: string
}

/** productType of a package (combo). */
export const packageProductType = 4

/** What is on the menu of one store [call-7]. */
export interface Product {
  productId: string
  productName: string
  productCategoryId: string
  /** 1 single, 4 package. */
  productType: number
  /** Address of the picture without width and format: `/media/<name>`. */
  image: string
  images: string[]
  /** The same picture without its tile, for small places; empty when there is none. */
  cutImage: string
  /** What the picture shows, in the reader's language; left out where no text is written [media-6]. */
  imageAlt?: string
  /** Name of the tile's tint: rose, pistachio, oat, butter, sky, plum, mint, peach. */
  tint: string
  description: string
  /** 1 on the shelf, 0 off. */
  launchStatus: number
  /** 1 on sale, 0 stopped. */
  saleStatus: number
  unavailableReason: UnavailableReason
  /** When a sold-out product is back by what the store has said, epoch ms; left out where it has said nothing [stock-6]. */
  backAt?: number
  /** Of a sold-out product: what can be taken instead, in the brand's order; left out where it names nothing [stock-10]. */
  substituteIdList?: string[]
  perOrderLimit: number | null
  dailyLimit: number | null
  /** The class that it is taxed by [tax-1]; the standard one unless said. */
  taxClassId?: string
  saleTimeList: SaleTime[]
  isRequired: boolean
  skuList: Sku[]
  propertyList: Property[]
  packageGroupList: PackageGroup[]
  /** Of the default sku. */
  price: Money
  discountPrice: Money
  promotionTagList: PromotionTag[]
  sort: number
}

/** A heading of the menu. */
export interface Category {
  id: string
  categoryName: string
  parentId: string | null
  icon: string
  description: string
  sort: number
  children?: Category[] | undefined
}

/** One size and nothing to choose: a tap on plus is enough. */
export const isSimple = ({ skuList, propertyList, packageGroupList }: Product): boolean =>
  skuList.length === 1 && propertyList.length === 0 && packageGroupList.length === 0

/** Finds a product by its id. */
export interface ProductsById {
  get(productId: string): Product | undefined
}
