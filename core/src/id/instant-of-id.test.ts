import { expect, it } from 'vitest'
import { firstIdAt, instantOfId } from './instant-of-id.ts'

it('an id tells when it was made, and one without a time tells nothing', () => {
  const instant = 1_700_000_000_123
  expect(instantOfId(`${firstIdAt(instant)}-7000-8000-000000000000`)).toBe(instant)
  for (const id of ['', 'c1', `${firstIdAt(instant)}-4000-8000-000000000000`]) expect(instantOfId(id)).toBeUndefined()
})
