import { grantDiscount } from '@tiffin/contract/member'
import { previewOrder } from '@tiffin/contract/order'
import { createPayment } from '@tiffin/contract/payment'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import * as build from '../../../test/build-shop.ts'
import { openDrawerShop } from '../../../test/drawer.ts'
import { notify } from '../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, runJob, sandbox } from '../../../test/paying.ts'

const terms = {
  ...{ taxMode: 'exclusive', classList: [] },
  rateList: [
    ['pb1', 100_000],
    ['city', 5_000],
  ].map(([rateId, ratePpm]) => ({
    ...{ rateId, ratePpm, taxClassIdList: [''], pickupMethods: null },
    name: { 'en-US': `${rateId}` },
  })),
  serviceCharge: { ratePpm: 50_000, pickupMethods: null, taxClassId: '' },
}

const deeds = [
  'cash',
  'card',
  'wrongAmount',
  'discounted',
  'refund',
  'end',
  'in',
  'out',
  'sendRefunds',
  'shift',
] as const
type Deed = (typeof deeds)[number]

/** A brand that taxes and charges for service, and what happens at its counter. */
async function openLife() {
  const shop = await openDrawerShop({}, 1_000)
  await build.asCorp(shop.corp, 'update corp set tax = $1, catalog_version = catalog_version + 1', [
    JSON.stringify(terms),
  ])
  await build.asCorp(
    shop.corp,
    `update staff set extra_permissions = extra_permissions || '{order:discount}', manual_discount_limit = 10000`,
  )
  await app.corps.reload(shop.corp)
  const manager = { ...shop.staff, token: `${shop.staff.token},order:discount` }
  const { token } = await build.buildCustomer(shop.corp)
  const lines = [build.want(shop.productId, shop.skuId)]
  const body = { storeId: shop.storeId, saleChannelCode: 1, productRequestList: lines, pickupMethod: 2 as const }
  const { payableTotal } = (await ask(app, previewOrder, { corp: shop.corp, token, body })).data
  return { ...shop, manager, payableTotal }
}

type Life = Awaited<ReturnType<typeof openLife>>

interface Row {
  readonly entryId: string
  readonly kind: string
  readonly debit: string
  readonly credit: string
  readonly amount: number
  readonly orderId: string | null
}

/** Every row of the store's books, read past the code that is tested. */
const rowsOf = ({ corp, storeId }: Life) =>
  build.asCorp<Row>(
    corp,
    `select entry_id as "entryId", kind, debit, credit, amount, order_id as "orderId" from ledger_entry where store_id = $1`,
    [storeId],
  )

const sum = (rows: readonly Row[], has: (row: Row) => boolean) =>
  rows.reduce((all, row) => all + (has(row) ? row.amount : 0), 0)

/** Service charge and discounts of the orders that rows sell. */
async function besideOf({ corp }: Life, rows: readonly Row[]) {
  const [row] = await build.asCorp<{ service: number; discounts: number }>(
    corp,
    `select coalesce(sum(service_charge), 0)::integer as service, coalesce(sum(discount_total), 0)::integer as discounts
     from customer_order where order_id = any ($1)`,
    [rows.filter(({ kind }) => kind === 'sale').map(({ orderId }) => orderId)],
  )
  return row
}

/** Compares a Z with its rows, each sum made anew. */
async function compare(life: Life, shiftNo: number, rows: readonly Row[]) {
  const { figures, float } = await life.z(shiftNo)
  const ofKind = (...kinds: string[]) => sum(rows, ({ kind }) => kinds.includes(kind))
  const wayOf = (list: typeof figures.takenList, wish: string) => list.find(({ way }) => way === wish)?.amount ?? 0
  const beside = await besideOf(life, rows)
  const tax = (rateId: string) => figures.taxList.find((each) => each.rateId === rateId)
  expect({
    ...{ sold: figures.soldTotal, orders: figures.orderCount, refunds: figures.refundTotal },
    ...{ cash: wayOf(figures.takenList, 'cash'), card: wayOf(figures.takenList, 'provider') },
    ...{ cashBack: wayOf(figures.refundList, 'cash'), cardBack: wayOf(figures.refundList, 'provider') },
    ...{ pb1: tax('pb1')?.amount ?? 0, pb1Back: tax('pb1')?.refunded ?? 0, city: tax('city')?.amount ?? 0 },
    ...{ service: figures.serviceCharge, discounts: figures.discountList.reduce((all, each) => all + each.amount, 0) },
    expected: figures.cash.expected,
  }).toEqual({
    ...{ sold: ofKind('sale', 'saleTax'), orders: rows.filter(({ kind }) => kind === 'sale').length },
    refunds: ofKind('refundDue', 'refundDueTax'),
    ...{
      cash: ofKind('cash'),
      card: ofKind('capture', 'wrongAmount'),
      cashBack: ofKind('refundCash'),
      cardBack: ofKind('refundDone'),
    },
    pb1: sum(rows, ({ credit }) => credit === 'tax:pb1'),
    pb1Back: sum(rows, ({ debit }) => debit === 'tax:pb1'),
    city: sum(rows, ({ credit }) => credit === 'tax:city'),
    ...{ service: beside?.service, discounts: beside?.discounts },
    expected: float + ofKind('cash', 'cashIn') - ofKind('refundCash', 'cashOut'),
  })
}

