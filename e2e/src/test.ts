import { test as base } from '@playwright/test'
import { takeTurn } from './turns.ts'

interface Fixtures {
  readonly closeContexts: undefined
  /** Asked for by journeys that publish in the demo brand: one of them at a time. */
  readonly turn: undefined
}

/**
 * A journey that opens browser contexts of its own: Playwright would leave them to the worker, where their pages go on calling and
 * drawing beside the journeys that follow. After a failure they stay: the report reads their pages.
 */
export const test = base.extend<Fixtures>({
  closeContexts: [
    async ({ browser }, use, journey) => {
      await use(undefined)
      if (journey.status === journey.expectedStatus)
        await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  turn: [
    async ({ browser: _browser }, use) => {
      const endTurn = await takeTurn()
      await use(undefined)
      endTurn()
    },
    { timeout: 400_000 },
  ],
})
