import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, FakeRefusal, fakeServer, goodToken, openApp, settle, tokenOf } from './app.ts'
import {
  couponCall,
  coupons,
  customerData,
  listening,
  login,
  mine,
  otherTabHolds,
  profileCall,
  profileOf,
  shopOfNames,
  shownText,
  tokenFor,
} from './two-customers.ts'

afterEach(closeApp)

describe('a token', () => {
  it.each([
    ['no token', '', 'uni-id-check-token-failed'],
    ['two parts', 'a.b', 'uni-id-check-token-failed'],
    ['four parts', 'a.b.c.d', 'uni-id-check-token-failed'],
    ['a middle that is no JSON', 'a.b.c', 'uni-id-check-token-failed'],
    ['a middle that names no customer', tokenOf({ exp: Date.now() / 1000 + 60 }), 'uni-id-check-token-failed'],
    ['a life that is over', tokenFor('a', 1), 'uni-id-token-expired'],
  ])('[R-4.5][R-8.6] with %s leads to the log-in, and a caller of window.icc learns why', async (_name, token, why) => {
    const server = fakeServer()
    const { icc, stack } = await openApp({ stored: token === '' ? {} : { icc_token: token } })
    for (const open of [icc.navigateTo, icc.redirectTo, icc.reLaunch]) {
      const refusal = await open(coupons)?.catch((fault: unknown) => fault)
      expect(refusal).toMatchObject({ errMsg: expect.stringContaining(`:fail ${why}`) })
      expect((await stack()).at(-1)).toBe(`${login}?redirect=${encodeURIComponent(coupons)}`)
      await icc.reLaunch('/')
    }
    expect(server.to(couponCall)).toEqual([])
    await settle()
  })

  it('[R-4.5][R-6.2][R-8.6] that runs out while the customer looks around leads to the log-in at the next page that needs one', async () => {
    fakeServer()
    const { icc, stack } = await openApp({ stored: { icc_token: tokenFor('a', Date.now() / 1000 + 1) } })
    await settle(1100)
    const refusal = await icc.navigateTo(coupons)?.catch((fault: unknown) => fault)
    expect(refusal).toEqual({ errMsg: 'navigateTo:fail uni-id-token-expired' })
    expect(await stack()).toEqual(['/', `${login}?redirect=${encodeURIComponent(coupons)}`])
  })
})

describe('answers 401', () => {
  it('[R-8.1] at once are one toast and, half a second later, one log-out', async () => {
    const server = fakeServer()
    let refusedAt: number | undefined
    for (const path of [
      profileCall,
      couponCall,
      '/api/app/order/order/list',
      '/api/app/customer/point-summary/list',
    ] as const)
      server.answer(path, () => {
        refusedAt ??= Date.now()
        throw new FakeRefusal('notLoggedIn')
      })
    let cleared = 0
    let toasts = 0
    const stored = { icc_token: tokenFor('a'), customer_data: customerData, cart_list: '[]', submit_cart_list: '[]' }
    const app = await openApp({ hash: `#${mine}`, stored })
    const overlays = (await import('@tiffin/kit/client/overlays.ts')).useOverlays
    const session = (await import('../src/state/login/session.ts')).useSession
    toasts = overlays.getState().toast === undefined ? 0 : 1
    const stops = [
      overlays.subscribe(({ toast }, before) => {
        if (toast !== undefined && toast !== before.toast) toasts += 1
      }),
      session.subscribe(({ token }, before) => {
        if (token === '' && before.token !== '') cleared = Date.now()
      }),
    ]
    await waitFor(() => expect(cleared).toBeGreaterThan(0))
    await settle(700)
    for (const stop of stops) stop()
    expect(toasts).toBe(1)
    expect(cleared - (refusedAt ?? 0)).toBeGreaterThan(480)
    expect(cleared - (refusedAt ?? 0)).toBeLessThan(2000)
    expect(await app.stack()).toEqual([login])
    for (const key of ['icc_token', 'customer_data', 'cart_list', 'submit_cart_list'])
      expect([key, localStorage.getItem(key)]).toEqual([key, null])
  })

  it('[PV-08] to a customer who has left meanwhile do not touch the one who is here now', async () => {
    const server = shopOfNames()
    const refusals: (() => void)[] = []
    server.answer(
      couponCall,
      () =>
        new Promise((_, reject) => {
          refusals.push(() => reject(new FakeRefusal('notLoggedIn')))
        }),
    )
    const app = await openApp({ hash: `#${coupons}`, stored: { icc_token: tokenFor('a') } })
    await listening()
    const { call } = await import('../src/data/call.ts')
    const late = call(couponCall, {}, { isSilent: true }).catch((fault: unknown) => fault)
    const ofTheFirst = [...refusals]
    await otherTabHolds(tokenFor('b'))
    for (const refuse of ofTheFirst) refuse()
    await late
    await settle(700)
    expect(localStorage.getItem('icc_token')).not.toBeNull()
    expect(await app.stack()).toEqual([coupons])
  })
})

