/** How the books of an account and its provider can differ [reconcile-2]. */
export const differenceKinds = [
  'missingHere',
  'missingThere',
  'amount',
  'currency',
  'twice',
  'refundMissingHere',
  'refundMissingThere',
  'chargebackMissingHere',
  'chargebackMissingThere',
  'reversalMissingHere',
  'reversalMissingThere',
  'fee',
] as const

/** One of the kinds of differences. */
export type DifferenceKind = (typeof differenceKinds)[number]

/** Minor units of a currency; -1 stands for an amount that cannot be said in them. */
export interface Sum {
  readonly amount: number
  readonly currency: string
}

/** How money moves at an account of a provider; the last two are those of disputes [reconcile-5]. */
export type MovementKind = 'payment' | 'refund' | 'chargeback' | 'chargebackReversal'

/** Whether the provider's account has more by it. */
export const isReceived = (kind: MovementKind): boolean => kind === 'payment' || kind === 'chargebackReversal'

/** What an entry of the books says of an account: money that its provider received, gave back, or lost in a dispute. */
export interface BookedMovement extends Sum {
  readonly kind: MovementKind
  readonly paymentNo: string
  /** Empty for all but a refund. */
  readonly refundNo: string
  /** ms since 1970. */
  readonly at: number
}

/** What the provider's own books say. */
export interface StatedMovement extends BookedMovement {
  /** The provider's own number, single among those of its kind. */
  readonly transactionId: string
  /** `pending`: on its way; `failed`: it did not happen after all; `voided`: paid, and taken back whole before it was settled. */
  readonly status: 'succeeded' | 'pending' | 'failed' | 'voided'
  /** What the provider keeps of it; 0 when it tells none, null when it tells one that cannot be said in minor units of the currency. */
  readonly fee: number | null
}

/** Where the two differ. */
export interface Difference {
  readonly kind: DifferenceKind
  readonly paymentNo: string
  readonly refundNo: string
  /** Empty when the provider has nothing. */
  readonly transactionId: string
  /** Null when the books have nothing. */
  readonly ours: Sum | null
  /** Null when the provider has nothing. */
  readonly theirs: Sum | null
}

/** A fee that the books lack. */
export interface NewFee extends Sum {
  readonly transactionId: string
  readonly paymentNo: string
}

/** Both sides of an account and the time that is looked at; what lies outside of it is there to be found, not to be judged. */
export interface Sides {
  readonly from: number
  /** The first instant after it. */
  readonly to: number
  readonly booked: readonly BookedMovement[]
  readonly stated: readonly StatedMovement[]
  /** Fees in the books, by the provider's number of the transaction. */
  readonly fees: ReadonlyMap<string, Sum>
}

/** What comparing found. */
export interface Reconciled {
  readonly differences: readonly Difference[]
  readonly newFees: readonly NewFee[]
}

/** Movements of one payment or one refund, or of the disputes of one payment. */
interface Group {
  readonly ours: BookedMovement[]
  readonly theirs: StatedMovement[]
  /** How many the provider has not decided [reconcile-3]. */
  pending: number
}

/** The refund that a number speaks of: each time that it is sent again the provider gets it with another end. */
export const refundOfSent = (sentNo: string): string => sentNo.replace(/-\d{1,5}$/, '')

/** A movement that names nothing of ours belongs to another application of the account [reconcile-1]. */
const isForeign = ({ paymentNo, refundNo }: BookedMovement): boolean => paymentNo === '' && refundNo === ''

/** What movements belong together by; refunds that were made without us, which the books never have, may stand together. */
const keyOf = ({ kind, paymentNo, refundNo }: BookedMovement): string =>
  kind === 'refund' ? `refund ${refundOfSent(refundNo)}` : `${kind} ${paymentNo}`

/** A payment that was voided, as the payment that it was and a refund of all of it: the one that the books have, if any. */
function unfolded(stated: StatedMovement, booked: readonly BookedMovement[]): readonly StatedMovement[] {
  if (stated.status !== 'voided') return [stated]
  const { paymentNo, amount } = stated
  const back = booked.find((each) => each.kind === 'refund' && each.paymentNo === paymentNo && each.amount === amount)
  const paid = { ...stated, status: 'succeeded' } as const
  return [paid, { ...paid, kind: 'refund', refundNo: back?.refundNo ?? '', fee: 0 }]
}

function groupsOf({ booked, stated }: Sides): Iterable<Group> {
  const groups = new Map<string, Group>()
  const groupOf = (key: string): Group => {
    const group = groups.get(key) ?? { ours: [], theirs: [], pending: 0 }
    groups.set(key, group)
    return group
  }
  for (const movement of booked) groupOf(keyOf(movement)).ours.push(movement)
  for (const movement of stated.flatMap((each) => unfolded(each, booked))) {
    if (isForeign(movement)) continue
    const group = groupOf(keyOf(movement))
    if (movement.status === 'succeeded') group.theirs.push(movement)
    if (movement.status === 'pending') group.pending++
  }
  return groups.values()
}

