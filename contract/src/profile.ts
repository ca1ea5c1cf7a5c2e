import { z } from 'zod'
import { call } from './call.ts'
import { savedCart } from './cart.ts'
import { coupon } from './coupon-shapes.ts'
import { profile, session, typedCode } from './customer-shapes.ts'
import { avoidedAllergens } from './food-shapes.ts'
import { orderHelp } from './order-help.ts'
import { order } from './order-shapes.ts'
import { listPoints } from './points.ts'
import { id, nothing, time } from './shapes.ts'

const text = z.string().max(400)
const newPassword = { password: z.string().max(200), confirmPassword: z.string().max(200) }

/**
 * Changes what is named and leaves the rest. Nickname 1 to 20 signs, name up to 40, an empty e-mail clears it.
 * A birthday before the brand's today is saved once: later only the same date is accepted. A name, birthday or avatar that cannot be is
 * inputInvalid with its field. `avatar` is the address that upload answered this customer with, or empty.
 */
export const updateProfile = call({
  path: '/api/app/customer/customer-profile/update',
  as: 'customer',
  input: z.object({
    nickName: text.exactOptional(),
    name: text.exactOptional(),
    gender: z.int().min(0).max(2).exactOptional(),
    /** `YYYY-MM-DD`; null while none is saved. */
    birthday: text.nullable().exactOptional(),
    avatar: text.exactOptional(),
    email: text.exactOptional(),
  }),
  output: profile,
  refusals: ['birthdayFixed', 'emailInvalid', 'nicknameInvalid'],
})

/** What the customer avoids. No other answer but the export carries it. */
export const findAllergens = call({
  path: '/api/app/customer/allergen/detail',
  as: 'customer',
  input: nothing,
  output: avoidedAllergens,
})

/** Replaces the list of what the customer avoids. Orders of before keep what they had. */
export const saveAllergens = call({
  path: '/api/app/customer/allergen/update',
  as: 'customer',
  input: avoidedAllergens,
  output: avoidedAllergens,
})

/** Whether the customer has a password. */
export const isPasswordSet = call({
  path: '/api/app/customer/customer-profile/is-set-password',
  method: 'GET',
  as: 'customer',
  input: nothing,
  output: z.object({ isSetPassword: z.boolean() }),
})

/** Gives a password to an account that has none. */
export const setPassword = call({
  path: '/api/app/customer/customer-profile/set-password',
  as: 'customer',
  input: z.object(newPassword),
  output: nothing,
  refusals: ['passwordForm', 'passwordMismatch', 'passwordAlreadySet'],
})

/** Changes the password. Every session ends, the asking one too: the answer is a new one in its place. loginLocked after five wrong old ones. */
export const changePassword = call({
  path: '/api/app/customer/customer-profile/change-password',
  as: 'customer',
  input: z.object({ oldPassword: z.string().max(200), ...newPassword }),
  output: session,
  refusals: ['passwordForm', 'passwordMismatch', 'oldPasswordWrong', 'passwordSame', 'loginLocked'],
})

/**
 * Deletes the account for good, with a code of scene 4. Orders that are being made or wait at the counter refuse it (ordersOpen); unpaid
 * ones are cancelled first. Personal data is erased, every session ends, the phone is free for a new account.
 */
export const deleteAccount = call({
  path: '/api/app/customer/customer-profile/delete-account',
  as: 'customer',
  input: z.object({ ...typedCode, confirm: z.literal(true), reason: z.string().max(140).exactOptional() }),
  output: nothing,
  refusals: ['codeWrong', 'codeExpired', 'tooManyTries', 'ordersOpen'],
})

/** All that the brand holds about the customer, in one answer to keep. */
export const exportMyData = call({
  path: '/api/app/customer/customer-profile/export',
  as: 'customer',
  input: nothing,
  output: z.object({
    exportTime: time,
    profile: profile.extend({ createTime: time, agreementVersion: z.string(), language: z.string() }),
    avoidedAllergens,
    /** Newest first, also those the customer has taken off the list. */
    orderList: z.array(order),
    couponList: z.array(coupon),
    points: z.object({ currentPoints: z.int(), list: listPoints.output.shape.list }),
    cart: savedCart,
    /** What was said about orders, oldest first. */
    helpList: z.array(orderHelp.extend({ orderId: id })),
    /** Who of the staff helped, newest first. */
    assistList: z.array(z.object({ employeeName: z.string(), storeId: id, startTime: time, endTime: time })),
    favouriteStoreList: z.array(z.object({ storeId: id, storeName: z.string(), createTime: time })),
    sessionList: z.array(
      z.object({ provider: z.string(), createTime: time, expireTime: time, isCurrent: z.boolean() }),
    ),
  }),
})
