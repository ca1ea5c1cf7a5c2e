import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { calls } from './calls.ts'
import { clock, id, money, position } from './shapes.ts'
import { statRecord } from './statistics.ts'

const text = (length: number) => 'x'.repeat(length)
const many = <Value>(value: Value, length: number) => Array.from({ length }, () => value)
const uuid = '0192f3a4-5b6c-7d8e-9fa0-b1c2d3e4f506'
const line = { productId: 'tea', skuId: 'tea-1', num: 1 }
const cart = { storeId: 's1', productRequestList: [line] }
const order = { ...cart, pickupMethod: 1, requestId: uuid, paymentMethodCode: 'card', expectedPayable: 450 }
const pick = { propertyId: 'ice', propertyValueId: 'less' }
const part = { productGroupId: 'drink', ...line }
const group = { ...cart, pickupMethod: 1, name: 'Lin' }
const phone = { areaCode: '65', phone: '81234417' }
const code = { code: '123456', nonce: 'n1' }
const password = { password: 'oolong88', confirmPassword: 'oolong88' }
const helpFile = (ending: string) => `/uploads/${text(22)}.${ending}`
const push = { endpoint: 'https://push.example/1', keys: { p256dh: text(87), auth: text(22) } }
const move = { orderId: 'o1', version: 1 }
const cashMove = { shiftNo: 1, direction: 'in', amount: 5, reason: 'change', requestId: uuid }
const printer = { name: 'Bar', language: 'en-US', categoryList: [] }
const approval = { staffId: 's1', pin: '4815' }
const discount = { type: 6, reason: 'a regular' }
const event = { ak: 'app', uuid: text(8), t: 1, lt: 21, e_n: 'tap', e_v: {} }

/** A request that is taken, and values of one field: those that are taken as well, and those that are refused. */
type Case = readonly [call: keyof typeof calls, request: object, field: string, good: unknown[], bad: unknown[]]

