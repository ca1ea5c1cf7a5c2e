import { expect, it } from 'vitest'
import { firstIdAt, instantOfId } from './instant-of-id.ts'

it('the instant at which an id was made is read from it; an id without one gives none', () => {
  const instant = 1_700_000_000_123
  expect(instantOfId(`${firstIdAt(instant)}-7000-8000-000000000000`)).toBe(instant)
  for (const id of [
    '',
    'c1',
    `x${firstIdAt(instant)}-7000-8000-000000000000`,
    `${firstIdAt(instant)}-4000-8000-000000000000`,
  ])
    expect(instantOfId(id)).toBeUndefined()
})
