import * as calls from '@tiffin/contract/group'
import { refusals } from '@tiffin/contract/refusals'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { expect, it } from 'vitest'
import { ask, headersOf } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { app, openShop } from '../../../test/ordering.ts'

async function openShopForGroups() {
  const shop = await openShop()
  const { corp, token, storeId, line } = shop
  const body = { storeId, pickupMethod: 2, name: 'Lin', productRequestList: [line] }
  const open = (more: Record<string, unknown> = {}) =>
    ask(app, calls.openGroupOrder, { corp, token, body: { ...body, ...more } })
  return { ...shop, body, open }
}

const publish = async (corp: string) => {
  await build.bumpCatalog(corp)
  await app.corps.reload(corp)
}

/** Whoever has called before may call once more this hour. */
const spend = (corp: string, most: number) =>
  build.asCorp(corp, `update budget set used = $1 where budget_key like 'group %'`, [most - 1])

it('[share-5][RL-05] a customer opens a hundred groups an hour, and a network joins three hundred times', async () => {
  const { corp, token, body, open } = await openShopForGroups()
  const { groupOrderId } = (await open()).data
  const join = (name: string) => ask(app, calls.joinGroupOrder, { corp, body: { groupOrderId, name } })
  expect((await join('Mira')).code).toBe(200)
  await spend(corp, 100)
  expect([(await open()).code, (await open()).code]).toEqual([200, 429])
  const other = await build.buildCustomer(corp)
  expect((await ask(app, calls.openGroupOrder, { corp, token: other.token, body })).code).toBe(200)
  const refused = await app.http.inject({
    ...{
      method: 'POST',
      url: calls.openGroupOrder.path,
      headers: headersOf({ corp, token }),
      payload: JSON.stringify(body),
    },
  })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  await spend(corp, 300)
  expect([(await join('Tom')).code, (await join('Ana')).code]).toEqual([refusals.groupClosed, 429])
  const late = await app.http.inject({
    ...{ method: 'POST', url: calls.joinGroupOrder.path, headers: headersOf({ corp }) },
    payload: JSON.stringify({ groupOrderId, name: 'Ana' }),
  })
  expect(late.headers['retry-after']).toBe('3600')
})

it('[share-5] a group is opened for a way to collect that its store offers, with a name that can be read', async () => {
  const { corp, storeId, open } = await openShopForGroups()
  expect((await open({ name: '\u202e ' })).code).toBe(refusals.groupNameInvalid)
  await build.asCorp(corp, 'update store set pickup_methods = $1 where store_id = $2', [[1], storeId])
  await publish(corp)
  expect((await open()).code).toBe(refusals.pickupMethodNotOffered)
})

it('[share-5] free items stay with the bill; what is not sold any more is named, and what a limit cuts is named when it is closed', async () => {
  const { corp, token, line, open } = await openShopForGroups()
  const other = await build.buildProduct(corp, { price: 300 })
  const gone = build.want(other.productId, other.skuId)
  await publish(corp)
  const productRequestList: ProductRequest[] = [{ ...line, num: 3 }, gone, { ...line, isFreeGift: true }]
  const { groupOrderId } = (await open({ productRequestList })).data
  await build.asCorp(corp, 'delete from sku where sku_id = $1', [other.skuId])
  await build.asCorp(corp, 'update product set per_order_limit = 2')
  await publish(corp)
  const body = { groupOrderId }
  const shown = (await ask(app, calls.findGroupOrder, { corp, token, body })).data
  expect(shown.memberList[0]).toMatchObject({
    list: [{ num: 3 }],
    removedList: [{ productId: other.productId, productName: 'Tea' }],
  })
  const { list, removedList, cutList } = (await ask(app, calls.lockGroupOrder, { corp, token, body })).data
  expect([list.map(({ num }) => num), removedList.map(({ productName }) => productName)]).toEqual([[2], ['Tea']])
  expect(cutList).toEqual([{ productId: line.productId, productName: 'Tea', wanted: 3, num: 2 }])
})

it('[share-5] the hundredth line of all is in, one more is not, and who saves again has only their new lines counted', async () => {
  const { corp, line, open } = await openShopForGroups()
  const lines = (count: number) => Array.from({ length: count }, () => line)
  const { groupOrderId } = (await open({ productRequestList: lines(30) })).data
  const join = async (name: string) =>
    (await ask(app, calls.joinGroupOrder, { corp, body: { groupOrderId, name } })).data.memberKey
  const save = async (memberKey: string, count: number, version = 1) => {
    const body = { groupOrderId, memberKey, version, productRequestList: lines(count) }
    return (await ask(app, calls.saveGroupLines, { corp, body })).code
  }
  const [first, second, third] = [await join('Mira'), await join('Tom'), await join('Ana')]
  expect([await save(first, 30), await save(second, 30)]).toEqual([200, 200])
  expect([await save(third, 11), await save(third, 10)]).toEqual([refusals.groupLinesMost, 200])
  expect(await save(first, 30, 2)).toBe(200)
})

it('[share-5] a line that there is not is not taken out, and the host is told what there is', async () => {
  const { corp, token, open } = await openShopForGroups()
  const { groupOrderId } = (await open()).data
  const body = { groupOrderId, memberNo: 1, version: 1, line: 1 }
  const { code, data } = await ask(app, calls.removeGroupLine, { corp, token, body })
  expect([code, data.memberList[0]?.version]).toEqual([refusals.groupLinesChanged, 1])
})