const cases: readonly Case[] = [
  ['openShift', { float: 0 }, 'float', [0, 20_000, 10 ** 12], [-1, 0.5, 10 ** 12 + 1, '5', undefined]],
  ['moveCash', cashMove, 'amount', [1, 10 ** 12], [0, -1, 1.5, 10 ** 12 + 1, undefined]],
  ['moveCash', cashMove, 'direction', ['in', 'out'], ['up', undefined]],
  ['moveCash', cashMove, 'reason', ['x', text(140)], ['', ' ', text(141), undefined]],
  ['moveCash', cashMove, 'requestId', [uuid], ['', 'r1', undefined]],
  ['moveCash', cashMove, 'shiftNo', [1, 2_147_483_646], [0, 2_147_483_647, 1.5, undefined]],
  ['closeShift', { shiftNo: 1, counted: 0, expected: 0 }, 'counted', [0, 10 ** 12], [-1, 0.5, 10 ** 12 + 1, undefined]],
  ['closeShift', { shiftNo: 1, counted: 0, expected: 0 }, 'expected', [-5, 0], [0.5, undefined]],
  ['closeShift', { shiftNo: 1, counted: 0, expected: 0 }, 'reason', [undefined, '', text(140)], [text(141)]],
  ['addPrinter', printer, 'name', ['x', text(40)], ['', ' ', text(41), undefined]],
  ['addPrinter', printer, 'language', ['ar-IQ'], ['fr', '', undefined]],
  ['addPrinter', printer, 'categoryList', [[], many('c1', 100)], [many('c1', 101), ['a b'], undefined]],
  ['updatePrinter', { ...printer, printerId: 'p1' }, 'printerId', ['p1'], ['', 'a b', undefined]],
  ['testPrinter', { printerId: 'p1', requestId: uuid }, 'requestId', [uuid], ['', 'r1', undefined]],
  ['printTicket', { orderId: 'o1', requestId: uuid }, 'requestId', [uuid], ['', 'r1', undefined]],
  ['printTicket', { orderId: 'o1', requestId: uuid }, 'byBrowser', [undefined, true], ['yes', null]],
  ['listShifts', {}, 'beforeNo', [undefined, null, 1], [0, 1.5]],
  ['findReadyTime', { storeId: 's1' }, 'work', [undefined, 1, 9999], [0, 10_000, 1.5]],
  ['listSlots', { storeId: 's1' }, 'work', [undefined, 1, 9999], [0, 10_000]],
  ['createOrder', order, 'slotStartsAt', [undefined, 1_790_000_000_000], [null, 'soon', 1.5]],
  ['createOrder', order, 'table', [undefined, { tableName: '1', code: 'x' }], [null, '1', { tableName: '1' }]],
  ['findTable', { storeId: 's1', code: 'x' }, 'tableName', ['1', text(12)], ['', text(13), undefined]],
  ['findTable', { storeId: 's1', tableName: '1' }, 'code', ['x', text(64)], ['', text(65), undefined]],
  ['updateStoreTables', { storeId: 's1', from: [] }, 'to', [[], ['1', '2']], [['1', '1'], [''], [text(13)], undefined]],
  ['setReadyDelay', { minutes: 5 }, 'minutes', [0, 60], [-1, 61, 1.5, undefined]],
  ['logInByCode', { ...phone, ...code }, 'areaCode', ['', text(5)], [text(6), 65]],
  ['logInByCode', { ...phone, ...code }, 'phone', ['', text(32)], [text(33), undefined]],
  ['logInByCode', { ...phone, ...code }, 'code', ['', text(16)], [text(17), 123456, undefined]],
  ['logInByCode', { ...phone, ...code }, 'nonce', [undefined, text(64)], [text(65)]],
  ['logInByCode', { ...phone, ...code }, 'language', [undefined, text(16)], [text(17)]],
  ['logInByCode', { ...phone, ...code }, 'agreementAccepted', [undefined, true, false], ['true', 1]],
  ['sendSmsCode', { scene: 1 }, 'scene', [1, 4], [0, 5, 1.5, undefined]],
  ['sendSmsCode', { scene: 1 }, 'phone', [undefined, text(32)], [text(33)]],
  ['logInByPassword', { ...phone, password: '' }, 'password', [text(200)], [text(201), undefined]],
  ['register', { ...phone, ...code, ...password }, 'nickName', [undefined, text(200)], [text(201)]],
  ['resetPassword', { ...phone, ...code, ...password }, 'confirmPassword', [text(200)], [text(201), undefined]],
  ['changePassword', { ...password, oldPassword: '' }, 'oldPassword', [text(200)], [text(201), undefined]],
  ['logInEmployee', { account: 'a', password: 'b' }, 'account', ['', text(128)], [text(129)]],
  ['logInEmployee', { account: 'a', password: 'b' }, 'password', ['', text(200)], [text(201)]],
  ['logInEmployee', { account: 'a', password: 'b' }, 'code', [undefined, '', text(20)], [text(21)]],
  ['logInEmployee', { account: 'a', password: 'b' }, 'storeId', [undefined, 's1'], ['', 'a b']],
  ['updateProfile', {}, 'gender', [undefined, 0, 2], [-1, 3]],
  ['updateProfile', {}, 'nickName', [undefined, text(400)], [text(401), null]],
  ['updateProfile', {}, 'birthday', [undefined, null, '2000-02-29'], [20000229]],
  ['deleteAccount', { ...code, confirm: true }, 'confirm', [true], [false, undefined, 'true']],
  ['deleteAccount', { ...code, confirm: true }, 'reason', [undefined, text(140)], [text(141)]],
  ['checkCart', cart, 'productRequestList', [[line], many(line, 100)], [[], many(line, 101), undefined]],
  ['openGroupOrder', group, 'name', ['x', text(20)], ['', text(21), undefined]],
  ['openGroupOrder', group, 'pickupMethod', [1, 2], [0, 9, undefined]],
  ['openGroupOrder', group, 'productRequestList', [[], many(line, 30)], [many(line, 31), undefined]],
  ['findGroupOrder', { groupOrderId: 'g1' }, 'memberKey', [undefined, text(64)], ['', text(65), null]],
  ['joinGroupOrder', { groupOrderId: 'g1' }, 'name', ['x', text(20)], ['', text(21), undefined]],
  ['saveGroupLines', { groupOrderId: 'g1', version: 1 }, 'productRequestList', [[], many(line, 30)], [many(line, 31)]],
  ['saveGroupLines', { groupOrderId: 'g1', productRequestList: [] }, 'version', [1], [0, 1.5, undefined]],
  ['leaveGroupOrder', {}, 'groupOrderId', [text(22)], ['', 'a b', undefined]],
  ['removeGroupLine', { groupOrderId: 'g1', memberNo: 1, version: 1 }, 'line', [0, 29], [-1, 30, undefined]],
  ['removeGroupLine', { groupOrderId: 'g1', version: 1, line: 0 }, 'memberNo', [1], [0, 1.5, undefined]],
  ['removeGroupMember', { groupOrderId: 'g1' }, 'memberNo', [2], [1, 0, 1.5, undefined]],
  ['lockGroupOrder', {}, 'groupOrderId', [text(22)], ['', 'a b', undefined]],
  ['unlockGroupOrder', {}, 'groupOrderId', [text(22)], ['', 'a b', undefined]],
  ['endGroupOrder', {}, 'groupOrderId', [text(22)], ['', 'a b', undefined]],
  ['createOrder', order, 'groupOrder', [undefined, { groupOrderId: 'g1', version: 1 }], [null, { groupOrderId: 'g1' }]],
  ['checkCart', cart, 'productRequestList.0.guestName', [undefined, '', text(20)], [text(21), 1]],
  ['shareCart', cart, 'productRequestList', [[line], many(line, 50)], [[], many(line, 51), undefined]],
  ['findSharedCart', {}, 'sharedCartId', [text(22)], ['', 'a b', undefined]],
  ['checkCart', cart, 'promotionId', [undefined, null, 'p1'], ['', 'a b']],
  ['checkCart', cart, 'productRequestList.0.num', [1, 999], [0, -1, 1000, 1.5, '1', undefined]],
  ['checkCart', cart, 'productRequestList.0.lineId', [undefined, '', text(64)], [text(65)]],
  ['checkCart', cart, 'productRequestList.0.propertyValList', [undefined, [], many(pick, 40)], [many(pick, 41)]],
  [
    'checkCart',
    cart,
    'productRequestList.0.packageProductList',
    [undefined, many(part, 40)],
    [many(part, 41), [{ ...part, num: 0 }]],
  ],
  ['checkCart', cart, 'productRequestList.0.promotionId', [undefined, null, 'p1'], ['']],
  ['saveCart', { ...cart, version: 0 }, 'version', [0, 2_147_483_646], [-1, 2_147_483_647, undefined]],
  ['saveCart', { ...cart, version: 0 }, 'productRequestList', [[], many(line, 100)], [many(line, 101)]],
  ['createOrder', order, 'pickupMethod', [1, 2], [0, 3, undefined]],
  ['createOrder', order, 'couponIdList', [undefined, ['a', 'b']], [['a', 'b', 'c']]],
  ['createOrder', order, 'points', [undefined, 0, 500, 'all'], [-1, 1.5, 'most']],
  ['createOrder', order, 'giftList', [undefined, many(line, 20)], [many(line, 21)]],
  ['createOrder', order, 'remark', [undefined, '', text(140)], [text(141), null]],
  ['createOrder', order, 'requestId', [uuid], ['', 'r1', undefined]],
  ['createOrder', order, 'expectedPayable', [0, -1, Number.MAX_SAFE_INTEGER], [4.5, 2 ** 53, undefined]],
  ['listOrders', {}, 'status', [undefined, 0, 4], [-1, 5]],
  ['listOrders', {}, 'afterOrderId', [undefined, 'o1'], ['', '../o1']],
  ['mailReceipt', { orderId: 'o1', email: 'a@b.example' }, 'email', ['', text(254)], [text(255), null, undefined]],
  ['listOrderStatus', { orderIdList: [] }, 'orderIdList', [[], many('o1', 20)], [many('o1', 21), undefined]],
  ['cancelOrder', { orderId: 'o1' }, 'reason', [undefined, '', text(140)], [text(141)]],
  ['createPayment', { orderId: 'o1', paymentMethodCode: 'card' }, 'returnUrl', [undefined, text(2000)], [text(2001)]],
  ['confirmPayment', { orderId: 'o1', answer: 1 }, 'answer', [1, 2], [0, 3]],
  ['listCoupons', {}, 'status', [undefined, 0, 5], [-1, 6]],
  ['exchangeCoupon', { code: 'x' }, 'code', ['x', text(64)], ['', text(65)]],
  ['listPoints', {}, 'type', [undefined, 0, 5], [-1, 6]],
  ['listStores', {}, 'type', [undefined, 1, 3], [0, 4]],
  ['listStores', {}, 'radius', [undefined, 1], [0, -1, 1e9]],
  ['listStores', {}, 'latitude', [undefined, -90, 90], [-90.1, 90.1, null]],
  ['listStores', {}, 'longitude', [undefined, -180, 180], [-180.1, 180.1, null]],
  ['listStores', {}, 'keyword', [undefined, text(50)], [text(51)]],
  ['listStores', {}, 'openFirst', [undefined, true, false], [null, 1, 'true']],
  ['searchStores', { keyword: '' }, 'openFirst', [undefined, true], [null, 1]],
  ['searchStores', { keyword: '' }, 'keyword', ['', text(50)], [text(51), undefined]],
  ['searchProducts', { storeId: 's1', keyword: '' }, 'keyword', ['', text(50)], [text(51), undefined]],
  ['findProducts', { storeId: 's1', productIdList: [] }, 'productIdList', [many('tea', 200)], [many('tea', 201)]],
  ['sendOrderHelp', { orderId: 'o1', reason: 'other' }, 'words', [undefined, text(500)], [text(501)]],
  ['sendOrderHelp', { orderId: 'o1', reason: 'other' }, 'reason', ['missing'], ['', 'bored', undefined]],
  [
    'sendOrderHelp',
    { orderId: 'o1', reason: 'other' },
    'fileList',
    [many(helpFile('webp'), 9), [helpFile('mp4')], [helpFile('webm')]],
    [many(helpFile('webp'), 10), [helpFile('exe')], [`x${helpFile('mp4')}`], [`${helpFile('mp4')}x`]],
  ],
  ['closeStoreHelp', { helpId: 'h1' }, 'answer', [undefined, text(140), `  ${text(140)}  `], [text(141)]],
  ['grantDiscount', discount, 'reason', [text(140)], ['', '   ', text(141), undefined]],
  ['grantDiscount', discount, 'type', [6, 7], [5, 8, undefined]],
  ['grantDiscount', discount, 'permille', [undefined, 1, 1000], [0, 1001]],
  ['scanMember', { content: '' }, 'content', [text(512)], [text(513)]],
  ['readyOrder', move, 'version', [1, 2_147_483_646], [0, 2_147_483_647, undefined]],
  ['completeOrder', move, 'pickupCode', [undefined, text(12)], [text(13)]],
  ['takeBackOrder', move, 'from', [30, 40, 50], [20, 60, undefined]],
  ['tickOrderLine', { orderId: 'o', isTicked: true }, 'lineNo', [0, 32_767], [-1, 32_768, 1.5, undefined]],
  ['setMyPin', { pin: '' }, 'pin', ['', '4815', text(6)], [text(7), 4815, undefined]],
  ['setMyPin', { pin: '' }, 'password', [undefined, text(200)], [text(201)]],
  ['setMyPin', { pin: '' }, 'code', [undefined, text(20)], [text(21)]],
  ['listApprovers', { kind: 'refund', amount: 1 }, 'kind', ['refund', 'employee', 'manual'], ['any', undefined]],
  ['listApprovers', { kind: 'refund', amount: 1 }, 'amount', [0, Number.MAX_SAFE_INTEGER], [-1, 0.5, undefined]],
  ['grantDiscount', discount, 'approval', [undefined, approval], [null, {}, { staffId: 'a b', pin: '1' }]],
  ['refundOrder', { ...move, amount: 0, reason: 'x', approval }, 'approval.pin', ['', text(6)], [text(7), undefined]],
  ['refundOrder', { ...move, amount: 0, reason: 'x', approval }, 'approval.staffId', ['s1'], ['', 'a b', undefined]],
  ['clearStaffPin', { staffId: 's1', version: 1 }, 'staffId', ['s1'], ['', 'a b', undefined]],
  ['closeOrder', { ...move, reason: 'soldOut' }, 'reason', ['x', text(140)], ['', text(141), undefined]],
  ['closeOrder', { ...move, reason: 'soldOut' }, 'note', [undefined, text(140)], [text(141)]],
  ['refundOrder', { ...move, amount: 0, reason: 'x' }, 'amount', [undefined, 0, Number.MAX_SAFE_INTEGER], [-1, 0.5]],
  [
    'refundOrder',
    { ...move, lineList: [{ lineNo: 1, num: 1 }], reason: 'x' },
    'lineList.0.num',
    [1, 2_147_483_646],
    [0, -1, 0.5, 2_147_483_647, undefined],
  ],
  [
    'refundOrder',
    { ...move, lineList: [{ lineNo: 1, num: 1 }], reason: 'x' },
    'lineList.0.isBackToStock',
    [undefined, true, false],
    ['yes', 1, null],
  ],
  ['refundOrder', { ...move, reason: 'x' }, 'lineList', [undefined, [{ lineNo: 0, num: 1 }]], [[], [{ lineNo: 1 }]]],
  ['listStoreOrders', {}, 'changedSince', [undefined, 0, 8_640_000_000_000], [-1, 8_640_000_000_001]],
  ['uploadFile', {}, 'scene', [undefined, 'avatar', 'help'], ['other']],
  ['createPushClient', {}, 'appId', [undefined, text(64)], [text(65)]],
  ['bindPushClient', {}, 'webPush', [undefined, null, push], [{}, { ...push, endpoint: text(1001) }]],
  [
    'bindPushClient',
    { webPush: push },
    'webPush.keys.p256dh',
    [text(87), `${text(87)}=`],
    [text(86), text(88), `${text(87)}==`, `${text(86)}+`],
  ],
  [
    'bindPushClient',
    { webPush: push },
    'webPush.keys.auth',
    [text(22), `${text(22)}==`],
    [text(21), text(23), `${text(22)}===`],
  ],
  ['reportStatistics', { t: 1, requests: [] }, 'requests', [[], '{}', [1, null]], [{}, undefined]],
]

