import { showToast } from '@tiffin/kit/client/overlays.ts'
import { useT } from '@tiffin/kit/client/words.ts'
import { useState } from 'react'
import { nextTurn } from '../../entry/next-turn.ts'
import { usePosition } from '../../state/store/position.ts'
import { locate } from './locate.ts'
import { isPositionOff } from './position-notice.tsx'

/** Ms that "Finding your location" stands at least: the browser refuses before anybody has read it. */
const shortestTryMs = 600

/** Asks the browser again; says so meanwhile, and what helps when nothing has changed [store-28]. */
export function useAnotherTry() {
  const t = useT()
  const [isTrying, setTrying] = useState(false)
  async function tryAgain(): Promise<void> {
    if (isTrying) return
    setTrying(true)
    await Promise.all([locate(), nextTurn(shortestTryMs)])
    setTrying(false)
    if (isPositionOff(usePosition.getState().state)) showToast(t('location.stillOff'))
  }
  return { isTrying, tryAgain }
}
