import { serviceWorker } from '@tiffin/kit/build/service-worker.ts'
import { phrases } from '@tiffin/phrases/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunksFromImports } from './vite/chunks.ts'
import { firstPage } from './vite/first-page.ts'
import { lateInfiniteQueries } from './vite/late-infinite-queries.ts'
import { isLeftOut } from './vite/left-out.ts'
import { mergeRuntime } from './vite/merge-runtime.ts'
import { preloadHelper } from './vite/preload-helper.ts'
import { previewPage } from './vite/preview-page.ts'
import { sizeBudget } from './vite/size-budget.ts'
import { withoutMutations } from './vite/without-mutations.ts'
import { withoutSuspense } from './vite/without-suspense.ts'

const chunks = chunksFromImports({
  react: 'src/entry/react-first.ts',
  entry: 'src/main.ts',
  app: 'src/shell/start/start.tsx',
  later: 'src/shell/start/live.tsx',
  'after-first-paint': 'src/shell/start/after-first-paint.tsx',
})

/** Where calls and pictures come from while the app is served by Vite. */
const server = process.env.TIFFIN_API ?? 'http://127.0.0.1:8080'
const proxy = { '/api': server, '/media': server, '/uploads': server }

export default defineConfig({
  plugins: [
    react(),
    chunks.plugin,
    phrases(),
    preloadHelper(),
    withoutMutations(),
    lateInfiniteQueries(),
    withoutSuspense(),
    mergeRuntime('react'),
    firstPage('src/shell/start/start.tsx'),
    sizeBudget(),
    previewPage('src/preview/main.ts'),
    serviceWorker({ entry: 'src/worker/main.ts', isLeftOut }),
  ],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  test: {
    environment: 'jsdom',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles: 'test/setup.ts',
    testTimeout: 60_000,
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // Seven letters of hash are 42 bits: enough to distinguish two builds, and the first page names fifty files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What changes with none of our releases stays in the browser's cache.
        codeSplitting: { groups: chunks.groups },
      },
    },
  },
})
