import { randomUUID } from 'node:crypto'
import { calls } from '@tiffin/contract/calls'
import { listAudit } from '@tiffin/contract/desk/audit'
import { scheduleDraft } from '@tiffin/contract/desk/draft'
import { confirmMyTotp, listMySessions, startMyTotp } from '@tiffin/contract/desk/me'
import { connectPaymentAccount } from '@tiffin/contract/desk/payment-account'
import { createStoreGroup } from '@tiffin/contract/desk/store-group'
import { inviteStaff, renewInvitation } from '@tiffin/contract/desk/team'
import { logInEmployee } from '@tiffin/contract/login'
import { addPrinter } from '@tiffin/contract/print'
import { openShift } from '@tiffin/contract/shift'
import { closeOrder } from '@tiffin/contract/store'
import type { Money } from '@tiffin/core/money/money'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { ask, testApp } from '../../../test/app.ts'
import { buildCorp } from '../../../test/build.ts'
import {
  asCorp,
  buildCustomer,
  buildProduct,
  buildShop,
  buildStore,
  insertRow,
  want,
} from '../../../test/build-shop.ts'
import { changeOf, created, drafting, named } from '../../../test/drafting.ts'
import { fakeSessions } from '../../../test/fake-sessions.ts'
import { order, walkInBody } from '../../../test/order.ts'
import { fakeXendit } from '../../../test/providers/fake-xendit.ts'
import { buildAtDesk, buildStaff, openDesk, staffPasswordOfTests } from '../../../test/team.ts'
import { tempFolder } from '../../../test/temp-folder.ts'
import { addPicture, plainPicture, sendPicture } from '../../../test/uploading.ts'

const xendit = await fakeXendit()
afterAll(() => xendit.close())
const clock = { at: Date.now(), now: () => clock.at }
// A folder of its own: a server that starts empties what another was being sent.
const samples = () => ({ name: { 'en-US': 'Tea house' }, about: {}, items: [] })
const app = testApp({ clock, samples, config: { dataDir: tempFolder('audit'), paySettings: xendit.settings } })
/** Log-ins of customers are not real ones here. */
const atShop = testApp({ sessions: fakeSessions })
const noLimits = { employee: 0, manual: 0 }
const rights = { grantList: [{ role: 'employee' as const }], extraList: [], discountLimits: noLimits }

type Desk = Awaited<ReturnType<typeof buildAtDesk>>

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: clock.at,
  })

async function turnTotpOn(desk: Desk): Promise<void> {
  const { secret } = (await ask(app, startMyTotp, desk)).data
  await ask(app, confirmMyTotp, { ...desk, body: { code: codeOf(secret) } })
  clock.at += 60_000
}

async function withTotp(desk: Desk) {
  await turnTotpOn(desk)
  return {}
}

const newEmployee = async ({ corp }: Desk) => ({ staffId: (await buildStaff(corp, 'employee')).staffId, version: 1 })

const milk = created('material', 'milk', { name: { 'en-US': 'Milk' } })
const { draft, publish } = drafting(app)
const drafted = (desk: Desk) => draft(desk, milk)

const ownStore = async ({ corp }: Desk) =>
  (await asCorp<{ store_id: string }>(corp, 'select store_id from store'))[0]?.store_id

const aGroup = async (desk: Desk) =>
  (await ask(app, createStoreGroup, { ...desk, body: { name: named('North'), storeIdList: [] } })).data

/** A date in ten days. */
const aDate = () => new Date(clock.at + 10 * 86_400_000).toISOString().slice(0, 10)

/** An order of 5.00 at a store. */
async function anOrder(corp: string) {
  const shop = { corp, ...(await buildShop(corp)), ...(await buildCustomer(corp)) }
  const lines = [want(shop.productId, shop.skuId)]
  const { data } = await order(atShop, { ...shop, lines, payable: 500, more: { paymentMethodCode: 'counter' } })
  return { storeId: shop.storeId, orderId: data.orderId }
}

/** An order that was paid at the store and handed over, with a part of its money that is to go back. */
async function aRefund({ corp }: Desk) {
  const owned = await anOrder(corp)
  await asCorp(corp, 'update customer_order set status = 50, pay_time = submit_time, finish_time = submit_time')
  return { ...owned, version: 1, amount: 100, reason: 'cold' }
}

