import { appOs } from '@tiffin/kit/client/app-os.ts'

/** What Chromium sends when the app may be put on the home screen; no library of types knows it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallEvent | undefined
const listeners = new Set<() => void>()

function take(event: InstallEvent | undefined): void {
  offered = event
  for (const listener of listeners) listener()
}

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault() // the app's own hint asks, when it suits
  take(event as InstallEvent) // as: what this event is by its name
})
addEventListener('appinstalled', () => take(undefined))

/** How the app gets to the home screen here: by asking the browser, by the customer's own hand as on iPhones, or not at all. */
export type InstallWay = 'ask' | 'byHand' | 'none'

export function installWay(): InstallWay {
  if (matchMedia('(display-mode: standalone)').matches) return 'none'
  if (offered !== undefined) return 'ask'
  return appOs() === '2' && /Safari\//.test(navigator.userAgent) && !/CriOS|FxiOS/.test(navigator.userAgent)
    ? 'byHand'
    : 'none'
}

export function followInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Lets the browser ask; it may be asked once for each offer. */
export async function install(): Promise<void> {
  const event = offered
  take(undefined)
  await event?.prompt()
}
