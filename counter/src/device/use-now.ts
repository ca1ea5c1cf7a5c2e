import { useEffect, useState } from 'react'

/** The server's clock, moving on every second; `serverTime` is what it said last and `heardAt` when, by this machine's. */
export function useNow(serverTime: number | undefined, heardAt: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return serverTime === undefined ? now : now + (serverTime - heardAt)
}