/** An alarm about an order that was just made. */
async function anAlarm({ corp }: Desk): Promise<string> {
  const { orderId } = await anOrder(corp)
  const alarm = { alarm_id: 'alarm', payment_no: '1', kind: 'amount', expected: 500, received: 499 }
  await insertRow(corp, 'payment_alarm', { ...alarm, order_id: orderId })
  return alarm.alarm_id
}

/** An account at a provider that knows its keys. */
const anAccount = (accountId: string) => ({ accountId, provider: 'xendit', storeId: null, ...xendit.access })

const aDay = { account: 'account', day: '2026-11-20' }

/** A day of an account that is to be compared with its provider. */
async function aReconciledDay(desk: Desk) {
  await ask(app, connectPaymentAccount, { ...desk, body: anAccount(aDay.account) })
  await insertRow(desk.corp, 'reconciliation', {
    ...{ account: aDay.account, business_day: aDay.day, provider: 'xendit', account_id: aDay.account },
    next_run_at: new Date(clock.at),
  })
  return aDay
}

/** A payment that the provider has and the books have not. */
async function aDifference(desk: Desk): Promise<string> {
  await aReconciledDay(desk)
  await insertRow(desk.corp, 'reconciliation_difference', {
    ...{ difference_id: 'difference', account: aDay.account, business_day: aDay.day, kind: 'missingHere' },
    ...{ fingerprint: 'one', payment_no: '1', refund_no: '', transaction_id: 't1', found_at: new Date(clock.at) },
    ...{ their_amount: 5000, their_currency: 'IDR' },
  })
  return 'difference'
}

/** An open shift of the only store, with 1.00 in its drawer. */
async function aShift(desk: Desk) {
  const float = 100 as Money // as: whole minor units
  return (await ask(app, openShift, { ...(await callerOf(openShift, desk)), body: { float } })).data
}

/** A printer of the only store. */
async function aPrinter(desk: Desk) {
  const body = { name: 'Bar', language: 'en-US' as const, categoryList: [] }
  const { printerId } = (await ask(app, addPrinter, { ...(await callerOf(addPrinter, desk)), body })).data
  return { printerId }
}

