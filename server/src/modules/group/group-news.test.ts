import * as calls from '@tiffin/contract/group'
import { afterAll, expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order } from '../../../test/order.ts'
import { openShop } from '../../../test/ordering.ts'

const app = testApp({ sessions: fakeSessions })
const address = await app.http.listen({ host: '127.0.0.1', port: 0 })
const stop = new AbortController()
afterAll(() => stop.abort())

/** Listens as a phone does that orders with others, and counts what it hears. */
async function listen(corp: string, groupOrderId: string) {
  const query = new URLSearchParams({ corp, group: groupOrderId })
  const answer = await fetch(`${address}/api/app/order/group/news?${query}`, { signal: stop.signal })
  const listening = { status: answer.status, count: 0 }
  const read = async () => {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? [])
      listening.count += part.match(/"topic":"group"/g)?.length ?? 0
  }
  read().catch(() => undefined)
  return listening
}

async function openGroup() {
  const shop = await openShop()
  const { corp, token, storeId, line } = shop
  const body = { storeId, pickupMethod: 2, name: 'Lin', productRequestList: [line] }
  const { groupOrderId } = (await ask(app, calls.openGroupOrder, { corp, token, body })).data
  return { corp, groupOrderId, shop }
}

test('[share-5] every phone hears of a change at any server within two seconds, and those of other groups hear nothing', async () => {
  const [group, other] = [await openGroup(), await openGroup()]
  const [here, there] = [await listen(group.corp, group.groupOrderId), await listen(other.corp, other.groupOrderId)]
  await expect.poll(() => [here.count, there.count]).toEqual([1, 1])
  const otherServer = testApp({ sessions: fakeSessions })
  const body = { groupOrderId: group.groupOrderId, name: 'Mira' }
  await ask(otherServer, calls.joinGroupOrder, { corp: group.corp, body })
  await expect.poll(() => here.count, { timeout: 2500 }).toBe(2)
  expect(there.count).toBe(1)
})

test('[share-7] a phone hears when the order that came of its group moves', async () => {
  const { corp, groupOrderId, shop } = await openGroup()
  const here = await listen(corp, groupOrderId)
  await expect.poll(() => here.count).toBe(1)
  const { token, storeId, line } = shop
  const { orderId } = (await order(app, { corp, token, storeId, lines: [line], payable: 500 })).data
  await build.asCorp(corp, 'update group_order set order_id = $1', [orderId])
  await expect.poll(() => here.count, { timeout: 2500 }).toBe(2)
  await build.asCorp(corp, 'update customer_order set version = version + 1')
  await expect.poll(() => here.count, { timeout: 2500 }).toBe(3)
})

test('[share-5] a stream of no brand and of no group is not there', async () => {
  const { corp } = await openGroup()
  expect((await listen('nowhere', 'x')).status).toBe(404)
  expect((await listen(corp, '../x')).status).toBe(404)
})
