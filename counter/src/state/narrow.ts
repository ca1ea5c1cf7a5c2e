import { useSyncExternalStore } from 'react'

/** Follows a query of the style sheets. */
function followed(query: string): () => boolean {
  const list = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query))
  const listen = (change: () => void) => {
    const media = list()
    media?.addEventListener('change', change)
    return () => media?.removeEventListener('change', change)
  }
  return () => useSyncExternalStore(listen, () => list()?.matches ?? false)
}

/** A phone, which shows one lane at a time. */
export const useIsNarrow = followed('(max-width: 760px)')

/** What is chosen lies over the page, not beside it. */
export const useIsOnePane = followed('(max-width: 860px)')
