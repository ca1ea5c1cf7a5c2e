import { firstIdAt } from '@tiffin/core/id/instant-of-id'
import type { Definition } from '../../src/db/statement.ts'

const instant = (offset = 0) => new Date(Date.parse('2026-11-20T08:00:00Z') + offset)
const hour = 3_600_000
const later = instant(hour)

/** One line of an order, and its stock. */
const line = {
  ...{ product_id: 'p1', sku_id: 'k1', num: 1, price: 1800, discount_price: 1800, line_amount: 1800, payable: 1800 },
  ...{ tax_class_id: '', service_charge: 0, tax_list: [], added_tax: 0 },
  ...{ promotion_id: null, share_list: [], snapshot: {}, is_gift: false },
}

/** Of the filled database, one value for every name that a statement asks for: the brand with the large store. */
const vocabulary: Readonly<Record<string, unknown>> = {
  ...{ corpId: 'large', corpIds: ['large', 'b1'], marks: ['', ''], storeId: 's1', customerId: 'c1' },
  ...{ orderId: 'order-1', orderIds: ['order-1', 'order-2'], orderNo: 'no-new', afterOrderId: null },
  ...{
    sessionId: 'c1',
    sessionIds: ['c1', 'c2'],
    staffId: 'e1',
    account: 'e1',
    holderId: 'c1',
    hash: 'hash',
    step: 1,
    storeIds: ['s1'],
  },
  ...{
    entryId: 'entry-new',
    itemKind: 'staff',
    itemId: 'e1',
    itemName: 'Ann',
    changes: '{}',
    grants: '[]',
    groupIds: ['north'],
  },
  ...{ afterName: '', afterId: '', except: '', role: null, text: '', extras: [], employeeLimit: 0, manualLimit: 0 },
  ...{ refundLimit: 0, cancelledLines: '[{"lineNo": 1, "num": 1}]' },
  ...{
    draftId: 'draft-1',
    ids: ['p1', 's1.p1'],
    releaseNo: 1,
    undoes: null,
    named: '[]',
    state: 'published',
    fields: '{}',
    itemRows: '[]',
    afterKey: '',
    categoryId: null,
  },
  ...{ op: 'update', allergens: ['milk'], isTold: true },
  ...{
    publishAt: later,
    failure: 'publishConflict',
    backAt: later,
    stockKind: 2,
    stoppedMethods: [1],
    moveId: 'move-new',
    available: 12,
    requestHash: '',
  },
  ...{ testPhoneId: 'test-phone-new', sealed: 'sealed', owner: 'acct_1' },
  ...{ phoneEnd: '', orderState: null },
  ...{
    pictureId: 'picture-1',
    content: 'content-1',
    address: '/media/square-1',
    width: 800,
    height: 600,
    isCutOut: false,
  },
  ...{ focusX: 500, focusY: 500, zoom: 1000, alt: '{}', show: 'all', isUsed: true },
  ...{
    isFirst: true,
    grantId: 'new',
    brandName: '{}',
    unit: '$',
    separator: ',',
    areaCode: '65',
    appId: 'a',
    fractionDigits: 2,
  },
  ...{ codes: ['en-US'], texts: ['English'], agreementVersion: 'new', terms: '{}', privacy: '{}' },
  ...{ methodName: '{}', tip: '{}' },
  ...{ afterLookedAt: '-infinity', afterPictureId: '' },
  ...{ viewId: 'view-new', list: 'product', filters: '{}' },
  ...{ names: '{}', addresses: '{}', notices: '{}', latitude: 1, longitude: 1, image: '', pickupMethods: [1], sort: 0 },
  ...{
    storeCode: 'S1',
    paymentsOff: [],
    hours: null,
    exceptions: '[]',
    isOpen: true,
    resumesAt: null,
    archivedAt: null,
    groupId: 'north',
    priceListId: 'airport',
  },
  ...{ endsAt: later, secret: 'secret', hashes: ['new'], doOwnersNeedTotp: false, device: '', endedSince: instant() },
  ...{ now: instant(), changedSince: instant(), holdMs: 0, readyBefore: instant(), until: later, expiresAt: later },
  ...{ since: instant(-hour / 6), before: instant(-30 * 24 * hour), payExpireTime: later, createdAt: instant() },
  ...{
    isOpen: true,
    isWhole: true,
    entries: '[]',
    isParked: false,
    parkedBefore: instant(-24 * hour),
    nextAt: later,
    note: 'by bank',
    storeIds: ['s1'],
  },
  ...{ graceBefore: instant(-30_000), providerRefundId: '', byMs: 1 },
  ...{ disputeNo: 'dispute-1', openedAt: instant(), respondBy: later, change: 1 },
  ...{ queriedBefore: instant(-20_000), createdBefore: instant(-15_000) },
  ...{ earnedAt: instant(), windowStart: instant(), day: '2026-11-20', givenOn: '2026-11-20' },
  ...{
    afterDueAt: '-infinity',
    afterCorpId: '',
    afterUploadKey: '',
    afterLotId: '',
    afterEventId: firstIdAt(instant(-hour / 6).getTime()),
  },
  ...{ statuses: [10, 20, 30, 40, 50], status: 20, deletable: [50, 60, 70, 80], limit: 20, offset: 0 },
  ...{
    from: [10],
    to: 'c2',
    requestId: 'r-new',
    bodyHash: 'hash',
    fileHash: 'hash',
    version: 1,
    ...{ methodType: 2, methodCode: 'counter', tender: null },
  },
  ...{ isOverdue: false, retries: 0, reason: 'late', closeCode: '', action: 'pay', actorRole: 'system', actorId: '' },
  ...{ paymentNo: 'pay-1', refundNo: 'refund-1', alarmId: 'a', eventId: 'event-1', logId: 'log-new' },
  ...{ reasonId: 'reason-new', provider: 'sandbox', kind: 'customer', amount: 1, currency: 'CNY', currencyScale: 2 },
  ...{ accountId: 'account-1', mode: 'test', settings: '{}', hints: '{}', result: 'ok', channel: '', icon: '' },
  ...{ qr: '', fallbackUrl: '', providerRef: '' },
  ...{ hasSandbox: false, isAsked: false, transactions: '[]', differences: '[]', fingerprints: ['one'] },
  ...{ linkKey: 'A'.repeat(22), sharedCartId: 'shared-cart-1' },
  ...{ groupOrderId: 'group-1', groupOrderIds: ['group-1'], seatNo: 2, mostMembers: 10, keyHash: 'hash' },
  ...{ printerId: 'printer-1', printerName: 'Bar', categories: ['cat'], jobId: 'job-1', said: '200', token: 'job-1' },
  ...{ shiftNo: 300, figures: '{}', openOrders: '[]', ref: 's1:request' },
  ...{ numbers: ['pay-1', 'refund-1'], refs: ['sandbox:t1'], firstNo: 'pay-1', endNo: 'pay-10' },
  ...{ movements: 1, thereTotal: 1, hereTotal: 1, feeTotal: 0, differenceId: 'difference-1' },
  ...{ afterDay: '2026-11-20', afterAccount: 'sandbox' },
  ...{ expected: 1, received: 1, url: '', type: 2, pickupMethod: 1, tissueNeed: false, remark: '' },
  ...{ specialRemark: false, originalAmount: 1800, subtotal: 1800, discountTotal: 0, payableTotal: 1800 },
  ...{
    discountList: '[]',
    lines: JSON.stringify([line]),
    payload: '{}',
    pointsUsed: 0,
    work: 1,
    code: 'ABCDEFGHJKMNP',
  },
  ...{
    ...{ tableName: '', tableList: ['1', '2'], tableKey: 'a2V5' },
    slotStartsAt: null,
    slotEndsAt: null,
    startsAt: later,
    capacity: 10,
    localHour: 8,
    ahead: 1,
  },
  ...{
    readyFrom: later,
    readyUntil: later,
    releaseAt: null,
    minutes: 5,
    until: later,
    localHours: [8],
    paces: '[]',
    plan: null,
  },
  ...{ serviceCharge: 0, addedTax: 0, tax: null, productIds: ['p1'], mostUnits: [2], letter: 'D' },
  ...{ kinds: [1, 2], items: ['m1', 'k1'], amounts: [1, 1], move: 'release', cidHash: 'cid-1', platform: 'h5' },
  ...{ enabled: true, language: 'en-US', key: 'key-1', keys: ['key-1'], lockKey: 'key-1 lock', seenAt: 'network-1' },
  ...{ most: 3, scene: 1, hash: 'hash', phone: '+8613000000001', passwordHash: 'hash', after: 'hash' },
  ...{ pinHash: 'hash', approvedBy: 'e2' },
  ...{ nickName: 'Mira', memberNo: 'member-new', name: 'Mira', gender: 1, birthday: null, isBirthdayGiven: false },
  ...{ avatar: '', email: '', but: 'upload-1', uploadKey: 'upload-1', uploadKeys: ['upload-1'], bytes: 9 },
  ...{ extension: 'webp', assistId: 'assist-1', nonce: 'nonce-new', nonceHash: 'nonce-new' },
  ...{ couponId: 'coupon-1', couponNo: 'coupon-new', couponIds: ['coupon-1'], discountId: 'discount-new' },
  ...{ discountIds: [], perMille: null, lotId: 'new', lotIds: ['lot-1'], points: [1], types: [1, 3, 4, 5] },
  ...{
    left: [1],
    held: [0],
    expired: [0],
    reversed: [0],
    balance: 1,
    debt: 0,
    movementNo: 1,
    ...{ expiryDate: '2027-11-20', today: '2026-11-20', filledOn: '2026-11-20' },
  },
  ...{ movementNos: [], balances: [], requests: '[]', rows: '[]', timeZone: 'UTC', helpId: 'help-1', answer: '' },
  ...{ fileList: [], endpoint: 'https://push.invalid/1', p256dh: 'key', auth: 'auth', enoughAlike: 0.45 },
  ...{
    keyword: 'tea',
    words: ['tea'],
    meant: ['tea'],
    wholeLine: '\ntea\n',
    lineBeginning: '\ntea',
    wordBeginning: ' tea',
  },
}

