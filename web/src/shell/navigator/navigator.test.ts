import { describe, expect, it, vi } from 'vitest'
import {
  addresses,
  browserBack,
  pages,
  settings,
  settled,
  stackOf,
  startNavigator,
  world,
} from '../../../test/navigation.ts'
import { PageNavigator } from './navigator.ts'

const { home, menu, stores, search, login } = addresses

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
  it.each(table)('[R-2.54][R-2.55][R-2.57] %s %s answers %s', async (api, url, answer) => {
    const navigator = startNavigator()
    expect(await settled(navigator[api](url))).toEqual({ errMsg: answer })
    if (answer.includes('fail')) expect(stackOf(navigator)).toEqual([home])
  })

  it('[R-2.56][WB-10] the second of two quick taps to one address is refused as locked, and the address works again afterwards', async () => {
    const navigator = startNavigator()
    const [first, second] = await Promise.all([
      settled(navigator.navigateTo(stores)),
      settled(navigator.navigateTo(stores)),
    ])
    expect(first).toEqual({ errMsg: 'navigateTo:ok' })
    expect(second).toEqual({ errMsg: `navigateTo:fail ${stores} locked` })
    expect(stackOf(navigator)).toEqual([home, stores])
    expect(await settled(navigator.navigateTo(stores))).toEqual({ errMsg: 'navigateTo:ok' })
  })

  it.each(['redirectTo', 'reLaunch'] as const)('[R-2.56] so is the second %s', async (api) => {
    const navigator = startNavigator()
    const [, second] = await Promise.all([settled(navigator[api](stores)), settled(navigator[api](stores))])
    expect(second).toEqual({ errMsg: `${api}:fail ${stores} locked` })
    expect(stackOf(navigator)).toEqual([stores])
  })

  it('[R-2.53] a login page that needs login is refused at start', () => {
    const guarded = pages.map((page) => (page.path === login ? { ...page, needLogin: true } : page))
    expect(() => new PageNavigator({ ...settings(), pages: guarded })).toThrow(/should not be "needLogin"/)
  })
})

describe('[R-2.58] the page stack', () => {
  it('[R-2.11] switching tabs drops the inputs, closes the other pages and leaves one history entry', async () => {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    const go = vi.spyOn(history, 'go')
    await navigator.switchTab(`${menu}?x=1`)
    expect(go.mock.calls).toEqual([[-1]]) // the entry that is shown then is written over
    go.mockRestore()
    expect(stackOf(navigator)).toEqual([menu])
    expect(location.hash).toBe(`#${menu}`)
    expect(navigator.pages().keptTabs.map((page) => page.url)).toEqual([home, menu])
  })

  it('a tab page comes back as the same page', async () => {
    const navigator = startNavigator()
    const first = navigator.pages().stack[0]?.id
    await navigator.switchTab(menu)
    await navigator.switchTab('/pages/home/index/index')
    expect(navigator.pages().stack[0]?.id).toBe(first)
    expect(location.hash).toBe('#/')
  })

  it('[R-2.58] a relaunch closes every page and may carry inputs to a tab page', async () => {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    await navigator.reLaunch(`${menu}?way=茶`)
    expect(stackOf(navigator)).toEqual([`${menu}?way=%E8%8C%B6`])
    expect(navigator.pages().keptTabs).toHaveLength(1)
  })

  it('[R-2.58] back goes as far as there are pages, and Home from the last one', async () => {
    const navigator = startNavigator(`#${stores}`)
    await navigator.navigateTo('searchStore?k=1')
    expect(stackOf(navigator)).toEqual([stores, `${search}?k=1`])
    expect(await navigator.navigateBack(9)).toEqual({ errMsg: 'navigateBack:ok' })
    expect(stackOf(navigator)).toEqual([stores])
    await navigator.navigateBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('a page may keep the customer from going back', async () => {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    const release = navigator.onBackPress(navigator.pages().stack[1]?.id ?? '', () => false)
    expect(await settled(navigator.navigateBack())).toEqual({ errMsg: 'navigateBack:fail onBackPress' })
    release()
    await navigator.navigateBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('a page that may keep the customer is asked by the browser’s Back too, and stands as it was', async () => {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    await navigator.navigateTo(search)
    const { stack } = navigator.pages()
    const mayLeave = vi.fn(() => false)
    navigator.onBackPress(stack[2]?.id ?? '', mayLeave)
    history.go(-2)
    await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(1))
    expect(navigator.pages().stack).toBe(stack)
    expect(location.hash).toBe(`#${search}`)
    mayLeave.mockReturnValue(true)
    history.back()
    await vi.waitFor(() => expect(stackOf(navigator)).toEqual([home, stores]))
    expect(location.hash).toBe(`#${stores}`)
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('the question over such a page leaves no trace in the history', async () => {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    let answered = false
    navigator.onBackPress(navigator.pages().stack[1]?.id ?? '', () => {
      if (answered) return true
      world.layers = ['question']
      navigator.cover()
      return false
    })
    history.back()
    await vi.waitFor(() => expect(world.layers).toEqual(['question']))
    answered = true
    world.layers = []
    navigator.uncover()
    await navigator.navigateBack()
    expect(stackOf(navigator)).toEqual([home])
    expect(location.hash).toBe('#/')
  })

  it('[R-2.58] the browser’s Back closes the page on top', async () => {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })
})
