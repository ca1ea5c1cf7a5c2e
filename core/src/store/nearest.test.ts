import { describe, expect, it } from 'vitest'
import { nearestOpen, openFirst } from './nearest.ts'

const customerPosition = { latitude: 1.3, longitude: 103.8 }
const store = (name: string, north: number, isOpen = true) => ({
  ...{ name, isOpen, latitude: customerPosition.latitude + north, longitude: customerPosition.longitude },
})
const pick = (stores: ReturnType<typeof store>[], position: typeof customerPosition | undefined = customerPosition) =>
  nearestOpen(stores, position, ({ isOpen }) => isOpen)?.name

describe('the store of a customer who has chosen none', () => {
  it('[R-1.2] is the nearest open one, however the brand orders its stores', () => {
    expect(pick([store('far', 0.16), store('near', 0.02), store('nearest, at rest', 0.01, false)])).toBe('near')
  })

  it('is the nearest when all of them rest', () => {
    expect(pick([store('far', 0.16, false), store('near', 0.02, false)])).toBe('near')
  })

  it('is the first open one without a position, and none of a brand without stores', () => {
    const stores = [store('first, at rest', 0.16, false), store('second', 0.15), store('third', 0.01)]
    expect(nearestOpen(stores, undefined, ({ isOpen }) => isOpen)?.name).toBe('second')
    expect(pick([])).toBeUndefined()
  })
})

it('[page-19] stores that take orders now stand before those that rest, each part in its order', () => {
  const stores = [
    store('a, at rest', 0.01, false),
    store('b', 0.02),
    store('c, at rest', 0.03, false),
    store('d', 0.04),
  ]
  expect(openFirst(stores, ({ isOpen }) => isOpen).map(({ name }) => name)).toEqual([
    'b',
    'd',
    'a, at rest',
    'c, at rest',
  ])
})
