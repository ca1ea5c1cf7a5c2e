import { type PickupName, pickupNameOf } from '../store/store.ts'

/** Order number: yyMMdd of the store's day and 10 digits drawn by the caller [order-1]. */
export const orderNoOf = (localDate: string, tenDigits: string): string =>
  localDate.slice(2).replaceAll('-', '') + tenDigits

const letters: Readonly<Record<PickupName, string>> = { dineIn: 'D', takeaway: 'T' }

/** What a pick-up code begins with: the pick-up method. */
export const pickupLetterOf = (method: number): string => letters[pickupNameOf(method)]

/** A pick-up code has at least so many digits. */
export const pickupDigits = 3

/** Pick-up code: the letter of the method, `D` or `T`, and at least three digits, `T042` [order-2]. */
export const pickupCodeOf = (method: number, number: number): string =>
  `${pickupLetterOf(method)}${String(number).padStart(pickupDigits, '0')}`
