import { randomUUIDv7 } from 'node:crypto'
import { refundBackEntries, refundDoneEntries } from '@tiffin/core/ledger/entries'
import { refundOfSent } from '@tiffin/core/ledger/reconcile'
import type { AlarmKind } from '@tiffin/core/order/payment-alarm'
import { refundStatus } from '@tiffin/core/order/payment-status'
import type { Log } from '../../../base/context.ts'
import type { Database } from '../../../db/database.ts'
import { enter } from '../../ledger/index.ts'
import { accountName } from '../account/account-name.ts'
import type { TakenBy } from '../account/accounts.ts'
import { NotExpressible } from '../adapter/amounts.ts'
import { endSilence, insertAlarm } from '../alarm/queries.ts'
import { lockOrder } from '../attempt/queries.ts'
import { coverByChargeback } from '../dispute/cover-refund.ts'
import type { PaymentProvider, RefundEvent, RefundOutcome } from '../provider.ts'
import {
  announceRefundState,
  failRefund,
  findRefund,
  noteRefund,
  putOffRefund,
  type RefundRow,
  takeRefund,
} from './queries.ts'

/** So many tries without an answer, a quarter of an hour with the pauses between them, and a person is told; trying goes on, and two days later they are told again. */
const triesBeforeAlarm = 10
const triesBetweenAlarms = 100

const statusOf = {
  succeeded: refundStatus.done,
  pending: refundStatus.pending,
  failed: refundStatus.failed,
} as const satisfies Record<RefundOutcome['status'], number>

interface Sending {
  readonly db: Database
  readonly log: Log
  /** The provider that took a payment, opened by its account. */
  readonly providerOf: (corpId: string, payment: TakenBy) => Promise<PaymentProvider | undefined>
}

/** A refund at a moment. */
interface Due {
  readonly corpId: string
  readonly refundNo: string
  readonly now: number
}

/** A refund with what its provider answered. */
interface Answered {
  readonly refund: RefundRow
  readonly outcome: RefundOutcome
}

const alarmOf = (kind: AlarmKind, { orderId, paymentNo, refundNo, amount, currency }: RefundRow, now: number) => ({
  ...{ alarmId: randomUUIDv7(), orderId, paymentNo, refundNo, kind, currency, now },
  ...{ expected: amount, received: 0 },
})

/** Keeps what a provider answered: the refund, an alarm when it was refused, and what the order says. */
async function keepOutcome({ db }: Pick<Sending, 'db'>, { corpId, now }: Due, { refund, outcome }: Answered) {
  const { refundNo, orderId, retries } = refund
  const { status, failure, providerRefundId } = outcome
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    await tx.run(lockOrder(corpId, orderId)) // so that of two refunds that end together the second sees the first
    const news = { refundNo, retries, status: statusOf[status], providerRefundId, failure: failure.slice(0, 300), now }
    const noted = await tx.run(noteRefund(corpId, news))
    if (noted.count === 0) return // settled by a person meanwhile, or sent again
    const entries = status === 'succeeded' ? refundDoneEntries({ ...refund, account: accountName(refund) }) : []
    await tx.batch(endSilence(corpId, refundNo, now), ...enter(corpId, now, entries))
    if (status === 'failed') await tx.run(insertAlarm(corpId, alarmOf('refundFailed', refund, now)))
    await tx.run(announceRefundState(corpId, { orderId, eventId: randomUUIDv7(), now }))
  })
}

/** What a provider can never give back has failed; any other fault may pass [order-24]. */
function inexpressible(error: unknown): RefundOutcome {
  if (!(error instanceof NotExpressible)) throw error
  return { status: 'failed', failure: error.message, providerRefundId: '' }
}

/** Sends one refund that is due, or asks about one that its provider has taken. Should two servers do so at once, the provider knows it by its number [order-17]. */
export async function sendRefund(sending: Sending, due: Due): Promise<void> {
  const { db, log, providerOf } = sending
  const { corpId, refundNo, now } = due
  const scope = { role: 'app', corp: corpId } as const
  const refund = await db.tx(scope, async (tx) => {
    await coverByChargeback(tx, due)
    return (await tx.run(takeRefund(corpId, refundNo, now))).rows[0]
  })
  if (!refund) return
  try {
    const provider = await providerOf(corpId, refund)
    if (!provider) throw new Error(`There is no payment provider ${refund.provider}.`)
    const outcome = await provider.refund({ ...refund, refundNo: refund.sentNo }).catch(inexpressible)
    await keepOutcome(sending, due, { refund, outcome })
  } catch (error) {
    log.warn({ err: error, refundNo, tries: refund.tries }, 'refund not sent yet')
    const isAlarming = refund.tries % triesBetweenAlarms === triesBeforeAlarm
    const alarms = isAlarming ? [insertAlarm(corpId, alarmOf('refundSilent', refund, now))] : []
    await db.tx(scope, (tx) => tx.batch(putOffRefund(corpId, refund, now), ...alarms))
  }
}

/** A refund that was done has failed after all: the money is owed again, and staff gets an alarm [order-22]. */
async function takeBack({ db }: Pick<Sending, 'db'>, { corpId, now }: Due, { refund, outcome }: Answered) {
  const { refundNo, orderId, retries } = refund
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    await tx.run(lockOrder(corpId, orderId))
    const failed = await tx.run(failRefund(corpId, { refundNo, retries, failure: outcome.failure.slice(0, 300) }))
    if (failed.count === 0) return // the same notice came before
    await tx.batch(
      ...enter(corpId, now, refundBackEntries({ ...refund, account: accountName(refund) })),
      insertAlarm(corpId, alarmOf('refundFailed', refund, now)),
      announceRefundState(corpId, { orderId, eventId: randomUUIDv7(), now }),
    )
  })
}

interface RefundNotice {
  readonly corpId: string
  readonly account: TakenBy
  readonly event: RefundEvent
  readonly now: number
}

/**
 * Takes a provider's word on a refund that it was sent. One that it had done may fail later, and never the other way round; a word on a
 * number of before it was sent again, or of another account, changes nothing [order-22].
 */
export async function takeRefundWord(
  { db }: Pick<Sending, 'db'>,
  { corpId, account, event, now }: RefundNotice,
): Promise<void> {
  const refundNo = refundOfSent(event.sentNo)
  const [found] = await db.tx(
    { role: 'app', corp: corpId },
    async (tx) => (await tx.run(findRefund(corpId, refundNo))).rows,
  )
  if (!found || found.sentNo !== event.sentNo || accountName(found) !== accountName(account)) return
  const [due, answered] = [
    { corpId, refundNo, now },
    { refund: found, outcome: event.outcome },
  ]
  if (event.outcome.status === 'failed') await takeBack({ db }, due, answered)
  if (event.outcome.status !== 'pending') await keepOutcome({ db }, due, answered)
}
