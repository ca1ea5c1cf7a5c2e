import { useState } from 'react'
import { nextTurn } from '../../entry/next-turn.ts'
import { locate } from './locate.ts'

/** Least time that "Finding your location" is shown, ms: a browser that refuses answers at once. */
const shortestRetryMs = 600

/** Asks the browser for the position again. A notice that is still shown after that means another refusal [store-28]. */
export function usePositionRetry() {
  const [isRetrying, setRetrying] = useState(false)
  const [hasRetried, setRetried] = useState(false)
  async function retry(): Promise<void> {
    if (isRetrying) return
    setRetrying(true)
    await Promise.all([locate(), nextTurn(shortestRetryMs)])
    setRetrying(false)
    setRetried(true)
  }
  return { isRetrying, hasRetried, retry }
}
