import { z } from 'zod'
import { call } from '../call.ts'
import { id, nothing } from '../shapes.ts'
import { amountList, countedKind } from '../stock-shapes.ts'

/** Everything that a store can fill up when it opens, sizes in the order of the menu, then materials, with what is planned [stock-9]. */
export const listStockPlans = call({
  path: '/api/app/desk/stock/plan-list',
  as: 'staff',
  needs: 'store:read',
  scope: 'store',
  input: z.object({ storeId: id }),
  output: z.object({
    list: z.array(
      z.object({
        kind: countedKind,
        itemId: id,
        /** A product with the name of its size where it has several, or a material. */
        itemName: z.string(),
        /** Of a material what one of it is; else empty. */
        unit: z.string(),
        /** Null while nothing is planned. */
        amountList: amountList.nullable(),
      }),
    ),
  }),
  refusals: ['storeUnknown'],
})

/**
 * Plans what a stock of a store is filled up to when it opens, by weekday; with zeros only it is filled up no more [stock-9]. `from` is
 * what the caller saw of it, null for no plan [store-11].
 */
export const setStockPlan = call({
  path: '/api/app/desk/stock/set-plan',
  as: 'staff',
  needs: 'store:edit',
  scope: 'store',
  audits: 'stock.plan',
  input: z.object({ storeId: id, kind: countedKind, itemId: id, from: amountList.nullable(), to: amountList }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'storeChanged', 'itemUnknown'],
})
