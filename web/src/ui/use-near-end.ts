import { useEffect, useRef } from 'react'

/** The next page of a list is fetched from here on [page-5]. */
const scrollEdgePx = 50

/** Calls back when the end of a list comes near the bottom of the window. */
export function useNearEnd(onNear: () => void) {
  const end = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  near.current = onNear
  useEffect(() => {
    const mark = end.current
    if (mark === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: `0px 0px ${scrollEdgePx}px 0px`,
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [])
  return end
}
