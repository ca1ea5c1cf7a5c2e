import { createPusher } from './pusher.ts'

declare const self: ServiceWorkerGlobalScope

const { clients, registration } = self

const pusher = createPusher({
  origin: self.location.origin,
  windows: () => clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openWindow: (address) => clients.openWindow(address),
  show: (title, notice) => registration.showNotification(title, notice),
})

self.addEventListener('push', (event) => {
  event.waitUntil(pusher.hear(event.data?.text() ?? ''))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(pusher.open(event.notification.data))
})
