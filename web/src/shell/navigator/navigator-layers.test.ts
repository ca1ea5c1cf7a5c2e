import { describe, expect, it } from 'vitest'
import {
  addresses,
  browserBack,
  settled,
  stackOf,
  startNavigator,
  stopNavigator,
  world,
} from '../../../test/navigation.ts'

const { home, stores, search } = addresses

describe('a sheet over the page', () => {
  async function withSheet() {
    const navigator = startNavigator()
    await navigator.navigateTo(stores)
    world.layers = ['sheet']
    navigator.cover()
    return navigator
  }

  it('is what the browser’s Back closes; the page below it stays', async () => {
    const navigator = await withSheet()
    await browserBack()
    expect(world.layers).toEqual([])
    expect(stackOf(navigator)).toEqual([home, stores])
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('that closes by itself or its button leaves no entry in the history', async () => {
    const navigator = await withSheet()
    world.layers = []
    navigator.uncover()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('does not stand between two pages', async () => {
    const navigator = await withSheet()
    await navigator.navigateTo(search)
    world.layers = []
    navigator.uncover()
    await browserBack()
    expect(stackOf(navigator)).toEqual([home, stores])
  })

  it('that is closing when the navigator stops changes no address afterwards', async () => {
    const navigator = await withSheet()
    world.layers = []
    // On a busy machine it comes before the next line is reached.
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    navigator.uncover()
    await new Promise((resolve) => setTimeout(resolve))
    const opening = settled(navigator.reLaunch(search))
    stopNavigator()
    await isBack
    history.replaceState(null, '', '/?corp=demo#elsewhere')
    await opening
    expect(location.hash).toBe('#elsewhere')
  })

  it('under another one closes after it', async () => {
    const navigator = await withSheet()
    world.layers = ['sheet', 'dialog', 'question']
    await browserBack()
    expect(world.layers).toEqual(['sheet', 'dialog'])
    await browserBack()
    expect(world.layers).toEqual(['sheet'])
    expect(stackOf(navigator)).toEqual([home, stores])
  })
})
