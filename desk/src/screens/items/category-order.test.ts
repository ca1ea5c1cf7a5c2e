import { expect, test } from 'vitest'
import { aCategory } from '../../test/fake-menu.ts'
import { isWithin, moveBeside, putBeside } from './category-order.ts'

const [milk, cakes, whole, slices, gifts] = [
  aCategory('milk', 'Milk', { sort: 0 }),
  aCategory('cakes', 'Cakes', { sort: 4 }),
  aCategory('whole', 'Whole', { sort: 5, parentId: 'cakes' }),
  aCategory('slices', 'Slices', { sort: 9, parentId: 'cakes' }),
  aCategory('gifts', 'Gifts', { sort: 11 }),
] as const
const all = [milk, cakes, whole, slices, gifts]
const textOf = (placings: ReturnType<typeof putBeside>) =>
  placings.map(({ item, parentId, sort }) => `${parentId ?? ''}/${item.itemId} ${sort}`)

test('a heading is put before or after another one, and its neighbours are renumbered', () => {
  expect(textOf(putBeside(all, 'gifts', { id: 'milk', isAfter: false }))).toEqual(['/gifts 0', '/milk 1', '/cakes 2'])
  expect(textOf(putBeside(all, 'milk', { id: 'cakes', isAfter: true }))).toEqual(['/cakes 0', '/milk 1', '/gifts 2'])
})

test('a heading beside one of another level takes its level', () => {
  const below = ['cakes/whole 0', 'cakes/gifts 1', 'cakes/slices 2']
  expect(textOf(putBeside(all, 'gifts', { id: 'whole', isAfter: true }))).toEqual(below)
})

test('no heading stands below itself', () => {
  expect(putBeside(all, 'cakes', { id: 'whole', isAfter: true })).toEqual([])
  expect([isWithin(all, whole, 'cakes'), isWithin(all, milk, 'cakes')]).toEqual([true, false])
})

test('a heading moves a step among those beside it, and not beyond the ends', () => {
  expect(textOf(moveBeside(all, slices, -1))).toEqual(['cakes/slices 0', 'cakes/whole 1'])
  expect(textOf(moveBeside(all, milk, 1))).toEqual(['/cakes 0', '/milk 1', '/gifts 2'])
  expect(moveBeside(all, gifts, 1)).toEqual([])
})
