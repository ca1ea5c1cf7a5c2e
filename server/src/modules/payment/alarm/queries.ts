import type { Texts } from '@tiffin/core/language/language'
import type { DisputeState } from '@tiffin/core/order/dispute'
import type { AlarmKind } from '@tiffin/core/order/payment-alarm'
import { refundStatus } from '@tiffin/core/order/payment-status'
import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

export interface AlarmRow {
  readonly alarmId: string
  readonly kind: AlarmKind
  readonly at: number
  readonly orderId: string
  readonly orderNo: string
  readonly storeId: string
  readonly storeName: Texts
  readonly paymentNo: string
  readonly refundNo: string
  readonly expected: number
  readonly received: number
  readonly currency: string
  readonly failure: string
  readonly settledAt: number | null
  readonly settledByName: string
  readonly note: string
  /** Null for what is no dispute. */
  readonly disputeState: DisputeState | null
  readonly respondBy: number | null
  /** What the dispute took and has not given back, in `currency`. */
  readonly chargedBack: number
}

const columns = sql`alarm.alarm_id as "alarmId", alarm.kind, alarm.created_at as at, coalesce(made.order_id, '') as "orderId!", coalesce(made.order_no, '') as "orderNo!",
       coalesce(made.store_id, '') as "storeId!", coalesce(store.name, '{}') as "storeName!", alarm.payment_no as "paymentNo", alarm.refund_no as "refundNo",
       alarm.expected, alarm.received, alarm.currency, coalesce(refund.failure, '') as "failure!", alarm.settled_at as "settledAt",
       coalesce(staff.name, '') as "settledByName!", alarm.note, dispute.state as "disputeState", dispute.respond_by as "respondBy", coalesce((
         select sum(case moved.kind when 'chargeback' then moved.amount else -moved.amount end)::bigint from payment_dispute_movement moved
         where moved.corp_id = alarm.corp_id and moved.account = dispute.account and moved.dispute_no = dispute.dispute_no
           and moved.currency = alarm.currency), 0) as "chargedBack!"`

const tables = sql`payment_alarm alarm
     left join customer_order made using (corp_id, order_id)
     left join store on store.corp_id = made.corp_id and store.store_id = made.store_id
     left join refund on refund.corp_id = alarm.corp_id and refund.refund_no = alarm.refund_no
     left join staff on staff.corp_id = alarm.corp_id and staff.staff_id = alarm.settled_by
     left join payment_dispute dispute on alarm.dispute_no <> '' and dispute.corp_id = alarm.corp_id and dispute.order_id = alarm.order_id
       and dispute.dispute_no = alarm.dispute_no and dispute.payment_no = alarm.payment_no`

/** Something a person must look at. */
export interface NewAlarm {
  readonly alarmId: string
  /** Null for a payment that nobody knows. */
  readonly orderId: string | null
  readonly paymentNo: string
  /** Empty when it is about the payment itself. */
  readonly refundNo: string
  /** The provider's number of the dispute that it is about. */
  readonly disputeNo?: string
  readonly kind: AlarmKind
  readonly expected: number
  readonly received: number
  /** Of what was received. */
  readonly currency: string
  readonly now: number
}

/** Notes an alarm; one of a refund or of a dispute is noted once while it is open. */
export const insertAlarm = named(
  'payment_alarm',
  sql`insert into payment_alarm (corp_id, alarm_id, order_id, payment_no, refund_no, dispute_no, kind, expected, received, currency, created_at)
     values (:corpId, :alarmId, :orderId?, :paymentNo, :refundNo, :disputeNo, :kind, :expected, :received, :currency, :now) on conflict do nothing`,
  (corpId: string, { now, disputeNo = '', ...alarm }: NewAlarm) => ({
    corpId,
    disputeNo,
    ...alarm,
    now: new Date(now),
  }),
)

/** Whether an attempt has received the very same amount before that was not asked for. */
export const findSameAlarm = named(
  'payment_alarm_same',
  sql`select alarm_id as "alarmId" from payment_alarm
     where corp_id = :corpId and payment_no = :paymentNo and received = :received and currency = :currency and refund_no = '' and dispute_no = ''`,
  (corpId: string, wrong: Pick<NewAlarm, 'paymentNo' | 'received' | 'currency'>) => ({ corpId, ...wrong }),
)

