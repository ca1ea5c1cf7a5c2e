import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle, tokenOf } from './app.ts'
import { answers, moveOrder } from './fake/answers.ts'
import { button, click } from './steps.ts'

const obtain = '/api/app/common/push/client-id'
const bind = '/api/app/common/push/bind'
const key = 'B'.repeat(87)
const customer = { icc_token: goodToken() }
const mine = '#/pages/user/mine/mine'

/** The stream as the browser sees it. */
class FakeStream {
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

const lend = (name: string, value: unknown) => Object.defineProperty(globalThis, name, { value, configurable: true })

/** A browser that can show no messages, as jsdom is. */
function takeBack(): void {
  for (const name of ['Notification', 'PushManager', 'EventSource']) Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
}

beforeEach(() => {
  FakeStream.all = []
  lend('EventSource', FakeStream)
})
afterEach(async () => {
  await closeApp()
  takeBack()
})

const wait = { timeout: 6000 }
/** Before the page would have asked by itself. */
const soon = { timeout: 4000 }

const anOrder = (paymentMethodCode: string): string =>
  answers['/api/app/order/order/create']?.({
    ...{ storeId: 'riverside', pickupMethod: 1, requestId: crypto.randomUUID(), paymentMethodCode },
    productRequestList: [{ productId: 'butter-croissant', skuId: 'butter-croissant-s', num: 1, productType: 1 }],
    expectedPayable: 340 as never,
  }).orderId ?? ''

describe('the client id', () => {
  it('[R-7.19] comes after the start, is tied to the customer after the log-in, and forgotten at the log-out', async () => {
    const server = fakeServer()
    await openApp({ hash: '#/pages/user/login/codeLogin' })
    expect(server.to(obtain)).toEqual([])
    await waitFor(() => expect(server.to(obtain)).toHaveLength(1), wait)
    expect(server.to(obtain)[0]?.body).toMatchObject({ platform: 'h5' })
    expect(server.to(bind)).toEqual([])
    fireEvent.change(await screen.findByRole('textbox', { name: 'Phone number' }), { target: { value: '81244417' } })
    fireEvent.click(screen.getByRole('checkbox'))
    await click(await button('Send code'))
    const code = await screen.findByRole('textbox', { name: 'Six-digit code' })
    await act(async () => fireEvent.change(code, { target: { value: '407112' } }))
    await waitFor(() => expect(server.to(bind)).toHaveLength(1), wait)
    expect(server.to(bind)[0]?.body).toEqual({ cid: 'fake', enabled: true })
    expect(server.to(bind)[0]?.headers.Authorization).toBeTruthy()
    expect(localStorage.getItem('tiffin.cid')).toContain('fake')
    const { endSession } = await import('../src/data/login/end-session.ts')
    await act(endSession)
    expect(localStorage.getItem('tiffin.cid')).toBeNull()
  })

  it('[R-8.1] of a customer who has gone meanwhile is not tied to anybody', async () => {
    const server = fakeServer()
    const coming = Promise.withResolvers<{ cid: string; webPushKey: string }>()
    server.answer(obtain, () => coming.promise)
    await openApp({ stored: customer })
    await waitFor(() => expect(server.to(obtain)).toHaveLength(1), wait)
    const { endSession } = await import('../src/data/login/end-session.ts')
    await act(endSession)
    coming.resolve({ cid: 'late', webPushKey: key })
    await settle(50)
    expect(server.to(bind)).toEqual([])
  })

  it('[R-7.19] is kept for the next start, and one of another brand is not shown to this one', async () => {
    const server = fakeServer()
    await openApp({ stored: { 'tiffin.cid': '{"corp":"demo","cid":"known"}' } })
    await waitFor(() => expect(server.to(obtain)[0]?.body).toMatchObject({ cid: 'known' }), wait)
    await openApp({ stored: { 'tiffin.cid': '{"corp":"demo2","cid":"of-another"}' } })
    await waitFor(() => expect(server.to(obtain)).toHaveLength(2), wait)
    expect(server.to(obtain)[1]?.body).not.toHaveProperty('cid')
  })
})

describe('a client id that the server has swept', () => {
  it('[R-7.19] is requested again when it can no longer be bound, and the new one is bound and listened to', async () => {
    const server = fakeServer()
    const cids = ['swept', 'new']
    server.answer(obtain, () => ({ cid: cids.shift() ?? '', webPushKey: key }))
    server.answer(bind, ({ cid }: { cid: string }) => {
      if (cid === 'swept') throw new FakeRefusal('pushClientIdInvalid')
      return {}
    })
    await openApp({ stored: customer })
    await waitFor(() => expect(server.to(bind).map(({ body }) => body.cid)).toEqual(['swept', 'new']), wait)
    expect(server.to(obtain)).toHaveLength(2)
    expect(localStorage.getItem('tiffin.cid')).toContain('new')
  })
})

describe('hints', () => {
  it('[R-7.19][AV-13] an order that moves is read immediately; a stream that the browser opens again reads all again', async () => {
    const server = fakeServer()
    const orderId = anOrder('card')
    await openApp({ hash: `#/pages/order/orderDetail/detail?orderId=${orderId}`, stored: customer })
    await waitFor(() => expect(FakeStream.all).toHaveLength(1), wait)
    const [stream] = FakeStream.all
    expect(stream?.url).toBe('/api/app/common/push/stream?corp=demo&cid=fake')
    moveOrder(orderId, 40)
    const before = server.to('/api/app/order/order/detail').length
    await act(async () => stream?.say({ topic: 'order', orderId, status: 40 }))
    await waitFor(() => expect(server.to('/api/app/order/order/detail').length).toBe(before + 1), soon)
    await act(async () => stream?.onopen?.())
    await settle(20)
    expect(server.to('/api/app/order/order/detail').length).toBe(before + 1) // the first opening is no news
    await act(async () => {
      stream?.onerror?.()
      stream?.onopen?.()
    })
    await waitFor(() => expect(server.to('/api/app/order/order/detail').length).toBe(before + 2), soon)
    expect(FakeStream.all).toHaveLength(1)
  })

  it('[R-7.19] an order that is over is listened to while its page is shown: what goes back of it is seen at once', async () => {
    const server = fakeServer()
    const orderId = anOrder('card')
    moveOrder(orderId, 50)
    server.answer('/api/app/order/order/list', () => ({
      list: [],
      total: 0,
      pageIndex: 1,
      pageSize: 20,
      hasMore: false,
    }))
    await openApp({ hash: `#/pages/order/orderDetail/detail?orderId=${orderId}`, stored: customer })
    await waitFor(() => expect(FakeStream.all).toHaveLength(1), wait)
    const [stream] = FakeStream.all
    const before = server.to('/api/app/order/order/detail').length
    await act(async () => stream?.say({ topic: 'order', orderId, status: 50 }))
    await waitFor(() => expect(server.to('/api/app/order/order/detail').length).toBe(before + 1), soon)
    await act(async () => window.icc.switchTab('/pages/home/menu/menu'))
    await waitFor(() => expect(stream?.close).toHaveBeenCalled(), soon)
  })
})

interface Browser {
  readonly permission: NotificationPermission
  /** What the customer answers when the browser asks. */
  readonly answer?: NotificationPermission
}

/** A browser that can show messages. */
function browser({ permission, answer = permission }: Browser) {
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

const row = () => button(/^Order notifications/)

describe('the offer of notifications', () => {
  it('[R-6.6] no customer is asked on arrival; on Me a button explains first, and the browser asks then', async () => {
    const server = fakeServer()
    const { requestPermission, subscribe } = browser({ permission: 'default', answer: 'granted' })
    await openApp({ hash: mine, stored: customer })
    expect((await row()).textContent).toContain('Off')
    await click(await row())
    await screen.findByRole('dialog')
    expect(requestPermission).not.toHaveBeenCalled()
    await click(await button('Turn on'))
    await waitFor(async () => expect((await row()).textContent).toContain('On'))
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key })
    const webPush = { endpoint: 'https://push.example/1', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }
    expect(server.to(bind).at(-1)?.body).toEqual({ cid: 'fake', enabled: true, webPush })
    await click(await row())
    await click(await button('Turn off'))
    await waitFor(async () => expect((await row()).textContent).toContain('Off'))
    expect(server.to(bind).at(-1)?.body).toEqual({ cid: 'fake', enabled: true, webPush: null })
  })

  it('[R-6.6] a customer who says not now is not asked by the browser', async () => {
    fakeServer()
    const { requestPermission } = browser({ permission: 'default' })
    await openApp({ hash: mine, stored: customer })
    await click(await row())
    await click(await button('Not now'))
    expect(requestPermission).not.toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[R-6.6] after a refusal in the browser the app explains how to allow it; a browser without messages says so', async () => {
    fakeServer()
    browser({ permission: 'default', answer: 'denied' })
    await openApp({ hash: mine, stored: customer })
    await click(await row())
    await click(await button('Turn on'))
    expect((await screen.findByRole('dialog')).textContent).toContain('Your browser blocks notifications')
    await click(await button('OK'))
    await click(await row())
    expect((await screen.findByRole('dialog')).textContent).toContain('Your browser blocks notifications')
    takeBack()
    await openApp({ hash: mine, stored: customer })
    await click(await row())
    expect((await screen.findByRole('dialog')).textContent).toContain('cannot show notifications')
  })

  it('a push service that cannot be reached leaves it off and says so', async () => {
    fakeServer()
    const { subscribe } = browser({ permission: 'granted' })
    subscribe.mockRejectedValue(new Error('no service'))
    await openApp({ hash: mine, stored: customer })
    await click(await row())
    await click(await button('Turn on'))
    expect(await screen.findByText(/cannot be turned on right now/)).toBeTruthy()
    expect((await row()).textContent).toContain('Off')
  })

  it('[R-6.6] a visitor logs in first', async () => {
    fakeServer()
    browser({ permission: 'default' })
    const { stack } = await openApp({ hash: mine })
    await click(await row())
    await waitFor(async () => expect((await stack()).at(-1)).toContain('/pages/user/login/codeLogin'))
  })

  it.each([
    ['default', true],
    ['granted', true],
    ['denied', false],
  ] as const)(
    '[R-6.6] after a paid order, where the browser says %s, it is offered: %s',
    async (permission, isOffered) => {
      const server = fakeServer()
      const { requestPermission } = browser({ permission })
      const orderId = anOrder('card')
      moveOrder(orderId, 20)
      server.answer('/api/app/order/payment/query', () => ({ status: 1, order: { status: 20 } }))
      await openApp({ hash: `#/pages/order/cashier/success?orderId=${orderId}`, stored: customer })
      await screen.findByText('Order number')
      expect(screen.queryByRole('button', { name: 'Tell me when it is ready' }) !== null).toBe(isOffered)
      expect(requestPermission).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['that is paid at the store', 10, 'atStore', true],
    ['that is still to be paid here', 10, 'card', false],
    ['that is made', 30, 'card', true],
    ['that is over', 50, 'card', false],
  ] as const)('[R-6.6] on the page of an order %s it is offered or not', async (_which, status, code, isOffered) => {
    fakeServer()
    browser({ permission: 'default' })
    const orderId = anOrder(code)
    moveOrder(orderId, status)
    await openApp({ hash: `#/pages/order/orderDetail/detail?orderId=${orderId}`, stored: customer })
    await screen.findByText('Order number')
    await settle(100)
    expect(screen.queryByRole('button', { name: 'Tell me when it is ready' }) !== null).toBe(isOffered)
  })

  it('what one customer wanted is not done for the next', async () => {
    const server = fakeServer()
    browser({ permission: 'granted' })
    const other = tokenOf({ uid: 'c2', role: ['customer'], exp: Date.now() / 1000 + 3600 })
    await openApp({ hash: mine, stored: { icc_token: other, 'tiffin.push': 'demo c1' } })
    await waitFor(() => expect(server.to(bind)).toHaveLength(1), wait)
    expect(server.to(bind)[0]?.body).toEqual({ cid: 'fake', enabled: true })
    expect((await row()).textContent).toContain('Off')
  })
})

describe('a message that was tapped', () => {
  it.each([
    ['/pages/order/orderDetail/detail?orderId=none', ['/', '/pages/order/orderDetail/detail?orderId=none']],
    ['/pages/order/order', ['/pages/order/order']],
    ['/pages/nope', ['/']],
  ])('[R-7.19] opens its page, a tab page as a tab: %s', async (path, address) => {
    fakeServer()
    const { worker } = browser({ permission: 'granted' })
    const listen = vi.spyOn(worker, 'addEventListener')
    const { stack } = await openApp({ stored: customer })
    await waitFor(() => expect(listen.mock.calls.map(([type]) => type)).toContain('message'), wait)
    await act(async () => void worker.dispatchEvent(new MessageEvent('message', { data: { type: 'open', path } })))
    await settle(50)
    await waitFor(async () => expect(await stack()).toEqual(address))
  })
})
