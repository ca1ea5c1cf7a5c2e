import type { Change, Value } from '@tiffin/core/draft/change'
import { describe, expect, test } from 'vitest'
import { changesOfBoth } from './fill-draft.ts'
import type { StoredChange } from './queries.ts'

type Fields = Readonly<Record<string, readonly [from: Value, to: Value]>>

const change = (itemId: string, fields: Fields, op: Change['op'] = 'update'): StoredChange => ({
  ...{ kind: 'category', itemId, op },
  fields: Object.fromEntries(Object.entries(fields).map(([field, [from, to]]) => [field, { from, to }])),
})

describe('a draft into which something is filled', () => {
  test('keeps what it does to other items, and does both to the same one', () => {
    const other = change('cakes', { sort: [0, 1] })
    expect(changesOfBoth([change('teas', { sort: [1, 2] })], [change('teas', { sort: [0, 1] }), other])).toEqual([
      other,
      change('teas', { sort: [0, 2] }),
    ])
    expect(changesOfBoth([other], [])).toEqual([other])
  })

  test('[draft-2] does no longer what is taken back', () => {
    expect(changesOfBoth([change('teas', { sort: [1, 0] })], [change('teas', { sort: [0, 1] })])).toEqual([])
    expect(changesOfBoth([change('teas', {}, 'archive')], [change('teas', { sort: [null, 1] }, 'create')])).toEqual([])
  })

  test('archives what it has changed before, without a question', () => {
    const drafted = change('teas', { sort: [0, 1] })
    expect(changesOfBoth([change('teas', {}, 'archive')], [drafted])).toEqual([
      change('teas', { sort: [0, 1] }, 'archive'),
    ])
  })

  test('does what comes last where a field was something else', () => {
    const last = change('teas', { sort: [5, 6] })
    expect(changesOfBoth([last], [change('teas', { sort: [0, 1] })])).toEqual([last])
  })
})
