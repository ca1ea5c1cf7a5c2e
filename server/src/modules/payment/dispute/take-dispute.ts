import { randomUUIDv7 } from 'node:crypto'
import { chargebackEntries, chargebackReversalEntries, refundOwedAgainEntries } from '@tiffin/core/ledger/entries'
import { type DisputeState, isDisputeEnded, laterState } from '@tiffin/core/order/dispute'
import type { Tx } from '../../../db/unit.ts'
import { enter } from '../../ledger/index.ts'
import { updateRefundState } from '../../order/index.ts'
import { accountName } from '../account/account-name.ts'
import type { TakenBy } from '../account/accounts.ts'
import { endDisputeAlarm, insertAlarm } from '../alarm/queries.ts'
import { findAttempt, lockOrder, type PaymentRow } from '../attempt/queries.ts'
import type { DisputeEvent, DisputeMovement } from '../provider.ts'
import * as queries from './queries.ts'

/** A provider's word on a dispute, from a notice or from its list of transactions. */
export interface DisputeWord {
  readonly corpId: string
  readonly account: TakenBy
  readonly event: DisputeEvent
  readonly now: number
}

/** What became of it: `unknown` speaks of a payment that this account has not taken. */
export type DisputeTaken = 'unknown' | 'repeated' | 'taken'

/** A word that is taken in, and the payment that it is about; its order is locked. */
interface Taking {
  readonly tx: Tx
  readonly word: DisputeWord
  readonly attempt: PaymentRow
}

/**
 * Refunds that a chargeback had paid are owed again, and sent, when money of it came back. What of them is not back yet is covered again
 * when they are sent [order-27].
 */
async function oweAgain({ tx, word: { corpId, now }, attempt }: Taking, movementNo: string) {
  const { paymentNo, orderId, currency } = attempt
  const amount = (await tx.run(queries.oweAgain(corpId, paymentNo, now))).rows[0]?.amount ?? 0
  if (amount === 0) return
  await tx.batch(
    ...enter(corpId, now, refundOwedAgainEntries({ orderId, movementNo, amount, currency })),
    updateRefundState(corpId, orderId),
  )
}

/** Money that moved becomes an entry of the order, once, in the currency in which it moved [ledger-8]. False when it was known. */
async function move(taking: Taking, movement: DisputeMovement): Promise<boolean> {
  const { tx, word, attempt } = taking
  const { corpId, now, event } = word
  const { kind, movementNo, amount, currency } = movement
  const { paymentNo, orderId } = attempt
  if (amount <= 0) return false // it cannot be said in minor units: staff reads it at the provider
  const account = accountName(word.account)
  const kept = { account, disputeNo: event.disputeNo, paymentNo, now, kind, movementNo, amount, currency }
  if ((await tx.run(queries.keepMovement(corpId, kept))).count === 0) return false
  const entriesOf = kind === 'chargeback' ? chargebackEntries : chargebackReversalEntries
  await tx.batch(...enter(corpId, now, entriesOf({ orderId, account, movementNo, amount, currency })))
  if (currency !== attempt.currency) return true
  await tx.run(queries.countChargedBack(corpId, paymentNo, kind === 'chargeback' ? amount : -amount))
  if (kind === 'chargebackReversal') await oweAgain(taking, movementNo)
  return true
}

/** A new dispute is an alarm, and so is its end; the first one is over with it [cashier-10]. */
async function alarm({ tx, word: { corpId, event, now }, attempt }: Taking, state: DisputeState) {
  const { paymentNo, orderId, amount: expected } = attempt
  const { disputeNo, amount: received, currency } = event
  const about = { orderId, paymentNo, refundNo: '', disputeNo, expected, received, currency, now }
  const kind = isDisputeEnded(state) ? 'disputeEnded' : 'dispute'
  await tx.batch(
    ...(kind === 'disputeEnded' ? [endDisputeAlarm(corpId, { paymentNo, disputeNo, now })] : []),
    insertAlarm(corpId, { alarmId: randomUUIDv7(), kind, ...about }),
  )
}

/**
 * Takes a provider's word on a dispute in: its state goes on and never back, each movement of money is booked once, in whatever order the
 * words come and however often [order-26], [ledger-8].
 */
export async function takeDispute(tx: Tx, word: DisputeWord): Promise<DisputeTaken> {
  const { corpId, event, now } = word
  const { disputeNo, paymentNo } = event
  const account = accountName(word.account)
  const [attempt] = (await tx.run(findAttempt(corpId, paymentNo))).rows
  if (!attempt || accountName(attempt) !== account) return 'unknown'
  const { orderId } = attempt
  const taking = { tx, word, attempt }
  await tx.run(lockOrder(corpId, orderId))
  const before = (await tx.run(queries.findDispute(corpId, { account, disputeNo }))).rows[0]?.state
  const state = before === undefined ? event.state : laterState(before, event.state)
  const { movements, ...dispute } = event
  if (state === event.state) await tx.run(queries.keepDispute(corpId, { ...dispute, account, orderId, now }))
  let isNews = state !== before
  for (const movement of movements) if (await move(taking, movement)) isNews = true
  if (!isNews) return 'repeated'
  if (before === undefined || (state !== before && isDisputeEnded(state))) await alarm(taking, state)
  await tx.run(queries.announceDispute(corpId, { orderId, eventId: randomUUIDv7(), now }))
  return 'taken'
}

/** A payment whose provider says once more that it is settled has won its dispute: what was taken came back. Nothing happens without one. */
export async function undoDispute(
  tx: Tx,
  { corpId, account, disputeNo, now }: Omit<DisputeWord, 'event'> & { readonly disputeNo: string },
): Promise<DisputeTaken> {
  const key = { account: accountName(account), disputeNo }
  const [found] = (await tx.run(queries.findWholeDispute(corpId, key))).rows
  if (!found || found.state === 'won') return 'repeated'
  const taken = (await tx.run(queries.findTaken(corpId, key))).rows
  const movements = taken.map((sum) => ({
    ...sum,
    kind: 'chargebackReversal' as const,
    movementNo: `${disputeNo}-settlement`,
  }))
  return takeDispute(tx, { corpId, account, event: { ...found, state: 'won', movements }, now })
}
