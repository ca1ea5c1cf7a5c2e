/** An interval of opening by the store's wall clock. ISO weekday 1…7; runs over midnight when the end is not after the start; `24:00` ends a day; equal means 24 hours. */
export interface BusinessHour {
  weekday: number
  start: string
  end: string
}

/** A store-local date (`YYYY-MM-DD`) whose intervals replace the weekday's; an empty list is closed all day. */
export interface BusinessException {
  date: string
  businessHourList: { start: string; end: string }[]
}

/** Pick-up methods [store-1]. */
export const pickupMethod = { dineIn: 1, takeaway: 2 } as const

/** The name of a pick-up method: its words stand under `pickup.<name>`, `pickup.<name>Hint` and `pickup.<name>Only`. */
export type PickupName = keyof typeof pickupMethod

/** The number of a pick-up method. */
export type PickupMethod = (typeof pickupMethod)[PickupName]

/** The names, in the order in which they are offered. */
export const pickupNames = Object.keys(pickupMethod) as readonly PickupName[] // the keys of the table above

/** The name of a method by its number; a number that is none counts as takeaway. */
export const pickupNameOf = (method: number): PickupName =>
  pickupNames.find((name) => pickupMethod[name] === method) ?? 'takeaway'

/** Store states [store-1]. */
export const storeStatus = { inBusiness: 1, resting: 2 } as const

/** Hours shown when a store has none [store-1]. */
export const defaultBusinessHours = '10:00-22:00'

/** What is needed to know whether a store is open. */
export interface StoreSchedule {
  /** IANA zone, for example `America/Vancouver`. */
  timeZone: string
  /** The manual switch: false rests whatever the hours say. */
  isOpen: boolean
  /** null: no rules, open by the switch. An empty list: closed. */
  businessHourList: BusinessHour[] | null
  exceptionList: BusinessException[]
}

/** A store as customers see it [store-1]. */
export interface Store {
  id: string
  storeId: string
  storeName: string
  /** 1 in business, 2 resting. */
  status: number
  /** The manual switch. While it is off the store's next opening is unknown, whatever its hours say, unless `resumesAt` says it. */
  isOpen: boolean
  /** When a pause ends by itself; null without such a time. */
  resumesAt: number | null
  /** Today's hours as text, `10:00-22:00` when the store has none. */
  businessHours: string
  businessHourList: BusinessHour[] | null
  exceptionList: BusinessException[]
  phone: string
  address: string
  latitude: number
  longitude: number
  /** Whole metres from the given position; null without one. */
  distance: number | null
  favourite: boolean
  image: string
  pickupMethodList: number[]
  timeZone: string
  notice: string
}
