import { expect, it, vi } from 'vitest'
import type { Services } from '../../db/services.ts'
import { statisticsJobs } from './jobs.ts'
import { recordsAtOnce } from './queries.ts'

/** Runs the count for one day, of whose batches `countedOf` says how many records they had; answers how many batches there were. */
async function batchesOf(countedOf: (batch: number) => number) {
  let batches = 0
  let isListed = false
  const tx = vi.fn(async ({ role }: { role: string }) => {
    if (role === 'app') return [{}, { rows: [{ count: countedOf(++batches) }] }]
    isListed = !isListed
    return [{ rows: isListed ? [{ corpId: 'c', day: '2026-11-20' }] : [] }]
  })
  const services = { db: { tx }, clock: Date, log: { error: vi.fn() } } as unknown as Services // what is called of them
  await statisticsJobs(services)
    .find(({ name }) => name === 'count statistics')
    ?.run()
  return batches
}

it('a run counts no more than twenty batches of a day, and ends with the first that is not full', async () => {
  expect(await batchesOf(() => recordsAtOnce)).toBe(20)
  expect(await batchesOf((batch) => (batch < 3 ? recordsAtOnce : 7))).toBe(3)
  expect(await batchesOf(() => 0)).toBe(1)
})
