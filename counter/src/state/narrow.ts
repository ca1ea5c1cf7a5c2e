import { useSyncExternalStore } from 'react'

/** As in the style sheets: a phone, which shows one lane at a time. */
const query = '(max-width: 760px)'

const list = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query))

function listen(change: () => void): () => void {
  const media = list()
  media?.addEventListener('change', change)
  return () => media?.removeEventListener('change', change)
}

export const useIsNarrow = (): boolean => useSyncExternalStore(listen, () => list()?.matches ?? false)
