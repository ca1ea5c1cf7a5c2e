import { useOverlays } from '@tiffin/kit/client/overlays.ts'
import { queryClient } from '../../data/query-client.ts'

/**
 * Shows the offline toast for as long as the connection is lost. The 60 s that toasts may stay are shorter than many outages,
 * so it has no end of its own. Back online, what failed is asked again. Answers how to stop.
 */
export function watchConnection(): () => void {
  const note = () => {
    const isOffline = !navigator.onLine
    useOverlays.setState({ isOffline })
    if (!isOffline) queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }
  addEventListener('online', note)
  addEventListener('offline', note)
  if (!navigator.onLine) note()
  return () => {
    removeEventListener('online', note)
    removeEventListener('offline', note)
  }
}
