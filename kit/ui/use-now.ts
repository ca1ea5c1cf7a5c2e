import { useEffect, useState } from 'react'

/** The time by a clock, read again every so often while it matters. */
export function useNow(clock: () => number, { everyMs, isRunning }: { everyMs: number; isRunning: boolean }): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    if (!isRunning) return
    setNow(clock())
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs, isRunning])
  return now
}
