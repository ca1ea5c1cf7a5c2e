import { useSyncExternalStore } from 'react'

/** At most one layout per this while the window is being resized, and always the last size [page-8]. */
export const resizeThrottleMs = 50

/** From here on menu and cart stand side by side. */
const widePx = 768

let width = typeof innerWidth === 'number' ? innerWidth : 390
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function measure(): void {
  timer = undefined
  width = innerWidth
  for (const listener of listeners) listener()
}

function onResize(): void {
  if (timer === undefined) timer = setTimeout(measure, resizeThrottleMs)
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('resize', onResize)
  listeners.add(listener)
  measure()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('resize', onResize)
  }
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => width >= widePx)
