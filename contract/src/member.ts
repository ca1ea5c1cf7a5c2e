import { z } from 'zod'
import { call } from './call.ts'
import { saveCart, savedCart } from './cart.ts'
import { id, nothing } from './shapes.ts'

/** The customer's member code: opaque, good for `expiresIn` seconds and one scan; a new one is due after `refreshIn` seconds. */
export const findMemberCode = call({
  path: '/api/app/customer/member-code/detail',
  as: 'customer',
  input: nothing,
  output: z.object({ content: z.string(), expiresIn: z.int(), refreshIn: z.int(), memberNo: z.string() }),
})

/** The customer wants no more help. Nobody helping: nothing changes. */
export const dismissAssistant = call({
  path: '/api/app/customer/assist/end',
  as: 'customer',
  input: nothing,
  output: nothing,
})

/** What staff sees of the customer whom it helps: no more than it needs. */
const assisted = z.object({
  assistId: id,
  customer: z.object({
    memberNo: z.string(),
    nickName: z.string(),
    phoneMasked: z.string(),
    points: z.int(),
    couponCount: z.int(),
  }),
  cart: savedCart,
  /** Seconds until the help ends. */
  expiresIn: z.int(),
})

/** Scans a member code, which uses it up, and begins to help its customer; whoever helped him before does so no more. Needs order:assist. */
export const scanMember = call({
  path: '/api/app/store/member/scan',
  as: 'employee',
  input: z.object({ content: z.string().max(512) }),
  output: assisted,
  refusals: ['memberCodeInvalid', 'memberCodeExpired'],
})

/** The customer whom the employee helps, as things are now; memberCodeExpired once the help has ended. */
export const findAssist = call({
  path: '/api/app/store/assist/detail',
  as: 'employee',
  input: z.object({ assistId: id }),
  output: assisted,
  refusals: ['memberCodeInvalid', 'memberCodeExpired'],
})

/** Saves the customer's cart for him, at the employee's store; he sees it at once. Only the customer himself can order and pay. */
export const saveAssistedCart = call({
  path: '/api/app/store/assist/cart-save',
  as: 'employee',
  input: saveCart.input.omit({ storeId: true }).extend({ assistId: id }),
  output: saveCart.output,
  refusals: ['memberCodeInvalid', 'memberCodeExpired', 'cartConflict'],
})

/** The employee has helped; asked again nothing changes. */
export const endAssist = call({
  path: '/api/app/store/assist/end',
  as: 'employee',
  input: z.object({ assistId: id }),
  output: nothing,
  refusals: ['memberCodeInvalid'],
})
