import { cancelOrder } from '@tiffin/contract/order'
import { findProducts } from '@tiffin/contract/product'
import { expect, it } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'

const clock = { at: Date.now(), now: () => clock.at }
const app = testApp({ sessions: fakeSessions, clock })

it.each(['card', 'counter'])(
  'menus show what an order by %s took, and what it gave back when it was cancelled',
  async (paymentMethodCode) => {
    const corp = await buildCorp()
    const shop = await build.buildShop(corp)
    const { storeId, productId, skuId } = shop
    await build.setStock(corp, storeId, { kind: 2, itemId: skuId, available: 3 })
    const { token } = await build.buildCustomer(corp)
    /** What the menu says is left, a second after it was last read. */
    const left = async () => {
      clock.at += 1100
      const { data } = await ask(app, findProducts, { corp, body: { storeId, productIdList: [productId] } })
      return data.list[0]?.skuList[0]?.stockNum
    }
    expect(await left()).toBe(3)
    const lines = [build.want(productId, skuId, { num: 2 })]
    const { data } = await order(app, { ...shop, corp, token, lines, payable: 1000, more: { paymentMethodCode } })
    expect(await left()).toBe(1)
    await ask(app, cancelOrder, { corp, token, body: { orderId: data.orderId } })
    expect(await left()).toBe(3)
  },
)
