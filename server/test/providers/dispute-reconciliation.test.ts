import * as desk from '@tiffin/contract/desk/reconciliation'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { balanceOf } from '@tiffin/core/testing/books'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { ask } from '../app.ts'
import { bookFaults, entriesOf } from '../books.ts'
import * as build from '../build-shop.ts'
import { disputingAt } from '../disputing.ts'
import type { FakeProvider } from './fake-host.ts'
import { fakeMidtrans } from './fake-midtrans.ts'
import { fakeStripe } from './fake-stripe.ts'
import { fakeXendit } from './fake-xendit.ts'

// One round of the job takes the fifty days that are due longest, of all brands of a database.
vi.hoisted(() => {
  process.env.TEST_DATABASE_COPY = 'disputes'
})
afterAll(() => {
  delete process.env.TEST_DATABASE_COPY
})

const fakes: readonly FakeProvider[] = [await fakeStripe(), await fakeMidtrans(), await fakeXendit()]
afterAll(() => {
  for (const fake of fakes) fake.close()
})

/** Compares today with the provider, as somebody asks for it; the day is planned as the job would tomorrow. */
async function compare(
  { atDesk }: ReturnType<typeof disputingAt>,
  opened: Awaited<ReturnType<ReturnType<typeof disputingAt>['openSold']>>,
) {
  const { brand, accountId } = opened
  const day = localTimeAt(Date.now(), 'Asia/Shanghai').date
  await build.asCorp(
    brand.corp,
    `insert into reconciliation (corp_id, account, business_day, provider, account_id, next_run_at)
     select corp_id, account_id, $1, provider, account_id, 'infinity' from payment_account on conflict do nothing`,
    [day],
  )
  const body = { account: accountId, day }
  expect((await ask(atDesk, desk.reconcileAgain, { ...brand.owner, body })).code).toBe(200)
  const { day: compared, list } = (await ask(atDesk, desk.findReconciledDay, { ...brand.owner, body })).data
  // The account has payments of other tests too.
  return { state: compared.state, list: list.filter(({ paymentNo }) => paymentNo === opened.paymentNo) }
}

describe.each(fakes.map((fake) => [fake.kind.name, fake] as const))('[reconcile-5] %s', (name, fake) => {
  const provider = disputingAt(fake)
  const end = name === 'xendit' ? 'lost' : 'taken'

  it('agrees on a chargeback that was told of, and brings its fee where it tells one', async () => {
    const opened = await provider.openSold()
    await opened.dispute(end)
    expect(await compare(provider, opened)).toEqual({ state: 'compared', list: [] })
    const entries = await entriesOf(opened.brand.corp)
    expect(balanceOf(entries, 'chargebacks', fake.currency)).toBe(fake.smallest)
    const fee = { stripe: 80 + 1500, xendit: 500 }[name] ?? 0
    expect(balanceOf(entries, `fees:${opened.accountId}`, fake.currency)).toBe(fee)
    expect(await bookFaults(opened.brand.corp)).toEqual([])
  })

  it.skipIf(name === 'xendit')('[PY-30] takes in a chargeback whose notices were all lost', async () => {
    const opened = await provider.openSold()
    opened.noticeOf('taken')
    const { list } = await compare(provider, opened)
    expect(list).toEqual([])
    expect(balanceOf(await entriesOf(opened.brand.corp), 'chargebacks', fake.currency)).toBe(fake.smallest)
    expect(await opened.alarms()).toMatchObject([{ kind: 'dispute' }])
    await opened.dispute('taken')
    expect(balanceOf(await entriesOf(opened.brand.corp), 'chargebacks', fake.currency)).toBe(fake.smallest)
  })
})
