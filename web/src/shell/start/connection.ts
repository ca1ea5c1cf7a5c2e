import { useOverlays } from '@tiffin/kit/client/overlays.ts'

/**
 * Shows the offline toast for as long as the connection is lost. The 60 s that toasts may stay are shorter than many outages,
 * so it has no end of its own. Answers how to stop.
 */
export function watchConnection(): () => void {
  const note = () => {
    useOverlays.setState({ isOffline: !navigator.onLine })
  }
  addEventListener('online', note)
  addEventListener('offline', note)
  if (!navigator.onLine) note()
  return () => {
    removeEventListener('online', note)
    removeEventListener('offline', note)
  }
}
