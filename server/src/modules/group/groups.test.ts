import * as calls from '@tiffin/contract/group'
import { findOrder } from '@tiffin/contract/order'
import { refusals } from '@tiffin/contract/refusals'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { groupState } from '@tiffin/core/group/group-order'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { order } from '../../../test/order.ts'
import { app, openShop, tally } from '../../../test/ordering.ts'
import { Catalog } from '../catalog/index.ts'
import { findShared, SharedCarts } from '../share/index.ts'
import { createStores } from '../store/index.ts'
import { Groups } from './index.ts'

/** A shop, a host with one line in an open group, and what its phones do. */
async function openGroup(lineCount = 1) {
  const shop = await openShop()
  const { corp, token, storeId, line } = shop
  const lines = Array.from({ length: lineCount }, () => line)
  const body = { storeId, pickupMethod: 2, name: 'Lin', productRequestList: lines }
  const opened = await ask(app, calls.openGroupOrder, { corp, token, body })
  const { groupOrderId } = opened.data
  const host = { corp, token }
  const find = (memberKey?: string) =>
    ask(app, calls.findGroupOrder, { corp, body: { groupOrderId, ...(memberKey ? { memberKey } : {}) } })
  const join = (name: string) => ask(app, calls.joinGroupOrder, { corp, body: { groupOrderId, name } })
  const save = (memberKey: string, productRequestList: readonly ProductRequest[], version = 1) =>
    ask(app, calls.saveGroupLines, { corp, body: { groupOrderId, memberKey, version, productRequestList } })
  const lock = () => ask(app, calls.lockGroupOrder, { ...host, body: { groupOrderId } })
  const unlock = () => ask(app, calls.unlockGroupOrder, { ...host, body: { groupOrderId } })
  const pay = (list: readonly ProductRequest[], version: number, payable = list.length * 500) =>
    order(app, { ...host, storeId, lines: list, payable, more: { groupOrder: { groupOrderId, version } } })
  return { ...shop, opened, groupOrderId, host, find, join, save, lock, unlock, pay }
}

const named = (line: ProductRequest, guestName: string): ProductRequest => ({ ...line, guestName })

