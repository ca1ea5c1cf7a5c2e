import { expect, it } from 'vitest'
import { disputeStates, isDisputeEnded, laterState } from './dispute.ts'

it('[order-26] a dispute goes on in one order, whichever word of it comes first', () => {
  for (const [index, one] of disputeStates.entries())
    for (const [place, other] of disputeStates.entries())
      expect(laterState(one, other)).toBe(disputeStates[Math.max(index, place)])
})

it('[order-26] a dispute ends closed, lost or won', () => {
  expect(disputeStates.filter(isDisputeEnded)).toEqual(['closed', 'lost', 'won'])
})
