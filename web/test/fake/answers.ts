import type { CallMap } from '@tiffin/contract/calls'
import type { ProductRequest } from '@tiffin/core/cart/cart-line'
import { type ResolvedLine, resolveLine } from '@tiffin/core/cart/resolve-line'
import { textIn } from '@tiffin/core/language/language'
import { noMoney } from '@tiffin/core/money/money'
import type { Order } from '@tiffin/core/order/order'
import { pickupCodeOf } from '@tiffin/core/order/order-number'
import { allowedActions, type OrderStatus, statusGroups } from '@tiffin/core/order/order-state'
import { reorderLines } from '@tiffin/core/order/reorder'
import type { Bill } from '@tiffin/core/pricing/bill'
import { priceOrder } from '@tiffin/core/pricing/price-order'
import { orderTaxOf, type ShownTax } from '@tiffin/core/tax/tax'
import { accountAnswers } from './account.ts'
import { categories, products } from './menu.ts'
import { choicesOf, offersOf, pointSummary, purse } from './purse.ts'
import { FakeRefusal } from './refusal.ts'
import { bootstrap, promotions, stores, taxing } from './shop.ts'

export { FakeRefusal }

export type Answers = { [Path in keyof CallMap]?: (input: CallMap[Path]['input']) => CallMap[Path]['output'] }

const page = <Item>(list: Item[]) => ({ list, total: list.length, pageIndex: 1, pageSize: 500, hasMore: false })
const fresh = () => ({ version: '1', freshUntil: Date.now() + 60_000 })

function resolve(requests: readonly Partial<ProductRequest>[]): ResolvedLine[] {
  return requests.map((request) => {
    const product = products.find(({ productId }) => productId === request.productId)
    const whole = { propertyValList: [], packageProductList: [], ...request }
    // The fake trusts the app's own requests, which are whole.
    const line = product === undefined ? undefined : resolveLine(product, whole as ProductRequest)
    if (line?.ok !== true) throw new FakeRefusal('productUnknown')
    return line.value
  })
}

interface Wanted {
  productRequestList: Partial<ProductRequest>[]
  promotionId?: string | null
  couponIdList?: string[]
  points?: number | 'all'
  pickupMethod?: number
}

const shownTaxes = ({ taxList }: Bill): ShownTax[] =>
  taxList.map(({ name, ...tax }) => ({ ...tax, name: textIn(name, 'en-US') }))

function price({ productRequestList, promotionId, pickupMethod = 1, ...choices }: Wanted) {
  const tax = taxing.terms && orderTaxOf(taxing.terms, pickupMethod)
  const lines = resolve(productRequestList)
  const bill = priceOrder({
    lines: lines.map(({ priceLine }) => priceLine),
    promotions,
    now: Date.now(),
    isMember: false,
    promotionId,
    currencyScale: 2,
    defaultFractionDigits: 2,
    ...(tax ? { tax } : {}),
    ...choicesOf(choices),
  })
  if (!bill.ok) throw new FakeRefusal(bill.refusal)
  return { lines, bill: bill.value }
}

function pricedCart(wish: Wanted) {
  const { lines, bill } = price(wish)
  const { lineList, serviceChargeTaxList: _serviceChargeTaxList, ...amounts } = bill
  const productList = lines.map(({ line }, index) => ({
    ...line,
    price: lineList[index]?.price ?? line.price,
    discountPrice: lineList[index]?.discountPrice ?? line.discountPrice,
  }))
  return { ...amounts, taxList: shownTaxes(bill), productList, giftList: [], isMember: false }
}

const orders: Order[] = []

function orderLines({ lines, bill }: { lines: ResolvedLine[]; bill: Bill }): Order['productList'] {
  return lines.map(({ line }, index) => {
    const priced = bill.lineList[index]
    const discountPrice = priced?.discountPrice ?? line.discountPrice
    const { lineAmount = noMoney, payable = noMoney, total = noMoney } = priced ?? {}
    return {
      ...line,
      discountPrice,
      lineAmount,
      payable,
      total,
      lineNo: index + 1,
      refundNum: 0,
      refundAmount: noMoney,
    }
  })
}

type CreateInput = CallMap['/api/app/order/order/create']['input']