/** A copy of the request with another value in a field that may lie deep, `list.0.num`. */
function withValue(request: object, field: string, value: unknown): unknown {
  const copy = structuredClone(request) as Record<string, unknown> // as: a request is an object by name
  const [last = '', ...way] = field.split('.').reverse()
  const place = way.reverse().reduce((node, key) => node[key] as Record<string, unknown>, copy) // as: the case names the way
  if (value === undefined) delete place[last]
  else place[last] = value
  return copy
}

/** Requirements that say what a field takes. */
const requirements: Readonly<Record<string, string>> = {
  ...{ 'createOrder remark': '[R-5.8][R-9.12] ', 'createOrder pickupMethod': '[R-1.4][R-3.13] ' },
  ...{ 'listStores type': '[R-1.2][R-2.13] ', 'listStores radius': '[R-2.13] ', 'searchStores keyword': '[R-2.14] ' },
  ...{ 'searchProducts keyword': '[R-2.15] ', 'listCoupons status': '[R-2.45][R-4.14] ' },
  ...{ 'listPoints type': '[R-2.46][R-3.20] ', 'updateProfile gender': '[R-3.7] ', 'listOrders status': '[R-4.10] ' },
  ...{ 'deleteAccount confirm': '[R-2.36] ', 'confirmPayment answer': '[R-4.12] ', 'uploadFile scene': '[R-5.18] ' },
  ...{ 'createPushClient appId': '[R-8.17] ', 'findProducts productIdList': '[R-7.7] ' },
}

