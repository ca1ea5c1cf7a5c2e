import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeServer, openApp, settle, tokenOf } from './app.ts'
import { moveOrder } from './fake/answers.ts'
import { anOrder, bind, browser, customer, key, mine, prepareBrowser, takeBack, wait } from './push-browser.ts'
import { button, click } from './steps.ts'

prepareBrowser()

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

  it('[R-6.6] a push service that cannot be reached leaves it off and says so', async () => {
    fakeServer()
    const { subscribe } = browser({ permission: 'granted' })
    subscribe.mockRejectedValue(new Error('no service'))
    await openApp({ hash: mine, stored: customer })
    await click(await row())
    await click(await button('Turn on'))
    expect(await screen.findByText(/cannot be turned on right now/)).toBeTruthy()
    expect((await row()).textContent).toContain('Off')
  })

  it('[R-6.6][page-92] a visitor is offered nothing: messages belong to an account', async () => {
    fakeServer()
    browser({ permission: 'default' })
    await openApp({ hash: mine })
    expect(await button(/^Language/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Order notifications/ })).toBeNull()
  })

  it.each([
    ['default', 20, true],
    ['granted', 30, true],
    ['denied', 20, false],
    ['default', 40, false],
    ['default', 50, false],
  ] as const)(
    '[R-6.6][page-33] after a paid order, where the browser says %s and its status is %i, it is offered: %s',
    async (permission, status, isOffered) => {
      const server = fakeServer()
      const { requestPermission } = browser({ permission })
      const orderId = anOrder('card')
      moveOrder(orderId, status)
      server.answer('/api/app/order/payment/query', () => ({ status: 1, order: { status } }))
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

  it('[R-6.6] what one customer wanted is not done for the next', async () => {
    const server = fakeServer()
    browser({ permission: 'granted' })
    const other = tokenOf({ uid: 'c2', role: ['customer'], exp: Date.now() / 1000 + 3600 })
    await openApp({ hash: mine, stored: { icc_token: other, 'tiffin.push': 'demo c1' } })
    await waitFor(() => expect(server.to(bind)).toHaveLength(1), wait)
    expect(server.to(bind)[0]?.body).toEqual({ cid: 'fake', enabled: true })
    expect((await row()).textContent).toContain('Off')
  })
})
