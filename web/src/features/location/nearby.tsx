import { useEffect } from 'react'
import { usePages } from '../../state/navigation.ts'
import { paths } from '../../state/paths.ts'
import { usePosition } from '../../state/position.ts'
import { HomeHint } from './home-hint.tsx'
import { locateIfAllowed } from './locate.ts'

/** Home knows how far its store is where that was allowed before, and says when it cannot. */
export function Nearby() {
  const url = usePages().stack.at(-1)?.url ?? ''
  const isOnHome = url.split('?')[0] === paths.home
  useEffect(() => {
    if (isOnHome && usePosition.getState().state === 'unasked') locateIfAllowed()
  }, [isOnHome])
  return isOnHome ? <HomeHint /> : null
}
