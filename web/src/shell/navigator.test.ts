import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PageNavigator } from './navigator.ts'
import type { PageRule } from './route-rules.ts'

const home = '/'
const menu = '/pages/home/menu/menu'
const stores = '/pages/home/storeList/storeList'
const search = '/pages/home/storeList/searchStore'
const coupon = '/pages/user/coupon/coupon'
const login = '/pages/user/login/login'
const code = '/pages/user/login/codeLogin'
const notFound = '/pages/error/404'

const pages: PageRule[] = [
  { path: home, alias: '/pages/home/index/index', tab: 0 },
  { path: menu, tab: 1 },
  { path: stores },
  { path: search },
  { path: coupon, needLogin: true },
  { path: login },
  { path: code },
  { path: notFound },
]

let isLoggedIn = false
let layers: string[] = []
let stop = () => {}
const onPageNotFound = vi.fn()

function start(hash = '', withCorp = true) {
  history.replaceState(null, '', `/?corp=demo${hash}`)
  const navigator = new PageNavigator({
    pages,
    homePath: home,
    loginPath: login,
    loginGroup: [login, code],
    notFoundPath: notFound,
    hasCorp: () => withCorp,
    loginState: () => (isLoggedIn ? 'ok' : 'uni-id-check-token-failed'),
    prepare: () => Promise.resolve(),
    closeTopLayer: () => layers.pop(),
    countLayers: () => layers.length,
    onPageNotFound,
  })
  stop = navigator.start()
  return navigator
}

const stackOf = (navigator: ReturnType<typeof start>) => navigator.pages().stack.map((page) => page.url)

async function settled(call: Promise<unknown>) {
  return call.catch((fault) => fault)
}

async function browserBack() {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await arrived
}

beforeEach(() => {
  isLoggedIn = false
  layers = []
  onPageNotFound.mockClear()
})
afterEach(() => stop())

describe('the refusals of the open-page calls', () => {
  const table: [api: 'navigateTo' | 'redirectTo' | 'switchTab' | 'reLaunch', url: string, answer: string][] = [
    ['navigateTo', stores, 'navigateTo:ok'],
    ['navigateTo', menu, 'navigateTo:fail can not navigateTo a tabbar page'],
    ['redirectTo', menu, 'redirectTo:fail can not redirectTo a tabbar page'],
    ['navigateTo', '/pages/home/index/index', 'navigateTo:fail can not navigateTo a tabbar page'],
    ['switchTab', stores, 'switchTab:fail can not switch to no-tabBar page'],
    ['switchTab', menu, 'switchTab:ok'],
    ['reLaunch', `${menu}?way=1`, 'reLaunch:ok'],
    ['navigateTo', '/pages/nope?x=1', 'navigateTo:fail page `/pages/nope?x=1` is not found'],
    ['switchTab', '/pages/nope', 'switchTab:fail page `/pages/nope` is not found'],
    ['navigateTo', '', 'navigateTo:fail Missing required args: "url"'],
  ]
  it.each(table)('%s %s answers %s', async (api, url, answer) => {
    const navigator = start()
    expect(await settled(navigator[api](url))).toEqual({ errMsg: answer })
    if (answer.includes('fail')) expect(stackOf(navigator)).toEqual([home])
  })

  it('[WB-10] the second of two quick taps to one address is refused as locked, and the address works again afterwards', async () => {
    const navigator = start()
    const [first, second] = await Promise.all([
      settled(navigator.navigateTo(stores)),
      settled(navigator.navigateTo(stores)),
    ])
    expect(first).toEqual({ errMsg: 'navigateTo:ok' })
    expect(second).toEqual({ errMsg: `navigateTo:fail ${stores} locked` })
    expect(stackOf(navigator)).toEqual([home, stores])
    expect(await settled(navigator.navigateTo(stores))).toEqual({ errMsg: 'navigateTo:ok' })
  })

  it('a login page that needs login is refused at start', () => {
    const guarded = pages.map((page) => (page.path === login ? { ...page, needLogin: true } : page))
    expect(() => new PageNavigator({ ...settingOf(guarded) })).toThrow(/should not be "needLogin"/)
  })
})

function settingOf(table: PageRule[]) {
  return {
    pages: table,
    homePath: home,
    loginPath: login,
    loginGroup: [login, code],
    notFoundPath: notFound,
    hasCorp: () => true,
    loginState: () => 'ok' as const,
    prepare: () => Promise.resolve(),
    closeTopLayer: () => layers.pop(),
    countLayers: () => layers.length,
    onPageNotFound,
  }
}

