import { longestTable } from '@tiffin/core/store/table'
import { z } from 'zod'
import { buyingRefusals } from './buying-refusals.ts'
import { call } from './call.ts'
import { createOrder } from './order.ts'
import { counterOrder } from './store.ts'

/**
 * Makes an order for somebody without an account, by the rules of every order; it pays at the store and waits for its money there. The
 * same `requestId` with the same body answers with the same order. `expectedPayable` is what staff saw; when the server's total differs
 * nothing is done and priceChanged carries the new figures.
 */
export const placeWalkIn = call({
  path: '/api/app/store/walk-in/create',
  as: 'staff',
  needs: 'order:manage',
  scope: 'counter',
  audits: 'order.walkIn',
  input: createOrder.input
    .pick({
      ...{ requestId: true, productRequestList: true, pickupMethod: true, remark: true, expectedPayable: true },
    })
    .extend({
      /** Where a dine-in order is brought to, as staff sees it; is left out of any other order [assist-10]. */
      tableName: z.string().trim().min(1).max(longestTable).exactOptional(),
    }),
  output: counterOrder,
  refusals: [...buyingRefusals, 'priceChanged', 'requestIdReused', 'paymentNotConfigured'],
})
