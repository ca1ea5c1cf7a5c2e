import { acceptStorePayment, closeOrder } from '@tiffin/contract/store'
import { startOfDay } from '@tiffin/core/store/local-time'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from '../../../test/app.ts'
import { bookFaults, entriesOf, shortEntriesOf } from '../../../test/books.ts'
import * as build from '../../../test/build-shop.ts'
import { countingDatabase } from '../../../test/counting-database.ts'
import { askAsOwner, testDb } from '../../../test/database.ts'
import { notify } from '../../../test/fake-sandbox.ts'
import { app, clock, noticeOf, type Opened, openOrder, openPayment, runJob, sandbox } from '../../../test/paying.ts'
import { enter } from './index.ts'
import { ledgerJobs } from './jobs.ts'

/** An order that was paid by card. */
async function openPaid() {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  await notify(app, opened.corp, { notice: noticeOf(paymentNo) })
  return { ...opened, paymentNo }
}

async function closeAtCounter(opened: Opened, version: number) {
  const { token } = await build.buildEmployee(opened.corp, opened.storeId)
  const body = { orderId: opened.orderId, version, reason: 'cannotMake' }
  return (await ask(app, closeOrder, { corp: opened.corp, token, body })).code
}

const sale = ['sale', 'customer', 'sales', 500]
const capture = ['capture', 'provider', 'customer', 500]

describe('[ledger-1][ledger-4] the books', () => {
  it('say of an order that a provider was paid for what was sold and who has the money', async () => {
    const { corp, orderId, storeId, paymentNo } = await openPaid()
    expect(await entriesOf(corp)).toEqual(
      [
        { kind: 'sale', ref: orderId, debit: `customer:${orderId}`, credit: 'sales' },
        { kind: 'capture', ref: paymentNo, debit: 'provider:sandbox', credit: `customer:${orderId}` },
      ].map((entry) => ({ ...entry, orderId, amount: 500, currency: 'CNY' })),
    )
    const [row] = await build.asCorp<{ storeId: string; day: string; at: number }>(
      corp,
      `select store_id as "storeId", business_day::text as day, at from ledger_entry`,
    )
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(row?.at)
    expect([row?.storeId, row?.day]).toEqual([storeId, day])
    expect(await bookFaults(corp)).toEqual([])
  })

  it('have nothing of an order that was not paid, nor of one that cost nothing', async () => {
    const { corp } = await openOrder()
    expect(await entriesOf(corp)).toEqual([])
    expect(enter(corp, 0, [])).toEqual([])
  })

  it('have the money of an order that was paid in the till, and what the till gave back', async () => {
    const opened = await openOrder({ paymentMethodCode: 'counter' })
    const { corp, storeId, orderId } = opened
    const { token } = await build.buildEmployee(corp, storeId)
    expect((await ask(app, acceptStorePayment, { corp, token, body: { orderId, version: 1 } })).code).toBe(200)
    expect(await closeAtCounter(opened, 2)).toBe(200)
    expect(await shortEntriesOf(corp)).toEqual([
      sale,
      ['cash', 'cash', 'customer', 500],
      ['refundDue', 'sales', 'customer', 500],
      ['refundCash', 'customer', 'cash', 500],
    ])
    expect(await bookFaults(corp)).toEqual([])
  })

  it('owe the customer what goes back until the provider has done it', async () => {
    const opened = await openPaid()
    const { corp } = opened
    expect(await closeAtCounter(opened, 2)).toBe(200)
    expect(await shortEntriesOf(corp)).toEqual([sale, capture, ['refundDue', 'sales', 'customer', 500]])
    expect(await bookFaults(corp)).toEqual([])
    await runJob('send refunds')
    expect((await shortEntriesOf(corp)).at(-1)).toEqual(['refundDone', 'customer', 'provider', 500])
    expect(await bookFaults(corp)).toEqual([])
  })

  it('have the money of an order that was over when it came, without a sale, until it is back', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    clock.offset += 931_000
    await notify(app, opened.corp, { notice: noticeOf(paymentNo) })
    expect(await shortEntriesOf(opened.corp)).toEqual([capture])
    expect(await bookFaults(opened.corp)).toEqual([])
    await runJob('send refunds')
    expect(await shortEntriesOf(opened.corp)).toEqual([capture, ['refundDone', 'customer', 'provider', 500]])
    expect(await bookFaults(opened.corp)).toEqual([])
  })

  it('keep money of another currency apart, for a person', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    await notify(app, opened.corp, { notice: noticeOf(paymentNo, 'payment.succeeded', { currency: 'USD' }) })
    expect(await shortEntriesOf(opened.corp)).toEqual([['otherCurrency', 'provider', 'suspense', 500]])
    expect(await bookFaults(opened.corp)).toEqual([])
  })
})

