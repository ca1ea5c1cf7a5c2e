import { randomUUIDv7 } from 'node:crypto'
import { calls } from '@tiffin/contract/calls'
import { findMemberCode, grantDiscount, scanMember } from '@tiffin/contract/member'
import { closeStoreHelp, sendOrderHelp } from '@tiffin/contract/order-help'
import { createPayment } from '@tiffin/contract/payment'
import { faults, refusals } from '@tiffin/contract/refusals'
import { takeBackOrder } from '@tiffin/contract/store'
import { type Role, roles } from '@tiffin/core/staff/role'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ask, testApp } from '../test/app.ts'
import { buildCorp } from '../test/build.ts'
import { buildCoupon } from '../test/build-coupon.ts'
import * as build from '../test/build-shop.ts'
import { fakeSandbox } from '../test/fake-sandbox.ts'
import { fakeSessions, tokenOfAll, tokenOfRole } from '../test/fake-sessions.ts'
import { order, orderBody } from '../test/order.ts'
import { buildStaff } from '../test/team.ts'

const { access } = await fakeSandbox()
const app = testApp({ sessions: fakeSessions, config: { paySandbox: access } })
const all = Object.values(calls)
type AnyCall = (typeof all)[number]

/** Ids that name what every customer of the brand may see, or that the caller makes up. */
const openIds = [
  ...['storeId', 'productId', 'productIdList', 'skuId', 'skuIdList', 'promotionId', 'categoryId', 'giftIdList'],
  ...['materialIdList', 'appId', 'cid', 'requestId', 'afterOrderId', 'draftId', 'pictureId', 'releaseNo', 'alarmId'],
  ...['differenceId', 'lineNo', 'shiftNo', 'beforeNo', 'printerId', 'sharedCartId', 'groupOrderId', 'memberNo'],
  ...[
    'accountId',
    'groupId',
    'itemIdList',
    'corpId',
    'storeIdList',
    'testPhoneId',
    'priceListId',
    'warningIdList',
    'byPictureId',
  ],
]

/** A customer with an order, a payment, a coupon, and help by an employee of the store. */
async function openVictim() {
  const corp = await buildCorp()
  const shop = await build.buildShop(corp)
  await build.setStock(corp, shop.storeId, { kind: 2, itemId: shop.skuId, available: 10 })
  const customer = await build.buildCustomer(corp)
  const permissions = ['order:manage', 'order:assist', 'order:discount', 'order:refund']
  const staff = await build.buildEmployee(corp, shop.storeId, permissions)
  const lines = [build.want(shop.productId, shop.skuId)]
  const { orderId } = (await order(app, { ...shop, ...customer, corp, lines, payable: 500 })).data
  const payment = await ask(app, createPayment, { ...customer, corp, body: { orderId, paymentMethodCode: 'card' } })
  const { content } = (await ask(app, findMemberCode, { ...customer, corp })).data
  const { assistId } = (await ask(app, scanMember, { corp, token: staff.token, body: { content } })).data
  const couponId = await buildCoupon(corp, customer.customerId)
  const { paymentNo } = payment.data
  const help = { orderId, reason: 'missing' as const }
  const { helpId } = (await ask(app, sendOrderHelp, { ...customer, corp, body: help })).data
  const { staffId } = await build.buildEmployee(corp, shop.storeId)
  const ofOrder = { helpId, orderId, orderIdList: [orderId], paymentNo, couponId, couponIdList: [couponId], assistId }
  const viewId = randomUUIDv7()
  const view = { staff_id: staffId, view_id: viewId, list: 'product', name: 'Hidden', filters: '{}' }
  await build.insertRow(corp, 'saved_view', view)
  const ids = { ...ofOrder, staffId, viewId, sessionId: customer.sessionId, itemId: shop.productId }
  const stranger = await build.buildCustomer(corp)
  const colleague = await build.buildEmployee(corp, await build.buildStore(corp), permissions)
  const rest = {
    ...orderBody({ storeId: shop.storeId, lines, payable: 500 }),
    ...{ answer: 1, version: 1, amount: 1, type: 7, reason: 'missing', pickupCode: 'T001', isTicked: true, lineNo: 1 },
    ...{ viewName: 'Mine', staffName: 'Mira', grantList: [{ role: 'employee' }], extraList: [], isActive: false },
    discountLimits: { employee: 0, manual: 0 },
  }
  const neighbour = tokenOfRole(corp, 'storeManager', { stores: [await build.buildStore(corp)] })
  return { corp, ids, rest, neighbour, stranger: stranger.token, colleague: colleague.token }
}

const victim = await openVictim()
const { corp } = victim
const other = await buildCorp()
for (const role of roles) await buildStaff(corp, role, { account: `e-${role}` })
const tokens = {
  customer: `customer ${corp} ${(await build.buildCustomer(corp)).customerId} s1`,
}

const nameOf = (code: number): string =>
  Object.entries({ ...refusals, ...faults }).find(([, number]) => number === code)?.[0] ?? String(code)

/** Whether a token is admitted; what the use case answers does not matter here. */
async function admission(call: AnyCall, token: string | undefined): Promise<string> {
  const { code } = await ask(app, call, { corp, token, body: {} })
  return code === refusals.notLoggedIn || code === refusals.notAllowed ? nameOf(code) : 'open'
}

