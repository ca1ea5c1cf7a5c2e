import { listOrders } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { order } from '../../../../test/order.ts'
import { signingKey, signToken } from '../../login/session/token.ts'

let offset = 0
const app = testApp({ clock: { now: () => Date.now() + offset } })

function tokenOf(corp: string, { customerId: uid, sessionId: sid }: { customerId: string; sessionId: string }) {
  const tokenExpired = Math.floor(Date.now() / 1000 + 604_800) * 1000
  const key = signingKey(app.config.tokenSecret)
  return signToken(key, { uid, sid, corp, role: ['customer'], permission: [], tokenExpired })
}

it('[AU-08] an order is not made in a session that another server has ended, however well this one remembers it', async () => {
  const corp = await buildCorp()
  const customer = await build.buildCustomer(corp)
  const { storeId, productId, skuId } = await build.buildShop(corp)
  const token = await tokenOf(corp, customer)
  const place = () => order(app, { corp, token, storeId, lines: [build.want(productId, skuId)], payable: 500 })
  expect((await ask(app, listOrders, { corp, token })).code).toBe(200)
  await build.asCorp(corp, 'update customer_session set revoked_at = now() where session_id = $1', [customer.sessionId])
  expect((await place()).code).toBe(refusals.notLoggedIn)
  offset = 60_000
  expect((await place()).code).toBe(refusals.notLoggedIn)
  expect(await build.asCorp(corp, 'select 1 from customer_order')).toEqual([])
})
