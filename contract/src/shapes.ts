import type { Money } from '@tiffin/core/money/money'
import { z } from 'zod'

/** Ids are strings of our own or UUIDs; the pattern keeps paths, markup and control characters out of logs and addresses. */
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

// Core's brand is a compile-time mark on the same whole number that zod checks here.
const minorUnits = z.int().min(-9007199254740991).max(9007199254740991) as unknown as z.ZodType<Money, Money>

/** Whole minor units of the corp's currency. */
export const money = minorUnits

/** Money that cannot be less than nothing. */
export const unsignedMoney = z.int().min(0).max(9007199254740991) as unknown as z.ZodType<Money, Money>

/** Epoch milliseconds, UTC. */
export const time = z.int()

/** Clock time `HH:mm`; `24:00` ends a day. */
export const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/)

/** Page number from 1 and page size; out of range is clamped, not refused [call-2]. */
export const paging = { pageIndex: z.int().catch(1).default(1), pageSize: z.int().catch(20).default(20) }

/** One page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int(), pageIndex: z.int(), pageSize: z.int(), hasMore: z.boolean() })

/** A body without fields. */
export const nothing = z.object({})

/** What an integer column holds, less one to count on. */
export const mostInteger = 2_147_483_646

/** Customers' calls sell through this app, which is channel 1 [brand-3]. */
const appChannel = 1

/** Where the caller sells is the server's knowledge: whatever is sent is read as the app's own. */
export const saleChannelCode = z
  .int()
  .default(appChannel)
  .transform(() => appChannel)

/** Where the customer is; only ordering of stores depends on it. */
export const position = {
  latitude: z.number().min(-90).max(90).exactOptional(),
  longitude: z.number().min(-180).max(180).exactOptional(),
}
