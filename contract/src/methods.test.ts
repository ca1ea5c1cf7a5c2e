import { expect, it } from 'vitest'
import * as profile from './profile.ts'

it('[R-7.15] whether a password is set is read by GET, the rest of the profile by POST', () => {
  const { isPasswordSet, ...others } = profile
  expect(isPasswordSet.method).toBe('GET')
  const methods = Object.values(others).flatMap((each) => ('method' in each ? [each.method] : []))
  expect(new Set(methods)).toEqual(new Set(['POST']))
})
