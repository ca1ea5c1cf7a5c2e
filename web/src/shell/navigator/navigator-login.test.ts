import { describe, expect, it } from 'vitest'
import {
  addresses,
  browserBack,
  browserForward,
  settled,
  stackOf,
  startNavigator,
  stopNavigator,
  world,
} from '../../../test/navigation.ts'
import { evilRedirects } from '../../../test/redirects.ts'
import { leaveLogin, wantedOf } from '../../features/login/leave-login.ts'

const { home, menu, stores, coupon, login, code } = addresses
const back = 'back'

describe('the login guard', () => {
  const target = `${coupon}?x=1`
  const guarded = `${login}?redirect=${encodeURIComponent(target)}`

  it('[R-2.50][R-2.51] a visitor’s first page that needs login becomes the login page with the wanted page in it', () => {
    expect(stackOf(startNavigator(`#${target}`))).toEqual([guarded])
    expect(location.hash).toBe(`#${guarded}`)
  })

  it('[R-2.50][R-4.5][R-8.6] a visitor’s open-page call is cancelled, names why, and opens the login page', async () => {
    const navigator = startNavigator()
    expect(await settled(navigator.navigateTo(target))).toEqual({ errMsg: 'navigateTo:fail uni-id-check-token-failed' })
    expect(stackOf(navigator)).toEqual([home, guarded])
  })

  it.each(['redirectTo', 'reLaunch'] as const)(
    '[R-2.50] a visitor’s %s to a page that needs login opens the login page in its place',
    async (api) => {
      const navigator = startNavigator()
      await navigator.navigateTo(stores)
      expect(await settled(navigator[api](target))).toEqual({ errMsg: `${api}:fail uni-id-check-token-failed` })
      expect(stackOf(navigator)).toEqual(api === 'reLaunch' ? [guarded] : [home, guarded])
    },
  )

  it('[R-2.50] an address that a visitor types becomes the login page', async () => {
    const navigator = startNavigator()
    location.hash = `#${target}`
    await expect.poll(() => stackOf(navigator).at(-1)).toBe(guarded)
  })

  it('[R-2.56] an address that was refused is not locked afterwards', async () => {
    const navigator = startNavigator()
    const refused = { errMsg: 'navigateTo:fail uni-id-check-token-failed' }
    expect(await settled(navigator.navigateTo(target))).toEqual(refused)
    expect(await settled(navigator.navigateTo(target))).toEqual(refused)
  })

  it('[R-2.51] after logging in the customer is at the wanted page and Back does not show the login page', async () => {
    const navigator = startNavigator()
    await settled(navigator.navigateTo(target))
    await navigator.navigateTo(`${code}?redirect=${encodeURIComponent(target)}`)
    world.isLoggedIn = true
    await leaveLogin(target)
    expect(stackOf(navigator)).toEqual([home, target])
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('[R-2.51] without a wanted page the customer returns to the page before, else Home', async () => {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    await navigator.navigateTo(login)
    await leaveLogin(undefined)
    expect(stackOf(navigator)).toEqual([home, stores])
    stopNavigator()
    const direct = startNavigator(`#${login}`)
    await leaveLogin(undefined)
    expect(stackOf(direct)).toEqual([home])
  })

  it('[R-2.51] a wanted tab page keeps its inputs', async () => {
    const navigator = startNavigator(`#${login}`)
    await leaveLogin(`${menu}?way=2`)
    expect(stackOf(navigator)).toEqual([`${menu}?way=2`])
  })

  it.each(evilRedirects)('[R-2.52][WB-03] a wanted address that is no page of ours leads Home: %s', async (address) => {
    const navigator = startNavigator(`#${login}?redirect=${encodeURIComponent(address)}`)
    await leaveLogin(wantedOf(stackOf(navigator)[0] ?? ''))
    expect(stackOf(navigator)).toEqual([home])
    expect(location.href).toBe(`${location.origin}/?corp=demo#/`)
  })

  it('[WB-03] the list of attack addresses has at least sixty different ones', () => {
    expect(new Set(evilRedirects).size).toBeGreaterThanOrEqual(60)
  })

  it.each([
    ['by code', [code]],
    ['by code, after a look at the terms', [code, addresses.terms, back, addresses.verify]],
    ['by registering, which a known phone leaves for the log-in', [addresses.register, login, code]],
    ['by another password', [addresses.reset, back, code, addresses.verify]],
  ])('[R-2.51] after a detour, %s, the customer is at the wanted page', async (_name, detour) => {
    const navigator = startNavigator(`#${stores}`)
    await settled(navigator.navigateTo(target))
    for (const path of detour) {
      const url = `${path}?redirect=${encodeURIComponent(target)}`
      await (path === back ? navigator.navigateBack() : navigator.navigateTo(url))
    }
    const last = stackOf(navigator).at(-1) ?? ''
    world.isLoggedIn = true
    await leaveLogin(wantedOf(last))
    expect(stackOf(navigator)).toEqual([stores, target])
    await browserBack()
    expect(stackOf(navigator)).toEqual([stores])
  })

  it('[R-2.51] a page of the account that lies under the login pages stays', async () => {
    world.isLoggedIn = true
    const navigator = startNavigator(`#${stores}`)
    await navigator.navigateTo(addresses.coupon)
    await navigator.navigateTo(login)
    await leaveLogin(undefined)
    expect(stackOf(navigator)).toEqual([stores, addresses.coupon])
  })

  it('[R-2.50] Back to a page that needs login shows the login page once the token is gone', async () => {
    world.isLoggedIn = true
    const navigator = startNavigator()
    await navigator.navigateTo(target)
    await navigator.navigateTo(stores)
    world.isLoggedIn = false
    await browserBack()
    expect(stackOf(navigator)).toEqual([home, guarded])
  })

  it('[R-2.50] Forward to a page that needs login shows the login page once the token is gone', async () => {
    world.isLoggedIn = true
    const navigator = startNavigator()
    await navigator.navigateTo(target)
    await navigator.navigateBack()
    world.isLoggedIn = false
    await browserForward()
    expect(stackOf(navigator)).toEqual([home, guarded])
  })
})
