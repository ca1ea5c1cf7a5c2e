import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { buildCorp } from '../../test/build.ts'
import { asCorp } from '../../test/build-shop.ts'
import { testDb } from '../../test/database.ts'
import { runJobs } from './run-jobs.ts'
import { sweepAway } from './sweep.ts'

const app = testApp()

afterEach(() => vi.useRealTimers())

test('[AV-14] hourly work is done soon after every start, and then each hour', async () => {
  vi.useFakeTimers()
  let runs = 0
  const job = { name: 'hourly', everyMs: 3_600_000, run: async () => void runs++ }
  const stop = runJobs([job], app.http.log)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(runs).toBe(2)
  await stop()
})

test('[AV-14] rows past their date are deleted batch by batch, each in a transaction of its own, and no other row is', async () => {
  const corp = await buildCorp()
  const insert = `insert into budget (corp_id, budget_key, window_start)
    select $1, 'k' || n, now() - $2::interval from generate_series(1, 25) n`
  for (const age of ['10 days', '1 hour']) await asCorp(corp, insert, [corp, age])
  const counts: number[] = []
  const counted: typeof testDb = {
    ...testDb,
    tx: async (scope, work) => {
      const value = await testDb.tx(scope, work)
      counts.push(Number((await asCorp<{ count: number }>(corp, 'select count(*) from budget'))[0]?.count))
      return value
    },
  }
  const where = { source: `window_start < :before and corp_id = '${corp}'` }
  await sweepAway(counted, { table: 'budget', where, before: new Date(Date.now() - 86_400_000) }, 10)
  expect(counts).toEqual([40, 30, 25])
})
