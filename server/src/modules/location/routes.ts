import { locateNetwork } from '@tiffin/contract/common'
import { roundPosition } from '@tiffin/core/store/distance'
import { LRUCache } from 'lru-cache'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Found, LocationProvider } from './provider.ts'
import { publicAddress } from './public-address.ts'

/** So long an answer is known in memory, so that a page that is opened again does not ask again; it is kept nowhere else. */
const knownMs = 60_000
/** Most questions at once; further ones are answered as unknown. */
const mostAsking = 16

/** Why it cannot be asked, without whom: the message of a fetch may hold the address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return /^answered \d+$/.test(error.message) ? error.message : error.name
}

/** About where a caller is, for those whose browser cannot say. */
export function serveLocation(app: App, provider: LocationProvider | undefined): void {
  let asking = 0
  const known = new LRUCache<string, { found: Found | undefined }, LocationProvider>({
    max: 5000,
    ttl: knownMs,
    fetchMethod: async (address, _old, { context }) => {
      if (asking >= mostAsking) return undefined
      asking++
      try {
        return { found: await context.find(address) }
      } finally {
        asking--
      }
    },
  })
  route(app, locateNetwork, async (_input, { network, log }) => {
    const address = publicAddress(network)
    if (provider === undefined || address === undefined) throw new Refusal('positionUnavailable')
    const answer = await known.fetch(address, { context: provider }).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, 'the maps provider cannot be asked')
      return undefined
    })
    if (answer?.found === undefined) throw new Refusal('positionUnavailable')
    return { ...roundPosition(answer.found), accuracy: answer.found.accuracy, source: provider.name }
  })
}
