import { disputeStates } from '@tiffin/core/order/dispute'
import { alarmKinds, settleWays } from '@tiffin/core/order/payment-alarm'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, money, paging, time } from '../shapes.ts'
import { cursor } from '../staff-shapes.ts'

/** Something about money that a person must look at [cashier-6]. */
export const paymentAlarm = z.object({
  alarmId: id,
  kind: z.enum(alarmKinds),
  at: time,
  /** Empty, as number and store, for a payment that nobody knows. */
  orderId: z.string(),
  orderNo: z.string(),
  storeId: z.string(),
  storeName: z.string(),
  paymentNo: z.string(),
  /** Empty when it is about the payment itself. */
  refundNo: z.string(),
  /** What was asked for, or what is to go back, in the order's currency. */
  expected: money,
  /** Minor units as the provider wrote them, -1 when they cannot be read; 0 for a refund; of a dispute what is disputed. */
  received: z.int(),
  /** Of what was received. */
  currency: z.string(),
  /** In the provider's own words. */
  failure: z.string(),
  wayList: z.array(z.enum(settleWays)),
  /** Of a dispute as it stands now: until when the store may answer it, and what it took and has not given back; else null [cashier-10]. */
  dispute: z.object({ state: z.enum(disputeStates), respondBy: time.nullable(), chargedBack: z.int() }).nullable(),
  /** Null while it is open. */
  settledAt: time.nullable(),
  settledByName: z.string(),
  note: z.string(),
})

/** Alarms about money, newest first: of the whole brand, or of the stores of a caller who belongs to some. */
export const listPaymentAlarms = call({
  path: '/api/app/desk/payment/alarm/list',
  as: 'staff',
  needs: 'report:money',
  scope: 'desk',
  input: z.object({ isOpen: z.boolean().default(true), after: cursor.default(''), pageSize: paging.pageSize }),
  output: z.object({ list: z.array(paymentAlarm), next: cursor.nullable() }),
})

/** Settles an alarm, once: the note says what was done. */
export const settlePaymentAlarm = call({
  path: '/api/app/desk/payment/alarm/settle',
  as: 'staff',
  needs: 'order:refund',
  scope: 'desk',
  audits: 'payment.settle',
  input: z.object({ alarmId: id, way: z.enum(settleWays), note: z.string().trim().max(300).default('') }),
  output: z.object({}),
  refusals: ['alarmUnknown', 'alarmSettled', 'refundChargedBack'],
})
