import fc from 'fast-check'
import { expect } from 'vitest'
import { faultsOf } from './invariants.ts'
import { comeToRest, type Histories, historiesOfRun, runOfHistories, take } from './steps.ts'
import { openServer, openWorlds, type Server } from './world.ts'

/** `npm run simulate` says how many others, and which one again. */
const { SIMULATE_SEEDS, SIMULATE_SEED, SIMULATE_PATH, TEST_IS_QUIET } = process.env
const firstSeed = Number(SIMULATE_SEED ?? 16)

/** Files that play at the same time. */
const parts = 2

/** How many histories each part plays. */
export const count = Math.ceil(Number(SIMULATE_SEEDS ?? 1000) / parts)

/** As long as a busy machine may take. */
export const timeout = 120_000 + count * 1000

/** How long a run that failed is made smaller: what is left by then is what is printed. Not where nobody reads it. */
const shrinkingMs = TEST_IS_QUIET ? 0 : 30_000

type Play = (histories: Histories) => Promise<void>

/** Plays until one has failed for so long; what comes later counts as played without a fault. */
function untilShrunk(play: Play): Play {
  let failedAt = Number.POSITIVE_INFINITY
  return async (histories) => {
    if (performance.now() - failedAt > shrinkingMs) return
    try {
      await play(histories)
    } catch (error) {
      failedAt = Math.min(failedAt, performance.now())
      throw error
    }
  }
}

/** A run: histories one after the other, then the rest of all of them, and what is wrong then. */
async function play(server: Server, histories: Histories): Promise<void> {
  const worlds = await openWorlds(server, histories.length)
  for (const [index, world] of worlds.entries()) for (const step of histories[index] ?? []) await take(world, step)
  await comeToRest(worlds)
  expect(await faultsOf(worlds)).toEqual([])
}

/** Plays the histories of one of the parts. A run that is played again is that of its own part alone. */
export async function playHistories(part: number): Promise<void> {
  const seed = firstSeed + ((part + firstSeed) % parts)
  if (SIMULATE_PATH !== undefined && seed !== firstSeed) return
  const server = await openServer()
  const property = fc.asyncProperty(
    runOfHistories,
    untilShrunk((histories) => play(server, histories)),
  )
  const begun = performance.now()
  const replay = SIMULATE_PATH === undefined ? {} : { path: SIMULATE_PATH }
  await fc.assert(property, { numRuns: Math.ceil(count / historiesOfRun), seed, ...replay })
  // Histories that reach nothing would agree too.
  if (count >= 100) expect([...server.ends].sort()).toEqual(expect.arrayContaining([20, 50, 60, 70, 80, 'refunded']))
  console.info(`${count} histories in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}
