import { findStore, listStores } from '@tiffin/contract/customer'
import * as desk from '@tiffin/contract/desk/store'
import { cancelOrder, findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import { expect, test } from 'vitest'
import { ask, testApp } from '../../../../test/app.ts'
import { buildCorp } from '../../../../test/build.ts'
import { asCorp, buildCustomer, buildShop, want } from '../../../../test/build-shop.ts'
import { askAsOwner, testDb } from '../../../../test/database.ts'
import { fakeSessions, tokenOfRole } from '../../../../test/fake-sessions.ts'
import { order } from '../../../../test/order.ts'
import { buildStaff } from '../../../../test/team.ts'
import { raiseStoreVersion, updateArchived, waitForOrders } from './queries.ts'

const app = testApp({ sessions: fakeSessions })

async function openShop() {
  const corp = await buildCorp()
  const shop = await buildShop(corp)
  await buildStaff(corp, 'owner', { account: 'e-owner' })
  const owner = { corp, token: tokenOfRole(corp, 'owner') }
  const archive = (isArchived = true) =>
    ask(app, desk.archiveStore, { ...owner, body: { storeId: shop.storeId, isArchived } })
  const orderAs = ({ token }: { token: string }) =>
    order(app, { ...shop, corp, token, lines: [want(shop.productId, shop.skuId)], payable: 500 })
  return { corp, ...shop, owner, archive, orderAs }
}

test('[store-10] an archived store takes no orders and is not found, its orders keep its name, and it comes back paused', async () => {
  const { corp, storeId, owner, archive, orderAs } = await openShop()
  const customer = await buildCustomer(corp)
  const { orderId } = (await orderAs(customer)).data
  await ask(app, cancelOrder, { corp, token: customer.token, body: { orderId } })
  expect((await archive()).code).toBe(200)
  expect((await orderAs(customer)).code).toBe(refusals.storeUnknown)
  expect((await ask(app, findStore, { corp, body: { storeId } })).code).toBe(refusals.storeUnknown)
  expect((await ask(app, listStores, { corp, body: { type: 1 } })).data.list).toEqual([])
  const { data } = await ask(app, findOrder, { corp, token: customer.token, language: 'en-US', body: { orderId } })
  expect(data.store.storeName).toBe('Riverside')
  const open = { storeId, isOpen: true }
  expect((await ask(app, desk.setStoreOpen, { ...owner, body: open })).code).toBe(refusals.storeArchived)
  expect((await archive(false)).code).toBe(200)
  expect((await ask(app, desk.findDeskStore, { ...owner, body: { storeId } })).data.state).toBe('paused')
  await ask(app, desk.setStoreOpen, { ...owner, body: open })
  expect((await orderAs(customer)).code).toBe(200)
})

test('[store-10] a store is not archived while an order is open there', async () => {
  const { corp, storeId, owner, archive, orderAs } = await openShop()
  await orderAs(await buildCustomer(corp))
  expect((await ask(app, desk.findDeskStore, { ...owner, body: { storeId } })).data.openOrderCount).toBe(1)
  expect(await archive()).toMatchObject({ code: refusals.storeHasOrders, data: { openOrderCount: 1 } })
})

test('[DK-06] the log says when a store went out of use, and that it came back', async () => {
  const { corp, archive } = await openShop()
  await archive()
  await archive(false)
  expect(await asCorp(corp, 'select changes from audit_entry order by entry_id')).toEqual([
    { changes: { isArchived: { from: false, to: true } } },
    { changes: { isArchived: { from: true, to: false } } },
  ])
})

test('[store-10] of an archive and orders at the same time either the archive is refused or every order is', async () => {
  const { corp, storeId, archive, orderAs } = await openShop()
  const customers = await Promise.all(Array.from({ length: 4 }, () => buildCustomer(corp)))
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round++) {
    await asCorp(corp, 'delete from order_line')
    await asCorp(corp, 'delete from customer_order')
    await asCorp(corp, 'update customer set unpaid_count = 0')
    await asCorp(corp, 'update store set archived_at = null, is_open = true')
    await asCorp(corp, 'update corp set catalog_version = catalog_version + 1, store_version = store_version + 1')
    await app.corps.reload(corp)
    const ordering = customers.map(orderAs)
    for (let turn = 0; turn < round * 3; turn++) await new Promise(setImmediate)
    const archived = (await archive()).code === 200
    const placed = (await Promise.all(ordering)).filter(({ code }) => code === 200).length
    expect([storeId, archived && placed > 0]).toEqual([storeId, false])
    outcomes.add(archived ? 'archived' : 'ordered')
  }
  expect(outcomes.size).toBeGreaterThan(0)
})

test('[store-10] an order that waited for an archive is refused, though it began before', async () => {
  const { corp, storeId, orderAs } = await openShop()
  const customer = await buildCustomer(corp)
  const isWaiting = async () =>
    (
      await askAsOwner<{ waiting: boolean }>(
        `select exists (select from pg_locks where locktype = 'advisory' and not granted) as waiting`,
      )
    )[0]?.waiting
  const ordering = await testDb.tx({ role: 'app', corp }, async (tx) => {
    await tx.run(waitForOrders(corp, storeId))
    const ordered = orderAs(customer)
    await expect.poll(isWaiting).toBe(true)
    await tx.run(updateArchived(corp, storeId, Date.now()))
    await tx.run(raiseStoreVersion(corp))
    return { ordered }
  })
  expect((await ordering.ordered).code).toBe(refusals.storeUnknown)
})
