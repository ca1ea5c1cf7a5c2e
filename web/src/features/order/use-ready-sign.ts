import { useEffect, useRef } from 'react'

/** Two short shakes. */
const shakes = [200, 120, 200]

/** Shakes the phone, where it can, when an order that is looked at becomes ready; one that was ready before is no news. */
export function useReadySign(isReady: boolean): void {
  const wasReady = useRef(isReady)
  useEffect(() => {
    if (isReady && !wasReady.current) navigator.vibrate?.(shakes)
    wasReady.current = isReady
  }, [isReady])
}