const byTime = (a: BookedMovement, b: BookedMovement) => a.at - b.at

/** Takes the first pair that fits out of both lists, until none does. */
function takePairs(
  [ours, theirs]: readonly [BookedMovement[], StatedMovement[]],
  fits: (our: BookedMovement, their: StatedMovement) => boolean,
): [BookedMovement, StatedMovement][] {
  const pairs: [BookedMovement, StatedMovement][] = []
  for (const their of [...theirs]) {
    const our = ours.find((each) => fits(each, their))
    if (!our) continue
    pairs.push([our, their])
    ours.splice(ours.indexOf(our), 1)
    theirs.splice(theirs.indexOf(their), 1)
  }
  return pairs
}

const sumOf = ({ amount, currency }: Sum): Sum => ({ amount, currency })

const theirsOnly = (kind: DifferenceKind, their: StatedMovement): Difference => ({
  ...{ kind, paymentNo: their.paymentNo, refundNo: refundOfSent(their.refundNo), transactionId: their.transactionId },
  ...{ ours: null, theirs: sumOf(their) },
})

/** What it is called when one side lacks a movement. */
const missing = {
  payment: { here: 'missingHere', there: 'missingThere' },
  refund: { here: 'refundMissingHere', there: 'refundMissingThere' },
  chargeback: { here: 'chargebackMissingHere', there: 'chargebackMissingThere' },
  chargebackReversal: { here: 'reversalMissingHere', there: 'reversalMissingThere' },
} as const satisfies Record<MovementKind, Record<'here' | 'there', DifferenceKind>>

/** Movements of disputes have no number of ours: each that the other side has not equally is one that it lacks [reconcile-5]. */
const ofDispute = ({ ours, theirs }: Group): boolean =>
  [...ours, ...theirs].some(({ kind }) => kind === 'chargeback' || kind === 'chargebackReversal')

/** Differences of one payment or refund, each in the stretch of time in which it happened: at the provider, or here when the provider has nothing. */
function differencesOf(group: Group, { from, to }: Sides): Difference[] {
  const isHere = ({ at }: { readonly at: number }) => at >= from && at < to
  const [ours, theirs] = [group.ours.toSorted(byTime), group.theirs.toSorted(byTime)]
  const isDispute = ofDispute(group)
  const isKnown = ours.length > 0 && !isDispute
  takePairs([ours, theirs], (a, b) => a.amount === b.amount && a.currency === b.currency)
  const unequal = isDispute
    ? []
    : [...takePairs([ours, theirs], (a, b) => a.currency === b.currency), ...takePairs([ours, theirs], () => true)]
  const differing = unequal
    .filter(([, their]) => isHere(their))
    .map(([our, their]) => ({
      ...theirsOnly(our.currency === their.currency ? 'amount' : 'currency', their),
      ...{ paymentNo: our.paymentNo, ours: sumOf(our) },
    }))
  const extra = theirs.filter(isHere).map((their) => theirsOnly(isKnown ? 'twice' : missing[their.kind].here, their))
  const lacking = ours
    .slice(group.pending)
    .filter(isHere)
    .map(({ kind, paymentNo, refundNo, amount, currency }) => ({
      kind: missing[kind].there,
      ...{ paymentNo, refundNo, transactionId: '', ours: { amount, currency }, theirs: null },
    }))
  return [...differing, ...extra, ...lacking]
}

/** What the provider tells of its fees: those that the books lack, and those that they have otherwise, or cannot have. */
function feesOf({ from, to, stated, fees }: Sides): Reconciled {
  const differences: Difference[] = []
  const newFees: NewFee[] = []
  for (const { fee, at, status, currency, transactionId, paymentNo, refundNo, ...movement } of stated) {
    if (at < from || at >= to || status !== 'succeeded' || fee === 0) continue
    if (isForeign({ ...movement, paymentNo, refundNo, currency, at })) continue
    const ours = fees.get(transactionId) ?? null
    if (fee !== null && !ours) newFees.push({ transactionId, paymentNo, amount: fee, currency })
    if (fee !== null && (!ours || fee === ours.amount)) continue
    differences.push({
      ...{ kind: 'fee', paymentNo, refundNo: refundOfSent(refundNo), transactionId },
      ...{ ours, theirs: { amount: fee ?? -1, currency } },
    })
  }
  return { differences, newFees }
}

/** Compares what the books have of an account with what its provider says, for a stretch of time [reconcile-1]. */
export function reconcile(sides: Sides): Reconciled {
  const { differences, newFees } = feesOf(sides)
  const found = [...groupsOf(sides)].flatMap((group) => differencesOf(group, sides))
  return { differences: [...found, ...differences], newFees }
}
