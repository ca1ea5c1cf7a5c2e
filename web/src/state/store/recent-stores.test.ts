import { beforeEach, describe, expect, it } from 'vitest'
import { chooseStore, frequentStoreIds, keepStore, recentStoreIds, undoChoice } from './recent-stores.ts'
import { clearStore, proposeStore, useStoreChoice } from './store.ts'

const named = (storeId: string) => ({ storeId, storeName: storeId })
const chosenId = () => useStoreChoice.getState().chosen?.storeId

beforeEach(clearStore)

describe('[R-1.2] a store counts as chosen', () => {
  it('once for every pick of another store, and is used frequently from the second on', () => {
    for (const storeId of ['b', 'c']) chooseStore(named(storeId))
    expect(frequentStoreIds()).toEqual([])
    chooseStore(named('b'))
    expect(frequentStoreIds()).toEqual(['b'])
  })

  it('no more often when a change to another one is undone, which does not count either', () => {
    for (const storeId of ['b', 'c']) chooseStore(named(storeId))
    undoChoice('c', named('b'))
    expect(chosenId()).toBe('b')
    expect(recentStoreIds()).toEqual(['b'])
    expect(frequentStoreIds()).toEqual([])
  })

  it('not at all when it was proposed only and comes back by an undo', () => {
    proposeStore(named('b'))
    chooseStore(named('c'))
    undoChoice('c', named('b'))
    expect(chosenId()).toBe('b')
    expect(recentStoreIds()).toEqual([])
  })

  it('once when the customer stays at it, however often', () => {
    proposeStore(named('b'))
    for (let times = 0; times < 3; times += 1) keepStore(named('b'))
    expect(chosenId()).toBe('b')
    expect(recentStoreIds()).toEqual(['b'])
    expect(frequentStoreIds()).toEqual([])
  })
})
