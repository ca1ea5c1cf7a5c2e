import { describe, expect, it, vi } from 'vitest'
import {
  addresses,
  browserBack,
  reloadNavigator,
  settled,
  stackOf,
  startNavigator,
  stopNavigator,
  world,
} from '../../../test/navigation.ts'

const { home, menu, stores, search } = addresses

type Shop = ReturnType<typeof startNavigator>

const closeByButton = (navigator: Shop) => {
  world.layers = []
  navigator.uncover()
}

/** The ways in which what lies over a page goes away. */
const closings: Readonly<Record<string, (navigator: Shop) => unknown>> = {
  'its own button or Escape': closeByButton,
  'the browser’s Back': browserBack,
  'the page that opens': (navigator) => navigator.subscribe(() => closeByButton(navigator)),
}

/** The ways in which a customer or a program goes to another page, and the pages that are open afterwards. */
const ways: Readonly<Record<string, { go: (navigator: Shop) => void; stack: string[] }>> = {
  'an address': {
    go: () => {
      location.hash = search
    },
    stack: [home, stores, search],
  },
  'the address of a tab': {
    go: () => {
      location.hash = menu
    },
    stack: [menu],
  },
  navigateTo: { go: (navigator) => settled(navigator.navigateTo(search)), stack: [home, stores, search] },
  redirectTo: { go: (navigator) => settled(navigator.redirectTo(search)), stack: [home, search] },
  switchTab: { go: (navigator) => settled(navigator.switchTab(menu)), stack: [menu] },
  reLaunch: { go: (navigator) => settled(navigator.reLaunch(menu)), stack: [menu] },
  navigateBack: { go: (navigator) => settled(navigator.navigateBack()), stack: [home] },
}

/** How long after the closing the customer goes: at once, between its steps, and when all is quiet. */
const pauses: Readonly<Record<string, () => Promise<unknown>>> = {
  'at once': () => Promise.resolve(),
  'after a turn': () => new Promise((resolve) => setTimeout(resolve)),
  'a moment later': () => new Promise((resolve) => setTimeout(resolve, 1)),
  'much later': () => new Promise((resolve) => setTimeout(resolve, 40)),
}

async function covered(): Promise<Shop> {
  const navigator = startNavigator()
  await navigator.navigateTo(stores)
  world.layers = ['sheet']
  navigator.cover()
  return navigator
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 40))

/** Goes back to the first page and notes every page that is shown on the way. */
async function wayHome(navigator: Shop): Promise<string[][]> {
  const seen: string[][] = []
  while (navigator.pages().stack.length > 1 && seen.length < 6) {
    const depth = navigator.pages().stack.length
    await browserBack()
    await vi.waitFor(() => expect(navigator.pages().stack.length).toBeLessThan(depth))
    await quiet()
    seen.push(stackOf(navigator))
  }
  return seen
}

const cases = Object.keys(closings).flatMap((closing) =>
  Object.keys(ways).flatMap((way) => Object.keys(pauses).map((pause) => [closing, way, pause] as const)),
)

describe('a sheet closes by one hand while another one navigates', () => {
  it.each(cases)('[R-2.58] closed by %s, %s %s is not lost', async (closing, way, pause) => {
    const navigator = await covered()
    await closings[closing]?.(navigator)
    await pauses[pause]?.()
    ways[way]?.go(navigator)
    const stack = ways[way]?.stack ?? []
    await vi.waitFor(() => expect(stackOf(navigator)).toEqual(stack))
    await quiet()
    expect(stackOf(navigator)).toEqual(stack)
    expect(location.hash).toBe(`#${stack.at(-1)}`)
    expect(world.layers).toEqual([])
    const back = await wayHome(navigator)
    expect(back).toEqual(stack.slice(1).map((_, gone) => stack.slice(0, stack.length - 1 - gone)))
  })

  it('a sheet that opens while the one before closes is what Back closes', async () => {
    const navigator = await covered()
    world.layers = []
    navigator.uncover()
    await new Promise((resolve) => setTimeout(resolve))
    world.layers = ['another']
    navigator.cover()
    await quiet()
    await browserBack()
    await quiet()
    expect(world.layers).toEqual([])
    expect(stackOf(navigator)).toEqual([home, stores])
  })

  it('two pages that are opened in one breath both open, in that order', async () => {
    const navigator = await covered()
    world.layers = []
    navigator.uncover()
    await Promise.all([settled(navigator.navigateBack()), settled(navigator.navigateTo(search))])
    expect(stackOf(navigator)).toEqual([home, search])
    expect(location.hash).toBe(`#${search}`)
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('after a reload under a sheet one Back leads to the page below', async () => {
    await covered()
    world.layers = []
    stopNavigator()
    const reloaded = reloadNavigator()
    await quiet()
    await browserBack()
    expect(stackOf(reloaded)).toEqual([home])
  })
})
