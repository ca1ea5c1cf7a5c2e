import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A busy machine takes its time; what hangs is still reported. */
const testTimeout = 120_000

/** Two for each processor: more than half of the time of a test file is spent waiting for timers and the database. */
const maxWorkers = 2 * availableParallelism()

/** A window for each file, in processes that are begun once. */
const pool = 'vmForks'

/** Without state of their own, so that files may share a process and what it has loaded. */
const plain = (name: string, ...include: string[]) => ({
  test: { name, include, environment: 'node' as const, isolate: false, testTimeout },
})

/** One project per workspace: `npm test -- --project core`. Journeys in a browser are e2e's, run by Playwright. */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      plain('repository', 'scripts/**/*.test.ts'),
      plain('core', 'core/src/**/*.test.ts'),
      plain('contract', 'contract/src/**/*.test.ts'),
      plain('phrases', 'phrases/src/**/*.test.ts'),
      plain('demo', 'demo/src/**/*.test.ts'),
      plain('payments-sandbox', 'payments-sandbox/**/*.test.ts'),
      {
        test: {
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'server/test/global-setup.ts',
          setupFiles: 'server/test/setup.ts',
          isolate: false,
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll: { timeout: Number(process.env.TEST_PATIENCE_MS ?? 15_000) } },
        },
      },
      {
        test: {
          name: 'kit',
          include: ['kit/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          pool,
          testTimeout,
        },
      },
      // What extends another configuration takes nothing from this one: without a number, one worker runs all its files.
      { extends: './web/vite.config.ts', root: './web', test: { name: 'web', pool, maxWorkers } },
      { extends: './counter/vite.config.ts', root: './counter', test: { name: 'counter', pool, maxWorkers } },
      { extends: './desk/vite.config.ts', root: './desk', test: { name: 'desk', pool, maxWorkers } },
    ],
  },
})
