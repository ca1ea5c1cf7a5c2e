import { type Difference, isReceived, type StatedMovement } from '@tiffin/core/ledger/reconcile'
import { settlementEntries, waysOfDifference } from '@tiffin/core/ledger/settle-difference'
import { addDays } from '@tiffin/core/store/local-time'
import { balancesOf } from '@tiffin/core/testing/books'
import {
  disputeMovementNo,
  type PlantedBooks,
  type PlantedPayment,
  plantedBooks,
  plants,
} from '@tiffin/core/testing/statements'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entriesOf } from '../../../../test/books.ts'
import { buildCorp } from '../../../../test/build.ts'
import * as build from '../../../../test/build-shop.ts'
import { askAsOwner, testDb } from '../../../../test/database.ts'
import { app } from '../../../../test/paying.ts'
import { enter } from '../../ledger/index.ts'
import type { AskedPayment, Period } from '../provider.ts'
import { reconcileDay } from './reconcile-day.ts'

/** A quick month, or the whole one: RECONCILE_ORDERS=50000. */
const orders = Number(process.env.RECONCILE_ORDERS ?? 2000)
/** One statement writes so many, so that it keeps its time. */
const rowsAtOnce = 500
const firstDay = '2026-10-01'
const days = 30
const dayMs = 86_400_000
const start = Date.parse(`${firstDay}T00:00:00+08:00`)
const moment = fc.integer({ min: start, max: start + days * dayMs - 1 })

/** Of twenty payments one has a fault. */
const plant = fc.oneof(
  { arbitrary: fc.constant('none' as const), weight: 19 },
  { arbitrary: fc.constantFrom(...plants), weight: 1 },
)
const payment = fc.record({
  ...{
    paymentNo: fc.constant(''),
    amount: fc.integer({ min: 500, max: 90_000 }),
    currency: fc.constant('CNY'),
    at: moment,
  },
  ...{
    lag: fc.integer({ min: -500, max: 3_600_000 }),
    retries: fc.nat({ max: 2 }),
    fee: fc.integer({ min: 2, max: 99 }),
  },
  ...{ refunded: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })), plant },
})

const accounts = ['sandbox', 'stripe', 'xendit', 'midtrans'] as const
type Account = (typeof accounts)[number]

/** The payments of an account; numbers begin with the ms at which attempts were opened, and say of which account they are. */
const paymentsOf = (account: Account, index: number): PlantedPayment[] =>
  fc.sample(payment, { seed: 16 + index, numRuns: orders / accounts.length }).map((each, nth) => ({
    ...each,
    paymentNo: `${each.at - 20_000}${index}${String(nth).padStart(10, '0')}`,
    fee: account === 'midtrans' && !each.plant.startsWith('fee') ? 0 : each.fee,
  }))

/** Rows of orders, attempts and refunds, as the books need them. */
async function insertOrders(
  corp: string,
  shop: { storeId: string; customerId: string },
  account: Account,
  all: readonly PlantedPayment[],
) {
  const rows = all.map(({ paymentNo, amount, refunded, at: paidAt }) => ({
    no: paymentNo,
    amount,
    refunded,
    at: paidAt,
  }))
  const values = [JSON.stringify(rows), shop.storeId, shop.customerId, account, account === 'sandbox' ? null : account]
  const from = `from json_to_recordset($1::json) as paid (no text, amount bigint, refunded bigint, at float8),
    lateral (select $2::text, $3::text, $4::text, $5::text) given (store, customer, provider, account)`
  await build.asCorp(
    corp,
    `insert into customer_order (corp_id, order_id, order_no, customer_id, store_id, status, pickup_method, tissue_need, remark, special_remark,
       payment_method_code, payment_method_type, currency, currency_scale, original_amount, subtotal, discount_total, payable_total, discount_list,
       submit_time, pay_time, changed_at)
     select current_setting('app.corp'), 'o' || no, no, customer, store, 50, 1, false, '', false, 'card', 1, 'CNY', 2, amount, amount, 0, amount, '[]',
       to_timestamp(at / 1000), to_timestamp(at / 1000), now() ${from}`,
    values,
  )
  await build.asCorp(
    corp,
    `insert into payment (corp_id, payment_no, order_id, provider, account_id, method_code, amount, currency, status, url, created_at, expires_at)
     select current_setting('app.corp'), no, 'o' || no, provider, account, 'card', amount, 'CNY', 1, 'https://pay.test', to_timestamp(at / 1000), now() ${from}`,
    values,
  )
  await build.asCorp(
    corp,
    `insert into refund (corp_id, refund_no, payment_no, order_id, part_no, amount, reason, status)
     select current_setting('app.corp'), 'r' || no, no, 'o' || no, 1, refunded, '', 1 ${from} where refunded > 0`,
    values,
  )
}

