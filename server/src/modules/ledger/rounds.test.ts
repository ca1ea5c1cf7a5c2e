import { expect, it, vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import { ledgerJobs } from './jobs.ts'

/** Runs the job for one brand, of whose pages `filledOf` says how many orders were filled; answers how many pages there were. */
async function pagesOf(filledOf: (page: number) => number) {
  let pages = 0
  const tx = vi.fn(async (scope: { role: string }, work: (tx: unknown) => unknown) => {
    if (scope.role === 'jobs') return work({ run: async () => ({ rows: [{ corpId: 'c' }] }) })
    return [{ count: filledOf(++pages) }]
  })
  const db = { tx } as unknown as Database // what is called of it
  const [job] = ledgerJobs({ db, clock: Date, log: { error: vi.fn() } })
  await job?.run()
  return pages
}

it('[ledger-5] a run writes no more than two hundred pages of a brand, and ends where a page fills nothing', async () => {
  expect(await pagesOf(() => 500)).toBe(200)
  expect(await pagesOf((page) => (page < 3 ? 500 : 0))).toBe(3)
})
