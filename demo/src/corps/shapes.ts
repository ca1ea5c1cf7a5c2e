import type { Allergen } from '@tiffin/core/food/allergen'
import type { Texts } from '@tiffin/core/language/language'
import type { PromotionRule } from '@tiffin/core/pricing/promotion'
import type { StaffDiscounts } from '@tiffin/core/pricing/staff-discounts'
import type { SlotPlan } from '@tiffin/core/slot/slot-plan'
import type { ExtraPermission, Role } from '@tiffin/core/staff/role'
import type { BusinessException, BusinessHour } from '@tiffin/core/store/store'

/** Grams (or pieces) of materials that one unit uses. */
export type Uses = Readonly<Record<string, number>>

/** A size or variant; the first of a product is the one chosen at first. */
export interface SkuSeed {
  id: string
  name: Texts
  price: number
  memberPrice?: number
  uses?: Uses
  /** Of a drink. */
  volumeMl?: number
}

/** What is in 100 g of a material: kcal, grams, of caffeine milligrams. */
export interface FoodSeed {
  energy: number
  sugar: number
  /** Of the sugar. */
  lactose?: number
  saturatedFat: number
  caffeine: number
  contains?: readonly Allergen[]
  mayContain?: readonly Allergen[]
}

export interface CategorySeed {
  id: string
  name: Texts
  about: Texts
  /** Picture of the rail. */
  picture: string
  parent?: string
}

/** A choice of a package: a product's sku and what it adds to the price. */
export interface PackageItemSeed {
  sku: string
  more?: number
  max?: number
}

export interface PackageGroupSeed {
  id: string
  name: Texts
  isFixed?: boolean
  min: number
  max: number
  items: readonly PackageItemSeed[]
}

export interface ProductSeed {
  /** Also the name of its picture. */
  id: string
  name: Texts
  about: Texts
  skus: readonly SkuSeed[]
  properties?: readonly string[]
  groups?: readonly PackageGroupSeed[]
  isOffShelf?: boolean
  isStopped?: boolean
  perOrderLimit?: number
  dailyLimit?: number
  saleTimes?: readonly { start: string; end: string; weekdays: readonly number[] }[]
  /** Products to take instead when it is sold out. */
  substitutes?: readonly string[]
  /** Made each morning in this number at a usual store; without it there is always more. */
  perDay?: number
}

/** A heading of the menu with what stands under it. */
export interface MenuSeed extends CategorySeed {
  products: readonly ProductSeed[]
}

export interface PropertySeed {
  id: string
  name: Texts
  min?: number
  max?: number
  isTopping?: boolean
  /** `shares`: to how many per cent it takes materials of the recipe. */
  values: readonly { id: string; name: Texts; price?: number; uses?: Uses; shares?: Uses }[]
}

export interface StoreSeed {
  id: string
  name: Texts
  address: Texts
  phone: string
  at: readonly [number, number]
  /** `null`: no rules, open by the switch. */
  hours: readonly BusinessHour[] | null
  exceptions?: readonly BusinessException[]
  /** When it takes orders for later; not at all unless said. */
  slotPlan?: SlotPlan
  /** Guests there order from their tables. */
  tables?: readonly string[]
  isOpen?: boolean
  pickupMethods?: readonly (1 | 2)[]
  notice?: Texts
  timeZone?: string
  /** Where it differs from the brand. */
  prices?: Readonly<Record<string, number>>
  notSold?: readonly string[]
  required?: readonly string[]
  /** Left of skus and, in grams, of materials, instead of the usual. */
  skuStock?: Readonly<Record<string, number>>
  materialStock?: Readonly<Record<string, number>>
}

export interface PromotionSeed {
  id: string
  type: number
  name: Texts
  rule: PromotionRule
  threshold?: number
  products?: readonly string[]
  combinableWithCoupon?: boolean
  until?: string
}

export interface BlockSeed {
  type: 'banner' | 'entries' | 'productGroup' | 'notice' | 'image'
  title: Texts
  items: readonly {
    picture: string
    tint: string
    title: Texts
    text: Texts
    action: Texts
    link: string
    productId?: string
  }[]
}

/** A customer with an account at the brand. */
export interface CustomerSeed {
  id: string
  phone: string
  nickName: string
  name?: string
  gender?: 1 | 2
  /** `YYYY-MM-DD`; fixed once it is there. */
  birthday?: string
  email?: string
  /** Without one the customer logs in by code only. */
  password?: string
  /** Every try to log in meets a wrong code or a wrong password. */
  isDeactivated?: boolean
}