describe.each(cases)('%s', (name, request, field, good, bad) => {
  const taken = (value: unknown) => calls[name].input.safeParse(withValue(request, field, value)).success

  const ids = requirements[`${name} ${field}`] ?? ''

  test(`${ids}takes ${field} up to its limits`, () => {
    expect(good.filter((value) => !taken(value))).toEqual([])
  })

  test(`${ids}refuses ${field} beyond them`, () => {
    expect(bad.filter(taken)).toEqual([])
  })
})

const parse = (shape: z.ZodType, values: readonly unknown[]) => values.map((value) => shape.safeParse(value).success)

test('an id is 1 to 64 letters, digits, hyphens and underscores', () => {
  expect(parse(id, ['a', text(64), 'A-z_09', uuid])).toEqual([true, true, true, true])
  expect(parse(id, ['', text(65), 'a b', 'a/b', 'a\n', 'é', ' a', 7])).toEqual(Array(8).fill(false))
})

test('a time of day has two digits each, and only a day ends at 24:00', () => {
  expect(parse(clock, ['00:00', '09:59', '19:30', '23:59', '24:00'])).toEqual(Array(5).fill(true))
  expect(parse(clock, ['24:01', '9:00', '29:00', '12:60', '12:5', '012:00', '12:000', '124:00', '24:000'])).toEqual(
    Array(9).fill(false),
  )
})

