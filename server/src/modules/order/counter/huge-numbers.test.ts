import * as counter from '@tiffin/contract/store'
import { expect, it } from 'vitest'
import { ask } from '../../../../test/app.ts'
import * as build from '../../../../test/build-shop.ts'
import { app, openShop } from '../../../../test/ordering.ts'

const shop = await openShop()
const { token } = await build.buildEmployee(shop.corp, shop.storeId)
const { acceptStorePayment, startOrder, readyOrder, completeOrder, closeOrder, refundOrder } = counter
const huge = [2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, -(2 ** 31) - 1, 0, -1]

it.each([acceptStorePayment, startOrder, readyOrder, completeOrder, closeOrder, refundOrder])(
  '[RL-03] a version that no order can have is refused as input at $path',
  async (call) => {
    for (const version of huge) {
      const body = { orderId: 'none', version, reason: 'other', amount: 1 }
      expect([version, (await ask(app, call, { corp: shop.corp, token, body })).code]).toEqual([version, 10004])
    }
  },
)
