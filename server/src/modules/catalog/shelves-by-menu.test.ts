import { expect, test } from 'vitest'
import { ShelvesByMenu } from './shelves-by-menu.ts'

const shelfOf = (key: string) => ({ source: { key } })

test('the shelves of a menu are found by it, and a menu without shelves is forgotten', () => {
  const shelves = new ShelvesByMenu()
  const [first, second, other] = [shelfOf('tea'), shelfOf('tea'), shelfOf('cake')]
  shelves.add('a', first)
  shelves.add('b', second)
  shelves.add('c', other)
  expect([shelves.placesOf('tea'), shelves.placesOf('cake'), shelves.placesOf('none')]).toEqual([['a', 'b'], ['c'], []])
  shelves.delete(first)
  expect(shelves.placesOf('tea')).toEqual(['b'])
  shelves.delete(second)
  expect([shelves.placesOf('tea'), shelves.size]).toEqual([[], 1])
})

test('a shelf that was read again at the same place stays when the old one goes', () => {
  const shelves = new ShelvesByMenu()
  const [old, again] = [shelfOf('tea'), shelfOf('tea')]
  shelves.add('a', old)
  shelves.add('a', again)
  shelves.delete(old)
  expect(shelves.placesOf('tea')).toEqual(['a'])
})
