import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closeApp, fakeServer, openApp, settle } from './app.ts'
import { cartOf, lineOf } from './cart-lines.ts'
import { goodPassword, sessionOf } from './fake/account.ts'
import { tap, tick, type } from './form-steps.ts'
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

describe('a tab of another brand', () => {
  it('[R-1.9] gives this one no customer: neither the one who logs in there nor one who was there before', async () => {
    const server = fakeServer()
    await openApp({ hash: `#${mine}` })
    await listening()
    localStorage.setItem('icc_corp_id', 'demo2')
    await otherTabHolds(tokenFor('b'))
    const { loginState } = await import('../src/state/login/session.ts')
    expect(loginState()).toBe('uni-id-check-token-failed')
    expect(server.sent.filter(({ headers }) => headers.Authorization !== undefined)).toEqual([])
  })

  it('ends the log-in here, since it has taken its token away', async () => {
    fakeServer()
    const app = await openApp({ hash: `#${coupons}`, stored: { icc_token: tokenFor('a') } })
    await listening()
    localStorage.setItem('icc_corp_id', 'demo2')
    await otherTabHolds(null)
    await waitFor(async () => expect((await app.stack())[0]).toContain(login))
  })
})

describe('[PV-08] two customers of one browser', () => {
  it('[R-1.6] a page that is open when the second comes asks for the data of the second', async () => {
    const server = shopOfNames()
    await openApp({ hash: `#${coupons}`, stored: { icc_token: tokenFor('a') } })
    await waitFor(() => expect(server.to(couponCall)).not.toEqual([]))
    await listening()
    const ofTheSecond = tokenFor('b')
    await otherTabHolds(ofTheSecond)
    await waitFor(() => expect(server.to(couponCall).at(-1)?.headers.Authorization).toBe(`Bearer ${ofTheSecond}`))
  })

  it('[R-1.6] whose first one’s log-in ran out: the second sees nothing of the first, nor gets that cart', async () => {
    const server = shopOfNames()
    server.answer('/api/app/customer/login/login-by-password', () => sessionOf('b'))
    const app = await openApp({
      hash: `#${login}?redirect=${encodeURIComponent(mine)}&way=password`,
      stored: {
        icc_token: tokenFor('a', 1),
        customer_data: customerData,
        cart_list: cartOf(lineOf('butter-croissant')),
      },
    })
    type('Phone number', '81244417')
    type('Password', goodPassword)
    tick()
    await tap('Log in')
    await screen.findByText('Basil Brook')
    expect(await app.stack()).toEqual([mine])
    expect(shownText()).not.toContain('Anna')
    expect(localStorage.getItem('customer_data')).not.toContain('Anna')
    expect(localStorage.getItem('cart_list')).toBeNull()
  })

  it('[AU-10] logging in over another customer ends the other session on the server', async () => {
    const server = shopOfNames()
    server.answer('/api/app/customer/login/login-by-password', () => sessionOf('b'))
    const ofTheFirst = tokenFor('a')
    const logOut = '/api/app/customer/login/logout'
    await openApp({ hash: `#${login}`, stored: { icc_token: ofTheFirst } })
    type('Phone number', '81244417')
    type('Password', goodPassword)
    tick()
    await tap('Log in')
    await waitFor(() =>
      expect(server.to(logOut).map(({ headers }) => headers.Authorization)).toEqual([`Bearer ${ofTheFirst}`]),
    )
    expect(localStorage.getItem('icc_token')).not.toBe(ofTheFirst)
  })

  it('[R-1.6] a late answer for the first customer, who has logged out since, is not kept', async () => {
    const server = shopOfNames()
    let answer = () => {}
    const otherProfile = profileOf('Anna Ashe')
    server.answer(
      profileCall,
      () =>
        new Promise((resolve) => {
          answer = () => resolve(otherProfile)
        }),
    )
    await openApp({ hash: `#${mine}`, stored: { icc_token: tokenFor('a') } })
    await listening()
    await otherTabHolds(null)
    await act(async () => answer())
    await settle()
    expect(localStorage.getItem('customer_data')).toBeNull()
    expect(shownText()).not.toContain('Anna')
  })
})
