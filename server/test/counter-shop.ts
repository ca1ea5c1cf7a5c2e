import type { App } from '../src/http/app.ts'
import { buildCorp } from './build.ts'
import * as build from './build-shop.ts'
import { order } from './order.ts'

/** A shop of one product that there is some of, with a customer who orders it, to be paid at the store, and one of its staff. */
export async function openCounterShop(app: App, available: number) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available })
  const customer = await build.buildCustomer(corp)
  const employee = await build.buildEmployee(corp, shop.storeId)
  const place = async (token = customer.token) => {
    const wish = { ...shop, corp, token, lines: [build.want(shop.productId, shop.skuId)], payable: 500 }
    return (await order(app, { ...wish, more: { paymentMethodCode: 'counter' } })).data
  }
  return { ...shop, ...customer, corp, staff: employee.token, place }
}
