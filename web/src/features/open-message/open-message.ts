import { isRecord } from '@tiffin/kit/client/kept.ts'
import { navigator as pageNavigator, type RouteResult } from '../../state/navigation/navigation.ts'

/** Opens the page that a message is about: on top, or as a tab where it is a tab page [page-11]. */
async function openMessage(path: string): Promise<void> {
  try {
    await pageNavigator().navigateTo(path)
  } catch (refusal) {
    const { errMsg } = refusal as RouteResult // what a refused navigation rejects with
    if (errMsg.includes('tabbar')) await pageNavigator().switchTab(path)
  }
}

/** The service worker says which message was tapped. Answers how to stop. */
export function followMessages(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const { serviceWorker } = navigator
  const hear = ({ data }: MessageEvent) => {
    if (isRecord(data) && data.type === 'open' && typeof data.path === 'string')
      openMessage(data.path).catch(() => undefined)
  }
  serviceWorker.addEventListener('message', hear)
  serviceWorker.startMessages()
  return () => serviceWorker.removeEventListener('message', hear)
}
