import { expect, test } from 'vitest'
import { checkEvent } from './event.ts'

const long = 'x'.repeat(255)

test('[R-5.16][R-9.15] an event has a name of at most 255 letters, and a text of at most 255 or an object', () => {
  expect(checkEvent('a', 'b')).toEqual({ ok: true, value: { name: 'a', value: 'b' } })
  expect(checkEvent(long, long).ok).toBe(true)
  expect(checkEvent('a', { size: 2 }).ok).toBe(true)
  expect(checkEvent('a', { length: 256 }).ok).toBe(true)
  expect(checkEvent('title', 'Menu').ok).toBe(true)
})

test('[R-5.16] an event without a value has an empty one', () => {
  expect(checkEvent('a')).toEqual({ ok: true, value: { name: 'a', value: '' } })
})

test.each([
  [undefined, '', 'nameMissing'],
  [null, '', 'nameMissing'],
  ['', '', 'nameMissing'],
  [7, '', 'nameNotText'],
  [{}, '', 'nameNotText'],
  [`${long}x`, '', 'nameTooLong'],
  ['a', 7, 'valueNotAllowed'],
  ['a', Number.NaN, 'valueNotAllowed'],
  ['a', null, 'valueNotAllowed'],
  ['a', () => 1, 'valueNotAllowed'],
  ['a', `${long}x`, 'valueTooLong'],
  ['title', {}, 'titleNotText'],
])('[R-5.16][R-9.15][RL-08] the event %j with %j is none: %s', (name, value, refusal) => {
  expect(checkEvent(name, value)).toEqual({ ok: false, refusal })
})