/** For each call that notes something: its body, and what must be so before. */
const bodies: Record<string, (desk: Desk) => Promise<Record<string, unknown>>> = {
  acceptInvitation: async (desk) => {
    const wish = { staffId: desk.staffId, version: 1 }
    const { inviteAddress } = (await ask(app, renewInvitation, { ...desk, body: wish })).data
    return { code: inviteAddress.split('#')[1], password: 'another long one' }
  },
  changeMyPassword: async () => ({ oldPassword: staffPasswordOfTests, password: 'another long one' }),
  confirmMyTotp: async (desk) => ({ code: codeOf((await ask(app, startMyTotp, desk)).data.secret) }),
  ...{ renewMyRecoveryCodes: withTotp, stopMyTotp: withTotp },
  endMySession: async (desk) => {
    await openDesk(app, desk.corp, desk.account)
    const { list } = (await ask(app, listMySessions, desk)).data
    return { sessionId: list.find(({ isThisOne }) => !isThisOne)?.sessionId }
  },
  inviteStaff: async () => ({ ...rights, account: 'mira', staffName: 'Mira' }),
  updateStaff: async (desk) => ({ ...(await newEmployee(desk)), ...rights, staffName: 'Another name' }),
  setStaffActive: async (desk) => ({ ...(await newEmployee(desk)), isActive: false }),
  ...{ renewInvitation: newEmployee, endStaffSessions: newEmployee },
  ...{ resetStaffTotp: newEmployee, clearStaffPin: newEmployee },
  setMyPin: async () => ({ password: staffPasswordOfTests, pin: '4815' }),
  saveDraftItem: async (desk) => ({ ...(await drafted(desk)), change: changeOf(created('material', 'm', {})) }),
  dropDraftItem: async (desk) => ({ ...(await drafted(desk)), kind: 'material', itemId: 'milk' }),
  ...{ createDraft: async () => ({ name: 'Autumn' }), discardDraft: drafted, publishDraft: drafted },
  confirmTranslation: async () => ({
    ...{ kind: 'product', itemId: 'tea', field: 'name', from: 'en-US', to: 'th-TH', source: 'Tea', text: 'ชา' },
  }),
  setRequiredLanguage: async () => ({ language: 'th-TH', isRequired: true }),
  scheduleDraft: async (desk) => ({ ...(await drafted(desk)), date: aDate(), clock: '09:00' }),
  unscheduleDraft: async (desk) => {
    const body = await drafted(desk)
    await ask(app, scheduleDraft, { ...desk, body: { ...body, date: aDate(), clock: '09:00' } })
    return body
  },
  undoReleases: async (desk) => {
    const { data } = await publish(desk, milk)
    return { releaseNo: data.releaseNo }
  },
  addTestPhone: async () => ({ areaCode: '86', phone: '13800001111' }),
  removeTestPhone: async () => ({ testPhoneId: 'none' }),
  ...{ putSample: async () => ({ sample: 'tea' }), removePrinter: aPrinter },
  goLive: async ({ corp }) => {
    await buildProduct(corp)
    return {}
  },
  connectPaymentAccount: async () => anAccount('new'),
  disconnectPaymentAccount: async (desk) => {
    await ask(app, connectPaymentAccount, { ...desk, body: anAccount('account') })
    return { accountId: 'account' }
  },
  reconcileAgain: aReconciledDay,
  settleDifference: async (desk) => ({ differenceId: await aDifference(desk), way: 'book' }),
  writeOffDifference: async (desk) => ({ differenceId: await aDifference(desk), note: 'A gift of the provider.' }),
  refundOrder: async (desk) => {
    const { storeId: _own, ...refund } = await aRefund(desk)
    return refund
  },
  refundOrderAtDesk: aRefund,
  acceptStorePayment: async ({ corp }) => ({ orderId: (await anOrder(corp)).orderId, version: 1, tender: 'cash' }),
  closeOrder: async ({ corp }) => {
    const { orderId } = await anOrder(corp)
    await asCorp(corp, 'update customer_order set status = 20, pay_time = submit_time')
    return { orderId, version: 1, reason: 'machine' }
  },
  giveBackCash: async (desk) => {
    const { orderId } = await anOrder(desk.corp)
    await asCorp(desk.corp, 'update customer_order set status = 20, pay_time = submit_time')
    const staff = await callerOf({ scope: 'counter' }, desk)
    await ask(app, closeOrder, { ...staff, body: { orderId, version: 1, reason: 'machine' } })
    return { orderId }
  },
  grantDiscount: async ({ corp }) => {
    const { orderId } = await anOrder(corp)
    await asCorp(corp, 'update staff set manual_discount_limit = 100')
    return { orderId, version: 1, type: 7, amount: 100, reason: 'Waited long' }
  },
  settlePaymentAlarm: async (desk) => ({ alarmId: await anAlarm(desk), way: 'read' }),
  updatePicture: async (desk) => {
    const { pictureId, version } = await addPicture(app, desk)
    return { pictureId, version, pictureName: 'Another name', altText: {} }
  },
  replacePicture: async (desk) => {
    const { pictureId, address } = await addPicture(app, desk)
    await publish(desk, created('category', 'bakery', { name: named('Bakery'), icon: address }))
    const bytes = await plainPicture(400, 400).png().toBuffer()
    const by = (await sendPicture(app, desk, { bytes })).data
    return { pictureId, byPictureId: by.pictureId, name: 'New window' }
  },
  deletePicture: async (desk) => {
    const { pictureId, version } = await addPicture(app, desk)
    return { pictureId, version }
  },
  moveStock: async ({ corp }) => {
    const { skuId: itemId } = await buildProduct(corp)
    return { kind: 2, itemId, move: 'count', amount: 3, requestId: randomUUID() }
  },
  planStock: async ({ corp }) => ({ kind: 2, itemId: (await buildProduct(corp)).skuId, amountList: Array(7).fill(3) }),
  setStockPlan: async (desk) => ({
    ...{ storeId: await ownStore(desk), kind: 2, itemId: (await buildProduct(desk.corp)).skuId },
    ...{ from: null, to: Array(7).fill(3) },
  }),
  openShift: async () => ({ float: 100 }),
  moveCash: async (desk) => {
    const cash = { direction: 'in', amount: 100, reason: 'Change fetched', requestId: randomUUID() }
    return { ...(await aShift(desk)), ...cash }
  },
  closeShift: async (desk) => ({ ...(await aShift(desk)), counted: 90, expected: 100, reason: 'Not known' }),
  addPrinter: async () => ({ name: 'Bar', language: 'en-US', categoryList: [] }),
  updatePrinter: async (desk) => ({ ...(await aPrinter(desk)), name: 'Oven', language: 'th-TH', categoryList: [] }),
  setStoreControlOpen: async () => ({ isOpen: false, forMinutes: 15 }),
  setStoppedMethod: async () => ({ pickupMethod: 1, isStopped: true }),
  ...{ setClosingTime: async () => ({ closesAt: null }), setReadyDelay: async () => ({ minutes: 10 }) },
  createStore: async () => ({
    ...{ name: named('Quay'), address: named('1 Quay St'), phone: '1', latitude: 1, longitude: 103 },
    ...{ timeZone: 'Asia/Singapore', pickupMethodList: [1], businessHourList: null },
  }),
  updateStore: async (desk) => ({ storeId: await ownStore(desk), from: { code: '' }, to: { code: 'R1' } }),
  updateStoreHours: async (desk) => ({ storeId: await ownStore(desk), from: null, to: [] }),
  updateStoreSlots: async (desk) => ({ storeId: await ownStore(desk), from: null, to: null }),
  updateStoreTables: async (desk) => ({ storeId: await ownStore(desk), from: [], to: ['1'] }),
  renewTableCodes: async (desk) => ({ storeId: await ownStore(desk) }),
  setStoreException: async (desk) => ({ storeId: await ownStore(desk), date: aDate(), from: null, to: [] }),
  archiveStore: async (desk) => ({ storeId: await ownStore(desk), isArchived: true }),
  createStoreGroup: async () => ({ name: named('North'), storeIdList: [] }),
  updateStoreGroup: async (desk) => {
    const { groupId } = await aGroup(desk)
    const group = { name: named('North'), storeIdList: [] }
    return { groupId, from: group, to: { ...group, storeIdList: [await ownStore(desk)] } }
  },
  deleteStoreGroup: (desk) => aGroup(desk),
  setStoreOpen: async (desk) => ({ storeId: await ownStore(desk), isOpen: false }),
  setSoldOut: async ({ corp }) => {
    const { productId } = await buildProduct(corp)
    return { kind: 3, itemId: productId, isSoldOut: true }
  },
  placeWalkIn: async ({ corp }) => walkInBody(await buildShop(corp)),
  updateTeamRules: async (desk) => {
    await turnTotpOn(desk)
    return { doOwnersNeedTotp: true }
  },
}

