import { randomUUIDv7 } from 'node:crypto'
import { captureEntries, otherCurrencyEntries, wrongAmountEntries } from '@tiffin/core/ledger/entries'
import { orderStatus } from '@tiffin/core/order/order-state'
import { attemptStatus, payGraceMs } from '@tiffin/core/order/payment-status'
import { returnReasons } from '@tiffin/core/order/refund-reason'
import type { Tx } from '../../../db/unit.ts'
import { enter } from '../../ledger/index.ts'
import { type Move, moveOrder, newRefundNo, updateRefundState } from '../../order/index.ts'
import { accountName } from '../account/account-name.ts'
import type { TakenBy } from '../account/accounts.ts'
import { findSameAlarm, insertAlarm } from '../alarm/queries.ts'
import * as queries from '../attempt/queries.ts'
import type { ProviderEvent } from '../provider.ts'
import { insertReturn } from '../refund/queries.ts'
import { insertEvent, unpark } from './queries.ts'

/** What became of a provider's message. */
export type Settled = 'parked' | 'repeated' | 'differs' | 'noted' | 'paid' | 'refunded'

/** A provider's word on one attempt, from a notification or an answer to our question. */
export interface Word {
  readonly corpId: string
  readonly account: TakenBy
  readonly event: ProviderEvent
  readonly now: number
  readonly timeZone: string
  /** It was kept before, when nobody knew its payment. */
  readonly isParked?: boolean
}

const endOf = { failed: attemptStatus.failed, cancelled: attemptStatus.cancelled } as const

/** Which order's money goes back as which part, and why. */
interface Part {
  readonly orderId: string
  /** Of the amount that was asked for; else another one, of which there may be several. */
  readonly isWhole: boolean
  readonly reason: string
}

/** What an event brought goes back, since its order did not need it, and the order says so. */
async function giveBack(tx: Tx, { corpId, now, event }: Word, { orderId, ...part }: Part): Promise<void> {
  const { paymentNo, amount } = event
  const refund = { ...part, paymentNo, amount, refundNo: newRefundNo(now), now, eventId: randomUUIDv7() }
  await tx.run(insertReturn(corpId, refund))
  await tx.run(updateRefundState(corpId, orderId))
}

/** What an attempt received, as its books have it. */
const received = ({ account, event }: Word, { orderId, paymentNo }: queries.PaymentRow) => ({
  ...{ orderId, paymentNo, account: accountName(account), amount: event.amount, currency: event.currency },
})

async function pay(tx: Tx, word: Word, attempt: queries.PaymentRow): Promise<Settled> {
  const { corpId, now, timeZone, account } = word
  const { orderId, paymentNo, methodCode } = attempt
  const [locked] = await tx.batch(
    queries.lockOrder(corpId, orderId),
    queries.settleAttempt(corpId, { paymentNo, status: attemptStatus.success, now }),
    ...enter(corpId, now, captureEntries(received(word, attempt))),
  )
  const [order] = locked.rows
  const actor = { role: 'provider', id: account.provider } as const
  const move = (action: Move['action'], more: Partial<Move> = {}) =>
    moveOrder(tx, { corpId, orderId, action, actor, now, paymentNo, paidWith: methodCode, ...more }, timeZone)

  const isOverdue = order?.payExpireTime != null && order.payExpireTime + payGraceMs <= now
  if (order?.status === orderStatus.awaitingPayment && isOverdue)
    await moveOrder(tx, { corpId, orderId, action: 'timeOut', actor: { role: 'system', id: '' }, now }, timeZone)
  else if (order?.status === orderStatus.awaitingPayment && (await move('pay'))) return 'paid'

  if (await move('closeLate', { closeCode: 'paidLate' })) return 'refunded'
  await giveBack(tx, word, { orderId, isWhole: true, reason: returnReasons.paidLate })
  return 'refunded'
}

/**
 * Another amount than was asked for goes back by itself, each that comes; of another currency a person decides. Either way the store's
 * brand is told, once of each [cashier-5].
 */
async function alarm(tx: Tx, word: Word, attempt: queries.PaymentRow): Promise<Settled> {
  const { corpId, event, now } = word
  const { paymentNo, orderId } = attempt
  const { amount, currency } = event
  const isSame = await tx.run(findSameAlarm(corpId, { paymentNo, received: amount, currency }))
  if (isSame.count > 0) return 'repeated'
  const kind = currency === attempt.currency ? 'amount' : 'currency'
  const about = {
    paymentNo,
    orderId,
    refundNo: '',
    kind,
    expected: attempt.amount,
    received: amount,
    currency,
  } as const
  const entriesOf = kind === 'amount' ? wrongAmountEntries : otherCurrencyEntries
  await tx.batch(
    insertAlarm(corpId, { alarmId: randomUUIDv7(), ...about, now }),
    queries.noteReceived(corpId, { paymentNo, amount, currency, now }),
    ...enter(corpId, now, entriesOf(received(word, attempt))),
  )
  if (kind === 'amount' && amount > 0)
    await giveBack(tx, word, { orderId, isWhole: false, reason: returnReasons.otherAmount })
  return 'differs'
}

/**
 * Takes a provider's word in, once per event: pays the order when amount and currency are the attempt's own, notes a failure,
 * sends money back that came too late or twice. What speaks of an unknown payment is kept until it is known [cashier-7]. The order is locked before its attempt, as everywhere.
 */
export async function settle(tx: Tx, word: Word): Promise<Settled> {
  const { corpId, account, event, now } = word
  const { eventId, paymentNo, status: kind, amount, currency } = event
  const notice = { account: accountName(account), eventId, paymentNo, kind, amount, currency, now }
  const [found] = (await tx.run(queries.findAttempt(corpId, paymentNo))).rows
  if (!found || accountName(found) !== accountName(account)) {
    await tx.run(insertEvent(corpId, { ...notice, isParked: true }))
    return 'parked'
  }
  const [order] = (await tx.run(queries.lockOrder(corpId, found.orderId))).rows
  const isNew = word.isParked ? unpark(corpId, notice) : insertEvent(corpId, { ...notice, isParked: false })
  if ((await tx.run(isNew)).count === 0) return 'repeated'
  const [attempt] = (await tx.run(queries.lockAttempt(corpId, paymentNo))).rows
  if (!attempt) return 'repeated'

  if (kind === 'succeeded') {
    const fits = amount === attempt.amount && currency === attempt.currency
    if (fits && attempt.status === attemptStatus.success) return 'repeated'
    // A discount may have changed what the order costs since the attempt was made.
    const owed = order?.payableTotal ?? attempt.amount
    return fits && amount === owed ? pay(tx, word, attempt) : alarm(tx, word, { ...attempt, amount: owed })
  }
  if (kind === 'failed' || kind === 'cancelled')
    await tx.run(queries.settleAttempt(corpId, { paymentNo, status: endOf[kind], now }))
  return 'noted'
}
