const now = Date.parse('2026-11-20T08:00:00Z')
const hour = 3_600_000

/** One line and its stock, as they are taken for an order. */
const lines = [
  {
    lineNo: 1,
    productId: 'p1',
    skuId: 'k1',
    num: 1,
    price: 1800,
    discountPrice: 1800,
    lineAmount: 1800,
    payable: 1800,
  },
].map((line) => ({ ...line, promotionId: null, shareList: [], snapshot: {}, isGift: false }))

const lot = { lotId: 'lot-1', orderId: 'order-2', earnedAt: now, expiresAt: now + hour, left: 1, held: 0, expired: 0 }

/** Of the filled database, one value for every name that a statement asks for: the brand with the large store. */
const vocabulary: Record<string, unknown> = {
  changedSince: now,
  ...{
    corpId: 'large',
    corpIds: ['large', 'b1'],
    marks: ['', ''],
    storeId: 's1',
    customerId: 'c1',
    orderId: 'order-1',
    orderIds: ['order-1', 'order-2'],
  },
  ...{ orderNo: 'no-new', sessionId: 'c1', sessionIds: ['c1', 'c2'], employeeId: 'e1', account: 'e1', holderId: 'c1' },
  ...{
    now,
    since: now - hour / 6,
    before: now - 30 * 24 * hour,
    until: now + hour,
    readyBefore: now,
    after: undefined,
  },
  ...{ expiresAt: now + hour, submitTime: now, payExpireTime: now + hour, createdAt: now, earnedAt: now },
  ...{ statuses: [10, 20, 30, 40, 50], status: 20, limit: 20, offset: 0, afterOrderId: undefined, from: 10, to: 'c2' },
  ...{ requestId: 'r-new', bodyHash: 'hash', version: 1, methodType: undefined, isOverdue: false, reason: 'late' },
  ...{
    paymentNo: 'pay-1',
    refundNo: 'refund-1',
    alarmId: 'a',
    eventId: 'event-1',
    provider: 'sandbox',
    kind: 'customer',
  },
  ...{ amount: 1, amounts: { originalAmount: 1800, subtotal: 1800, discountTotal: 0, payableTotal: 1800 } },
  ...{ currency: 'CNY', currencyScale: 2, expected: 1, received: 1, methodCode: 'counter', url: '', type: 2 },
  ...{
    paymentMethod: { code: 'counter', type: 2 },
    pickupMethod: 1,
    tissueNeed: false,
    remark: '',
    specialRemark: false,
  },
  ...{ discountList: [], lines, pointsUsed: 0, day: '2026-11-20', code: 'ABCDEFGHJKMNP' },
  ...{ actor: { role: 'system', id: '' }, action: 'pay', needs: [], move: 'release', cidHash: 'cid-1', platform: 'h5' },
  ...{ enabled: true, language: 'en-US', key: 'key-1', keys: ['key-1'], seenAt: 'network-1', by: undefined },
  ...{
    scene: 1,
    hash: 'hash',
    phone: '+8613000000001',
    passwordHash: 'hash',
    nickName: 'Mira',
    memberNo: 'member-new',
  },
  ...{
    name: 'Mira',
    gender: 1,
    birthday: null,
    avatar: '',
    email: '',
    but: 'upload-1',
    uploadKey: 'upload-1',
    bytes: 9,
  },
  ...{
    assistId: 'assist-1',
    nonce: 'nonce-new',
    nonceHash: 'nonce-new',
    couponId: 'coupon-1',
    couponNo: 'coupon-new',
    couponIds: ['coupon-1'],
  },
  ...{ lot, lots: [{ ...lot, reversed: 0 }], parts: [{ lotId: 'lot-1', points: 1 }], points: 1, types: [1, 3, 4, 5] },
  ...{ balance: 1, held: 0, debt: 0, movementNo: 1, movements: [], expiryDate: '2027-11-20', keyword: 'tea' },
  ...{ requests: [], rows: [], timeZone: 'UTC', discountIds: [], perMille: null, letter: 'D' },
  ...{ helpId: 'help-1', answer: '', words: '', fileList: [], most: 3, uploadKeys: ['upload-1'], extension: 'webp' },
}

const limited = {
  day: {
    ...{ customerId: 'c1', storeId: 's1', since: now - hour },
    products: [{ productId: 'p1', limit: 3, wanted: 1 }],
  },
}
const budget = { limit: { most: 5, windowSeconds: 60 } }
const oneNeed = [1, 2].map((kind) => ({ kind, itemId: kind === 1 ? 'm1' : 'k1', amount: 1 }))

/** Values that stand in for a name where a function asks for another kind of it, or for what is not there yet. */
const special: Readonly<Record<string, Record<string, unknown>>> = {
  ...{ takeBudget: budget, giveBackBudget: budget, listBoughtToday: limited, refuseOverDay: limited },
  ...{ insertOrder: { orderId: 'order-new' }, takeAndInsertOrder: { orderId: 'order-new', needs: oneNeed } },
  takeHoldAndInsertOrder: { orderId: 'order-new', needs: oneNeed, couponIds: [] },
  ...{
    takeStock: { orderId: 'order-new', needs: oneNeed },
    insertLot: { lot: { ...lot, lotId: 'new', orderId: null } },
  },
  ...{ insertAttempt: { paymentNo: 'pay-new' }, insertClient: { cidHash: 'cid-new' }, openAssist: { assistId: 'new' } },
  ...{
    insertUpload: { uploadKey: 'new', scene: 'avatar' },
    claimCode: { couponId: 'coupon-new' },
    holdCoupons: { couponIds: [] },
  },
  listBoard: { limit: 5 }, // of fifty orders on the board; each is read again by its key
  replaceGranted: { type: 7, orderId: undefined },
  rewriteOrder: { discountTotal: 0, payableTotal: 1800 },
  moveOrderRow: { from: undefined, customerId: undefined, storeId: undefined, version: undefined },
  ...{
    insertSession: { sessionId: 'new' },
    bindClient: { to: { sessionId: 'c1', customerId: 'c1', employeeId: null, storeId: null, enabled: true } },
  },
}

/** The value for one parameter of a function that makes statements: by its name, or an object that has every name. */
export function sampleOf(maker: string, parameter: string, variant: Record<string, unknown>): unknown {
  const words = { ...vocabulary, ...special[maker], ...variant }
  const isWhole = parameter.startsWith('{') || maker === 'moveOrderRow' || !(parameter in words)
  return isWhole ? words : words[parameter]
}