describe('the page stack', () => {
  it('switching tabs drops the inputs, closes the other pages and leaves one history entry', async () => {
    const navigator = start()
    await navigator.navigateTo(stores)
    await navigator.switchTab(`${menu}?x=1`)
    expect(stackOf(navigator)).toEqual([menu])
    expect(location.hash).toBe(`#${menu}`)
    expect(navigator.pages().keptTabs.map((page) => page.url)).toEqual([home, menu])
  })

  it('a tab page comes back as the same page', async () => {
    const navigator = start()
    const first = navigator.pages().stack[0]?.id
    await navigator.switchTab(menu)
    await navigator.switchTab('/pages/home/index/index')
    expect(navigator.pages().stack[0]?.id).toBe(first)
    expect(location.hash).toBe('#/')
  })

  it('a relaunch closes every page and may carry inputs to a tab page', async () => {
    const navigator = start()
    await navigator.navigateTo(stores)
    await navigator.reLaunch(`${menu}?way=茶`)
    expect(stackOf(navigator)).toEqual([`${menu}?way=%E8%8C%B6`])
    expect(navigator.pages().keptTabs).toHaveLength(1)
  })

  it('back goes as far as there are pages, and Home from the last one', async () => {
    const navigator = start(`#${stores}`)
    await navigator.navigateTo('searchStore?k=1')
    expect(stackOf(navigator)).toEqual([stores, `${search}?k=1`])
    expect(await navigator.navigateBack(9)).toEqual({ errMsg: 'navigateBack:ok' })
    expect(stackOf(navigator)).toEqual([stores])
    await navigator.navigateBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('a page may keep the customer from going back', async () => {
    const navigator = start()
    await navigator.navigateTo(stores)
    const release = navigator.onBackPress(navigator.pages().stack[1]?.id ?? '', () => false)
    expect(await settled(navigator.navigateBack())).toEqual({ errMsg: 'navigateBack:fail onBackPress' })
    release()
    await navigator.navigateBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('the browser’s Back closes the page on top', async () => {
    const navigator = start()
    await navigator.navigateTo(stores)
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })
})

describe('a sheet over the page', () => {
  async function withSheet() {
    const navigator = start()
    await navigator.navigateTo(stores)
    layers = ['sheet']
    navigator.cover()
    return navigator
  }

  it('is what the browser’s Back closes; the page below it stays', async () => {
    const navigator = await withSheet()
    await browserBack()
    expect(layers).toEqual([])
    expect(stackOf(navigator)).toEqual([home, stores])
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('closed otherwise leaves no trace in the history', async () => {
    const navigator = await withSheet()
    layers = []
    navigator.uncover()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('does not stand between two pages', async () => {
    const navigator = await withSheet()
    await navigator.navigateTo(search)
    layers = []
    navigator.uncover()
    await browserBack()
    expect(stackOf(navigator)).toEqual([home, stores])
  })

  it('under another one closes after it', async () => {
    const navigator = await withSheet()
    layers = ['sheet', 'dialog', 'question']
    await browserBack()
    expect(layers).toEqual(['sheet', 'dialog'])
    await browserBack()
    expect(layers).toEqual(['sheet'])
    expect(stackOf(navigator)).toEqual([home, stores])
  })
})

describe('addresses', () => {
  it('one that no page has becomes the 404 page, in place', () => {
    const navigator = start('#/pages/nope?x=1')
    expect(stackOf(navigator)).toEqual([notFound])
    expect(location.hash).toBe(`#${notFound}`)
    expect(onPageNotFound).toHaveBeenCalledWith({ notFound: true, path: '/pages/nope', query: 'x=1' })
  })

  it('no page comes up without a brand', () => {
    expect(stackOf(start('', false))).toEqual([notFound])
    stop()
    expect(stackOf(start(`#${menu}`, false))).toEqual([notFound])
  })

  it('the 404 page itself needs no brand', () => {
    start(`#${notFound}`, false)
    expect(onPageNotFound).not.toHaveBeenCalled()
  })

  it('a tab page typed as an address is legal', () => {
    expect(stackOf(start(`#${menu}?way=1`))).toEqual([`${menu}?way=1`])
  })

  it('malformed escapes do no harm', () => {
    expect(stackOf(start(`#${stores}?q=100%`))).toEqual([`${stores}?q=100%25`])
  })
})

describe('the login guard', () => {
  const wanted = `${coupon}?x=1`
  const guarded = `${login}?redirect=${encodeURIComponent(wanted)}`

  it('a visitor’s first page that needs login becomes the login page with what he wanted', () => {
    expect(stackOf(start(`#${wanted}`))).toEqual([guarded])
    expect(location.hash).toBe(`#${guarded}`)
  })

  it('a visitor’s open-page call is cancelled, names why, and opens the login page', async () => {
    const navigator = start()
    expect(await settled(navigator.navigateTo(wanted))).toEqual({ errMsg: 'navigateTo:fail uni-id-check-token-failed' })
    expect(stackOf(navigator)).toEqual([home, guarded])
  })

  it('after logging in the customer is at the page he wanted and Back does not show the login page', async () => {
    const navigator = start()
    await settled(navigator.navigateTo(wanted))
    await navigator.navigateTo(`${code}?redirect=${encodeURIComponent(wanted)}`)
    isLoggedIn = true
    await navigator.leaveLogin(wanted)
    expect(stackOf(navigator)).toEqual([home, wanted])
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('without a wanted page he returns to where he came from, else Home', async () => {
    const navigator = start()
    await navigator.navigateTo(stores)
    await navigator.navigateTo(login)
    await navigator.leaveLogin(undefined)
    expect(stackOf(navigator)).toEqual([home, stores])
    stop()
    const direct = start(`#${login}`)
    await direct.leaveLogin(undefined)
    expect(stackOf(direct)).toEqual([home])
  })

  it('a wanted tab page keeps its inputs', async () => {
    const navigator = start(`#${login}`)
    await navigator.leaveLogin(`${menu}?way=2`)
    expect(stackOf(navigator)).toEqual([`${menu}?way=2`])
  })

  const evil = [
    '//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\\evil',
    '%2f%2fevil',
    '\\\\evil',
    '/%2f/evil',
    '/pages/nope',
    login,
    ' /',
    '/.',
    '',
  ]
  it.each(evil)('[WB-03] a wanted address that is no page of ours leads Home: %s', async (address) => {
    const navigator = start(`#${login}`)
    await navigator.leaveLogin(address)
    expect(stackOf(navigator)).toEqual([home])
    expect(location.host).toBe('localhost:3000')
  })

  it('Back to a page that needs login shows the login page once the token is gone', async () => {
    isLoggedIn = true
    const navigator = start()
    await navigator.navigateTo(wanted)
    await navigator.navigateTo(stores)
    isLoggedIn = false
    await browserBack()
    expect(stackOf(navigator)).toEqual([home, guarded])
  })
})
