import { corpOfAddress } from '@tiffin/kit/client/corp.ts'
import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'

type Counts = Readonly<Record<string, number>>

const keptGuides = kept<Counts>({
  key: 'tiffin.guides',
  codec: json(
    (value): value is Counts => isRecord(value) && Object.values(value).every((count) => typeof count === 'number'),
  ),
  fallback: {},
})

/** Brands call their hints alike. */
const nameOf = (markerId: string) => `${corpOfAddress()} ${markerId}`

/** How often a hint of this brand was shown on this device. */
export const timesShown = (markerId: string): number => keptGuides.get()[nameOf(markerId)] ?? 0

export function countShown(markerId: string, more = 1): void {
  const counts = keptGuides.get()
  const name = nameOf(markerId)
  keptGuides.set({ ...counts, [name]: (counts[name] ?? 0) + more })
}

/** Put away by hand: it does not come back. */
export const putAway = (markerId: string): void => countShown(markerId, 1_000_000)
