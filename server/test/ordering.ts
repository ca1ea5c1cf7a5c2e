import { testApp } from './app.ts'
import { buildCorp } from './build.ts'
import * as build from './build-shop.ts'
import { fakeSessions } from './fake-sessions.ts'

export const app = testApp({ sessions: fakeSessions })

/** A shop of one product with a customer of its own. */
export async function openShop(product?: Parameters<typeof build.buildShop>[1]) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp, product)
  const { token, customerId } = await build.buildCustomer(corp)
  return { ...shop, corp, token, customerId, line: build.want(shop.productId, shop.skuId) }
}

export const customers = (corp: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => build.buildCustomer(corp)))

/** How often each code was answered. */
export const tally = (codes: readonly number[]) =>
  Object.fromEntries([...Map.groupBy(codes, (code) => code)].map(([code, list]) => [code, list.length]))

/** The same server, and how often each of its transactions since `restart` has waited for the database. */
export function countTrips() {
  const trips: number[] = []
  const counted = testApp({
    sessions: fakeSessions,
    db: {
      ...app.db,
      tx: (scope, work) =>
        app.db.tx(scope, async (tx) => {
          const value = await work(tx)
          trips.push(tx.roundTrips)
          return value
        }),
    },
  })
  return { counted, trips, restart: () => void trips.splice(0) }
}
