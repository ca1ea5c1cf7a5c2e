import { mostLines } from '@tiffin/core/cart/merge'
import { z } from 'zod'
import { call } from './call.ts'
import { cartLine, productRequest, removedProduct } from './cart-shapes.ts'
import { staffDiscount } from './pricing-shapes.ts'
import { id, mostInteger } from './shapes.ts'

const version = z.int().min(0).max(mostInteger)

/** The customer's cart as it was last saved; version 0 is a cart that never was. Also the `data` of cartConflict. */
export const savedCart = z.object({
  /** Null when there is none, or its store is no more. */
  storeId: id.nullable(),
  version,
  /** By the menu of its store now; what cannot be bought for the moment is in it, what has gone is not. */
  list: z.array(cartLine),
  removedList: z.array(removedProduct),
})

/** Keeps the customer's cart. `version` is the one this device saw last; when another device has saved since, nothing is kept. */
export const saveCart = call({
  path: '/api/app/order/cart/save',
  as: 'customer',
  input: z.object({ storeId: id, version, productRequestList: z.array(productRequest).max(mostLines) }),
  output: z.object({ version }),
  refusals: ['storeUnknown', 'cartConflict'],
})

/**
 * Who of the staff helps with a cart, and what they granted for the next order at their store. `isOver`: they help no more, and what
 * they granted stays for half an hour from the scan.
 */
const assistant = z.object({
  employeeName: z.string(),
  storeId: id,
  isOver: z.boolean(),
  discountList: z.array(staffDiscount),
})

/** The customer's cart, and who of the staff helps with it. */
export const findCart = call({
  path: '/api/app/order/cart/detail',
  as: 'customer',
  input: z.object({}),
  output: savedCart.extend({ assistant: assistant.nullable() }),
})
