import { useCallback, useState } from 'react'

/** As high as the head that takes its place. */
const headPx = 84

/** Whether an element has left what scrolls upwards, as far as the head that stands there instead. */
export function useIsAbove() {
  const [isAbove, setAbove] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const report = (entries: readonly IntersectionObserverEntry[]) => setAbove(entries.at(-1)?.isIntersecting === false)
    const place = { root: element.closest('.body'), rootMargin: `-${headPx}px 0px 0px` }
    const observer = new IntersectionObserver(report, place)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isAbove }
}
