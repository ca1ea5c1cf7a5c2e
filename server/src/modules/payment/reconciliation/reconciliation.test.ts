import * as desk from '@tiffin/contract/desk/reconciliation'
import { refusals } from '@tiffin/contract/refusals'
import { addDays, localTimeAt } from '@tiffin/core/store/local-time'
import { balanceOf, balancesOf } from '@tiffin/core/testing/books'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { ask, testApp } from '../../../../test/app.ts'
import { entriesOf } from '../../../../test/books.ts'
import * as build from '../../../../test/build-shop.ts'
import { notify } from '../../../../test/fake-sandbox.ts'
import { app as atShop, clock, noticeOf, openOrder, openPayment, runJob, sandbox } from '../../../../test/paying.ts'
import { buildAtDesk } from '../../../../test/team.ts'

// One round of the job takes the fifty days that are due longest, of all brands of a database.
vi.hoisted(() => {
  process.env.TEST_DATABASE_COPY = 'reconciliation'
})
afterAll(() => {
  delete process.env.TEST_DATABASE_COPY
})

const atDesk = testApp({ clock, config: { paySandbox: sandbox.access } })
const dayMs = 86_400_000
/** Noon of the test brands' zone, so that no test falls on midnight. */
const noon = Date.parse(`${localTimeAt(Date.now(), 'Asia/Shanghai').date}T12:00:00+08:00`)

beforeEach(() => {
  clock.offset = 0
  clock.stoppedAt = noon
  sandbox.transactions = []
  sandbox.isBroken = false
})

/** What the sandbox lists of a payment. */
const paidThere = (paymentNo: string, more: object = {}) => ({
  ...{ paymentNo, refundNo: '', status: 'succeeded', amount: '5.00', currency: 'CNY', fee: '0.15', at: clock.now() },
  ...more,
})

/** An order that was paid, which the sandbox lists as said; nothing when it does not. */
async function openPaid(more: object | null = {}) {
  const opened = await openOrder()
  const paymentNo = await openPayment(opened)
  await notify(atShop, opened.corp, { notice: noticeOf(paymentNo) })
  if (more) sandbox.transactions.push(paidThere(paymentNo, more))
  return { ...opened, paymentNo }
}

const today = () => localTimeAt(noon, 'Asia/Shanghai').date
const key = () => ({ account: 'sandbox', day: today() })

/** The morning after, when the day is compared and the owner is at the desk. */
async function morning(daysLater = 1) {
  clock.offset = daysLater * dayMs
  await runJob('plan days to compare with providers')
  await runJob('compare the books with providers')
}

/** An order of a day that was compared the morning after, and the brand's owner at the desk. */
async function openCompared(more: object | null = {}) {
  const opened = await openPaid(more)
  await morning()
  return atDeskOf(opened)
}

const atDeskOf = async <Order extends { readonly corp: string }>(opened: Order) => ({
  ...opened,
  owner: await buildAtDesk(atDesk, opened.corp, 'owner'),
})

type Compared = Awaited<ReturnType<typeof openCompared>>
type AtDesk = Pick<Compared, 'owner'>

const daysOf = async ({ owner }: AtDesk) => (await ask(atDesk, desk.listReconciledDays, { ...owner, body: {} })).data
const dayOf = async ({ owner }: AtDesk) => (await ask(atDesk, desk.findReconciledDay, { ...owner, body: key() })).data
const again = async ({ owner }: AtDesk) => (await ask(atDesk, desk.reconcileAgain, { ...owner, body: key() })).code
const settle = async ({ owner }: AtDesk, body: z.input<typeof desk.settleDifference.input>) =>
  (await ask(atDesk, desk.settleDifference, { ...owner, body })).code
const auditOf = ({ corp }: Compared) =>
  build.asCorp(
    corp,
    "select action, item_name, changes, reason from audit_entry where action like 'payment.%' order by entry_id",
  )

