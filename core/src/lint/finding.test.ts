import { expect, it } from 'vitest'
import { findingId } from './finding.ts'

it('[lint-10] findings of different things have different ids, however their names are cut', () => {
  const finding = { rule: 'M1', kind: 'product', itemId: 'tea1', field: '', detail: '2' } as const
  expect(findingId(finding)).not.toBe(findingId({ ...finding, itemId: 'tea', field: '1' }))
  expect(findingId(finding)).not.toBe(findingId({ ...finding, itemId: 'tea12', detail: '' }))
})