test('money is a whole number that a program can count with', () => {
  expect(parse(money, [0, -5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])).toEqual(Array(4).fill(true))
  expect(parse(money, [0.5, 2 ** 53, -(2 ** 53), '5', null])).toEqual(Array(5).fill(false))
})

test('a position lies on the globe', () => {
  expect(parse(position.latitude, [90, -90, 91, -91])).toEqual([true, true, false, false])
  expect(parse(position.longitude, [180, -180, 181, -181])).toEqual([true, true, false, false])
})

test('[R-7.5][R-9.16] a page that cannot be is the first one of the usual size, not a refusal', () => {
  const first = { pageIndex: 1, pageSize: 20 }
  for (const list of [calls.listOrders, calls.listPoints, calls.listCoupons, calls.listStores])
    expect([list.path, list.input.parse({})]).toMatchObject([list.path, first])
  expect(calls.listOrders.input.parse({ pageIndex: 'x', pageSize: 1.5 })).toMatchObject(first)
  expect(calls.listOrders.input.parse({ pageIndex: 3, pageSize: 5 })).toMatchObject({ pageIndex: 3, pageSize: 5 })
  const materials = { pageIndex: 1, pageSize: 200 }
  expect(calls.listMaterials.input.parse({ storeId: 's1' })).toMatchObject(materials)
  expect(calls.listMaterials.input.parse({ storeId: 's1', pageIndex: '', pageSize: null })).toMatchObject(materials)
  expect(calls.listCategories.input.parse({ limitLevel: 'deep' })).toMatchObject({ limitLevel: 10 })
  expect(calls.listCategories.input.parse({})).toMatchObject({ limitLevel: 10 })
})

