import { permissions } from '@tiffin/core/staff/permission'
import { extraPermissions, roles } from '@tiffin/core/staff/role'
import { z } from 'zod'
import { id, time, unsignedMoney } from './shapes.ts'

/** How staff log in, as typed; `code` is one of the second factor or a recovery code. */
export const staffLogin = {
  account: z.string().max(128),
  password: z.string().max(200),
  code: z.string().max(20).default(''),
}

/** What opens a session of the desk. */
export const deskSession = z.object({
  token: z.string(),
  tokenExpired: time,
  uid: z.string(),
  /** The second factor has to be set up before anything else [staff-4]. */
  isTotpDue: z.boolean(),
})

/** Store ids, or every store. */
const storesOfGrant = z.union([z.literal('all'), z.array(id)])

/** A role and where it holds: at one store, at a group of stores, or everywhere. */
export const grant = z.object({
  role: z.enum(roles),
  storeId: id.exactOptional(),
  groupId: id.exactOptional(),
})

/** Permissions and the stores where they hold. */
export const right = z.object({ permissions: z.array(z.enum(permissions)), stores: storesOfGrant })

/** What a person is: roles, what they may beside them, and the most that they may take off one order. */
export const staffRights = {
  grantList: z.array(grant).min(1).max(50),
  extraList: z.array(z.enum(extraPermissions)).max(10),
  discountLimits: z.object({ employee: unsignedMoney, manual: unsignedMoney }),
  /** The most that they may give back of one order; without it what it was, 0 for a new person [staff-12]. */
  refundLimit: unsignedMoney.exactOptional(),
}

/** A password for the desk or the counter, as typed; core says how long it must be. */
export const staffPassword = z.string().max(200)

/** A session as its holder sees it. */
export const openSession = z.object({
  sessionId: z.string(),
  device: z.string(),
  /** Empty at the desk. */
  storeName: z.string(),
  openedAt: time,
  isThisOne: z.boolean(),
})

/** Where a list goes on: what the page before answered as `next`. */
export const cursor = z.string().max(200)