describe('[reconcile-1][PY-09] the morning after', () => {
  it('a day of an account that agrees says so with its sums, and the fees that its provider told are in the books', async () => {
    const opened = await openCompared()
    expect(await daysOf(opened)).toEqual({
      list: [
        {
          ...{ ...key(), provider: 'sandbox', storeName: '', state: 'compared', ranAt: clock.now(), movements: 1 },
          ...{ thereTotal: 500, hereTotal: 500, feeTotal: 15, openCount: 0 },
        },
      ],
      next: null,
    })
    const entries = await entriesOf(opened.corp)
    expect(balanceOf(entries, 'fees:sandbox', 'CNY')).toBe(15)
    expect(balanceOf(entries, 'provider:sandbox', 'CNY')).toBe(485)
    await morning(4)
    expect(await entriesOf(opened.corp)).toHaveLength(entries.length)
  })

  it('a payment whose notices were all lost is found', async () => {
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    sandbox.transactions.push(paidThere(paymentNo, { at: clock.now() + 1000 }))
    await morning()
    const { day, list } = await dayOf(await atDeskOf(opened))
    expect(day).toMatchObject({ openCount: 1, thereTotal: 500, hereTotal: 0 })
    expect(list).toMatchObject([
      {
        kind: 'missingHere',
        paymentNo,
        ours: null,
        theirs: { amount: 500, currency: 'CNY' },
        wayList: ['book', 'writeOff'],
      },
    ])
  })

  it('a day on which nothing was asked of the sandbox is not looked at', async () => {
    const opened = await openPaid()
    await morning(2)
    expect((await daysOf(await atDeskOf(opened))).list.map(({ day }) => day)).toEqual([today()])
  })

  it('a provider that is not reached is asked again an hour later', async () => {
    const paid = await openPaid()
    sandbox.isBroken = true
    await morning()
    const opened = await atDeskOf(paid)
    expect((await daysOf(opened)).list).toMatchObject([{ state: 'unreached', openCount: 0 }])
    sandbox.isBroken = false
    await runJob('compare the books with providers')
    expect((await daysOf(opened)).list).toMatchObject([{ state: 'unreached' }])
    clock.offset += 3_600_000
    await runJob('compare the books with providers')
    expect((await daysOf(opened)).list).toMatchObject([{ state: 'compared', movements: 1 }])
  })

  it('what came late is seen three days later, and what was open and is gone is closed by itself', async () => {
    const opened = await openCompared(null)
    expect(await dayOf(opened)).toMatchObject({ day: { openCount: 1 }, list: [{ kind: 'missingThere' }] })
    sandbox.transactions.push(paidThere(opened.paymentNo, { at: noon }))
    await morning(2)
    expect((await dayOf(await atDeskOf(opened))).day.openCount).toBe(1)
    await morning(4)
    const { day, list } = await dayOf(await atDeskOf(opened))
    expect(day.openCount).toBe(0)
    expect(list).toMatchObject([{ way: 'gone', settledByName: '', wayList: [] }])
  })

  it('a payment on both sides of midnight is the same payment', async () => {
    clock.stoppedAt = Date.parse(`${addDays(today(), 1)}T00:00:05+08:00`)
    const opened = await openPaid({ at: Date.parse(`${today()}T23:59:58+08:00`) })
    clock.stoppedAt = noon
    await morning()
    await morning(2)
    const { list } = await daysOf(await atDeskOf(opened))
    expect(list.map(({ day, openCount }) => [day, openCount])).toEqual([[addDays(today(), 1), 0]])
    expect(await build.asCorp(opened.corp, 'select count(*)::integer from provider_transaction')).toEqual([
      { count: 1 },
    ])
  })
})

