import { randomUUIDv7 } from 'node:crypto'
import type { listPaymentAlarms, settlePaymentAlarm } from '@tiffin/contract/desk/payment'
import { textIn } from '@tiffin/core/language/language'
import { refundByHandEntries, refundDoneEntries } from '@tiffin/core/ledger/entries'
import { money } from '@tiffin/core/money/money'
import { needsNote, type SettleWay, waysOf } from '@tiffin/core/order/payment-alarm'
import { mayAct, storesFor } from '@tiffin/core/staff/rights'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { clampPage } from '../../../base/paging.ts'
import { fieldRefusal, Refusal } from '../../../base/refusal.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry } from '../../audit/index.ts'
import { enter } from '../../ledger/index.ts'
import { accountName } from '../account/account-name.ts'
import { lockOrder } from '../attempt/queries.ts'
import { findOverpaid } from '../dispute/queries.ts'
import { announceRefundState, findRefund } from '../refund/queries.ts'
import {
  type AlarmRow,
  closeByHand,
  closeDone,
  findAlarmOrder,
  listAlarmRows,
  lockAlarm,
  sendAgain,
  settleAlarm,
} from './queries.ts'

type Staff = Context<'staff'>

const mostAlarms = 100

/** A page of alarms of the caller's stores, newest first. */
export async function listAlarms(
  { db }: Services,
  { isOpen, after, pageSize }: z.output<typeof listPaymentAlarms.input>,
  { corp: { corpId }, session, language }: Staff,
): Promise<z.input<typeof listPaymentAlarms.output>> {
  const size = clampPage({ pageIndex: 1, pageSize }, mostAlarms).pageSize
  const stores = storesFor(session.rights, 'report:money')
  const filter = { corpId, isOpen, after, limit: size + 1, storeIds: stores === 'all' ? null : stores }
  const { rows } = await db.tx({ role: 'app', corp: corpId, keyed: true }, async (tx) => {
    const [answer] = await tx.finish(listAlarmRows(filter))
    return answer
  })
  const shown = rows.slice(0, size)
  return {
    list: shown.map(({ storeName, expected, disputeState, respondBy, chargedBack, ...row }) => ({
      ...row,
      dispute: disputeState === null ? null : { state: disputeState, respondBy, chargedBack },
      ...{ storeName: textIn(storeName, language), expected: money(expected) },
      wayList: row.settledAt === null ? [...waysOf(row.kind)] : [],
    })),
    next: rows.length > size ? (shown.at(-1)?.alarmId ?? null) : null,
  }
}

const statements = { sendAgain, byHand: closeByHand, done: closeDone } as const

/** The entries of a refund that a person declares done: paid out of the bank, or by its provider. */
async function entriesOf(tx: Tx, corpId: string, { way, ...alarm }: AlarmRow & { way: SettleWay }) {
  const { orderId, refundNo, expected: amount, currency } = alarm
  if (way === 'byHand') return refundByHandEntries({ orderId, refundNo, amount, currency })
  if (way !== 'done') return []
  const { rows } = await tx.run(findRefund(corpId, refundNo))
  return rows.flatMap((refund) => refundDoneEntries({ ...refund, account: accountName(refund) }))
}

/** What a way of settling does to the refund that the alarm is about. */
async function apply(tx: Tx, { corpId, now }: { corpId: string; now: number }, alarm: AlarmRow & { way: SettleWay }) {
  const { way, refundNo, orderId } = alarm
  if (way === 'read') return
  if (way === 'byHand' && (await tx.run(findOverpaid(corpId, refundNo))).count > 0)
    throw new Refusal('refundChargedBack')
  const { count } = await tx.run(statements[way](corpId, refundNo, now))
  if (count === 0) throw new Refusal('alarmSettled')
  const entries = await entriesOf(tx, corpId, alarm)
  await tx.batch(announceRefundState(corpId, { orderId, eventId: randomUUIDv7(), now }), ...enter(corpId, now, entries))
}

/** Settles an alarm of one of the caller's stores, with what follows for its refund [cashier-6]. */
export async function settle(
  { db }: Services,
  { alarmId, way, note }: z.output<typeof settlePaymentAlarm.input>,
  context: Staff,
): Promise<Record<string, never>> {
  const { corp, session, now } = context
  const { corpId } = corp
  await db.tx({ role: 'app', corp: corpId }, async (tx) => {
    const [about] = (await tx.run(findAlarmOrder(corpId, alarmId))).rows
    if (about?.orderId) await tx.run(lockOrder(corpId, about.orderId))
    const [alarm] = (await tx.run(lockAlarm(corpId, alarmId))).rows
    if (!alarm || !mayAct(session.rights, 'order:refund', alarm)) throw new Refusal('alarmUnknown')
    if (alarm.settledAt !== null) throw new Refusal('alarmSettled')
    if (!waysOf(alarm.kind).includes(way)) throw fieldRefusal('way', `one of ${waysOf(alarm.kind).join(', ')}`)
    if (needsNote(way) && note === '') throw fieldRefusal('note', 'what was done')
    await apply(tx, { corpId, now }, { ...alarm, way })
    const changes = { kind: { from: alarm.kind, to: way } }
    const { orderId, orderNo, paymentNo, storeId } = alarm
    const isKnown = orderId !== ''
    const item = isKnown ? { kind: 'order', id: orderId, name: orderNo } : { kind: 'payment', id: paymentNo, name: '' }
    await tx.finish(
      settleAlarm(corpId, { alarmId, staffId: session.staffId, note, now }),
      auditEntry(context, { action: 'payment.settle', item, ...(isKnown ? { storeId } : {}), changes, reason: note }),
    )
  })
  return {}
}
