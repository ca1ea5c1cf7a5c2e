import { stockMoves } from '@tiffin/core/stock/move-stock'
import { z } from 'zod'
import { call } from './call.ts'
import { id, nothing } from './shapes.ts'
import { amountList, countedKind, stockAmount } from './stock-shapes.ts'

const atCounter = { as: 'staff', needs: 'stock:count', scope: 'counter' } as const

/** What is limited at the employee's store, the plans of its stocks, and the materials that could be limited; skus stand on its menu. */
export const listStock = call({
  path: '/api/app/store/stock/list',
  ...atCounter,
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        kind: countedKind,
        itemId: id,
        /** What can still be ordered. */
        available: z.number(),
        /** What should be found in the store: also what orders took that are not made yet. */
        inStore: z.number(),
        /** Somebody counted it on this day of the store [stock-12]. */
        isCountedToday: z.boolean(),
      }),
    ),
    /** What is filled up when the store opens [stock-9]. */
    planList: z.array(z.object({ kind: countedKind, itemId: id, amountList })),
    materialList: z.array(z.object({ materialId: id, materialName: z.string(), unit: z.string() })),
  }),
})

/**
 * Counts a stock of the employee's store, adds a delivery, throws away, or no longer limits it [stock-7]. `expected` is the
 * `inStore` that was shown when it was counted. `requestId` makes a repeated call one move. Menus and carts of open phones follow.
 */
export const moveStock = call({
  path: '/api/app/store/stock/move',
  ...atCounter,
  audits: 'stock.move',
  input: z.object({
    kind: countedKind,
    itemId: id,
    move: z.enum(stockMoves),
    amount: stockAmount.default(0),
    expected: stockAmount.nullable().default(null),
    reason: z.string().max(140).default(''),
    requestId: z.uuid(),
  }),
  /** What there is after it; null when it is not limited any more. */
  output: z.object({ available: z.number().nullable() }),
  refusals: ['storeUnknown', 'storeArchived', 'itemUnknown', 'requestIdReused'],
})

/**
 * Plans what a stock of the employee's store is filled up to when the store opens, by weekday; with zeros only it is filled up no more
 * [stock-9]. A day that has begun is left as it is.
 */
export const planStock = call({
  path: '/api/app/store/stock/plan',
  ...atCounter,
  needs: 'store:edit',
  audits: 'stock.plan',
  input: z.object({ kind: countedKind, itemId: id, amountList }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'itemUnknown'],
})
