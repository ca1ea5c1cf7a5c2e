import { useEffect } from 'react'
import { usePages } from '../../state/navigation.ts'
import { paths } from '../../state/paths.ts'
import { usePosition } from '../../state/position.ts'
import { loadRestOfWords } from '../../state/words.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { locateIfAllowed } from './locate.ts'

/** Its words are not those of the first page. */
const HomeHint = lazyPart(async () => {
  const [{ HomeHint }] = await Promise.all([import('./home-hint.tsx'), loadRestOfWords()])
  return HomeHint
})

/** Home knows how far its store is where that was allowed before, and says when it cannot. */
export function Nearby() {
  const url = usePages().stack.at(-1)?.url ?? ''
  const isOnHome = url.split('?')[0] === paths.home
  useEffect(() => {
    if (isOnHome && usePosition.getState().state === 'unasked') locateIfAllowed()
  }, [isOnHome])
  const isOff = usePosition(({ state }) => state === 'denied' || state === 'unavailable')
  return isOnHome && isOff ? <HomeHint /> : null
}
