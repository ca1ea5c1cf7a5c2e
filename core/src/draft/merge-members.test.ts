import { expect, test } from 'vitest'
import { mergeMembers } from './merge-members.ts'

test('[store-11] two people who change one group both get what they did', () => {
  expect(mergeMembers(['a', 'b', 'x'], ['a', 'b'], ['a', 'c'])).toEqual(['a', 'x', 'c'])
  expect(mergeMembers(['b', 'c'], ['a', 'b'], ['a', 'b', 'c'])).toEqual(['b', 'c'])
  expect(mergeMembers([], ['a'], [])).toEqual([])
})
