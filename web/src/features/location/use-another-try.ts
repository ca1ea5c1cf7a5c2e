import { useState } from 'react'
import { nextTurn } from '../../entry/next-turn.ts'
import { locate } from './locate.ts'

/** Ms that "Finding your location" stands at least: the browser refuses before anybody has read it. */
const shortestTryMs = 600

/** Asks the browser again. While the notice still stands afterwards, nothing has changed [store-28]. */
export function useAnotherTry() {
  const [isTrying, setTrying] = useState(false)
  const [hasTried, setTried] = useState(false)
  async function tryAgain(): Promise<void> {
    if (isTrying) return
    setTrying(true)
    await Promise.all([locate(), nextTurn(shortestTryMs)])
    setTrying(false)
    setTried(true)
  }
  return { isTrying, hasTried, tryAgain }
}