const emptyMovements = { points: [], types: [], orderIds: [], lotIds: [] }

/** Values that stand in for a name where a statement asks for another kind of it, or for what is not there yet. */
const special: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...{ order_insert: { orderId: 'order-new' }, order_take_insert: { orderId: 'order-new' } },
  ...{ order_take_hold_insert: { orderId: 'order-new', couponIds: [] }, coupon_hold: { couponIds: [] } },
  ...{
    order_refund: { refundNo: 'new' },
    order_tick: { lineNo: 1, isTicked: true },
    order_refund_part: { refundNo: 'new', requestHash: 'hash' },
    payment_refund_one: { refundNo: 'new' },
    payment_dispute_keep: { state: 'lost' },
    payment_dispute_movement: { kind: 'chargeback', movementNo: 'move-1' },
  },
  ...{ stock_take: { orderId: 'order-new' }, points_lot_new: { orderId: null, left: 1 } },
  ...{ payment_account_put: { accountId: 'account-new', storeId: 's2' }, payment_step: { action: 1 } },
  ...{
    payment_method_insert: { code: 'new', kind: 1 },
    payment_insert: { paymentNo: 'pay-new', accountId: null },
    push_client_add: { cidHash: 'cid-new' },
  },
  ...{ assist_open: { assistId: 'new' }, upload_insert: { uploadKey: 'new', scene: 'avatar' } },
  ...{ coupon_claim: { couponId: 'coupon-new' }, order_board: { limit: 5 } }, // of fifty orders on the board; each is read again by its key
  ...{
    order_overdue: { afterOrderId: '' },
    push_client_move: { from: 'c1' },
    ...Object.fromEntries(
      ['reconcile_stated', 'reconcile_booked'].map((each) => [
        each,
        { account: 'sandbox', from: instant(-hour), to: later },
      ]),
    ),
    reconcile_settle: { way: 'book' },
    ...{ reconcile_note: { state: 'compared' }, reconcile_attempts: { account: 'account-1' } },
    stat_figures: { from: '2026-11-20', to: '2026-11-20' },
  },
  ...{
    session_open_customer: { sessionId: 'new' },
    session_open_staff: { sessionId: 'new', holderId: 'e1' },
    audit_list: { after: '', staffId: null, action: null, itemId: null, since: null, before: null, storeIds: null },
    ...{ stock_move_insert: { move: 'count' }, stock_plan_put: { amounts: Array(7).fill(1) } },
    shift_insert: { shiftNo: 301 },
    printer_insert: { printerId: 'new' },
    shift_list: { beforeNo: null },
    staff_insert: { staffId: 'new', account: 'new' },
    store_group_insert: { groupId: 'new' },
    store_group_fill: { storeIds: ['s2'] },
    store_insert: { storeId: 'store-new', storeCode: 'new' },
    draft_insert: { draftId: 'draft-new' },
    release_insert: { releaseNo: 2, warnings: '[]' },
    order_refund_lines_insert: { parts: '[]' },
    release_insert_changes: { changes: '[]' },
    ...{ draft_put_changes: { changes: '[]' }, draft_delete_changes: { changes: '[]' } },
    release_list: { before: 9 },
    translation_changes: { kinds: ['product'], textFields: ['name'] },
    translation_changes_of: { items: '[]', textFields: ['name'] },
    lint_sold: { products: '[]' },
    translation_fit_put: { part: '', field: 'name', language: 'th-TH', digest: 'digest' },
    translation_require: { codes: ['en-US'] },
    ...Object.fromEntries(
      ['setup_insert', 'setup_find', 'setup_take', 'setup_delete_first'].map((each) => [each, { corpId: '' }]),
    ),
    setup_insert_corp: { corpId: 'large' },
    setup_insert_languages: { codes: ['lo-LA'] },
    setup_insert_payment: { corpId: 'large' },
    setup_grant_owner: { staffId: 'e3' },
    setup_insert_owner: { staffId: 'new', account: 'new' },
    picture_insert: { pictureId: 'picture-new', content: 'new' },
    picture_list: { after: '' },
    picture_due: { before: instant() },
  },
  ...{ group_insert: { groupOrderId: 'group-new' }, group_marks: { corpIds: ['large'] } },
  ...{ group_take: { orderId: 'order-1' }, shared_cart_insert: { sharedCartId: 'shared-cart-new' } },
  ...{ order_help_insert: { helpId: 'help-new', words: '' }, points_movements_new: emptyMovements },
  ...{
    points_obtained: { points: 1 },
    points_account_update: { held: 0 },
    session_extend_staff: { sessionId: 'e1' },
  },
  sheet_insert_import: { answer: '{}' },
  ...{ guard_stranger: { before: instant() }, password_replace: { before: 'hash' } },
  ...{ staff_discount_grant: { type: 7, orderId: null }, staff_discount_end: { type: 7, orderId: null } },
}

/** What a statement of a move asks only sometimes. */
const anyMove = { customerId: null, storeId: null, version: null, methodType: null, paymentNo: null, paidWith: null }

/** A statement with the values of the filled database. */
export interface Sampled {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  /** Whose rows it is about; undefined for a job's, which is about those of all. */
  readonly corp: string | undefined
}

export function sampled({ name, text, names }: Definition): Sampled {
  const words: Readonly<Record<string, unknown>> = {
    ...vocabulary,
    ...(name.startsWith('order_move_') ? anyMove : {}),
    ...special[name],
  }
  const unknown = names.filter((each) => !(each in words))
  if (unknown.length > 0) throw new Error(`${name}: samples.ts has no value for ${unknown.join(', ')}`)
  const corp = names.includes('corpId') ? String(words.corpId) : undefined
  return { name, text, values: names.map((each) => words[each]), corp }
}
