import { expect, it } from 'vitest'
import { isWalkIn, walkInOf } from './walk-in.ts'

it('[assist-4] each store has an account of its own for customers without one', () => {
  expect(walkInOf('s1')).toBe('walk-in:s1')
  expect(isWalkIn(walkInOf('s1'))).toBe(true)
  for (const other of ['c-1', 'account-of-walk-in:', '']) expect(isWalkIn(other)).toBe(false)
})
