import { createPushMessages } from './push-messages.ts'

declare const self: ServiceWorkerGlobalScope

const { clients, registration } = self

const messages = createPushMessages({
  origin: self.location.origin,
  windows: () => clients.matchAll({ type: 'window', includeUncontrolled: true }),
  openWindow: (address) => clients.openWindow(address),
  show: (title, notice) => registration.showNotification(title, notice),
})

self.addEventListener('push', (event) => {
  event.waitUntil(messages.hear(event.data?.text() ?? ''))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(messages.open(event.notification.data))
})
