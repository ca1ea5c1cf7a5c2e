import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { FakeRefusal, fakeServer, openApp, settle } from './app.ts'
import { moveOrder } from './fake/answers.ts'
import {
  anOrder,
  bind,
  browser,
  customer,
  FakeStream,
  key,
  obtain,
  prepareBrowser,
  soon,
  wait,
} from './push-browser.ts'
import { button, click } from './steps.ts'

prepareBrowser()

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