export interface PersonSeed {
  account: string
  name: string
  password: string
  role: Role
  /** Absent: everywhere. */
  store?: string
  extraPermissions?: readonly ExtraPermission[]
  /** Most off one order, in minor units; absent none. */
  discountLimits?: { readonly employee: number; readonly manual: number }
  /** Most that they may give back of one order, in minor units; absent nothing. */
  refundLimit?: number
}

/** An order that was there before anybody looked. */
export interface PastOrderSeed {
  customer: string
  minutesAgo: number
  status: 20 | 30 | 40 | 50 | 60 | 70
  /** Code of a payment method. */
  payment: string
  pickupMethod: 1 | 2
  remark?: string
  needsTissue?: boolean
  /** Ids of skus and of option values. */
  lines: readonly { sku: string; num: number; values?: readonly string[] }[]
  /** What was chosen for it; without it the order was made before the brand had any offer. */
  deal?: DealSeed
  /** So many points were spent on it. */
  points?: number
  /** All of its money went back afterwards, for this reason. */
  refundedFor?: string
}

/** A brand's points: its terms, what its customers were given, and how it explains them in the tags of agreements. */
export interface PointsSeed {
  isEnabled: boolean
  perUnit: number
  minorPerPoint: number
  mostPerMille: number
  given: readonly { customer: string; daysAgo: number; points: number }[]
  text: Texts
}

/** What customer and staff chose for an order, priced by the rules of ordering; line promotions apply by themselves. */
export interface DealSeed {
  /** Id of an activity. */
  promotion?: string
  /** Id of a coupon that the customer held. */
  coupon?: string
  gifts?: readonly { sku: string; num: number }[]
  staff?: StaffDiscounts
}

export interface CouponKindSeed {
  id: string
  /** 1 amount off, 2 per-mille off, 3 exchange of an item. */
  type: number
  name: Texts
  about: Texts
  threshold: number
  discount: number
  most?: number
  products?: readonly string[]
  isCombinable: boolean
}

/** A coupon of a customer's; days count from the moment of seeding. */
export interface HeldCouponSeed {
  id: string
  kind: string
  customer: string
  from: number
  until: number
  isUsed?: boolean
  isInvalid?: boolean
}

export interface CodeSeed {
  code: string
  kind: string
  most: number
  days: number
}

/** What a brand dresses its app with, beside its blocks; pictures by their names. */
export interface DressSeed {
  qrBackground: { picture: string; textColor: string }
  downloadPage: {
    title: Texts
    description: Texts
    picture: string
    iosUrl: string
    androidUrl: string
    enabled: boolean
  }
  tabs: readonly { index: number; text: Texts; icon: string; selectedIcon: string }[]
  /** Types of pages that lead to the download page when they are opened first. */
  shareOff: readonly number[]
  webviewOrigins: readonly string[]
  markers: readonly { id: string; pageType: number; text: Texts; position: 'top' | 'bottom'; showTimes: number }[]
}

/** All that a brand consists of. */
export interface CorpSeed {
  couponKinds: readonly CouponKindSeed[]
  heldCoupons: readonly HeldCouponSeed[]
  redeemCodes: readonly CodeSeed[]
  points: PointsSeed
  id: string
  name: Texts
  slogan: Texts
  logo: string
  colours: readonly [string, string]
  money: { currency: string; scale: number; unit: string; digits: number; separator: string }
  timeZone: string
  areaCodes: readonly string[]
  appId: string
  servicePhone: string
  agreement: { terms: Texts; privacy: Texts }
  menu: readonly MenuSeed[]
  properties: readonly PropertySeed[]
  materials: Readonly<Record<string, Texts>>
  /** By material; of one without an entry nothing is known. */
  foods?: Readonly<Record<string, FoodSeed>>
  stores: readonly StoreSeed[]
  promotions: readonly PromotionSeed[]
  blocks: readonly BlockSeed[]
  dress: DressSeed
  payments: readonly {
    code: string
    name: Texts
    tip: Texts
    icon: string
    type: 1 | 2
    provider: string
    stores?: readonly string[]
  }[]
  customers: readonly CustomerSeed[]
  staff: readonly PersonSeed[]
  history: readonly PastOrderSeed[]
}
