import { findProfile } from '@tiffin/contract/customer'
import { deleteAccount } from '@tiffin/contract/profile'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import * as build from '../../../test/build-shop.ts'
import { testDb } from '../../../test/database.ts'
import { ownCode } from '../../../test/having-everything.ts'
import { app, clock, codeFor, logIn, newPhone, nonceFor } from '../../../test/logging-in.ts'
import { order } from '../../../test/order.ts'

/** What happens once the customer’s orders have been read. */
let meanwhile: () => Promise<unknown> = async () => {}

const racing = testApp({
  clock,
  config: { demo: true },
  db: {
    ...testDb,
    tx: async (scope, work) => {
      const once = meanwhile
      if (!scope.keyed && scope.role === 'app') {
        meanwhile = async () => {}
        await once()
      }
      return testDb.tx(scope, work)
    },
  },
})

/** A customer with an unpaid order who deletes the account while something else happens. */
async function removeWhile(text: string) {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  const phone = newPhone()
  const { token } = (await logIn(corp, phone, await codeFor(corp, phone))).data
  const lines = [build.want(shop.productId, shop.skuId)]
  expect((await order(app, { ...shop, corp, token, lines, payable: 500 })).code).toBe(200)
  const code = await ownCode(corp, token)
  await ask(racing, findProfile, { corp, token }) // the session is remembered, and not looked up meanwhile
  const other = await build.buildCustomer(corp)
  meanwhile = () => build.asCorp(corp, text, text.includes('$1') ? [other.customerId] : [])
  const body = { confirm: true as const, code, nonce: nonceFor(corp, { code }) }
  const answer = await ask(racing, deleteAccount, { corp, token, body })
  return [answer.code, await build.asCorp(corp, 'select 1 from customer where deleted_at is not null')]
}

test('an order that is accepted while its customer deletes the account keeps the account', async () => {
  expect(await removeWhile('update customer_order set status = 20')).toEqual([refusals.ordersOpen, []])
})

test('an order that cannot be cancelled for another reason keeps the account too, and that is said', async () => {
  expect(await removeWhile('update customer_order set customer_id = $1')).toEqual([refusals.orderUnknown, []])
})
