import { expect, it } from 'vitest'
import { waysOf } from './payment-alarm.ts'

it.each([
  ['refundFailed', ['sendAgain', 'byHand']],
  ['refundSilent', ['done', 'read']],
  ['amount', ['read']],
  ['currency', ['read']],
  ['dispute', ['read']],
  ['disputeEnded', ['read']],
] as const)('[cashier-6] an alarm of the kind %s is settled by %j', (kind, ways) => {
  expect(waysOf(kind)).toEqual(ways)
})