/** An alarm about silence is over once the provider has answered. */
export const endSilence = named(
  'payment_alarm_silence_over',
  sql`update payment_alarm set settled_at = :now
     where corp_id = :corpId and refund_no = :refundNo and kind = 'refundSilent' and settled_at is null`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)

/** The alarm about a dispute is over once it has ended: its end is an alarm of its own. */
export const endDisputeAlarm = named(
  'payment_alarm_dispute_over',
  sql`update payment_alarm set settled_at = :now
     where corp_id = :corpId and payment_no = :paymentNo and dispute_no = :disputeNo and kind = 'dispute' and settled_at is null`,
  (corpId: string, { now, ...dispute }: { paymentNo: string; disputeNo: string; now: number }) => ({
    ...{ corpId, ...dispute, now: new Date(now) },
  }),
)

interface AlarmFilter {
  readonly corpId: string
  /** Null for every store. */
  readonly storeIds: readonly string[] | null
  readonly isOpen: boolean
  /** The last alarm that was seen; empty at the beginning. */
  readonly after: string
  readonly limit: number
}

/** Newest first: their ids say when they came. */
export const listAlarmRows = named(
  'payment_alarms',
  sql<AlarmRow>`select ${columns} from ${tables}
     where alarm.corp_id = :corpId and (alarm.settled_at is null) = :isOpen and (:after = '' or alarm.alarm_id < :after)
       and (:storeIds?::text[] is null or made.store_id = any (:storeIds))
     order by alarm.alarm_id desc limit :limit`,
  (filter: AlarmFilter) => ({ ...filter }),
)

/** The order of an alarm; null for one of a payment that nobody knows. */
export const findAlarmOrder = named(
  'payment_alarm_order',
  sql`select order_id as "orderId" from payment_alarm where corp_id = :corpId and alarm_id = :alarmId`,
  (corpId: string, alarmId: string) => ({ corpId, alarmId }),
)

/** An alarm, locked until the transaction ends; its order is locked before it, as everywhere. */
export const lockAlarm = named(
  'payment_alarm_lock',
  sql<AlarmRow>`select ${columns} from ${tables} where alarm.corp_id = :corpId and alarm.alarm_id = :alarmId for update of alarm`,
  (corpId: string, alarmId: string) => ({ corpId, alarmId }),
)

interface Settlement {
  readonly alarmId: string
  readonly staffId: string
  readonly note: string
  readonly now: number
}

export const settleAlarm = named(
  'payment_alarm_settle',
  sql`update payment_alarm set settled_at = :now, settled_by = :staffId, note = :note where corp_id = :corpId and alarm_id = :alarmId`,
  (corpId: string, { now, ...settlement }: Settlement) => ({ corpId, ...settlement, now: new Date(now) }),
)

/** A refund that was refused is due again, under a number that the provider has not seen. */
export const sendAgain = named(
  'payment_refund_again',
  sql`update refund set status = ${refundStatus.due}, retries = retries + 1, tries = 0, next_try_at = :now, provider_refund_id = ''
     where corp_id = :corpId and refund_no = :refundNo and status = ${refundStatus.failed} returning order_id as "orderId"`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)

/** A refund that its provider did not answer was done by it all the same; it is not sent again. */
export const closeDone = named(
  'payment_refund_was_done',
  sql`update refund set status = ${refundStatus.done}, done_at = :now
     where corp_id = :corpId and refund_no = :refundNo and status in (${refundStatus.due}, ${refundStatus.pending}) returning order_id as "orderId"`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)

/** A refund that was refused was given back in another way. */
export const closeByHand = named(
  'payment_refund_by_hand',
  sql`update refund set status = ${refundStatus.byHand}, done_at = :now
     where corp_id = :corpId and refund_no = :refundNo and status = ${refundStatus.failed} returning order_id as "orderId"`,
  (corpId: string, refundNo: string, now: number) => ({ corpId, refundNo, now: new Date(now) }),
)
