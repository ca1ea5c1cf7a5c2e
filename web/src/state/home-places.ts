import { isRecord, json, kept } from '@tiffin/kit/client/kept.ts'
import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** Parts of Home that belong to the customer and come after the first paint. */
type Place = 'live' | 'unpaid' | 'usual' | 'often'

const keptPlaces = kept({
  key: 'tiffin.homePlaces',
  codec: json((value): value is Record<string, unknown> => isRecord(value)),
  fallback: {},
})

/** What is expected where nothing is known yet: who logs in on a device for the first time has mostly ordered before [page-82]. */
const expected: Place = 'usual'

const knowsLive = () => keptPlaces.get().live !== undefined

const useKnowsLive = create(knowsLive)

/** Longer than this nothing waits for the orders that go on. */
export const placeSetting = { mostWaitMs: 1500 }

/** Whether all below the ways waits for the first answer on this device of which orders go on, so that nothing moves when it comes [page-83]. */
export function useAwaitsLive(hasLogin: boolean): boolean {
  const isKnown = useKnowsLive()
  const [isOver, setOver] = useState(false)
  const isAwaited = hasLogin && !isKnown && !isOver
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setOver(true), placeSetting.mostWaitMs)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return isAwaited
}

/** Whether this part was there when Home was last seen: its place is held, so that nothing moves when it comes. */
export function hasPlace(place: Place): boolean {
  const known = keptPlaces.get()[place]
  return known === undefined ? place === expected : known === true
}

export function keepPlace(place: Place, isThere: boolean): void {
  if (keptPlaces.get()[place] !== isThere) keptPlaces.set({ ...keptPlaces.get(), [place]: isThere })
  useKnowsLive.setState(knowsLive(), true)
}
