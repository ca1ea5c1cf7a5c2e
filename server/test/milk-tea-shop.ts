import * as build from './build-shop.ts'
import { app, openShop } from './ordering.ts'

/** A store whose tea is made with 150 of milk, and a member of its staff who counts, orders and refunds. */
export async function openMilkTeaShop() {
  const shop = await openShop({ price: 1000 })
  const { corp, storeId, skuId } = shop
  await build.buildMaterial(corp, 'milk')
  await build.insertRow(corp, 'sku_material', { sku_id: skuId, material_id: 'milk', weight: 150_000 })
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
  const permissions = ['order:manage', 'order:refund', 'stock:count', 'order:read']
  return { ...shop, staff: { corp, token: (await build.buildEmployee(corp, storeId, permissions)).token } }
}
