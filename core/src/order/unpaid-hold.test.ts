import { expect, test } from 'vitest'
import { firstIdAt } from '../id/instant-of-id.ts'
import { paymentMethodType } from './order.ts'
import { isTooMuchUnpaid, longestHoldMs } from './unpaid-hold.ts'

const rules = { storePayUnits: 20, newAccountPaySeconds: 600 }
const atStore = { methodType: paymentMethodType.atStore, units: 21, payable: 1 }

test('an order to be paid at the store holds so many units and no more', () => {
  expect(isTooMuchUnpaid(atStore, rules)).toBe(true)
  expect(isTooMuchUnpaid({ ...atStore, units: 20 }, rules)).toBe(false)
})

test('an order that is paid at once, or costs nothing, may hold any number', () => {
  expect(isTooMuchUnpaid({ ...atStore, payable: 0 }, rules)).toBe(false)
  const methodType = Object.values(paymentMethodType).find((type) => type !== paymentMethodType.atStore) ?? -1
  expect(isTooMuchUnpaid({ ...atStore, methodType }, rules)).toBe(false)
})

test('an account has a shorter time to pay in its first day, and the usual one after it', () => {
  const madeAt = 1_700_000_000_000
  const customerId = `${firstIdAt(madeAt)}-7000-8000-000000000000`
  const dayMs = 24 * 3_600_000
  expect([0, dayMs - 1, dayMs].map((age) => longestHoldMs(customerId, rules, madeAt + age))).toEqual([
    600_000,
    600_000,
    undefined,
  ])
  expect(longestHoldMs('c1', rules, madeAt)).toBeUndefined()
})
