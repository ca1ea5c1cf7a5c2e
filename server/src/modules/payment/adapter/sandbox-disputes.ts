import type { DisputeState } from '@tiffin/core/order/dispute'
import type { DisputeEvent, DisputeMovement } from '../provider.ts'

const states: Readonly<Record<string, DisputeState>> = {
  ...{ 'dispute.opened': 'needsResponse', 'dispute.lost': 'lost', 'dispute.won': 'won' },
}

/** How a dispute moves money. */
export const movementKinds = ['chargeback', 'chargebackReversal'] as const

/** What is disputed of a payment; a payment has one dispute at most. */
interface Disputed {
  readonly paymentNo: string
  readonly amount: number
  readonly currency: string
  readonly now: number
}

/** The number of a movement of the dispute of a payment. */
export const movementNoOf = (paymentNo: string, kind: DisputeMovement['kind']): string =>
  `${paymentNo}-${kind === 'chargeback' ? 'out' : 'in'}`

/** The sandbox takes what is disputed at once, and gives it back when the dispute is won; undefined for another type of notice. */
export function disputeOf(type: string, { paymentNo, amount, currency, now }: Disputed): DisputeEvent | undefined {
  const state = states[type]
  if (state === undefined) return undefined
  const kinds = state === 'won' ? movementKinds : (['chargeback'] as const)
  return {
    ...{ disputeNo: `d-${paymentNo}`, paymentNo, state, amount, currency, reason: '', respondBy: null, openedAt: now },
    movements: kinds.map((kind) => ({ kind, movementNo: movementNoOf(paymentNo, kind), amount, currency })),
  }
}
