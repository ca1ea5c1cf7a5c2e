import { phrases } from '@tiffin/phrases/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstPage } from './vite/first-page.ts'
import { mergeRuntime } from './vite/merge-runtime.ts'
import { preloadHelper } from './vite/preload-helper.ts'
import { sizeBudget } from './vite/size-budget.ts'
import { serviceWorker } from './vite/worker.ts'

/** Code of the first page in one file; what only later pages need stays out of it. */
const firstPageCode =
  /web\/src\/(?:shell\/(?!dialog-box|later-screens|fetch-ahead|live|late|app-links|statistics)|device\/(?!choose-media|install|notifications|clipboard|directions|locate|service-worker|window-size|keep-awake|save-file|forget-device)|screens\/home\/(?!shelf\.|companions|use-shown|account\/)|ui\/(?!more-drawings|price|use-|sheet|stepper|choice|layer|pull|link-row)|state\/(?!code-nonces|release|created-order|login-draft|login-entry|next-customer|dates|use-count|undo|search-history|orders-shown|help|push-client)|data\/(?!push-client|shared-stream|order-help|kept-answers|search-products|store-lists|checkout|is-refusal|payment|live|login|favourite|order-list|one-order|coupon|points|member|profile|password|upload|account-facts)|features\/(?:awning|load-state|order-status|open-link|store\/(?:store-line|use-store-facts)|language-sheet\/language-sheet-host|product-sheet\/product-sheet-host))|core\/src\/(?:money\/(?:money|format-money|round)|store\/(?!doubt-store)|customer\/token|catalog\/product|order\/order-state|theme|result|cart\/lines)/

/** What the menu shares with the pages behind it: one file instead of a dozen small ones. */
const shopCode =
  /web\/src\/(?:screens\/menu|features\/(?:cart|product(?!-sheet\/)|store)|ui\/(?!pull|link-row)|state\/orders-shown)/

/** What the menu shares with pages that have little else of it: without a place of its own it would draw those files in. */
const partsCode =
  /web\/src\/(?:screens\/home\/(?:shelf\.|companions|use-shown)|features\/(?:order-status|product\/(?:reason|use-product-price)|store\/(?!pickup|store-line|use-store-facts)|cart\/line-options|page\/)|data\/(?:favourite|is-refusal)|device\/(?:directions|clipboard)|ui\/(?:more-drawings|price|choice|use-now|layer|sheet|use-presence)|state\/(?:undo|dates|use-count)|styles\/(?:choices|bar|btn-loading|overlays|stepper|order)|(?:screens\/(?:menu|order-detail)|features\/(?:cart-panel|product|order|bill))\/.*\.css)|contract\/src\/refusals|core\/src\/(?:cart\/line-amount|pricing\/(?:bill|coupon|promotion)\.)|@tanstack\/.*(?:[Mm]utation)/

/** Choosing a store: the list, the search, the question about one that is far. */
const storesCode =
  /web\/src\/(?:screens\/(?:store-list|search-store)|features\/choose-store|data\/store-lists)|core\/src\/store\/doubt-store/

/** Where the customer is. */
const locationCode = /web\/src\/(?:features\/location|device\/locate)/

/** What the two searches share. */
const searchCode = /web\/src\/(?:features\/search|state\/search-history)/

/** What pages of orders share. */
const ordersCode =
  /web\/src\/(?:features\/(?:order|bill)\/|state\/created-order|data\/one-order|screens\/order-detail)|core\/src\/(?:order\/order\.|pricing\/why-price)/

/** What comes last of all: the app without a connection. */
const lateCode =
  /web\/src\/(?:shell\/(?:late\.|app-links)|features\/(?:release|share-check|open-link|guide|slides|update)|state\/(?:release|guides)|device\/service-worker|data\/kept-answers)|node_modules\/(?:idb-keyval|@tanstack\/query-core\/.*hydration)/

/** What leads out of the app and into it: sharing, the brand's own app. */
const outwardCode = /web\/src\/(?:device\/(?:share|in-chat-app)|features\/share\/|data\/brand)/

const isFirstPage = (id: string) => firstPageCode.test(id) && !lateCode.test(id) && !outwardCode.test(id)

/** What comes right after the first page stands. */
const laterCode =
  /web\/src\/(?:shell\/(?:live|fetch-ahead)|features\/(?:undo|session|notify\/notify\.|language-sheet\/use-language-list|login\/leave-login)|state\/(?:help|next-customer|push-client)|device\/(?:notifications|install)|data\/(?:live|push-client|shared-stream))|core\/src\/language\/latin-digits/

/** What the pages of points and coupons share with confirmation. */
const purseCode = /web\/src\/(?:features\/(?:coupon|markup)|ui\/pull|data\/(?:coupon|points))|core\/src\/coupon/

/** Forms; the pages of logging in, which lead from one to the next. */
const formCode = /web\/src\/features\/form/
const loginCode =
  /web\/src\/(?:screens\/(?:login|code-login|verify-code|register|reset|set-pwd|change-pwd)|features\/login\/(?!leave-login|password-row)|data\/login|state\/login-)/

/** What Me shares with the pages it leads to. */
const ownCode = /web\/src\/(?:features\/(?:avatar|login\/password-row)|ui\/link-row|data\/(?:profile|password))/

/** What is read before anything else. */
const entryCode = /web\/src\/(?:entry|main)|core\/src\/(?:language\/(?!latin-digits)|corp|catalog\/sections)/

/** Where calls and pictures come from while the app is served by Vite. */
const server = process.env.TIFFIN_API ?? 'http://127.0.0.1:8080'
const proxy = { '/api': server, '/media': server, '/uploads': server }

export default defineConfig({
  plugins: [
    react(),
    phrases(),
    preloadHelper(),
    mergeRuntime('react'),
    firstPage('src/shell/start.tsx'),
    sizeBudget(),
    serviceWorker('src/worker/main.ts'),
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
        // Seven letters of hash are 42 bits: enough to tell two builds apart, and the first page names fifty files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What changes with none of our releases stays in the browser's cache.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|entry\/react-first/, priority: 3 },
            { name: 'entry', test: entryCode, priority: 2 },
            { name: 'app', test: isFirstPage, priority: 1 },
            { name: 'parts', test: (id) => partsCode.test(id) || outwardCode.test(id), priority: 0.5 },
            { name: 'later', test: laterCode, priority: 0 },
            { name: 'late', test: lateCode, priority: 0 },
            { name: 'stores', test: storesCode, priority: 0 },
            { name: 'location', test: locationCode, priority: 0 },
            { name: 'search', test: searchCode, priority: 0 },
            { name: 'orders', test: ordersCode, priority: 0 },
            { name: 'own', test: ownCode, priority: 0 },
            { name: 'form', test: formCode, priority: 0 },
            { name: 'login', test: loginCode, priority: 0 },
            { name: 'agreement', test: /web\/src\/screens\/agreement/, priority: 0 },
            { name: 'shop', test: shopCode, priority: 0 },
            { name: 'purse', test: purseCode, priority: 0 },
          ],
        },
      },
    },
  },
})