test('[R-7.6][R-9.2] whatever channel a customer names, they buy through this app', () => {
  for (const saleChannelCode of [undefined, 1, 2, 99])
    expect(calls.listPromotions.input.parse({ storeId: 's1', saleChannelCode })).toMatchObject({ saleChannelCode: 1 })
})

test('[R-5.11][R-6.7] what a cart adds beside ids and numbers is dropped', () => {
  const priced = { ...line, price: 1, productName: 'tea' }
  const { productRequestList } = calls.checkCart.input.parse({ ...cart, productRequestList: [priced] })
  expect(productRequestList).toEqual([
    { ...line, productType: 1, isFreeGift: false, promotionId: null, propertyValList: [], packageProductList: [] },
  ])
})

test('[R-6.7] discounts that an order brings along are dropped', () => {
  const brought = { discountList: [{ type: 6, amount: 400 }], staff: { manual: { amount: 400 } }, discountTotal: 400 }
  const read = calls.createOrder.input.parse({ ...order, ...brought })
  expect(Object.keys(brought).filter((name) => name in read)).toEqual([])
})

test('an order asks for nothing that the customer did not choose', () => {
  expect(calls.createOrder.input.parse(order)).toMatchObject({
    ...{ couponIdList: [], points: 0, giftList: [], tissueNeed: false, remark: '', specialRemark: false },
  })
})

test('[R-7.18] a record of use is known by its kind and takes what its kind has', () => {
  const good = [event, { ...event, lt: 1, cst: 1, url: '/', fvts: 1, lvts: 1, tvc: 1 }]
  expect(parse(statRecord, good)).toEqual([true, true])
  const bad = [
    { ...event, lt: 99 },
    { ...event, uuid: text(7) },
    { ...event, uuid: text(65) },
    { ...event, t: -1 },
  ]
  expect(parse(statRecord, bad)).toEqual(Array(4).fill(false))
})
