import { defineConfig } from 'vitest/config'

/** The tests that mutants of a workspace meet: those beside its code. */
const workspace = process.env.MUTATION_WORKSPACE ?? 'core'

export default defineConfig({
  test: {
    include: [`${workspace}/src/**/*.test.ts`],
    environment: 'node',
    isolate: false,
    setupFiles: 'scripts/mutation/setup.ts',
    testTimeout: 120_000,
  },
})
