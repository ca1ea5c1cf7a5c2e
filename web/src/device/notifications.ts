export type NotifyPermission = NotificationPermission | 'unsupported'

/** Whether this browser may show messages while the page is closed. */
export function notifyPermission(): NotifyPermission {
  const isSupported = 'Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window
  return isSupported ? Notification.permission : 'unsupported'
}

/** Where messages go and how they are encrypted for this browser. */
export interface WebPush {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

function stateOf(subscription: PushSubscription | null): WebPush | undefined {
  const { endpoint = '', keys = {} } = subscription?.toJSON() ?? {}
  const { p256dh = '', auth = '' } = keys
  return endpoint === '' || p256dh === '' || auth === '' ? undefined : { endpoint, keys: { p256dh, auth } }
}

/** The service worker comes after the page; one that does not come within this is not there. */
const patienceMs = 8000

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no service worker')), patienceMs)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** What the customer agreed to before; undefined when nothing is left of it. */
export async function knownWebPush(): Promise<WebPush | undefined> {
  if (notifyPermission() !== 'granted') return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return stateOf((await registration?.pushManager.getSubscription()) ?? null)
}

/** Asks the customer, then the browser's push service. Rejects when that cannot be reached. */
export async function agreeToWebPush(key: string): Promise<WebPush | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await worker()
  const wish = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return stateOf(await pushManager.subscribe(wish))
  } catch (fault) {
    const old = await pushManager.getSubscription()
    if (old === null) throw fault
    await old.unsubscribe() // made for another key
    return stateOf(await pushManager.subscribe(wish))
  }
}