function createOrder(input: CreateInput): Order {
  const { lines, bill } = price(input as Wanted)
  const store = stores.find(({ storeId }) => storeId === input.storeId)
  if (store === undefined) throw new FakeRefusal('storeUnknown')
  const now = Date.now()
  const isOnline = input.paymentMethodCode !== 'atStore'
  const order: Order = {
    orderId: `o${orders.length + 1}`,
    orderNo: `2611211031000${String(27 + orders.length).padStart(3, '0')}`,
    status: 10,
    statusText: '',
    version: 1,
    store,
    pickupMethod: input.pickupMethod,
    tissueNeed: input.tissueNeed ?? false,
    remark: input.remark ?? '',
    specialRemark: false,
    paymentMethod: {
      code: input.paymentMethodCode,
      name: isOnline ? 'Card' : 'Pay at the store',
      type: isOnline ? 1 : 2,
    },
    paymentNo: null,
    submitTime: now,
    payTime: null,
    payExpireTime: now + 900_000,
    makingTime: null,
    readyTime: null,
    finishTime: null,
    readyFrom: null,
    readyUntil: null,
    tableName: '',
    ...{ slotStartsAt: null, slotEndsAt: null, releaseAt: null },
    pickupCode: isOnline ? null : pickupCodeOf(input.pickupMethod, 41),
    productList: orderLines({ lines, bill }),
    giftList: [],
    originalAmount: bill.originalAmount,
    subtotal: bill.subtotal,
    discountTotal: bill.discountTotal,
    ...{ taxMode: bill.taxMode, serviceCharge: bill.serviceCharge, taxList: shownTaxes(bill) },
    payableTotal: bill.payableTotal,
    discountList: bill.discountList,
    refundTotal: noMoney,
    returnedTotal: noMoney,
    refundState: 0,
    closeReason: '',
    pointsUsed: 0,
    pointsObtained: 0,
    allowActions: allowedActions(10, { isOnline }),
    serverTime: now,
  }
  orders.unshift(order)
  return order
}

function find(orderId: string): Order {
  const order = orders.find((each) => each.orderId === orderId)
  if (order === undefined) throw new FakeRefusal('orderUnknown')
  return { ...order, serverTime: Date.now() }
}

/** Moves an order as a counter would; for tests only, not a call. */
export function moveOrder(orderId: string, status: OrderStatus): Order {
  const order = orders.find((each) => each.orderId === orderId)
  if (order === undefined) throw new FakeRefusal('orderUnknown')
  const now = Date.now()
  order.status = status
  order.version += 1
  if (status >= 20 && status <= 50) {
    order.payTime ??= now
    order.paymentNo ??= '774102296000000000000001'
    order.pickupCode ??= pickupCodeOf(order.pickupMethod, 27)
  }
  if (status === 30) order.makingTime = now
  if (status === 40) order.readyTime = now
  order.allowActions = allowedActions(status, { isOnline: order.paymentMethod.type === 1 })
  return order
}