it('[PV-08] who logs in in the other tab while the old log-in is being ended here stays logged in', async () => {
  const server = shopOfNames()
  server.answer(couponCall, () => {
    if (server.to(couponCall).length === 1) throw new FakeRefusal('notLoggedIn')
    return { list: [], total: 0, pageIndex: 1, pageSize: 20, hasMore: false, countByStatus: {} }
  })
  const app = await openApp({ hash: `#${coupons}`, stored: { icc_token: tokenFor('a') } })
  await listening()
  await screen.findByText('notLoggedIn')
  await otherTabHolds(tokenFor('b'))
  await settle(800)
  expect(localStorage.getItem('icc_token')).not.toBeNull()
  expect(await app.stack()).toEqual([coupons])
})

describe('[AU-11] a renewed token', () => {
  it('[R-4.4] never comes back after another tab has logged out', async () => {
    const server = fakeServer()
    let answer = () => {}
    server.answer(
      profileCall,
      () =>
        new Promise((resolve) => {
          const envelope = { code: 200, message: '', data: profileOf('Anna Ashe'), successful: true }
          answer = () =>
            resolve(new Response(JSON.stringify(envelope), { headers: { authorization: `Bearer ${tokenFor('a')}x` } }))
        }),
    )
    await openApp({ hash: `#${mine}`, stored: { icc_token: tokenFor('a') } })
    await listening()
    // The other tab has just taken the token away; this one has not heard of it yet.
    localStorage.removeItem('icc_token')
    await act(async () => answer())
    await settle()
    expect(localStorage.getItem('icc_token')).toBeNull()
    await otherTabHolds(null)
    const { loginState } = await import('../src/state/login/session.ts')
    expect(loginState()).toBe('uni-id-check-token-failed')
    expect(localStorage.getItem('icc_token')).toBeNull()
    expect(localStorage.getItem('customer_data')).toBeNull()
  })

  it('[R-4.4] of another tab is used here from then on, and no page is drawn again', async () => {
    const server = shopOfNames()
    await openApp({ hash: `#${mine}`, stored: { icc_token: tokenFor('a') } })
    await screen.findByText('Anna Ashe')
    await listening()
    const requestCount = server.to(profileCall).length
    const renewed = `${tokenFor('a')}2`
    await otherTabHolds(renewed)
    const { useSession } = await import('../src/state/login/session.ts')
    expect(useSession.getState().token).toBe(renewed)
    expect(server.to(profileCall)).toHaveLength(requestCount)
    expect(screen.getByText('Anna Ashe')).toBeTruthy()
  })
})

describe('two tabs', () => {
  it('[R-4.2] a log-out in one is a log-out in the other, which leaves a page that needs a log-in', async () => {
    fakeServer()
    const app = await openApp({ hash: `#${coupons}`, stored: { icc_token: goodToken() } })
    await listening()
    await otherTabHolds(null)
    await waitFor(async () => expect(await app.stack()).toEqual([`${login}?redirect=${encodeURIComponent(coupons)}`]))
  })

  it('a log-in in one takes the other on from the log-in page to where it was going', async () => {
    fakeServer()
    const app = await openApp({ hash: `#${coupons}` })
    expect((await app.stack())[0]).toContain(login)
    await listening()
    await otherTabHolds(goodToken())
    await waitFor(async () => expect(await app.stack()).toEqual([coupons]))
  })

  it('[PV-08] another customer in one is another customer in the other, and nothing of the first is left', async () => {
    shopOfNames()
    await openApp({ hash: `#${mine}`, stored: { icc_token: tokenFor('a'), customer_data: customerData } })
    await screen.findByText('Anna Ashe')
    await listening()
    sessionStorage.setItem('tiffin.paying', '"order-of-Anna"')
    await otherTabHolds(tokenFor('b'))
    await screen.findByText('Basil Brook')
    expect(shownText()).not.toContain('Anna')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Anna')
  })
})
