import { expect, it } from 'vitest'
import { needsNote, settleWays, waysOf } from './payment-alarm.ts'

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

it('[cashier-6] what a person declares done must be said', () =>
  expect(settleWays.filter(needsNote)).toEqual(['byHand', 'done']))
