import { kindOf } from './kind-of.ts'
import { createOfflineFiles } from './offline-files.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const appBase: string
declare const releaseName: string
declare const releaseFiles: readonly string[]

const place = { origin: self.location.origin, base: appBase }
const offlineFiles = createOfflineFiles({
  ...{ ...place, caches, fetch: (...sent) => fetch(...sent) },
  ...{ release: releaseName, files: releaseFiles },
})

self.addEventListener('install', (event) => {
  // It may take over at once: what open pages still need of the release before is kept.
  event.waitUntil(offlineFiles.install().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await offlineFiles.dropOldReleases()
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const kind = kindOf(request, place)
  if (kind === undefined) return
  const preloaded = async () => (await event.preloadResponse) ?? fetch(request)
  event.respondWith(kind === 'page' ? offlineFiles.page(preloaded) : offlineFiles[kind](request))
})

/** What a page says to the worker. */
type Word = { readonly type: 'keep'; readonly addresses: readonly string[] } | { readonly type: 'entry' }

self.addEventListener('message', (event) => {
  const word: Word = event.data // only our own pages can speak to it
  if (word.type === 'keep') event.waitUntil(offlineFiles.keep(word.addresses))
  if (word.type === 'entry') {
    const answer = async () => event.ports[0]?.postMessage(await offlineFiles.entry())
    event.waitUntil(answer())
  }
})