interface EntryRow {
  readonly [field: string]: string | number | null
}

const insertRows = (corp: string, storeId: string, rows: readonly EntryRow[]) =>
  build.asCorp(
    corp,
    `insert into ledger_entry (corp_id, entry_id, at, business_day, store_id, order_id, kind, ref, debit, credit, amount, currency)
     select current_setting('app.corp'), gen_random_uuid()::text, to_timestamp(at / 1000), (to_timestamp(at / 1000) at time zone 'Asia/Shanghai')::date,
       $2, "order", kind, ref, debit, credit, amount, currency
     from json_to_recordset($1::json) as entry ("order" text, kind text, ref text, debit text, credit text, amount bigint, currency text, at float8)`,
    [JSON.stringify(rows), storeId],
  )

/** Entries of what the books heard of, and the sales and debts beside them. */
async function insertEntries(corp: string, storeId: string, account: Account, booked: PlantedBooks['booked']) {
  const rows = booked.flatMap(({ kind, paymentNo, refundNo, amount, currency, at: heardAt }) => {
    const [provider, customer] = [`provider:${account}`, `customer:o${paymentNo}`]
    const own = { order: `o${paymentNo}`, amount, currency, at: heardAt }
    if (kind === 'chargeback')
      return [{ ...own, kind, ref: disputeMovementNo(kind, paymentNo), debit: 'chargebacks', credit: provider }]
    return kind === 'payment'
      ? [
          { ...own, kind: 'capture', ref: paymentNo, debit: provider, credit: customer },
          { ...own, kind: 'sale', ref: own.order, debit: customer, credit: 'sales' },
        ]
      : [
          { ...own, kind: 'refundDone', ref: refundNo, debit: customer, credit: provider },
          { ...own, kind: 'refundDue', ref: refundNo, debit: 'sales', credit: customer },
        ]
  })
  await insertRows(corp, storeId, rows)
  const moved = booked.filter(({ kind }) => kind === 'chargeback')
  await build.asCorp(
    corp,
    `insert into payment_dispute_movement (corp_id, account, movement_no, dispute_no, payment_no, kind, amount, currency, moved_at)
     select current_setting('app.corp'), $2, no, no, payment_no, 'chargeback', amount, 'CNY', now()
     from json_to_recordset($1::json) as moved (no text, payment_no text, amount bigint)`,
    [
      JSON.stringify(
        moved.map(({ kind, paymentNo, amount }) => ({
          ...{ no: disputeMovementNo(kind, paymentNo), payment_no: paymentNo, amount },
        })),
      ),
      account,
    ],
  )
}

/** Fees that the books have otherwise than the provider. */
async function insertFees(corp: string, storeId: string, account: Account, fees: PlantedBooks['fees']) {
  const rows = [...fees].map(([transactionId, { amount, currency }]) => ({
    ...{ order: null, kind: 'fee', ref: `${account}:${transactionId}`, amount, currency, at: start },
    ...{ debit: `fees:${account}`, credit: `provider:${account}` },
  }))
  await insertRows(corp, storeId, rows)
}

/** A provider that answers from its statement: by a list, or as Midtrans does about one payment at a time. */
function providerOf(account: Account, stated: readonly StatedMovement[]) {
  const byNumber = Map.groupBy(stated, ({ paymentNo }) => paymentNo)
  const list = async ({ from, to }: Period) => stated.filter((each) => each.at >= from && each.at < to)
  const movementsOf = async ({ paymentNo }: AskedPayment) => byNumber.get(paymentNo) ?? []
  return account === 'midtrans' ? { movementsOf } : { list }
}

async function openAccount(corp: string, account: Account) {
  if (account !== 'sandbox')
    await build.insertRow(corp, 'payment_account', {
      ...{ account_id: account, provider: account, mode: 'test', sealed_secrets: '', check_result: 'ok' },
      ...{ connected_at: new Date(start), checked_at: new Date(start) },
    })
  await build.asCorp(
    corp,
    `insert into reconciliation (corp_id, account, business_day, provider, account_id, next_run_at)
     select current_setting('app.corp'), $1, day::date, $1, $2, 'infinity' from generate_series($3::timestamp, $4::timestamp, interval '1 day') day`,
    [account, account === 'sandbox' ? null : account, addDays(firstDay, -1), addDays(firstDay, days)],
  )
}

