import { stockKind } from '@tiffin/core/stock/check-stock'
import { z } from 'zod'
import { call } from './call.ts'
import { id, nothing, time } from './shapes.ts'

const atCounter = { as: 'staff', needs: 'stock:sold-out', scope: 'counter' } as const

/** 1 a material, 2 a sku, 3 a product, 4 an option. */
const kind = z.union(Object.values(stockKind).map((value) => z.literal(value)))

/** What is marked as sold out; without `backAt` until staff brings it back. */
const mark = z.object({ kind, itemId: id, since: time, backAt: time.nullable() })

/**
 * What the employee's store has marked as sold out [stock-5], with the options and materials that could be; products and skus stand on
 * its menu. `tomorrowAt` is when the store opens on its next day.
 */
export const listSoldOut = call({
  path: '/api/app/store/sold-out/list',
  ...atCounter,
  input: z.object({}),
  output: z.object({
    list: z.array(mark),
    optionList: z.array(z.object({ propertyValueId: id, propertyValue: z.string(), propertyName: z.string() })),
    materialList: z.array(z.object({ materialId: id, materialName: z.string() })),
    tomorrowAt: time,
    timeZone: z.string(),
    serverTime: time,
  }),
})

/**
 * Marks something as sold out at the employee's store, until an instant to come or until it is brought back; or brings it back. Menus and
 * carts of open phones follow within two seconds [stock-6].
 */
export const setSoldOut = call({
  path: '/api/app/store/sold-out/set',
  ...atCounter,
  audits: 'stock.setSoldOut',
  input: z.object({ kind, itemId: id, isSoldOut: z.boolean(), backAt: time.nullable().default(null) }),
  output: nothing,
  refusals: ['storeUnknown', 'storeArchived', 'itemUnknown'],
})
