import { test as base } from '@playwright/test'

/**
 * A journey that opens browser contexts of its own: Playwright would leave them to the worker, where their pages go on calling and
 * drawing beside the journeys that follow. After a failure they stay: the report reads their pages.
 */
export const test = base.extend<{ closeContexts: undefined }>({
  closeContexts: [
    async ({ browser }, use, journey) => {
      await use(undefined)
      if (journey.status === journey.expectedStatus)
        await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
