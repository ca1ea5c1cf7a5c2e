import type { Store } from '@tiffin/core/store/store'
import { z } from 'zod'
import { clock, id, time } from './shapes.ts'

const interval = { start: clock, end: clock }

/** See core `Store`. */
export const store = z.object({
  id,
  storeId: id,
  storeName: z.string(),
  status: z.int(),
  isOpen: z.boolean(),
  resumesAt: time.nullable(),
  businessHours: z.string(),
  businessHourList: z.array(z.object({ weekday: z.int().min(1).max(7), ...interval })).nullable(),
  exceptionList: z.array(z.object({ date: z.string(), businessHourList: z.array(z.object(interval)) })),
  phone: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distance: z.int().nullable(),
  favourite: z.boolean(),
  image: z.string(),
  pickupMethodList: z.array(z.int()),
  timeZone: z.string(),
  notice: z.string(),
}) satisfies z.ZodType<Store>

/** A customer as they see themselves; gender 0 unknown, 1 male, 2 female. */
export const profile = z.object({
  uid: id,
  nickName: z.string(),
  name: z.string(),
  gender: z.int(),
  birthday: z.string().nullable(),
  birthdayLocked: z.boolean(),
  phone: z.string(),
  avatar: z.string(),
  email: z.string(),
  isMember: z.boolean(),
  memberNo: z.string(),
})

/** What log-in gives. The token's payload says the same and is what counts on the server. */
export const session = z.object({
  token: z.string(),
  /** Epoch ms. */
  tokenExpired: time,
  uid: id,
  role: z.array(z.string()),
  permission: z.array(z.string()),
  isNew: z.boolean(),
  isSetPassword: z.boolean(),
})

/** A code as typed, and the nonce that asking for it answered: tries of others do not count against it. */
export const typedCode = { code: z.string().max(16), nonce: z.string().max(64).default('') }
