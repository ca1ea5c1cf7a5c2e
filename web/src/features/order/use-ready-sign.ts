import { useEffect, useRef } from 'react'

/** Two short vibrations; ms on, off, on. */
const pattern = [200, 120, 200]

/** Vibrates, where the phone can, when the order on the screen becomes ready; not for one that was ready before. */
export function useReadySign(isReady: boolean): void {
  const wasReady = useRef(isReady)
  useEffect(() => {
    if (isReady && !wasReady.current) navigator.vibrate?.(pattern)
    wasReady.current = isReady
  }, [isReady])
}
