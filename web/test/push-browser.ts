import { afterEach, beforeEach, vi } from 'vitest'
import { closeApp, goodToken } from './app.ts'
import { answers } from './fake/answers.ts'

export const obtain = '/api/app/common/push/client-id'
export const bind = '/api/app/common/push/bind'
export const key = 'B'.repeat(87)
export const customer = { icc_token: goodToken() }
export const mine = '#/pages/user/mine/mine'

/** The stream as the browser sees it. */
export class FakeStream {
  static readonly CLOSED = 2
  static all: FakeStream[] = []
  readonly url: string
  readyState = 1
  onmessage: ((event: MessageEvent) => void) | null = null
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  close = vi.fn()
  constructor(url: string) {
    this.url = url
    if (url.includes('/push/')) FakeStream.all.push(this)
  }
  say(payload: object): void {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify({ type: 'receive', data: { payload } }) }))
  }
}

export const lend = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true })

/** A browser that can show no messages, as jsdom is. */
export function takeBack(): void {
  for (const name of ['Notification', 'PushManager', 'EventSource']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

/** Gives each test of a file a browser of its own, with streams and without messages. */
export function prepareBrowser(): void {
  beforeEach(() => {
    FakeStream.all = []
    lend('EventSource', FakeStream)
  })
  afterEach(async () => {
    await closeApp()
    takeBack()
  })
}

export const wait = { timeout: 6000 }
/** Before the page would have asked by itself. */
export const soon = { timeout: 4000 }

export const anOrder = (paymentMethodCode: string): string =>
  answers['/api/app/order/order/create']?.({
    ...{ storeId: 'riverside', pickupMethod: 1, requestId: crypto.randomUUID(), paymentMethodCode },
    productRequestList: [{ productId: 'butter-croissant', skuId: 'butter-croissant-s', num: 1, productType: 1 }],
    expectedPayable: 340 as never,
  }).orderId ?? ''

export interface Browser {
  readonly permission: NotificationPermission
  /** What the customer answers when the browser asks. */
  readonly answer?: NotificationPermission
}

/** A browser that can show messages. */
export function browser({ permission, answer = permission }: Browser) {
  const requestPermission = vi.fn(async () => {
    notification.permission = answer
    return answer
  })
  const notification = { permission, requestPermission }
  const toJSON = () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } })
  let known: { toJSON: typeof toJSON } | null = null
  const subscribe = vi.fn(async (_wish: unknown) => {
    known = { toJSON }
    return known
  })
  const registration = { pushManager: { subscribe, getSubscription: async () => known } }
  lend('Notification', notification)
  lend('PushManager', class {})
  const target = new EventTarget()
  const worker = Object.assign(target, {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    startMessages: () => undefined,
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  return { requestPermission, subscribe, worker }
}
