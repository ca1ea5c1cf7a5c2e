import type { BookedMovement, DifferenceKind, MovementKind, StatedMovement, Sum } from '../ledger/reconcile.ts'

/** What may go wrong with one payment, and nothing; a `chargeback` that both sides have is no difference. */
export const plants = [
  'none',
  'missingHere',
  'missingThere',
  'amount',
  'currency',
  'twice',
  'refundMissingHere',
  'refundMissingThere',
  'refundFailedThere',
  'refundTwice',
  'chargeback',
  'chargebackMissingHere',
  'chargebackMissingThere',
  'reversalMissingHere',
  'fee',
  'feeUnreadable',
] as const

/** One of these. */
export type Plant = (typeof plants)[number]

/** One payment as both sides have it but for what is planted. */
export interface PlantedPayment {
  readonly paymentNo: string
  readonly amount: number
  readonly currency: string
  /** When it happened at the provider. */
  readonly at: number
  /** How much later the books hear of it, in ms. */
  readonly lag: number
  /** What went back; 0 for nothing. */
  readonly refunded: number
  /** How often the refund was sent again. */
  readonly retries: number
  readonly fee: number
  readonly plant: Plant
}

/** Both sides of many payments, and which differences they have. */
export interface PlantedBooks {
  readonly booked: BookedMovement[]
  readonly stated: StatedMovement[]
  readonly fees: Map<string, Sum>
  /** `kind number`, sorted. */
  readonly expected: string[]
}

/** What a plant is found as. */
const foundAs: Readonly<Partial<Record<Plant, DifferenceKind>>> = {
  ...{ missingHere: 'missingHere', missingThere: 'missingThere', amount: 'amount', currency: 'currency' },
  ...{ twice: 'twice', refundMissingHere: 'refundMissingHere', refundMissingThere: 'refundMissingThere' },
  ...{ refundFailedThere: 'refundMissingThere', refundTwice: 'twice', fee: 'fee', feeUnreadable: 'fee' },
  ...{ chargebackMissingHere: 'chargebackMissingHere', chargebackMissingThere: 'chargebackMissingThere' },
  reversalMissingHere: 'reversalMissingHere',
}

const isOfRefund = (plant: Plant): boolean => plant.startsWith('refund')

function plantPayment(books: PlantedBooks, { paymentNo, amount, currency, at, lag, fee, plant }: PlantedPayment) {
  const paid = { kind: 'payment', paymentNo, refundNo: '', amount, currency } as const
  const transactionId = `t-${paymentNo}`
  const known = {
    ...paid,
    transactionId,
    status: 'succeeded',
    fee: plant === 'feeUnreadable' ? null : fee,
    at,
  } as const
  if (plant !== 'missingHere') books.booked.push({ ...paid, at: at + lag })
  if (plant === 'missingThere') return
  if (plant === 'fee') books.fees.set(transactionId, { amount: fee + 1, currency })
  books.stated.push({
    ...known,
    amount: plant === 'amount' ? amount + 1 : amount,
    currency: plant === 'currency' ? 'XXX' : currency,
  })
  if (plant === 'twice') books.stated.push({ ...known, transactionId: `${transactionId}-2`, at: at + 1 })
}

function plantRefund(books: PlantedBooks, payment: PlantedPayment) {
  const { paymentNo, refunded, retries, currency, at, lag, plant } = payment
  const refundNo = `r${paymentNo}`
  const back = { kind: 'refund', paymentNo, refundNo, amount: refunded, currency } as const
  const sentNo = retries === 0 ? refundNo : `${refundNo}-${retries}`
  const known = { ...back, refundNo: sentNo, transactionId: `t-${refundNo}`, status: 'succeeded', fee: 0, at } as const
  if (plant !== 'refundMissingHere') books.booked.push({ ...back, at: at + lag })
  if (plant === 'refundMissingThere') return
  books.stated.push(plant === 'refundFailedThere' ? { ...known, status: 'failed' } : known)
  if (plant === 'refundTwice')
    books.stated.push({ ...known, refundNo: `${refundNo}-${retries + 1}`, transactionId: `t-${refundNo}-2` })
}

/** The provider's number of what a dispute of a payment moved. */
export const disputeMovementNo = (kind: MovementKind, paymentNo: string): string => `t-${kind}-${paymentNo}`

function plantDispute(books: PlantedBooks, { paymentNo, amount, currency, at, lag, plant }: PlantedPayment) {
  const movementOf = (kind: 'chargeback' | 'chargebackReversal') => ({
    kind,
    paymentNo,
    refundNo: '',
    amount,
    currency,
  })
  const stateOf = (kind: 'chargeback' | 'chargebackReversal') =>
    books.stated.push({
      ...{ ...movementOf(kind), transactionId: disputeMovementNo(kind, paymentNo), status: 'succeeded', fee: 0, at },
    })
  if (plant !== 'chargebackMissingHere') books.booked.push({ ...movementOf('chargeback'), at: at + lag })
  if (plant !== 'chargebackMissingThere') stateOf('chargeback')
  if (plant === 'reversalMissingHere') stateOf('chargebackReversal')
}

const isOfDispute = (plant: Plant): boolean => plant.startsWith('chargeback') || plant.startsWith('reversal')

/** Payments and refunds on both sides, which differ in what is planted and in nothing else. */
export function plantedBooks(payments: readonly PlantedPayment[]): PlantedBooks {
  const books: PlantedBooks = { booked: [], stated: [], fees: new Map(), expected: [] }
  for (const payment of payments) {
    const { plant, paymentNo, refunded } = payment
    const hasRefund = refunded > 0 && !['missingHere', 'missingThere'].includes(plant)
    if (isOfRefund(plant) && !hasRefund) {
      plantPayment(books, { ...payment, plant: 'none' })
      continue
    }
    plantPayment(books, payment)
    if (hasRefund) plantRefund(books, payment)
    if (isOfDispute(plant)) plantDispute(books, payment)
    const kind = foundAs[plant]
    if (kind) books.expected.push(`${kind} ${isOfRefund(plant) ? `r${paymentNo}` : paymentNo}`)
  }
  books.expected.sort()
  return books
}
