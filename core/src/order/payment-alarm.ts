/**
 * What a person must look at: another amount or currency than was asked for, a refund that a provider refused or does not answer
 * [cashier-6], a payment that nobody knows [cashier-7], a dispute of a payment, and how it ended [cashier-10].
 */
export const alarmKinds = [
  'amount',
  'currency',
  'refundFailed',
  'refundSilent',
  'unknownPayment',
  'dispute',
  'disputeEnded',
] as const

/** One of the kinds of alarms. */
export type AlarmKind = (typeof alarmKinds)[number]

/** How an alarm is settled: the refund is sent once more, it was given back by hand, the provider has done it, or the alarm was only read. */
export const settleWays = ['sendAgain', 'byHand', 'done', 'read'] as const

/** Whether a way to settle must say what was done: a refund that a person declares done leaves no other trace [cashier-6]. */
export const needsNote = (way: SettleWay): boolean => way === 'byHand' || way === 'done'

/** One of the ways to settle an alarm. */
export type SettleWay = (typeof settleWays)[number]

/**
 * The ways that an alarm can be settled. What a provider refused is owed still: it is sent again or given back by hand. What a provider
 * has not answered may have been done by it, so nothing is given back beside it; who has seen there that it was books it [cashier-6].
 */
export function waysOf(kind: AlarmKind): readonly SettleWay[] {
  if (kind === 'refundFailed') return ['sendAgain', 'byHand']
  return kind === 'refundSilent' ? ['done', 'read'] : ['read']
}
