import { useEffect, useState } from 'react'

/** How long sheets and dialogs take to come and go [page-7]. */
export const popupMs = 300

function leavingMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : popupMs
}

/** Keeps a thing on the page while it leaves: it is present from opening until its motion has ended. */
export function usePresence(isOpen: boolean): { isPresent: boolean; isLeaving: boolean } {
  const [isPresent, setPresent] = useState(isOpen)
  if (isOpen && !isPresent) setPresent(true)
  useEffect(() => {
    if (isOpen || !isPresent) return
    const timer = setTimeout(() => setPresent(false), leavingMs())
    return () => clearTimeout(timer)
  }, [isOpen, isPresent])
  return { isPresent, isLeaving: !isOpen }
}
