import type { AppPlace } from './kind-of.ts'

/** Pictures that are kept; the oldest go first. */
export const mostPictures = 240

export interface OfflineFilesOf extends AppPlace {
  readonly caches: CacheStorage
  readonly fetch: typeof fetch
  /** Named after what it is made of. */
  readonly release: string
  /** Every file of the app that is not words of one language. */
  readonly files: readonly string[]
}

/** Whether an answer is worth keeping: whole and good. */
const isGood = (answer: Response) => answer.status === 200

/** The page as a browser may show it for any of its addresses: one that a host led on to is none. */
const asOwnPage = async (answer: Response) =>
  answer.redirected ? new Response(await answer.blob(), { headers: answer.headers }) : answer

async function dropOldest(cache: Cache): Promise<void> {
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - mostPictures)).map((request) => cache.delete(request)))
}

/** The apps of one origin share its caches: each has names of its own. */
const cacheNames = (base: string) => {
  const app = base === '/' ? '' : `${base.replaceAll('/', '')}-`
  return { pictureCache: `${app}pictures`, fileCachePrefix: `${app}files-` }
}

/** What the app needs without a connection: a page without any brand's settings, its code, and pictures that were seen. */
export function createOfflineFiles({ caches, fetch, origin, base, release, files }: OfflineFilesOf) {
  const shell = `${origin}${base}`
  const { pictureCache, fileCachePrefix } = cacheNames(base)
  const fileCache = fileCachePrefix + release
  const open = () => caches.open(fileCache)

  return {
    /** All or nothing: a release that changes meanwhile is tried again with the next one. */
    async install(): Promise<void> {
      const cache = await open()
      const page = await fetch(new Request(shell, { cache: 'reload', credentials: 'omit' }))
      if (!isGood(page)) throw new Error(`no page: ${page.status}`)
      await cache.addAll([...files])
      await cache.put(shell, await asOwnPage(page))
    },

    /** Drops what earlier releases left, but for the last one: a tab that is open may still read its code. */
    async dropOldReleases(): Promise<void> {
      const others = (await caches.keys()).filter((name) => name.startsWith(fileCachePrefix) && name !== fileCache)
      await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
    },

    /** The network's page while there is one; a page without settings when there is no answer or none that is a page. */
    async page(coming: () => Promise<Response>): Promise<Response> {
      const fromCache = async () => (await open()).match(shell, { ignoreVary: true })
      try {
        const answer = await coming()
        return answer.status < 500 ? answer : ((await fromCache()) ?? answer)
      } catch {
        return (await fromCache()) ?? Response.error()
      }
    },

    /** A name with a hash stands for one content for ever. */
    async file(request: Request): Promise<Response> {
      const kept = await caches.match(request, { ignoreVary: true })
      if (kept !== undefined) return kept
      const answer = await fetch(request)
      if (isGood(answer)) await (await open()).put(request, answer.clone()).catch(() => undefined)
      return answer
    },

    async picture(request: Request): Promise<Response> {
      const cache = await caches.open(pictureCache)
      const kept = await cache.match(request, { ignoreVary: true })
      if (kept !== undefined) return kept
      const answer = await fetch(request)
      if (isGood(answer)) {
        // A full disk costs the customer nothing but the picture offline.
        await cache.put(request, answer.clone()).then(
          () => dropOldest(cache),
          () => undefined,
        )
      }
      return answer
    },

    /** Keeps what a page had loaded before the worker was there; the browser has it still, so nothing is sent again. */
    async keep(addresses: readonly string[]): Promise<void> {
      const cache = await open()
      for (const address of addresses) {
        if (!new URL(address, origin).pathname.startsWith(`${base}assets/`)) continue
        if ((await cache.match(address)) === undefined) await cache.add(address).catch(() => undefined)
      }
    },

    /** The entry of the page that this release would show. */
    async entry(): Promise<string> {
      const page = await (await (await open()).match(shell, { ignoreVary: true }))?.text()
      return /<script type="module"[^>]* src="([^"]+)"/.exec(page ?? '')?.[1] ?? ''
    },
  }
}

export type OfflineFiles = ReturnType<typeof createOfflineFiles>
