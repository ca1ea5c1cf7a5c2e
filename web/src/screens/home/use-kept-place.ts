import { type RefObject, useEffect, useRef } from 'react'
import { heldHeight, keepPlace, type Place } from '../../state/home-places.ts'

/** For a part of Home: keeps whether it is there, and how high, once that is known [page-86]. */
export function useKeptPlace<Part extends HTMLElement>(
  place: Place,
  isThere: boolean | undefined,
): RefObject<Part | null> {
  const ref = useRef<Part>(null)
  useEffect(() => {
    const part = ref.current
    if (isThere === undefined) return
    if (!isThere || part === null) return keepPlace(place, false)
    // It is 0 while another page lies over this one.
    keepPlace(place, part.offsetHeight || heldHeight(place) || true)
    const watch = new ResizeObserver(() => {
      if (part.offsetHeight > 0) keepPlace(place, part.offsetHeight)
    })
    watch.observe(part)
    return () => watch.disconnect()
  }, [place, isThere])
  return ref
}