describe('an order of a group', () => {
  it('[share-5] is joined by its link without an account, each sees all lines at the server’s prices and changes its own only', async () => {
    const { opened, join, save, find, line } = await openGroup()
    expect(opened.data).toMatchObject({ state: groupState.open, hostName: 'Lin', memberCount: 1, order: null })
    expect(opened.data.groupOrderId).toMatch(/^[A-Za-z0-9_-]{22}$/)
    const mira = (await join(' Mira\u202e ')).data
    expect((await save(mira.memberKey, [{ ...line, num: 2 }])).code).toBe(200)
    const tom = (await join('Tom')).data
    const seen = (await find(tom.memberKey)).data
    expect(seen.memberList).toMatchObject([
      { name: 'Lin', isHost: true, isMe: false, list: [{ num: 1, price: 500 }] },
      { name: 'Mira', isHost: false, isMe: false, list: [{ num: 2, price: 500 }] },
      { name: 'Tom', isHost: false, isMe: true, list: [] },
    ])
    await save(tom.memberKey, [line])
    expect((await find(mira.memberKey)).data.memberList.map(({ list }) => list[0]?.num)).toEqual([1, 2, 1])
  })

  it('[share-5] shows who has only the link who opened it, where and how many take part, and nobody’s lines', async () => {
    const { find, join } = await openGroup()
    await join('Mira')
    for (const key of [undefined, 'wrong'])
      expect((await find(key)).data).toMatchObject({ hostName: 'Lin', memberCount: 2, memberList: [] })
  })

  it('[share-5] takes ten phones, counted at once, and no name twice', async () => {
    const { join, find } = await openGroup()
    const answers = await Promise.all(Array.from({ length: 14 }, (_, phone) => join(`Guest ${phone}`)))
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 9, [refusals.groupFull]: 5 })
    expect((await find()).data.memberCount).toBe(10)
    const other = await openGroup()
    const twice = await Promise.all(Array.from({ length: 6 }, () => other.join('Mira')))
    expect(tally(twice.map(({ code }) => code))).toEqual({ 200: 1, [refusals.groupNameTaken]: 5 })
    expect((await other.join('LIN')).code).toBe(refusals.groupNameTaken)
    expect((await other.join('\u200e \u2066')).code).toBe(refusals.groupNameInvalid)
    expect((await other.join('x'.repeat(21))).code).toBe(refusals.inputInvalid)
    expect((await other.find()).data.memberCount).toBe(2)
  })

  it('[share-5][TN-02] is unknown to another brand and to whoever names none of its members', async () => {
    const { groupOrderId, line } = await openGroup()
    const other = await openGroup()
    const findAt = (corp: string, body: object) =>
      ask(app, calls.findGroupOrder, { corp, body: { groupOrderId, ...body } })
    expect((await findAt(other.corp, {})).code).toBe(refusals.groupOrderUnknown)
    expect((await other.save('wrong', [line])).code).toBe(refusals.groupOrderUnknown)
    const { corp } = other
    const stranger = await build.buildCustomer(corp)
    const body = { groupOrderId: other.groupOrderId }
    for (const call of [calls.lockGroupOrder, calls.unlockGroupOrder, calls.endGroupOrder])
      expect((await ask(app, call, { corp, token: stranger.token, body })).code).toBe(refusals.groupOrderUnknown)
    expect((await other.find()).data.state).toBe(groupState.open)
  })

  it('[share-5] ends by itself after two hours, and when its host ends it or opens another', async () => {
    const { corp, find, join, lock, host, storeId, opened } = await openGroup()
    expect(opened.data.expireTime - opened.data.serverTime).toBe(2 * 3_600_000)
    await build.asCorp(corp, `update group_order set expires_at = now() - interval '1 second'`)
    expect((await find()).data.state).toBe(groupState.over)
    expect([(await join('Mira')).code, (await lock()).code]).toEqual([refusals.groupClosed, refusals.groupClosed])
    const other = await openGroup()
    const body = { groupOrderId: other.groupOrderId }
    expect((await ask(app, calls.endGroupOrder, { ...other.host, body })).code).toBe(200)
    expect((await other.find()).data.state).toBe(groupState.over)
    const again = { storeId, pickupMethod: 2, name: 'Lin', productRequestList: [] }
    const first = (await ask(app, calls.openGroupOrder, { ...host, body: again })).data
    await ask(app, calls.openGroupOrder, { ...host, body: again })
    const seen = await ask(app, calls.findGroupOrder, { corp, body: { groupOrderId: first.groupOrderId } })
    expect(seen.data.state).toBe(groupState.over)
  })

  it('[share-5] loses a line to its host, and the phone whose line it was is told with what is there', async () => {
    const { join, save, line, groupOrderId, host, corp } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    await save(memberKey, [line, { ...line, num: 3 }])
    const body = { groupOrderId, memberNo: 2, version: 2, line: 0 }
    expect((await ask(app, calls.removeGroupLine, { ...host, body })).data.memberList[1]?.list).toMatchObject([
      { num: 3 },
    ])
    const { code, data } = await save(memberKey, [line], 2)
    expect([code, data.memberList[1]?.version]).toEqual([refusals.groupLinesChanged, 3])
    expect((await ask(app, calls.removeGroupLine, { ...host, body })).code).toBe(refusals.groupLinesChanged)
    const stranger = await build.buildCustomer(corp)
    const answer = await ask(app, calls.removeGroupLine, { corp, token: stranger.token, body: { ...body, version: 3 } })
    expect(answer.code).toBe(refusals.groupOrderUnknown)
  })

  it('[share-9] loses a member and their lines to its host, only to its host, and their place is free', async () => {
    const { join, save, line, find, groupOrderId, host, corp } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    await save(memberKey, [line])
    const tom = (await join('Tom')).data
    const body = { groupOrderId, memberNo: 2 }
    const remove = (more: object, wish: object = body) =>
      ask(app, calls.removeGroupMember, { corp, ...more, body: wish as typeof body }) // as: others are wished for too
    const stranger = await build.buildCustomer(corp)
    expect((await remove({ token: stranger.token })).code).toBe(refusals.groupOrderUnknown)
    expect((await remove({})).code).toBe(refusals.notLoggedIn)
    expect((await remove(host, { ...body, memberNo: 1 })).code).toBe(refusals.inputInvalid)
    const { data } = await remove(host)
    expect([data.memberCount, data.memberList.map(({ name }) => name)]).toEqual([2, ['Lin', 'Tom']])
    expect((await find(memberKey)).data).toMatchObject({ state: groupState.open, memberList: [] })
    expect((await save(memberKey, [line], 2)).code).toBe(refusals.groupOrderUnknown)
    expect((await remove(host)).code).toBe(refusals.groupLinesChanged)
    expect((await find(tom.memberKey)).data.memberCount).toBe(2)
    expect((await join('Mira')).code).toBe(200)
  })

  it('[share-9] loses a member while they add: nothing of theirs is in it, over twenty rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const { join, save, line, lock, groupOrderId, host } = await openGroup()
      const { memberKey } = (await join('Mira')).data
      const body = { groupOrderId, memberNo: 2 }
      const saving = save(memberKey, [{ ...line, num: 7 }])
      const removing = ask(app, calls.removeGroupMember, { ...host, body })
      const [saved, removed] = await Promise.all([saving, removing])
      expect([200, refusals.groupOrderUnknown]).toContain(saved.code)
      expect([removed.code, removed.data.memberCount]).toEqual([200, 1])
      const closed = (await lock()).data
      expect([closed.groupOrder.memberCount, closed.list.map(({ num }) => num)]).toEqual([1, [1]])
    }
  })

  it('[share-9] counts its places right when a member leaves while the host removes them, and until it is ordered', async () => {
    const { join, find, lock, pay, line, groupOrderId, host, corp } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    const leaving = ask(app, calls.leaveGroupOrder, { corp, body: { groupOrderId, memberKey } })
    const remove = (memberNo: number) =>
      ask(app, calls.removeGroupMember, { ...host, body: { groupOrderId, memberNo } })
    const answers = await Promise.all([leaving, remove(2)])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect((await find()).data.memberCount).toBe(1)
    await join('Tom')
    const before = (await lock()).data.groupOrder.version
    const { data } = await remove(3)
    expect([data.state, data.memberCount]).toEqual([groupState.locked, 1])
    expect((await pay([named(line, 'Lin')], before)).code).toBe(refusals.groupOrderMoved)
    expect((await pay([named(line, 'Lin')], (await lock()).data.groupOrder.version)).code).toBe(200)
    expect((await remove(2)).code).toBe(refusals.groupClosed)
  })

  it('[share-5] holds a hundred lines of all together, thirty of one, also when all save at once', async () => {
    const { join, save, line, find } = await openGroup(30)
    const guests = await Promise.all(['A', 'B', 'C', 'D'].map(async (name) => (await join(name)).data.memberKey))
    expect(
      (
        await save(
          guests[0] ?? '',
          Array.from({ length: 31 }, () => line),
        )
      ).code,
    ).toBe(refusals.inputInvalid)
    const most = Array.from({ length: 30 }, () => line)
    const answers = await Promise.all(guests.map((key) => save(key, most)))
    expect(tally(answers.map(({ code }) => code))).toEqual({ 200: 2, [refusals.groupLinesMost]: 2 })
    expect((await find()).data.memberCount).toBe(5)
  })

  it('[share-5] is left with its lines, and its place is free; the host cannot leave', async () => {
    const { join, save, line, find, groupOrderId, host, corp } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    await save(memberKey, [line])
    const leave = (body: object, more = {}) =>
      ask(app, calls.leaveGroupOrder, { corp, ...more, body: { groupOrderId, ...body } })
    expect((await leave({ memberKey })).code).toBe(200)
    expect((await find()).data.memberCount).toBe(1)
    expect((await leave({ memberKey })).code).toBe(refusals.groupOrderUnknown)
    expect((await leave({}, host)).code).toBe(refusals.groupOrderUnknown)
    expect((await join('Mira')).code).toBe(200)
  })
})