/** What came in and went out on both sides of a Z [shift-9]. */
async function expectToMeet(life: Life, shiftNo: number, rows: readonly Row[]) {
  const { soldTotal, takenList, refundTotal, refundList, balance } = (await life.z(shiftNo)).figures
  const all = (list: typeof takenList) => list.reduce((total, { amount }) => total + amount, 0)
  const { surplus, chargedBack, lost, owed } = balance ?? { surplus: NaN, chargedBack: NaN, lost: NaN, owed: NaN }
  expect(surplus).toBe(sum(rows, ({ kind }) => kind === 'wrongAmount'))
  expect(soldTotal + surplus).toBe(all(takenList))
  expect(refundTotal + surplus + lost).toBe(all(refundList) + chargedBack + owed)
}

interface Lived {
  readonly life: Life
  /** Orders that were handed over, with what of them may still go back. */
  readonly sold: { orderId: string; version: number; left: number }[]
  readonly seen: Set<string>
  shiftNo: number
}

/** Closes the open shift with some cents too few or too many, compares it, and opens the next. */
async function turnShift(lived: Lived) {
  const { life, seen, shiftNo } = lived
  const rows = (await rowsOf(life)).filter(({ entryId }) => !seen.has(entryId))
  const expected = (await life.x())?.figures.cash.expected ?? 0
  const counted = Math.max(0, expected - 7 * shiftNo)
  const reason = 'unknown'
  expect((await life.close(counted, expected, { shiftNo, reason })).code).toBe(200)
  await compare(life, shiftNo, rows)
  await expectToMeet(life, shiftNo, rows)
  const all = await rowsOf(life)
  const cash = `cash:${life.storeId}`
  expect(sum(all, ({ debit }) => debit === cash)).toBe(sum(all, ({ credit }) => credit === cash))
  for (const { entryId } of all) seen.add(entryId)
  await life.open(1_000 * shiftNo)
  lived.shiftNo++
}

async function sell({ life, sold }: Lived, way: 'sell' | 'sellOnline') {
  const { orderId, version } = await life[way](life.payableTotal)
  sold.push({ orderId, version, left: life.payableTotal })
}

/** An order whose provider received less than was asked for: it goes back [cashier-5]. */
async function payOtherAmount({ life }: Lived) {
  const { orderId, customer } = await life.place({}, life.payableTotal)
  const wish = { ...customer, corp: life.corp, body: { orderId, paymentMethodCode: 'card' } }
  const { paymentNo } = (await ask(app, createPayment, wish)).data
  await notify(app, life.corp, { notice: noticeOf(paymentNo, 'payment.succeeded', { amount: '3.49' }) })
}

async function sellDiscounted({ life }: Lived) {
  const placed = await life.place({ paymentMethodCode: 'counter' }, life.payableTotal)
  const body = { orderId: placed.orderId, version: 1, type: 7, amount: 200, reason: 'a regular' }
  expect((await ask(app, grantDiscount, { ...life.manager, body: body as never })).code).toBe(200) // as: one of both targets
  expect((await life.accept(placed.orderId, 2)).code).toBe(200)
}

const happen: Record<Deed, (lived: Lived) => Promise<unknown>> = {
  cash: (lived) => sell(lived, 'sell'),
  card: (lived) => sell(lived, 'sellOnline'),
  wrongAmount: payOtherAmount,
  discounted: sellDiscounted,
  refund: async ({ life, sold }) => {
    const order = sold.find(({ left }) => left >= 333)
    if (!order) return
    expect((await life.refund(order.orderId, order.version, 333)).code).toBe(200)
    order.version++
    order.left -= 333
  },
  end: async ({ life }) => {
    const placed = await life.place({ paymentMethodCode: 'counter' }, life.payableTotal)
    await life.accept(placed.orderId)
    expect((await life.end(placed.orderId, 2)).code).toBe(200)
  },
  in: ({ life, shiftNo }) => life.move('in', 250, { shiftNo }),
  out: ({ life, shiftNo }) => life.move('out', 120, { shiftNo }),
  sendRefunds: async () => {
    clock.offset += 1_801_000
    sandbox.refund = undefined
    await runJob('send refunds')
  },
  shift: turnShift,
}

const known: Deed[] = [
  'cash',
  'card',
  'wrongAmount',
  'refund',
  'refund',
  'discounted',
  'shift',
  'end',
  'in',
  'out',
  'sendRefunds',
]
const lives = fc.sample(fc.array(fc.constantFrom(...deeds), { minLength: 5, maxLength: 14 }), 6)

it.each([known, ...lives].map((life) => [life.join(' '), life] as const))(
  '[shift-4][shift-5][shift-9] each Z equals the ledger to the cent after: %s',
  async (_title, life) => {
    clock.offset = 0
    const lived: Lived = { life: await openLife(), sold: [], seen: new Set(), shiftNo: 1 }
    await lived.life.open(20_000)
    for (const deed of life) await happen[deed](lived)
    await turnShift(lived)
  },
)
