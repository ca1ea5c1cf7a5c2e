import { describe, expect, it, vi } from 'vitest'
import {
  addresses,
  browserBack,
  onPageNotFound,
  stackOf,
  startNavigator,
  stopNavigator,
} from '../../../test/navigation.ts'

const { home, menu, stores, notFound } = addresses

describe('addresses', () => {
  it('[R-2.2][R-2.57] one that no page has becomes the 404 page, in place', () => {
    const navigator = startNavigator('#/pages/nope?x=1')
    expect(stackOf(navigator)).toEqual([notFound])
    expect(location.hash).toBe(`#${notFound}`)
    expect(onPageNotFound).toHaveBeenCalledWith({ notFound: true, path: '/pages/nope', query: 'x=1' })
  })

  it('[R-2.2] Back leads from the 404 page past the unknown address to the page before', async () => {
    const navigator = startNavigator()
    location.hash = '#/pages/nope'
    await vi.waitFor(() => expect(stackOf(navigator)).toEqual([notFound]))
    await browserBack()
    expect(stackOf(navigator)).toEqual([home])
  })

  it('[R-1.8][R-2.22][R-5.1][R-8.5] no page comes up without a brand', () => {
    expect(stackOf(startNavigator('', false))).toEqual([notFound])
    stopNavigator()
    expect(stackOf(startNavigator(`#${menu}`, false))).toEqual([notFound])
  })

  it('[R-2.22][R-8.5] the 404 page itself needs no brand', () => {
    startNavigator(`#${notFound}`, false)
    expect(onPageNotFound).not.toHaveBeenCalled()
  })

  it('[R-2.54][R-2.57] a tab page typed as an address is legal', () => {
    expect(stackOf(startNavigator(`#${menu}?way=1`))).toEqual([`${menu}?way=1`])
  })

  it('[R-2.6] malformed escapes do no harm', () => {
    expect(stackOf(startNavigator(`#${stores}?q=100%`))).toEqual([`${stores}?q=100%25`])
  })
})