describe('closing an order of a group', () => {
  it('[share-6][OR-15] at the same time as others add: each line is in it or was refused, over twenty rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const { join, save, lock, line } = await openGroup()
      const keys = await Promise.all(
        ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(async (name) => (await join(name)).data.memberKey),
      )
      const adding = keys.map((key, guest) => save(key, [{ ...line, num: guest + 2 }]))
      const closing = lock()
      const answers = await Promise.all(adding)
      const closed = await closing
      const later = await lock()
      const codes = answers.map(({ code }) => code)
      expect(codes.every((code) => code === 200 || code === refusals.groupClosed)).toBe(true)
      const saved = codes.flatMap((code, guest) => (code === 200 ? [guest + 2] : []))
      const inOrder = closed.data.list.filter(({ guestName }) => guestName !== 'Lin').map(({ num }) => num)
      expect(inOrder.toSorted()).toEqual(saved.toSorted())
      expect(later.data).toEqual({ ...closed.data, groupOrder: { ...later.data.groupOrder } })
    }
  })

  it('[share-6] tells the phone whose line came later what is in it', async () => {
    const { join, save, lock, line } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    await save(memberKey, [line])
    await lock()
    const { code, data } = await save(memberKey, [line, { ...line, num: 5 }], 2)
    expect([code, data.state]).toEqual([refusals.groupClosed, groupState.locked])
    expect(data.memberList.find(({ isMe }) => isMe)?.list).toMatchObject([{ num: 1 }])
    expect((await join('Tom')).code).toBe(refusals.groupClosed)
  })

  it('[share-4][share-6] makes one order of the host, with a line for each name, and every phone sees it', async () => {
    const { join, save, lock, line, pay, find, host } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    await save(memberKey, [line, line])
    const { list, groupOrder } = (await lock()).data
    expect(list.map(({ guestName, num }) => [guestName, num])).toEqual([
      ['Lin', 1],
      ['Mira', 2],
    ])
    const made = await pay([named(line, 'Lin'), named({ ...line, num: 2 }, 'Mira')], groupOrder.version, 1500)
    expect(made.code).toBe(200)
    const { orderId } = made.data
    const stored = (await ask(app, findOrder, { ...host, body: { orderId } })).data
    for (const shown of [made.data, stored])
      expect(shown.productList.map(({ guestName, num }) => [guestName, num])).toEqual([
        ['Lin', 1],
        ['Mira', 2],
      ])
    const { state, order: seen } = (await find(memberKey)).data
    expect([state, seen]).toEqual([
      groupState.ordered,
      { orderId: null, status: 10, pickupCode: null, leftOutList: [] },
    ])
    expect((await find()).data.order).toMatchObject({ orderId: null, pickupCode: null })
  })

  it('[share-6] lets a closed order be opened again until it is ordered, and after it has ended unpaid', async () => {
    const { join, save, lock, unlock, line, pay, corp, find } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    const before = (await lock()).data.groupOrder.version
    expect((await unlock()).data.state).toBe(groupState.open)
    expect((await save(memberKey, [line])).code).toBe(200)
    const open = (await find(memberKey)).data.version
    for (const version of [before, open])
      expect((await pay([named(line, 'Lin')], version)).code).toBe(refusals.groupOrderMoved)
    const { version } = (await lock()).data.groupOrder
    expect((await pay([named(line, 'Lin')], version + 1)).code).toBe(refusals.groupOrderMoved)
    expect((await pay([named(line, 'Lin')], version)).code).toBe(200)
    expect((await pay([named(line, 'Lin')], version)).code).toBe(refusals.groupOrderMoved)
    expect((await unlock()).code).toBe(refusals.groupClosed)
    expect(await build.asCorp(corp, 'select 1 from customer_order')).toHaveLength(1)
    await build.asCorp(corp, 'update customer_order set status = 60')
    expect((await unlock()).data).toMatchObject({ state: groupState.open, order: null })
    expect((await find(memberKey)).data.state).toBe(groupState.open)
  })

  it('[share-7] tells each phone what of its own is not in the order, and the code when it is paid', async () => {
    const { join, save, lock, line, pay, find, corp } = await openGroup()
    const { memberKey } = (await join('Mira')).data
    await save(memberKey, [{ ...line, num: 3 }])
    const { version } = (await lock()).data.groupOrder
    await pay([named(line, 'Lin'), named(line, 'Mira')], version)
    await build.asCorp(corp, `update customer_order set status = 20, pickup_code = 'T042'`)
    const { order: seen } = (await find(memberKey)).data
    expect(seen).toMatchObject({ status: 20, pickupCode: 'T042', leftOutList: [{ productName: 'Tea', num: 2 }] })
    expect((await find()).data.order).toMatchObject({ pickupCode: null, leftOutList: [] })
  })
})

it('[share-5] the link of a group says with whom and where, and who pays', async () => {
  const { corp, storeId, groupOrderId } = await openGroup()
  await build.asCorp(
    corp,
    `update store set name = '{"en-US": "Riverside"}', image = '/media/river' where store_id = $1`,
    [storeId],
  )
  await build.bumpCatalog(corp)
  const brand = await app.corps.reload(corp)
  if (brand === undefined) throw new Error('the brand was built above')
  const parts = { catalog: new Catalog(app.db), stores: createStores(app.db) }
  const sources = { ...parts, clock: Date, carts: new SharedCarts(app, parts), groups: new Groups(app, parts) }
  const link = { storeId, productId: undefined, groupOrderId }
  expect(await findShared(sources)(brand, 'en-US', link)).toEqual({
    ...{ title: 'Order with Lin at Riverside', text: 'Add what you would like. Lin pays.', picture: '/media/river' },
  })
})
