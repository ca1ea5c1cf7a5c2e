import type { BrowserContext, Page } from '@playwright/test'

/** Where messages for a browser go, and how they are encrypted for it. */
interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** Makes a browser one that shows messages and keeps its worker; its push service is one of this machine instead of the browser maker's. */
export async function takeMessages(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: process.env.TIFFIN_URL ?? '' })
  await context.addInitScript((own) => {
    localStorage.setItem('tiffin.worker', 'on')
    const subscribed = { toJSON: () => own, unsubscribe: async () => true } as unknown as PushSubscription // as: nothing reads more of it
    const key = 'tiffin.test.isSubscribed'
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(key, '1')
      return subscribed
    }
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) === null ? null : subscribed)
  }, subscription)
}

/** Hands a message to the worker of the app, as a browser does when its push service has sent it one. */
export async function deliver(page: Page, payload: object): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [kept] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (kept) resolve(kept.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const origin = process.env.TIFFIN_URL ?? ''
  const data = JSON.stringify(payload)
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data })
}

interface Shown {
  readonly title: string
  readonly body: string
}

/** The notifications that the worker of the app shows now. */
export async function notificationsOf(context: BrowserContext): Promise<readonly Shown[]> {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('The app has no worker.')
  return worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration } // as: it runs in the worker
    return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
  })
}
