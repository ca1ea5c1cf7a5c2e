import { defineConfig } from 'vitest/config'
import { keepServer } from './kept-process.mjs'
import { OwnModuleFirst } from './own-module-first.ts'

/** Code of our own that is loaded once for all runs, as Node loads it; tests and what helps them begin again with each file. */
const keptCode = /\/(server|core|contract|phrases|demo)\/src\/(?!.*\.test\.ts)/

export default defineConfig({
  plugins: [keepServer],
  test: {
    include: ['server/src/modules/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    globalSetup: 'server/test/global-setup.ts',
    setupFiles: ['server/test/setup.ts', 'scripts/mutation/server/setup.ts'],
    server: { deps: { external: [keptCode] } },
    sequence: { sequencer: OwnModuleFirst },
    testTimeout: 20_000,
    hookTimeout: 20_000,
    expect: { poll: { timeout: 3_000 } },
  },
})
