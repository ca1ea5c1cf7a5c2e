import { describe, expect, it } from 'vitest'
import { ok, refuse } from '../result.ts'
import { type NamedThing, namesOf } from './names.ts'

const product = (itemId: string, code: string): NamedThing => ({ kind: 'product', itemId, code })

describe('a thing is written', () => {
  const names = namesOf([
    product('tea', 'T-1'),
    product('milk', ''),
    ...['T 1', 'T;1', 'T=1', 'T,1', '[T1'].map((code, index) => product(`odd-${index}`, code)),
    ...[product('one', 'twin'), product('other', 'twin')],
    product('named', 'tea'),
  ])

  it('by its code', () => expect(names.wordOf('product', 'tea')).toBe('T-1'))

  it.each([
    ['has no code', 'milk'],
    ['has a code with a blank', 'odd-0'],
    ['has a code with a semicolon', 'odd-1'],
    ['has a code with an equals sign', 'odd-2'],
    ['has a code with a comma', 'odd-3'],
    ['has a code that opens a list', 'odd-4'],
    ['shares its code', 'one'],
    ['has the id of another as its code', 'named'],
    ['is unknown', 'gone'],
  ])('by its id where it %s', (_why, itemId) => expect(names.wordOf('product', itemId)).toBe(itemId))

  it('by its id where a thing of another kind has the code', () =>
    expect(namesOf([product('tea', 'T-1')]).wordOf('sku', 'tea')).toBe('tea'))
})

describe('a word names', () => {
  const heading = (itemId: string, ...names: string[]): NamedThing => ({ kind: 'category', itemId, code: '', names })
  const names = namesOf([product('tea', 'T-1'), product('milk', ''), heading('hot', ' Hot ', '', ' '), heading('cold')])

  it('a thing by its id, its code or its name, whatever blanks and capitals', () => {
    expect(names.idOf('product', 'tea')).toEqual(ok('tea'))
    expect(names.idOf('product', 'T-1')).toEqual(ok('tea'))
    expect(names.idOf('category', ' HOT')).toEqual(ok('hot'))
  })

  it('nothing of another kind', () => expect(names.idOf('sku', 'T-1')).toEqual(refuse('unknownName')))

  it('nothing where it is empty, though things have no code or an empty name', () => {
    for (const word of ['', ' '])
      for (const kind of ['product', 'category']) expect(names.idOf(kind, word)).toEqual(refuse('unknownName'))
  })
})
