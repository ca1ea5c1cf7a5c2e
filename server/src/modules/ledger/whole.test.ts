import { cancelOrder } from '@tiffin/contract/order'
import { closeOrder, completeOrder, refundOrder } from '@tiffin/contract/store'
import { customerOf } from '@tiffin/core/ledger/account'
import { balanceOf } from '@tiffin/core/testing/books'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ask } from '../../../test/app.ts'
import { bookFaults, entriesOf } from '../../../test/books.ts'
import * as build from '../../../test/build-shop.ts'
import { notify } from '../../../test/fake-sandbox.ts'
import {
  app,
  clock,
  noticeOf,
  type Opened,
  openOrder,
  openPayment,
  runJob,
  sandbox,
  stateOf,
} from '../../../test/paying.ts'

const deeds = [
  ...[
    'paid',
    'paidAgain',
    'wrong',
    'failed',
    'otherAttempt',
    'cancel',
    'close',
    'complete',
    'refundPart',
    'refundTwice',
  ],
  ...['sendRefunds', 'refuseRefunds', 'timePasses'],
] as const
type Deed = (typeof deeds)[number]

/** An order, its attempts, and who works at its counter. */
interface Lived {
  readonly opened: Opened
  readonly attempts: string[]
  readonly token: string
  wrong: number
}

const refund = async ({ opened, token }: Lived, amount: number) => {
  const { version } = await stateOf(opened)
  const body = { orderId: opened.orderId, version, amount, reason: 'cold' }
  return (await ask(app, refundOrder, { corp: opened.corp, token, body })).code
}

const sendRefunds = async (status: number) => {
  clock.offset += 1_801_000
  sandbox.refund = status === 200 ? undefined : { status, body: { error: 'the account is empty' } }
  await runJob('send refunds')
  sandbox.refund = undefined
}

const notice = ({ opened, attempts }: Lived, type: string, more: { eventId?: string; amount?: string } = {}) =>
  notify(app, opened.corp, { notice: noticeOf(attempts.at(-1) ?? '', `payment.${type}`, more) })

async function close({ opened, token }: Lived) {
  const { version } = await stateOf(opened)
  const body = { orderId: opened.orderId, version, reason: 'machine' }
  return ask(app, closeOrder, { corp: opened.corp, token, body })
}

async function complete({ opened, token }: Lived) {
  const { version } = await stateOf(opened)
  return ask(app, completeOrder, { corp: opened.corp, token, body: { orderId: opened.orderId, version } })
}

/** What may happen to an order. What it does not allow is refused, and must leave the books as they are. */
const happen: Record<Deed, (lived: Lived) => Promise<unknown>> = {
  paid: (lived) => notice(lived, 'succeeded'),
  paidAgain: (lived) =>
    Promise.all([1, 2].map((nth) => notice(lived, 'succeeded', { eventId: `${clock.now()} ${nth}` }))),
  wrong: (lived) =>
    notice(lived, 'succeeded', { eventId: `wrong ${clock.now()}`, amount: `4.${String(10 + lived.wrong++)}` }),
  failed: (lived) => notice(lived, 'failed', { eventId: `failed ${clock.now()}` }),
  otherAttempt: async ({ opened, attempts }) => {
    clock.offset += 5
    if ((await stateOf(opened)).status === 10) attempts.push(await openPayment(opened))
  },
  cancel: ({ opened }) => ask(app, cancelOrder, { ...opened, body: { orderId: opened.orderId } }),
  close,
  complete,
  refundPart: (lived) => refund(lived, 150),
  refundTwice: (lived) => Promise.all([refund(lived, 400), refund(lived, 400)]),
  sendRefunds: () => sendRefunds(200),
  refuseRefunds: () => sendRefunds(409),
  timePasses: async () => {
    clock.offset += 931_000
    await runJob('time out unpaid orders')
  },
}

/** What is always tried. */
const known: Deed[][] = [
  ['wrong', 'paid', 'complete', 'refundTwice', 'refundPart', 'refuseRefunds', 'sendRefunds', 'paidAgain'],
  ['otherAttempt', 'wrong', 'wrong', 'cancel', 'paid', 'paidAgain', 'refuseRefunds', 'close'],
  ['timePasses', 'paid', 'sendRefunds', 'failed', 'paidAgain'],
  ['paid', 'close', 'sendRefunds', 'refundPart'],
]

const lives = fc.sample(fc.array(fc.constantFrom(...deeds), { minLength: 4, maxLength: 12 }), 12)

it.each([...known, ...lives].map((life) => [life.join(' '), life] as const))(
  '[ledger-3][PY-08] the books agree with the order after each of: %s',
  async (_title, life) => {
    clock.offset = 0
    const opened = await openOrder()
    const { token } = await build.buildEmployee(opened.corp, opened.storeId)
    const lived: Lived = { opened, attempts: [await openPayment(opened)], token, wrong: 0 }
    for (const deed of life) {
      await happen[deed](lived)
      expect([deed, ...(await bookFaults(opened.corp))]).toEqual([deed])
    }
    await build.asCorp(opened.corp, 'update refund set status = 0, tries = 0, retries = retries + 1 where status = 4')
    await sendRefunds(200)
    expect(await bookFaults(opened.corp)).toEqual([])
    expect(balanceOf(await entriesOf(opened.corp), customerOf(opened.orderId), 'CNY')).toBe(0)
    const { refundTotal, payableTotal } = await stateOf(opened)
    expect(refundTotal).toBeLessThanOrEqual(payableTotal)
  },
)

it.each(['lost', 'twice', 'more'] as const)(
  '[ledger-3][PY-24] books of which an entry is %s do not agree',
  async (fault) => {
    clock.offset = 0
    const opened = await openOrder()
    const paymentNo = await openPayment(opened)
    await notify(app, opened.corp, { notice: noticeOf(paymentNo) })
    const entries = await entriesOf(opened.corp)
    expect(balanceOf(entries, customerOf(opened.orderId), 'CNY')).toBe(0)
    const [sale, capture] = entries
    if (!sale || !capture) throw new Error('There are no entries.')
    const put = { lost: [sale], twice: [sale, capture, capture], more: [sale, { ...capture, amount: 501 }] }[fault]
    expect(balanceOf(put, customerOf(opened.orderId), 'CNY')).not.toBe(0)
  },
)