describe('[ledger-1] the database', () => {
  const entry = {
    kind: 'sale',
    orderId: null,
    debit: 'customer:1',
    credit: 'sales',
    amount: 5,
    currency: 'CNY',
  } as const

  it('refuses to write the same thing twice, an amount of nothing, an unknown account and one account on both sides', async () => {
    const { corp } = await openOrder()
    const write = (more: object) =>
      testDb.tx({ role: 'app', corp }, (tx) => tx.batch(...enter(corp, clock.now(), [{ ...entry, ref: '1', ...more }])))
    await write({})
    for (const more of [{}, { ref: '2', amount: 0 }, { ref: '3', debit: 'till' }, { ref: '4', debit: 'sales' }])
      await expect(write(more)).rejects.toThrow()
    expect(await entriesOf(corp)).toHaveLength(1)
  })

  it('changes and deletes no entry', async () => {
    const { corp } = await openPaid()
    for (const text of ['update ledger_entry set amount = 1', 'delete from ledger_entry'])
      await expect(testDb.tx({ role: 'app', corp }, (tx) => tx.query(text))).rejects.toThrow('permission denied')
  })
})

/** As if the books of some brands had never been written; the fence holds for its owner too, unless it is let down. */
const forgetBooks = (corps: string[]) =>
  askAsOwner(`alter table tiffin.ledger_entry no force row level security;
    delete from tiffin.ledger_entry where corp_id in (${corps.map((corp) => `'${corp}'`)});
    alter table tiffin.ledger_entry force row level security`)

describe('[ledger-5] orders of before there were books', () => {
  it('get the very entries that they would have got, once', async () => {
    // Noon: the day of a wrong amount is not kept beside that of the right one, and this test takes an hour.
    clock.stoppedAt = startOfDay(Date.now(), 'Asia/Shanghai') + 12 * 3_600_000
    onTestFinished(() => {
      delete clock.stoppedAt
    })
    const paid = await openPaid()
    await closeAtCounter(paid, 2)
    await runJob('send refunds')
    const late = await openOrder()
    const latePayment = await openPayment(late)
    await notify(app, late.corp, {
      notice: noticeOf(latePayment, 'payment.succeeded', { amount: '4.99', eventId: 'wrong' }),
    })
    clock.offset += 931_000
    await notify(app, late.corp, { notice: noticeOf(latePayment) })
    sandbox.refund = { status: 409, body: { error: 'the account is empty' } }
    await runJob('send refunds')
    sandbox.refund = undefined
    const counter = await openOrder({ paymentMethodCode: 'counter' })
    const { token } = await build.buildEmployee(counter.corp, counter.storeId)
    await ask(app, acceptStorePayment, { corp: counter.corp, token, body: { orderId: counter.orderId, version: 1 } })
    await closeAtCounter(counter, 2)
    const corps = [paid, late, counter].map(({ corp }) => corp)
    const read = async () =>
      Promise.all(
        corps.map(async (corp) =>
          (await entriesOf(corp)).toSorted((a, b) => (a.kind + a.ref < b.kind + b.ref ? -1 : 1)),
        ),
      )
    const days = () =>
      Promise.all(
        corps.map((corp) => build.asCorp(corp, 'select distinct store_id, business_day::text from ledger_entry')),
      )
    const [before, beforeDays] = [await read(), await days()]
    await forgetBooks(corps)
    expect((await read()).flat()).toEqual([])
    await runJob('write the books of before')
    expect(await entriesOf(counter.corp)).toEqual([]) // a young order is left to whoever moves it
    clock.offset += 3_600_000
    for (let round = 0; round < 2; round++) {
      await runJob('write the books of before')
      expect(await read()).toEqual(before)
    }
    expect(await days()).toEqual(beforeDays)
    for (const corp of corps) expect(await bookFaults(corp)).toEqual([])
  })

  it('are all looked at in one go, however many pages they fill', async () => {
    const { corp } = await openPaid()
    await build.asCorp(
      corp,
      `insert into customer_order
       select (jsonb_populate_record(made, jsonb_build_object('order_id', order_id || no, 'order_no', order_no || no))).*
       from customer_order made cross join generate_series(1, 500) no`,
    )
    clock.offset += 3_600_000
    await runJob('write the books of before')
    const sales = (await entriesOf(corp)).filter(({ kind }) => kind === 'sale')
    expect(sales).toHaveLength(501)
  })

  it('are asked for until a page has none, and no further', async () => {
    const yearMs = 365 * 24 * 3_600_000
    clock.offset += yearMs // orders of other tests may be of a time to come
    await runJob('write the books of before')
    clock.offset -= yearMs
    await openPaid()
    clock.offset += 3_600_000
    const { db, transactions } = countingDatabase()
    const log = { error: (failure: unknown) => expect(failure).toBeUndefined() }
    for (const { run } of ledgerJobs({ db, clock, log })) await run()
    expect(transactions.flatMap(({ names }) => names)).toEqual([
      ...['ledger_to_fill', 'ledger_fill_page', 'ledger_fill_page'],
    ])
  })
})
