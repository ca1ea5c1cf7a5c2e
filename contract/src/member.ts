import { z } from 'zod'
import { approval, approvalRefusals } from './approval-shapes.ts'
import { call } from './call.ts'
import { saveCart, savedCart } from './cart.ts'
import { billAmounts, staffDiscount } from './pricing-shapes.ts'
import { id, money, nothing } from './shapes.ts'

/** The customer's member code: opaque, good for `expiresIn` seconds and one scan; a new one is due after `refreshIn` seconds. */
export const findMemberCode = call({
  path: '/api/app/customer/member-code/detail',
  as: 'customer',
  input: nothing,
  output: z.object({ content: z.string(), expiresIn: z.int(), refreshIn: z.int(), memberNo: z.string() }),
})

/** The customer wants no more help. Without help nothing changes. */
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
  /** What was granted for the next order here. */
  discountList: z.array(staffDiscount),
  /** Seconds until the help ends. */
  expiresIn: z.int(),
})

/** Scans a member code, which uses it up, and begins to help its customer; any help before ends. */
export const scanMember = call({
  path: '/api/app/store/member/scan',
  as: 'staff',
  needs: 'order:assist',
  scope: 'counter',
  input: z.object({ content: z.string().max(512) }),
  output: assisted,
  refusals: ['memberCodeInvalid', 'memberCodeExpired'],
})

/** The customer whom the employee helps, as things are now; memberCodeExpired once the help has ended. */
export const findAssist = call({
  path: '/api/app/store/assist/detail',
  as: 'staff',
  needs: 'order:assist',
  scope: 'counter',
  input: z.object({ assistId: id }),
  output: assisted,
  refusals: ['memberCodeInvalid', 'memberCodeExpired'],
})

/** Saves the customer's cart for them, at the employee's store; they see it at once. Only the customer can order and pay. */
export const saveAssistedCart = call({
  path: '/api/app/store/assist/cart-save',
  as: 'staff',
  needs: 'order:assist',
  scope: 'counter',
  input: saveCart.input.omit({ storeId: true }).extend({ assistId: id }),
  output: saveCart.output,
  refusals: ['memberCodeInvalid', 'memberCodeExpired', 'cartConflict'],
})

/**
 * Grants a discount, for the next order of the customer who is helped (`assistId`) or for an order of this store that is to be paid at
 * the store (`orderId` with its `version`). One of each type: 6 employee (an amount or per-mille), 7 manual (an amount); a new one takes
 * the place of the one before, amount 0 withdraws it. Answers the amounts as they are then; for help, of the cart as it is saved.
 * `notPermitted` above the employee's limit, which is in its data [price-9]; `approval`: a colleague whose limit suffices [staff-14].
 */
export const grantDiscount = call({
  path: '/api/app/store/assist/discount',
  as: 'staff',
  needs: 'order:discount',
  scope: 'counter',
  input: z.object({
    assistId: id.exactOptional(),
    orderId: id.exactOptional(),
    version: z.int().exactOptional(),
    type: z.union([z.literal(6), z.literal(7)]),
    amount: money.exactOptional(),
    permille: z.int().min(1).max(1000).exactOptional(),
    reason: z.string().trim().min(1).max(140),
    approval: approval.exactOptional(),
  }),
  output: z.object(billAmounts),
  audits: 'order.discount',
  refusals: [
    'memberCodeInvalid',
    'memberCodeExpired',
    'orderUnknown',
    'moveNotAllowed',
    'notPermitted',
    ...approvalRefusals,
  ],
})

/** The employee has helped; asked again nothing changes. */
export const endAssist = call({
  path: '/api/app/store/assist/end',
  as: 'staff',
  needs: 'order:assist',
  scope: 'counter',
  input: z.object({ assistId: id }),
  output: nothing,
  refusals: ['memberCodeInvalid'],
})
