import type { MapsAccess } from '../../config.ts'

/** Approximate position of a network. */
export interface Found {
  readonly latitude: number
  readonly longitude: number
  /** In metres. */
  readonly accuracy: number
}

/** Answers about where a network is; undefined when it does not know. Throws when it cannot be asked. */
export interface LocationProvider {
  readonly name: string
  find(address: string): Promise<Found | undefined>
}

/** Short, since the list of stores waits for it. */
const patienceMs = 3000
/** Networks are known by town, not by street. */
const townMetres = 25_000

function readPlace(body: unknown): Found | undefined {
  const place = typeof body === 'object' && body !== null && 'loc' in body ? body.loc : undefined
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(String(place)) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const found = { latitude: Number(latitude), longitude: Number(longitude), accuracy: townMetres }
  return Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180 ? found : undefined
}

/** A service that speaks ipinfo's protocol: `GET /<address>/json` with the key as bearer, answered with `loc: "latitude,longitude"`. */
export function ipinfoProvider({ url, key }: MapsAccess, timeoutMs = patienceMs): LocationProvider {
  return {
    name: 'ip',
    async find(address) {
      const answer = await fetch(`${url}/${encodeURIComponent(address)}/json`, {
        headers: { accept: 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.ok) return readPlace(await answer.json())
      await answer.body?.cancel()
      throw new Error(`answered ${answer.status}`)
    },
  }
}

/** The provider that the settings name; none unless they do. */
export const providerOf = (maps: MapsAccess | undefined): LocationProvider | undefined =>
  maps === undefined ? undefined : ipinfoProvider(maps)
