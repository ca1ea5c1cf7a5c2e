import { expect, test } from 'vitest'
import { pickupNameOf } from './store.ts'

test('a pick-up method has its name by its number, and one that is none counts as takeaway', () => {
  expect([1, 2, 99].map(pickupNameOf)).toEqual(['dineIn', 'takeaway', 'takeaway'])
})
