import { useEffect, useState } from 'react'

/** Longer than this nothing that has come is held back. */
export const awaitSetting = { mostWaitMs: 1500 }

/** Whether a part of a page is still waited for, so that what stands below it does not move when it comes [page-83]. */
export function useAwaited(isMissing: boolean): boolean {
  const [isOver, setOver] = useState(false)
  const isAwaited = isMissing && !isOver
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setOver(true), awaitSetting.mostWaitMs)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return isAwaited
}
