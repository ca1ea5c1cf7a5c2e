import { expect, test } from 'vitest'
import { changesBetween } from './note-change.ts'

test('of a change is noted what differs, from what to what, and nothing where nothing was', () => {
  const before: object = { name: 'North', tags: ['tea'], until: '22:00', note: 'new' }
  const after: object = { name: 'South', tags: ['tea'], from: '09:00', note: undefined }
  expect(changesBetween(before, after)).toEqual({
    name: { from: 'North', to: 'South' },
    from: { from: null, to: '09:00' },
    note: { from: 'new', to: null },
  })
  expect(changesBetween(before, { ...before })).toEqual({})
})
