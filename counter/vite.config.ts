import { fileURLToPath } from 'node:url'
import { serviceWorker } from '@tiffin/kit/build/service-worker.ts'
import { phrases } from '@tiffin/phrases/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Where calls come from while the counter is served by Vite. */
const server = process.env.TIFFIN_API ?? 'http://127.0.0.1:8080'

export default defineConfig({
  base: '/counter/',
  plugins: [
    react(),
    phrases(),
    serviceWorker({ entry: fileURLToPath(new URL('../kit/worker/offline.ts', import.meta.url)) }),
  ],
  server: { host: '127.0.0.1', proxy: { '/api': server, '/media': server } },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: 'src/test/setup.ts',
    testTimeout: 60_000,
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
