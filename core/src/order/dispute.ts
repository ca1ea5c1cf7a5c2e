/**
 * Where a dispute of a payment stands: the store should answer it at the provider, a bank decides, it ended without a chargeback, or it
 * was lost or won. It never goes back in this order, whatever order notices come in [order-26].
 */
export const disputeStates = ['needsResponse', 'underReview', 'closed', 'lost', 'won'] as const

/** One of the states of a dispute. */
export type DisputeState = (typeof disputeStates)[number]

/** The later of two states. */
export const laterState = (one: DisputeState, other: DisputeState): DisputeState =>
  disputeStates.indexOf(one) < disputeStates.indexOf(other) ? other : one

/** Whether nothing is left to do at the provider. */
export const isDisputeEnded = (state: DisputeState): boolean => state !== 'needsResponse' && state !== 'underReview'
