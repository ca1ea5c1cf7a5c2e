import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Ms after which the first frame and its pictures are usually on the screen. */
export const paintSetting = { drawnMs: 150 }

/** Whether the app's first paint is still ahead: whatever is not in sight at once waits for it. */
export const FirstPaintAhead = createContext(false)

export const useFirstPaintAhead = (): boolean => useContext(FirstPaintAhead)

/** True until a moment after the first page was written. */
export function useFirstPaint(): boolean {
  const [isAhead, setAhead] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setAhead(false)), paintSetting.drawnMs)
    return () => clearTimeout(timer)
  }, [])
  return isAhead
}
