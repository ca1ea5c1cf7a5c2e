import fc from 'fast-check'
import { afterAll, expect, it, vi } from 'vitest'
import { faultsOf } from './invariants.ts'
import { comeToRest, histories, take } from './steps.ts'
import { openServer, worldsOf } from './world.ts'

vi.hoisted(() => {
  process.env.TEST_DATABASE_COPY = 'simulation'
})
afterAll(() => {
  delete process.env.TEST_DATABASE_COPY
})

/** `npm run simulate` says how many others, and which one again. */
const runs = Number(process.env.SIMULATE_SEEDS ?? 1000)
const seed = Number(process.env.SIMULATE_SEED ?? 16)
const path = process.env.SIMULATE_PATH

it(
  `[simulate-1][PY-01] after ${runs} random histories with crashes of the server and lost messages, money, books, stock, coupons and points agree`,
  async () => {
    const server = await openServer()
    const openWorld = worldsOf(server)
    const property = fc.asyncProperty(histories, async (history) => {
      const world = await openWorld()
      for (const step of history) await take(world, step)
      await comeToRest(world)
      expect(await faultsOf(world)).toEqual([])
    })
    const begun = performance.now()
    await fc.assert(property, { numRuns: runs, seed, ...(path === undefined ? {} : { path }) })
    // Histories that reach nothing would agree too.
    if (runs >= 100) expect([...server.ends].sort()).toEqual(expect.arrayContaining([20, 50, 60, 70, 80, 'refunded']))
    console.info(`${runs} histories in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  },
  120_000 + runs * 1000,
)
