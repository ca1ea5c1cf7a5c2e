import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'

/** What statistics keep on this device. Times are epoch seconds, 0 for never. */
export interface StatValues {
  /** The brand that all of it is of. */
  readonly corp: string
  /** Random; another one for each brand. */
  readonly deviceId: string
  readonly firstVisit: number
  /** When the session before this one began. */
  readonly lastVisit: number
  readonly thisVisit: number
  readonly visits: number
  /** When the page that is shown came up. */
  readonly entered: number
  /** The page that is shown, with its inputs. */
  readonly route: string
  /** What the server said last: 1 it wants reports, 0 it does not, null it has not been asked. */
  readonly enable: 0 | 1 | null
  readonly checkedAt: number
}

const isValues = (value: unknown): value is StatValues =>
  isRecord(value) &&
  ['corp', 'deviceId', 'route'].every((name) => typeof value[name] === 'string') &&
  ['firstVisit', 'lastVisit', 'thisVisit', 'visits', 'entered', 'checkedAt'].every((name) =>
    Number.isFinite(value[name]),
  ) &&
  [0, 1, null].some((one) => value.enable === one)

const keptValues = kept<StatValues | null>({
  key: 'tiffin.stat',
  codec: json((value): value is StatValues | null => value === null || isValues(value)),
  fallback: null,
})

const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const fresh = (corp: string): StatValues => ({
  ...{ corp, deviceId: randomId(), firstVisit: 0, lastVisit: 0, thisVisit: 0, visits: 0 },
  ...{ entered: 0, route: '', enable: null, checkedAt: 0 },
})

/** What is kept of this brand; another brand, and a device that was made to forget, begin again. */
export function valuesOf(corp: string): StatValues {
  const found = keptValues.get()
  if (found?.corp === corp) return found
  const made = fresh(corp)
  keptValues.set(made)
  return made
}

export function noteValues(corp: string, change: Partial<StatValues>): StatValues {
  const next = { ...valuesOf(corp), ...change }
  keptValues.set(next)
  return next
}
