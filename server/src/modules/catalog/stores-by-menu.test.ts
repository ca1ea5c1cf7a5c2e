import { expect, test } from 'vitest'
import { StoresByMenu } from './stores-by-menu.ts'

const storeOf = (key: string) => ({ source: { key } })

test('the stores of a menu are found by it, and a menu without stores is forgotten', () => {
  const stores = new StoresByMenu()
  const [first, second, other] = [storeOf('tea'), storeOf('tea'), storeOf('cake')]
  stores.add('a', first)
  stores.add('b', second)
  stores.add('c', other)
  expect([stores.placesOf('tea'), stores.placesOf('cake'), stores.placesOf('none')]).toEqual([['a', 'b'], ['c'], []])
  stores.delete(first)
  expect(stores.placesOf('tea')).toEqual(['b'])
  stores.delete(second)
  expect([stores.placesOf('tea'), stores.size]).toEqual([[], 1])
})

test('a store that was read again at the same place stays when the old entry is deleted', () => {
  const stores = new StoresByMenu()
  const [old, again] = [storeOf('tea'), storeOf('tea')]
  stores.add('a', old)
  stores.add('a', again)
  stores.delete(old)
  expect(stores.placesOf('tea')).toEqual(['a'])
})