/** Who makes a call: at the desk, or at the counter of the only store. */
async function callerOf({ scope }: { readonly scope?: string }, { corp, account, token }: Desk) {
  if (scope !== 'counter') return { corp, token }
  const [counter] = await asCorp<{ storeId: string }>(
    corp,
    `select store_id as "storeId" from customer_order union all select store_id from store`,
  )
  const { data } = await ask(app, logInEmployee, {
    corp,
    body: { account, password: staffPasswordOfTests, ...counter },
  })
  return { corp, token: data.token }
}

const auditing = Object.entries(calls).filter(([, { audits, body }]) => audits !== undefined && body === 'json')

test('[DK-06] every call that is noted is tried here', () => {
  expect(auditing.map(([name]) => name).toSorted()).toEqual(Object.keys(bodies).toSorted())
})

test.each(auditing)('[DK-06][staff-5] %s writes one entry, with its own transaction', async (name, call) => {
  const corp = await buildCorp({ currency: 'IDR' })
  await buildStore(corp)
  const desk = await buildAtDesk(app, corp, 'owner')
  const body = (await bodies[name]?.(desk)) ?? {}
  const entries = () =>
    asCorp<{ action: string; staff_id: string; text: string }>(
      corp,
      `select *, row_to_json(audit_entry)::text as text from audit_entry order by entry_id`,
    )
  const before = (await entries()).length
  expect((await ask(app, call, { ...(await callerOf(call, desk)), body })).code).toBe(200)
  const added = (await entries()).slice(before)
  expect(added.map(({ action, staff_id }) => [action, staff_id])).toEqual([[call.audits, desk.staffId]])
  for (const secret of [staffPasswordOfTests, 'another long one', 'argon2'])
    expect(added[0]?.text).not.toContain(secret)
})

test('[DK-06] an entry can neither be changed nor deleted, and a change that is refused leaves none', async () => {
  const corp = await buildCorp()
  const desk = await buildAtDesk(app, corp, 'owner')
  const wish = { ...rights, account: 'mira', staffName: 'Mira' }
  await ask(app, inviteStaff, { ...desk, body: wish })
  await ask(app, inviteStaff, { ...desk, body: wish })
  const { list } = (await ask(app, listAudit, { ...desk, body: {} })).data
  expect(list).toHaveLength(1)
  await expect(asCorp(corp, `update audit_entry set reason = 'x'`)).rejects.toThrow(/permission denied/)
  await expect(asCorp(corp, 'delete from audit_entry')).rejects.toThrow(/permission denied/)
})
