import { type Account, chargebacks, feesOf, providerOf, suspense, writeOff } from './account.ts'
import { entryOf, type LedgerEntry } from './entries.ts'
import type { Difference, DifferenceKind, Sum } from './reconcile.ts'

/** How a difference is settled: what the provider says is booked, or written off, or only a note is kept. */
export const differenceWays = ['book', 'writeOff', 'note'] as const

/** One of the ways to settle a difference. */
export type DifferenceWay = (typeof differenceWays)[number]

const isReadable = (sum: Sum | null): boolean => sum === null || sum.amount >= 0

/** The ways to settle a difference: what cannot be read cannot be booked [reconcile-4]. */
export const waysOfDifference = ({ ours, theirs }: Pick<Difference, 'ours' | 'theirs'>): readonly DifferenceWay[] =>
  isReadable(ours) && isReadable(theirs) ? ['book', 'writeOff'] : ['note']

/** A difference of an account, as it is kept. */
export interface KeptDifference extends Difference {
  readonly differenceId: string
  /** The name of the account in the books. */
  readonly account: string
  /** Null when no order of ours is concerned. */
  readonly orderId: string | null
}

/** How much more the provider has of a currency than the books say, by a difference; 0 for what cannot be read. */
export const providerDelta = (difference: Difference, currency: string): number =>
  waysOfDifference(difference).includes('book') && difference.kind !== 'fee'
    ? (deltas(difference).find((each) => each.currency === currency)?.amount ?? 0)
    : 0

/** Kinds of which the provider's account has less; a refund with a number of ours says so by it. */
const lessening: readonly DifferenceKind[] = [
  'fee',
  'refundMissingHere',
  'refundMissingThere',
  'chargebackMissingHere',
  'chargebackMissingThere',
]

const ofChargebacks: readonly DifferenceKind[] = [
  'chargebackMissingHere',
  'chargebackMissingThere',
  'reversalMissingHere',
  'reversalMissingThere',
]

/** Where a figure that the provider has is booked to: money that waits to be understood, unless its kind says what it is. */
function accountOf({ kind, account }: KeptDifference): Account {
  if (kind === 'fee') return feesOf(account)
  return ofChargebacks.includes(kind) ? chargebacks : suspense
}

/** What the provider has more of each currency than the books say, once both sides are added up. */
function deltas({ kind, refundNo, ours, theirs }: Difference): Sum[] {
  const sign = refundNo === '' && !lessening.includes(kind) ? 1 : -1
  const byCurrency = new Map<string, number>()
  const add = (sum: Sum | null, factor: number) => {
    if (sum) byCurrency.set(sum.currency, (byCurrency.get(sum.currency) ?? 0) + sum.amount * factor)
  }
  add(ours, -sign)
  add(theirs, sign)
  return [...byCurrency].map(([currency, amount]) => ({ currency, amount }))
}

/**
 * What settling a difference writes, so that the provider's account says what the provider says. Booked, the other side is money that
 * waits to be understood, the chargebacks, or the fees; written off, it is lost or found [reconcile-4].
 */
export function settlementEntries(difference: KeptDifference, way: DifferenceWay): readonly LedgerEntry[] {
  if (way === 'note') return []
  const { differenceId, account, orderId } = difference
  const other = way === 'book' ? accountOf(difference) : writeOff
  return deltas(difference).flatMap(({ currency, amount }, index) => {
    const ref = index === 0 ? differenceId : `${differenceId}:${index + 1}`
    const [debit, credit] = amount > 0 ? [providerOf(account), other] : [other, providerOf(account)]
    return entryOf(['settlement', ref], [debit, credit], { orderId, amount: Math.abs(amount), currency })
  })
}