const keysOf = ({ input }: AnyCall): string[] => Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {})
const foreignKeys = (call: AnyCall) => keysOf(call).filter((key) => key in victim.ids)

/** Same shape, but of nothing that exists. */
const unknown = (value: unknown): unknown => (Array.isArray(value) ? value.map(unknown) : randomUUIDv7())

/** What another customer hears who names what is the victim's; it must be the answer for something that does not exist. */
async function trespass(call: AnyCall): Promise<string> {
  const keys = foreignKeys(call)
  if (keys.length === 0) return '–'
  const atCounter = call.scope === 'counter' ? victim.colleague : victim.neighbour
  const token = call.as === 'staff' ? atCounter : victim.stranger
  // A discount is for help or for an order: the order is tried here, help by the calls of helping.
  const isAsked = (key: string) => keys.includes(key) && !(call === grantDiscount && key === 'assistId')
  const entries = Object.entries(victim.ids).filter(([key]) => isAsked(key))
  const requestId = randomUUIDv7()
  /** The answer, without the ids that were asked for. */
  const hear = async (named: [string, unknown][]) => {
    const answered = call === closeStoreHelp ? { answer: 'done' } : call === takeBackOrder ? { from: 30 } : {}
    const body = { ...victim.rest, ...answered, requestId, ...Object.fromEntries(named) }
    const answer = await ask(app, call, { corp, token, body })
    const names = named
      .flatMap(([, value]) => value)
      .reduce((text: string, id) => text.replaceAll(String(id), '…'), JSON.stringify(answer))
    return { code: answer.code, said: names }
  }
  const result = await hear(entries)
  const ofNothing = await hear(entries.map(([key, value]) => [key, unknown(value)]))
  expect([call.path, result]).toEqual([call.path, ofNothing])
  return result.code === 200 ? 'nothing of it' : nameOf(result.code)
}

test('every id that a call takes is either open to all or tried with the id of another customer here', () => {
  const ids = new Set(all.flatMap(keysOf).filter((key) => /(Id|IdList|No|cid)$/.test(key)))
  expect([...ids].filter((key) => !openIds.includes(key) && !(key in victim.ids))).toEqual([])
})

test('[R-6.3][R-6.8][AU-17][TN-01][TN-02][TN-03] who is let in where, and what callers without access are answered, is as docs/role-matrix.md says', async () => {
  const rows: string[] = []
  for (const call of all.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const cells = [
      ...[
        await admission(call, undefined),
        await admission(call, tokens.customer),
        await admission(call, tokenOfAll(corp, call)),
      ],
      await admission(call, tokens.customer.replace(corp, other)),
      await trespass(call),
    ]
    rows.push(`| \`${call.path}\` | ${call.as} | ${call.needs ?? '–'} | ${call.scope ?? '–'} | ${cells.join(' | ')} |`)
  }
  const page = `# Who may call what

Made by \`server/src/role-matrix.test.ts\` from the map of calls; a change of it must be seen here.
The last column is what a customer hears who names a thing of another customer, and an employee who names one of another store; it is the same answer as for a thing that does not exist.

| Call | For | Needs | Scope | No token | Customer | Employee | Token of another brand | Id of another customer |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`
  await expect(page).toMatchFileSnapshot('../../docs/role-matrix.md')
})

/** What a role opens: for the whole brand, at its own store, and at another one, which must be nothing. */
async function opened(call: AnyCall, role: Role): Promise<string> {
  const { scope } = call
  const isCounter = scope === 'counter'
  const isOpen = async (stores: string[], storeId: string, brand = corp) => {
    const token = tokenOfRole(brand, role, { stores, ...(isCounter ? { counter: storeId } : {}) })
    const { code } = await ask(app, call, { corp, token, body: { storeId } })
    return code !== refusals.notLoggedIn && code !== refusals.notAllowed
  }
  expect(await isOpen([], 'st1', other), call.path).toBe(false)
  const places = [
    (await isOpen([], 'st1')) && 'brand',
    role !== 'owner' && (await isOpen(['st1'], 'st1')) && 'store',
    (isCounter || scope === 'store') && (await isOpen(['st1'], 'st2')) && 'ANOTHER STORE',
  ]
  return places.filter(Boolean).join(', ') || '–'
}

test('[R-6.4][R-6.8][AU-17][DK-04] what each role may call for the brand and at its own store is as docs/staff-matrix.md says; never at another store or brand', async () => {
  const ofStaff = all.filter(({ as }) => as === 'staff').toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const rows: string[] = []
  for (const call of ofStaff) {
    const cells: string[] = []
    for (const role of roles) cells.push(await opened(call, role))
    rows.push(`| \`${call.path}\` | ${call.needs} | ${call.scope} | ${cells.join(' | ')} |`)
  }
  const page = `# What each role may call

Made by \`server/src/role-matrix.test.ts\` from the map of calls; a change of it must be seen here. \`brand\`: a person whose role holds everywhere; \`store\`: a person whose role holds at one store, for that store. No role lets a person in for another store or another brand, which the test asks too.

| Call | Needs | Scope | ${roles.join(' | ')} |
|---|---|---|${'---|'.repeat(roles.length)}
${rows.join('\n')}
`
  expect(page).not.toContain('ANOTHER')
  await expect(page).toMatchFileSnapshot('../../docs/staff-matrix.md')
})
