import { useRef, useState } from 'react'

/** So long a finger may be still on its way to what stood there before. */
const guardMs = 1000

/**
 * For a place where another button comes under the finger: the second half of a double tap presses nothing. `isFresh`: what is shown has
 * itself come under it.
 */
export function useSecondTapGuard({ isFresh = false } = {}) {
  const [startedAt] = useState(() => performance.now())
  const until = useRef(isFresh ? startedAt + guardMs : 0)
  return {
    hold: () => {
      until.current = performance.now() + guardMs
    },
    isHeld: () => performance.now() < until.current,
  }
}
