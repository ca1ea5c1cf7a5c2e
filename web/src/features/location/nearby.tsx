import { useEffect } from 'react'
import { withWords } from '../../state/language/words.ts'
import { usePages } from '../../state/navigation/navigation.ts'
import { paths } from '../../state/navigation/paths.ts'
import { usePosition } from '../../state/store/position.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { locateIfAllowed } from './locate.ts'
import { meetNearestStore } from './nearest-store.ts'

const HomeHint = lazyPart(withWords(() => import('./home-hint.tsx').then(({ HomeHint }) => HomeHint)))

/** Home knows how far its store is where that was allowed before, and says when it cannot. */
export function Nearby() {
  const url = usePages().stack.at(-1)?.url ?? ''
  const isOnHome = url.split('?')[0] === paths.home
  useEffect(() => {
    if (isOnHome && usePosition.getState().state === 'unasked') locateIfAllowed()
  }, [isOnHome])
  const isFound = usePosition(({ state }) => state === 'found')
  useEffect(() => {
    if (isFound) meetNearestStore()
  }, [isFound])
  const isOff = usePosition(({ state }) => state === 'denied' || state === 'unavailable')
  return isOnHome && isOff ? <HomeHint /> : null
}
