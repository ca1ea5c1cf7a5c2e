import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumPath, journeyFlags } from './src/browser.ts'

/** Journeys of customers and staff against the real server, its database and the payment sandbox. */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './src/start-tiffin.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than processors: a journey often waits for a timer.
  workers: availableParallelism() + 1,
  retries: process.env.CI ? 1 : 0,
  // A busy machine takes its time: what holds is waited for, and only what does not hold waits in vain.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // npm test names a file for the report that scripts/coverage.mjs reads.
  reporter: [
    ['list'],
    ['./src/print-failures.ts'],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : []),
  ],
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'Asia/Singapore',
    serviceWorkers: 'block',
    // Recording every journey takes a fifth of the processor time of all of them: --trace on records the one that is looked into.
    trace: 'on-first-retry',
    launchOptions: { executablePath: chromiumPath(), args: journeyFlags },
  },
})