interface Kept {
  readonly differenceId: string
  readonly account: Account
  readonly kind: Difference['kind']
  readonly paymentNo: string
  readonly refundNo: string
  readonly ours: Difference['ours']
  readonly theirs: Difference['theirs']
}

const keptOf = (corp: string) =>
  build.asCorp<Kept>(
    corp,
    `select difference_id as "differenceId", account, kind, payment_no as "paymentNo", refund_no as "refundNo",
       case when our_amount is not null then json_build_object('amount', our_amount, 'currency', our_currency) end as ours,
       case when their_amount is not null then json_build_object('amount', their_amount, 'currency', their_currency) end as theirs
     from reconciliation_difference where settled_at is null`,
  )

it(`[PY-09][reconcile-2] a month of ${orders} orders over four providers: each difference that was planted is found, and no other; the books sum to zero`, async () => {
  const corpId = await buildCorp()
  const shop = { ...(await build.buildShop(corpId)), ...(await build.buildCustomer(corpId)) }
  const books = new Map<Account, PlantedBooks>()
  for (const [index, account] of accounts.entries()) {
    const payments = paymentsOf(account, index)
    const planted = plantedBooks(payments)
    books.set(account, planted)
    await openAccount(corpId, account)
    for (let first = 0; first < payments.length; first += rowsAtOnce) {
      await insertOrders(corpId, shop, account, payments.slice(first, first + rowsAtOnce))
      if (first % (10 * rowsAtOnce) === 0)
        await askAsOwner('analyze tiffin.customer_order, tiffin.payment, tiffin.refund') // a young table is read as a whole
    }
    for (let first = 0; first < planted.booked.length; first += rowsAtOnce)
      await insertEntries(corpId, shop.storeId, account, planted.booked.slice(first, first + rowsAtOnce))
    await insertFees(corpId, shop.storeId, account, planted.fees)
    await askAsOwner('analyze tiffin.ledger_entry')
  }
  await app.corps.reload(corpId)
  const corp = await app.corps.findAny(corpId)
  if (!corp) throw new Error('There is no brand.')

  const now = start + (days + 2) * dayMs
  const begun = performance.now()
  for (const account of accounts) {
    const opened = providerOf(account, books.get(account)?.stated ?? [])
    const payments = { accountOf: async () => ({ opened }), scaleOf: async () => 2, takeDispute: async () => undefined }
    for (let day = -1; day <= days; day++) {
      const request = { corp, now, isAsked: true, account, day: addDays(firstDay, day) }
      expect(await reconcileDay({ db: testDb, payments, log: console }, request)).toBe('compared')
    }
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)

  const kept = await keptOf(corpId)
  const found = kept.map(({ account, kind, paymentNo, refundNo }) => `${account} ${kind} ${refundNo || paymentNo}`)
  const expected = accounts.flatMap((account) =>
    (books.get(account)?.expected ?? []).map((each) => `${account} ${each}`),
  )
  console.info(
    `${orders} orders, ${expected.length} differences planted, ${found.length} found, ${seconds} s for ${days * accounts.length} days.`,
  )
  expect(found.toSorted()).toEqual(expected.toSorted())
  expect(new Set(kept.map(({ kind }) => kind)).size).toBe(11)

  const settled = kept.filter((each) => waysOfDifference(each).includes('book'))
  const entries = settled.flatMap((each) => settlementEntries({ ...each, transactionId: '', orderId: null }, 'book'))
  for (let first = 0; first < entries.length; first += rowsAtOnce)
    await testDb.tx({ role: 'app', corp: corpId }, async (tx) => {
      await tx.batch(...enter(corpId, now, entries.slice(first, first + rowsAtOnce)))
    })
  const all = await entriesOf(corpId)
  for (const currency of ['CNY', 'XXX'])
    expect([...balancesOf(all, currency).values()].reduce((sum, balance) => sum + balance, 0)).toBe(0)
  const balances = balancesOf(all, 'CNY')
  for (const account of accounts) {
    const own = (books.get(account)?.stated ?? []).filter(
      (each) => each.status === 'succeeded' && each.currency === 'CNY',
    )
    const moved = own.reduce(
      (sum, { kind, amount, fee }) => sum + (isReceived(kind) ? amount : -amount) - (fee ?? 0),
      0,
    )
    const unreadable = own.filter(({ fee }) => fee === null).length
    expect([account, unreadable, balances.get(`provider:${account}`)]).toEqual([account, unreadable, moved])
  }
}, 1_800_000)
