import { groupState, hostNo, mostMemberLines } from '@tiffin/core/group/group-order'
import { guestNameLength } from '@tiffin/core/order/guest-name'
import { pickupMethod } from '@tiffin/core/store/store'
import { z } from 'zod'
import { call } from './call.ts'
import { cartLine, cutLine, productRequest, removedProduct } from './cart-shapes.ts'
import { id, mostInteger, time } from './shapes.ts'

const version = z.int().min(1).max(mostInteger)
const name = z.string().min(1).max(guestNameLength)
const state = z.int().min(groupState.open).max(groupState.over)

/** Which group, and what a phone was given when it joined; the host is known by the log-in and has none. */
const groupKey = { groupOrderId: id, memberKey: z.string().min(1).max(64).exactOptional() }

const lineList = z.array(productRequest).max(mostMemberLines)

/** One who takes part: what they want by the menu as it is now. */
const groupMember = z.object({
  memberNo: z.int(),
  name: z.string(),
  isHost: z.boolean(),
  isMe: z.boolean(),
  /** Of the lines; saving them names the one that was seen. */
  version,
  list: z.array(cartLine),
  removedList: z.array(removedProduct),
})

/**
 * An order that several make together, as one of them sees it [share-5]. Who has only the link sees how many take part, and nobody's
 * lines. Also the `data` of groupClosed and groupLinesChanged.
 */
export const groupOrder = z.object({
  groupOrderId: id,
  storeId: id,
  storeName: z.string(),
  pickupMethod: z.int(),
  /** See core `groupState`; over as well when the time is up. */
  state,
  version,
  hostName: z.string(),
  memberCount: z.int(),
  memberList: z.array(groupMember),
  /** The order that came of it; `leftOutList` is what the caller wanted and is not in it [share-7]. */
  order: z
    .object({
      orderId: id.nullable(),
      status: z.int(),
      pickupCode: z.string().nullable(),
      leftOutList: z.array(cartLine),
    })
    .nullable(),
  expireTime: time,
  serverTime: time,
})

/** Opens one at a store; the caller is its host, and what is in their cart its first lines [share-5]. */
export const openGroupOrder = call({
  path: '/api/app/order/group/open',
  as: 'customer',
  input: z.object({
    storeId: id,
    pickupMethod: z
      .int()
      .min(1)
      .max(Math.max(...Object.values(pickupMethod))),
    name,
    productRequestList: lineList,
  }),
  output: groupOrder,
  refusals: ['storeUnknown', 'pickupMethodNotOffered', 'groupNameInvalid'],
})

/** What it is like now. */
export const findGroupOrder = call({
  path: '/api/app/order/group/detail',
  as: 'maybeCustomer',
  input: z.object(groupKey),
  output: groupOrder,
  refusals: ['groupOrderUnknown'],
})

/** Takes part under a name that nobody else has there; `memberKey` is shown with every further call of this phone. At most ten. */
export const joinGroupOrder = call({
  path: '/api/app/order/group/join',
  as: 'maybeCustomer',
  input: z.object({ groupOrderId: id, name }),
  output: z.object({ memberKey: z.string(), groupOrder }),
  refusals: ['groupOrderUnknown', 'groupClosed', 'groupFull', 'groupNameInvalid', 'groupNameTaken'],
})

/**
 * The caller's own lines take the place of those before. Each answer is one of two: they are in, or the order was closed before they came
 * and groupClosed says what is in [share-6].
 */
export const saveGroupLines = call({
  path: '/api/app/order/group/save',
  as: 'maybeCustomer',
  input: z.object({ ...groupKey, version, productRequestList: lineList }),
  output: groupOrder,
  refusals: ['groupOrderUnknown', 'groupClosed', 'groupLinesChanged', 'groupLinesMost'],
})

/** Takes no part any more; the lines go too. The host cannot leave, but end it. */
export const leaveGroupOrder = call({
  path: '/api/app/order/group/leave',
  as: 'maybeCustomer',
  input: z.object(groupKey),
  output: z.object({}),
  refusals: ['groupOrderUnknown', 'groupClosed'],
})

/** The host takes a line of somebody out, by its place in the list; `version` is that of the member's lines. */
export const removeGroupLine = call({
  path: '/api/app/order/group/remove-line',
  as: 'customer',
  input: z.object({
    groupOrderId: id,
    memberNo: z.int().min(1).max(mostInteger),
    version,
    line: z
      .int()
      .min(0)
      .max(mostMemberLines - 1),
  }),
  output: groupOrder,
  refusals: ['groupOrderUnknown', 'groupClosed', 'groupLinesChanged'],
})

/** The host takes somebody out, whose lines go too; `groupLinesChanged` when they take no part any more [share-9]. */
export const removeGroupMember = call({
  path: '/api/app/order/group/remove-member',
  as: 'customer',
  input: z.object({
    groupOrderId: id,
    memberNo: z
      .int()
      .min(hostNo + 1)
      .max(mostInteger),
  }),
  output: groupOrder,
  refusals: ['groupOrderUnknown', 'groupClosed', 'groupLinesChanged'],
})

/**
 * The host closes it to go and pay: what came before is in the list, with names, and what comes later is refused [share-6]. Again, it
 * answers the same.
 */
export const lockGroupOrder = call({
  path: '/api/app/order/group/lock',
  as: 'customer',
  input: z.object({ groupOrderId: id }),
  output: z.object({
    groupOrder,
    /** Everybody's lines as they can be ordered now; equal ones of one name are one. */
    list: z.array(cartLine),
    removedList: z.array(removedProduct),
    cutList: z.array(cutLine),
  }),
  refusals: ['groupOrderUnknown', 'groupClosed'],
})

/** Everybody may add again; after an order of it was made only when that has ended unpaid. */
export const unlockGroupOrder = call({
  path: '/api/app/order/group/unlock',
  as: 'customer',
  input: z.object({ groupOrderId: id }),
  output: groupOrder,
  refusals: ['groupOrderUnknown', 'groupClosed'],
})

/** The host ends it without an order. */
export const endGroupOrder = call({
  path: '/api/app/order/group/end',
  as: 'customer',
  input: z.object({ groupOrderId: id }),
  output: z.object({}),
  refusals: ['groupOrderUnknown', 'groupClosed'],
})
