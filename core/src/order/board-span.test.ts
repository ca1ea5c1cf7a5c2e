import { expect, it } from 'vitest'
import { boardSpan } from './board-span.ts'

const spanAt = (instant: string) => {
  const { since, endedSince } = boardSpan(Date.parse(instant), 'Asia/Shanghai')
  return [new Date(since).toISOString(), new Date(endedSince).toISOString()]
}

it('[kitchen-35] the board is that of the store’s day, and what ended in the last hour stays over midnight', () => {
  const midnight = '2026-11-26T16:00:00.000Z'
  expect(spanAt('2026-11-27T04:00:00Z')).toEqual([midnight, midnight])
  expect(spanAt('2026-11-26T17:00:00Z')).toEqual([midnight, midnight])
  expect(spanAt('2026-11-26T16:05:00Z')).toEqual([midnight, '2026-11-26T15:05:00.000Z'])
})