describe('[reconcile-4] a difference', () => {
  it('is settled once as the provider says, with a note, and the audit log has it', async () => {
    const opened = await openCompared({ amount: '4.50' })
    const [difference] = (await dayOf(opened)).list
    expect(difference).toMatchObject({ kind: 'amount', ours: { amount: 500 }, theirs: { amount: 450 } })
    const { differenceId = '' } = difference ?? {}
    const wish = { differenceId, way: 'book', note: 'the provider kept a part' } as const
    const codes = await Promise.all([settle(opened, wish), settle(opened, wish)])
    expect(codes.toSorted()).toEqual([200, refusals.differenceSettled])
    const entries = await entriesOf(opened.corp)
    expect(balanceOf(entries, 'provider:sandbox', 'CNY')).toBe(450 - 15)
    expect(balanceOf(entries, 'suspense', 'CNY')).toBe(50)
    expect([...balancesOf(entries, 'CNY').values()].reduce((sum, balance) => sum + balance, 0)).toBe(0)
    const { day, list } = await dayOf(opened)
    expect(day.openCount).toBe(0)
    expect(list).toMatchObject([{ way: 'book', settledByName: 'The owner', note: wish.note, wayList: [] }])
    expect(await auditOf(opened)).toMatchObject([
      { action: 'payment.settleDifference', changes: { kind: { from: 'amount', to: 'book' } }, reason: wish.note },
    ])
    expect(await again(opened)).toBe(200)
    expect((await dayOf(opened)).list).toHaveLength(1)
  })

  it('is written off only with a note and after the password was typed again', async () => {
    const opened = await openCompared(null)
    const [{ differenceId = '' } = {}] = (await dayOf(opened)).list
    const writeOff = (note: string) =>
      ask(atDesk, desk.writeOffDifference, { ...opened.owner, body: { differenceId, note } })
    expect((await writeOff(' ')).code).toBe(refusals.inputInvalid)
    clock.offset += 3_600_000
    expect((await writeOff('lost')).code).toBe(refusals.proofNeeded)
    clock.offset -= 3_600_000
    expect((await writeOff('lost')).code).toBe(200)
    expect(balanceOf(await entriesOf(opened.corp), 'write-off', 'CNY')).toBe(500)
    expect(await auditOf(opened)).toMatchObject([{ action: 'payment.writeOff', reason: 'lost' }])
  })

  it('that cannot be read takes only a note', async () => {
    const opened = await openCompared({ fee: '0.1505' })
    const [difference] = (await dayOf(opened)).list
    expect(difference).toMatchObject({ kind: 'fee', ours: null, theirs: { amount: -1 }, wayList: ['note'] })
    const { differenceId = '' } = difference ?? {}
    expect(await settle(opened, { differenceId, way: 'book' })).toBe(refusals.inputInvalid)
    expect(await settle(opened, { differenceId, way: 'note', note: 'asked them' })).toBe(200)
  })

  it('of another sum is another difference, also after the first was settled', async () => {
    const opened = await openCompared({ amount: '4.50' })
    const [{ differenceId = '' } = {}] = (await dayOf(opened)).list
    await settle(opened, { differenceId, way: 'book' })
    sandbox.transactions = [paidThere(opened.paymentNo, { amount: '4.40', at: noon })]
    expect(await again(opened)).toBe(200)
    expect((await dayOf(opened)).list).toMatchObject([
      { theirs: { amount: 440 }, settledAt: null },
      { theirs: { amount: 450 }, way: 'book' },
    ])
  })

  it('is looked for again when a person asks, who hears when the provider is not reached', async () => {
    const opened = await openCompared(null)
    sandbox.isBroken = true
    expect(await again(opened)).toBe(refusals.providerUnreachable)
    expect((await dayOf(opened)).day).toMatchObject({ state: 'unreached', openCount: 1 })
    sandbox.isBroken = false
    sandbox.transactions = [paidThere(opened.paymentNo, { at: noon })]
    expect(await again(opened)).toBe(200)
    expect((await dayOf(opened)).day).toMatchObject({ state: 'compared', openCount: 0 })
    expect(await auditOf(opened)).toMatchObject([{ action: 'payment.reconcile' }, { action: 'payment.reconcile' }])
  })

  it('is neither seen nor settled by other brands, and days that are none are refused', async () => {
    const other = await openPaid()
    const opened = await openCompared(null)
    const { owner } = await atDeskOf(other)
    const [{ differenceId = '' } = {}] = (await dayOf(opened)).list
    expect(await settle({ owner }, { differenceId, way: 'book' })).toBe(refusals.differenceUnknown)
    const body = { account: 'sandbox', day: '2001-01-01' }
    expect((await ask(atDesk, desk.findReconciledDay, { ...owner, body })).code).toBe(refusals.reconciliationUnknown)
    expect((await ask(atDesk, desk.reconcileAgain, { ...owner, body })).code).toBe(refusals.reconciliationUnknown)
  })
})

it('[reconcile-1] days are listed newest first, a page at a time', async () => {
  const opened = await openCompared()
  const yesterday = addDays(today(), -1)
  await build.asCorp(
    opened.corp,
    `insert into reconciliation (corp_id, account, business_day, provider, next_run_at)
     select corp_id, account, $1, provider, next_run_at from reconciliation`,
    [yesterday],
  )
  const list = (body: object) => ask(atDesk, desk.listReconciledDays, { ...opened.owner, body })
  const first = (await list({ pageSize: 1 })).data
  expect(first).toMatchObject({ list: [{ day: today() }], next: key() })
  const second = (await list({ pageSize: 1, after: first.next })).data
  expect(second).toMatchObject({ list: [{ day: yesterday, state: 'waits', ranAt: null, movements: 0 }], next: null })
})
