import { afterEach, beforeEach, vi } from 'vitest'
import { PageNavigator } from '../src/shell/navigator/navigator.ts'
import type { PageRule } from '../src/shell/navigator/route-rules.ts'
import { lendNavigator } from '../src/state/navigation/navigation.ts'

export const addresses = {
  home: '/',
  menu: '/pages/home/menu/menu',
  stores: '/pages/home/storeList/storeList',
  search: '/pages/home/storeList/searchStore',
  coupon: '/pages/user/coupon/coupon',
  login: '/pages/user/login/login',
  code: '/pages/user/login/codeLogin',
  verify: '/pages/user/login/verifyCodeLogin',
  register: '/pages/user/login/register',
  reset: '/pages/user/login/reset',
  terms: '/pages/user/login/termsOfService',
  notFound: '/pages/error/404',
}

/** A few pages of every kind. */
export const pages: PageRule[] = [
  { path: addresses.home, alias: '/pages/home/index/index', tab: 0 },
  { path: addresses.menu, tab: 1 },
  { path: addresses.stores },
  { path: addresses.search },
  { path: addresses.coupon, needLogin: true },
  { path: addresses.login },
  { path: addresses.code },
  { path: addresses.verify },
  { path: addresses.register },
  { path: addresses.reset },
  { path: addresses.terms },
  { path: addresses.notFound },
]

/** What the navigator finds around it; new before each test. */
export const world = { isLoggedIn: false, layers: [] as string[] }
export const onPageNotFound = vi.fn()

let stop = () => {}
export const stopNavigator = () => stop()

export const settings = (hasCorp = true) => ({
  pages,
  homePath: addresses.home,
  loginPath: addresses.login,
  notFoundPath: addresses.notFound,
  hasCorp: () => hasCorp,
  loginState: () => (world.isLoggedIn ? ('ok' as const) : ('uni-id-check-token-failed' as const)),
  prepare: () => Promise.resolve(),
  closeTopLayer: () => world.layers.pop(),
  closeLayers: () => {
    world.layers = []
  },
  countLayers: () => world.layers.length,
  onPageNotFound,
})

/** A navigator whose browser stands at an address. */
export function startNavigator(hash = '', hasCorp = true) {
  history.replaceState(null, '', `/?corp=demo${hash}`)
  return reloadNavigator(hasCorp)
}

/** A navigator that comes up where the browser stands, as after a reload. */
export function reloadNavigator(hasCorp = true) {
  const navigator = new PageNavigator(settings(hasCorp))
  lendNavigator(navigator)
  stop = navigator.start()
  return navigator
}

export const stackOf = (navigator: ReturnType<typeof startNavigator>): string[] =>
  navigator.pages().stack.map((page) => page.url)

/** The answer of a call, refused or not. */
export const settled = (call: Promise<unknown>): Promise<unknown> => call.catch((fault) => fault)

async function browserMoves(steps: -1 | 1): Promise<void> {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.go(steps)
  await arrived
}

export const browserBack = () => browserMoves(-1)
export const browserForward = () => browserMoves(1)

beforeEach(() => {
  world.isLoggedIn = false
  world.layers = []
  onPageNotFound.mockClear()
})
afterEach(() => stop())
