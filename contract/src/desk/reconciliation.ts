import { differenceKinds } from '@tiffin/core/ledger/reconcile'
import { differenceWays } from '@tiffin/core/ledger/settle-difference'
import { z } from 'zod'
import { call } from '../call.ts'
import { id, money, nothing, paging, time } from '../shapes.ts'

/** A day of the brand, `YYYY-MM-DD`. */
const day = z.iso.date()

/** Which day of which account; the account of the provider to try with is `sandbox`. */
const dayKey = { account: id, day }

/** A day of an account: what its provider says beside what the books say [reconcile-1]. */
export const reconciledDay = z.object({
  ...dayKey,
  provider: id,
  /** Empty for an account of every store. */
  storeName: z.string(),
  state: z.enum(['waits', 'compared', 'unreached']),
  /** Null before it was tried. */
  ranAt: time.nullable(),
  /** Of the provider: payments and refunds. */
  movements: z.int(),
  /** Received less given back, as the provider says. */
  thereTotal: money,
  /** The same movements in the books. */
  hereTotal: money,
  /** The fees that the provider reported. */
  feeTotal: money,
  /** Differences that are not settled. */
  openCount: z.int(),
})

/** Minor units as one side has them, -1 when they cannot be read; null when it has nothing. */
const side = z.object({ amount: z.int(), currency: z.string() }).nullable()

/** Where the books of a day differ from the provider [reconcile-2]. */
export const reconciledDifference = z.object({
  differenceId: id,
  kind: z.enum(differenceKinds),
  paymentNo: z.string(),
  refundNo: z.string(),
  /** The provider's own number; empty when it has nothing. */
  transactionId: z.string(),
  /** Empty when no order of ours is concerned. */
  orderNo: z.string(),
  ours: side,
  theirs: side,
  /** Empty once it is settled. */
  wayList: z.array(z.enum(differenceWays)),
  foundAt: time,
  settledAt: time.nullable(),
  /** Empty when it was gone by itself. */
  settledByName: z.string(),
  /** `gone`: it was not found any more. */
  way: z.enum([...differenceWays, 'gone']).nullable(),
  note: z.string(),
})

const ofBooks = { as: 'staff', scope: 'corp' } as const

/** Days of all accounts, newest first. */
export const listReconciledDays = call({
  path: '/api/app/desk/payment/reconciliation/list',
  ...ofBooks,
  needs: 'report:money',
  input: z.object({ after: z.object(dayKey).nullable().default(null), pageSize: paging.pageSize }),
  output: z.object({ list: z.array(reconciledDay), next: z.object(dayKey).nullable() }),
})

/** One day of an account with its differences, at most 500, open ones first. */
export const findReconciledDay = call({
  path: '/api/app/desk/payment/reconciliation/day',
  ...ofBooks,
  needs: 'report:money',
  input: z.object(dayKey),
  output: z.object({ day: reconciledDay, list: z.array(reconciledDifference) }),
  refusals: ['reconciliationUnknown'],
})

/** Asks the provider again and compares once more; what is found no more is over. */
export const reconcileAgain = call({
  path: '/api/app/desk/payment/reconciliation/again',
  ...ofBooks,
  needs: 'order:refund',
  audits: 'payment.reconcile',
  input: z.object(dayKey),
  output: nothing,
  refusals: ['reconciliationUnknown', 'providerUnreachable'],
})

/** Settles a difference, once: what the provider says is booked, or, where it cannot be read, a note is kept [reconcile-4]. */
export const settleDifference = call({
  path: '/api/app/desk/payment/reconciliation/settle',
  ...ofBooks,
  needs: 'order:refund',
  audits: 'payment.settleDifference',
  input: z.object({ differenceId: id, way: z.enum(['book', 'note']), note: z.string().trim().max(300).default('') }),
  output: nothing,
  refusals: ['differenceUnknown', 'differenceSettled'],
})

/** Settles a difference as money that is lost or found; the note says why [reconcile-4]. */
export const writeOffDifference = call({
  path: '/api/app/desk/payment/reconciliation/write-off',
  ...ofBooks,
  needs: 'order:refund',
  isDangerous: true,
  audits: 'payment.writeOff',
  input: z.object({ differenceId: id, note: z.string().trim().min(1).max(300) }),
  output: nothing,
  refusals: ['differenceUnknown', 'differenceSettled'],
})
