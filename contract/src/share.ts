import { mostSharedLines } from '@tiffin/core/cart/shared-cart'
import { z } from 'zod'
import { call } from './call.ts'
import { cartLine, cutLine, productRequest, removedProduct } from './cart-shapes.ts'
import { id, time } from './shapes.ts'

/** Keeps a cart under a link that cannot be guessed, until `expireTime` [share-3]. Free items are left out. */
export const shareCart = call({
  path: '/api/app/order/shared-cart/create',
  as: 'maybeCustomer',
  maxBytes: 131_072,
  input: z.object({ storeId: id, productRequestList: z.array(productRequest).min(1).max(mostSharedLines) }),
  output: z.object({ sharedCartId: id, expireTime: time }),
  refusals: ['storeUnknown'],
})

/** A shared cart as its store sells it now: what of it can be bought, and what cannot any more [share-3]. */
export const findSharedCart = call({
  path: '/api/app/order/shared-cart/detail',
  as: 'maybeCustomer',
  input: z.object({ sharedCartId: id }),
  output: z.object({
    storeId: id,
    storeName: z.string(),
    list: z.array(cartLine),
    removedList: z.array(removedProduct),
    /** What is in the list, but fewer than were shared. */
    cutList: z.array(cutLine),
    expireTime: time,
  }),
  refusals: ['sharedCartGone'],
})