/** What the made-up shop answers, in the shapes of the contract. */
export const answers: Answers = {
  '/api/app/customer/page-config/share-status/list': ({ pageType }) => ({ pageType, status: 1 }),
  '/api/app/customer/general-config/web-guide-marker/list': () => ({ list: [] }),
  '/api/app/customer/general-config/customer-qr-background/list': () => ({ image: '', textColor: '' }),
  '/api/app/customer/general-config/download-page/list': () => ({
    ...{ title: 'Camellia Row in your pocket', logo: '', image: '', description: 'Order in fewer taps.' },
    ...{ iosUrl: 'https://apps.example/ios', androidUrl: 'https://apps.example/android', enabled: true },
  }),
  '/api/app/common/bootstrap/detail': bootstrap,
  '/api/app/customer/store/default': () => stores[0] as (typeof stores)[0],
  '/api/app/customer/store/detail': ({ storeId }) => {
    const store = stores.find((each) => each.storeId === storeId)
    if (store === undefined) throw new FakeRefusal('storeUnknown')
    return store
  },
  '/api/app/customer/store/slots': () => ({ dayList: [], timeZone: 'UTC', serverTime: Date.now() }),
  '/api/app/customer/store/ready-time': ({ work = 1 }) => {
    const serverTime = Date.now()
    return { readyFrom: serverTime + 4 * 60_000, readyUntil: serverTime + (6 + work) * 60_000, serverTime }
  },
  '/api/app/customer/store/list': ({ type }) => page(type === 2 ? stores.filter((store) => store.favourite) : stores),
  '/api/app/customer/store/favourite': ({ storeId, favourite }) => {
    const store = stores.find((each) => each.storeId === storeId)
    if (store !== undefined) store.favourite = favourite
    return { storeId, favourite }
  },
  '/api/app/product/category/list': () => ({ ...page(categories), ...fresh() }),
  '/api/app/product/product/list': () => ({ ...page(products), ...fresh() }),
  '/api/app/product/product/detail': ({ productId }) => {
    const product = products.find((each) => each.productId === productId)
    if (product === undefined) throw new FakeRefusal('productUnknown')
    return product
  },
  '/api/app/product/product/gift-detail': ({ promotionId }) => {
    const rule = promotions.find((each) => each.promotionId === promotionId)?.rule
    if (rule?.kind !== 'gift') throw new FakeRefusal('promotionEnded')
    const list = products.filter(({ productId }) => rule.productIdList.includes(productId))
    return { list: list.map((product) => ({ ...product, maxNum: rule.maxNum })), maxGiftNum: rule.maxNum }
  },
  '/api/app/product/sale-limit/check': () => ({ passed: true, failList: [] }),
  '/api/app/product/material/list': () => page([]),
  '/api/app/product/food/list': () => ({ materialList: [], drinkList: [], toppingIdList: [], shareList: [] }),
  '/api/app/marketing/promotion/list': () => ({ list: promotions }),
  '/api/app/order/cart/check': (input) => ({ ...pricedCart(input as Wanted), invalidList: [], stockHintList: [] }),
  '/api/app/order/cart/detail': () => ({ storeId: null, version: 0, list: [], removedList: [], assistant: null }),
  '/api/app/order/cart/save': ({ version }) => ({ version: version + 1 }),
  '/api/app/order/order/reorder': ({ orderId }) => {
    const { store, productList } = find(orderId)
    const known = new Map(products.map((product) => [product.productId, product]))
    const { lines, removedList, cutList } = reorderLines(productList, known)
    return { storeId: store.storeId, list: lines, removedList, cutList: [...cutList] }
  },
  '/api/app/customer/store/search': ({ keyword }) =>
    page(stores.filter(({ storeName }) => storeName.toLowerCase().includes(keyword.trim().toLowerCase()))),
  '/api/app/product/product/search': ({ keyword, pageIndex = 1, pageSize = 20 }) => {
    const word = keyword.trim().toLowerCase()
    const hits = products.filter(({ productName }) => word !== '' && productName.toLowerCase().includes(word))
    const list = hits.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
    const hasMore = pageIndex * pageSize < hits.length
    const hotKeywordList = hits.length > 0 ? [] : products.slice(0, 3).map(({ productName }) => productName)
    return { list, total: hits.length, pageIndex, pageSize, hasMore, hotKeywordList }
  },
  '/api/app/order/order/preview': (input) => ({
    ...pricedCart(input as Wanted),
    ...offersOf(price(input as Wanted).bill),
    payExpireSeconds: 900,
  }),
  '/api/app/customer/point-summary/list': pointSummary,
  '/api/app/customer/coupon/list': ({ status }) => ({
    ...page(purse.coupons.filter((coupon) => !status || coupon.status === status)),
    countByStatus: { 1: purse.coupons.length },
  }),
  '/api/app/order/order/create': createOrder,
  '/api/app/order/order/detail': ({ orderId }) => find(orderId),
  '/api/app/order/order/list': ({ status }) =>
    page(orders.filter((order) => statusGroups[status ?? 0]?.includes(order.status as OrderStatus))),
  '/api/app/order/order/cancel': ({ orderId }) => moveOrder(orderId, 60),
  '/api/app/order/order/delete': ({ orderId }) => {
    orders.splice(
      orders.findIndex((order) => order.orderId === orderId),
      1,
    )
    return {}
  },
  '/api/app/common/payment-method/list': () => ({
    list: [
      { code: 'card', name: 'Card', icon: '', type: 1, sort: 1, tip: 'Any bank card' },
      { code: 'atStore', name: 'Pay at the store', icon: '', type: 2, sort: 2, tip: 'Cash or card at the counter' },
    ],
  }),
  '/api/app/order/payment/create': ({ orderId }) => ({
    paymentNo: '774102296000000000000001',
    action: 1,
    url: `/?corp=demo#/pages/order/cashier/success?orderId=${moveOrder(orderId, 20).orderId}`,
    ...{ qr: '', fallbackUrl: '' },
    expireTime: Date.now() + 900_000,
  }),
  '/api/app/order/payment/query': ({ orderId = '' }) => {
    const { status } = find(orderId)
    return { status: status >= 20 && status <= 50 ? 1 : 0, message: '', order: { orderId, status } }
  },
  '/api/app/order/payment/confirm': ({ orderId }) => {
    const { status } = find(orderId)
    return { status: status >= 20 && status <= 50 ? 1 : 0, message: '', order: { orderId, status } }
  },
  ...accountAnswers,
  '/api/app/customer/login/logout': () => ({}),
  '/api/app/customer/customer-profile/detail': () => ({
    uid: 'c1',
    nickName: 'Mira Hadley',
    name: '',
    gender: 0,
    birthday: null,
    birthdayLocked: false,
    phone: '+62 812 •••• 4417',
    avatar: '',
    email: '',
    isMember: true,
    memberNo: '1',
  }),
  '/api/app/customer/general-config/mobile-agreement/list': () => ({
    version: '1',
    updateTime: 0,
    serviceTerms:
      '<h2>1. The shop</h2><p>Camellia Row sells <strong>tea and pastry</strong>.</p><ul><li>Fresh</li><li>Warm</li></ul>',
    privacyPolicy: '<h2>1. What we keep</h2><p>Your phone number &amp; your orders.</p>',
  }),
  '/api/app/common/push/client-id': () => ({ cid: 'fake', webPushKey: 'B'.repeat(87) }),
  '/api/app/common/push/bind': () => ({}),
}
