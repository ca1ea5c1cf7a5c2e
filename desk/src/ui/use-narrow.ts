import { useSyncExternalStore } from 'react'

const query = '(max-width: 700px)'

const isNarrow = (): boolean => typeof matchMedia === 'function' && matchMedia(query).matches

function follow(notify: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => {}
  const list = matchMedia(query)
  list.addEventListener('change', notify)
  return () => list.removeEventListener('change', notify)
}

/** Whether the window is a phone's: tables become lists of entries. */
export const useNarrow = (): boolean => useSyncExternalStore(follow, isNarrow)
