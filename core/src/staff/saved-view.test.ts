import { expect, test } from 'vitest'
import { areViewFilters, filtersOf, longestFilter, sameFilters, viewFilters, viewLists } from './saved-view.ts'

test('[staff-6] of an address only the filters of its list are kept', () => {
  const search = { text: 'tea', category: '', view: 'hidden', product: 'new', state: 'open', of: 3, group: 7 }
  expect(filtersOf('product', search)).toEqual({ text: 'tea', view: 'hidden' })
  expect(filtersOf('store', search)).toEqual({ text: 'tea', state: 'open' })
})

test('[staff-6] a view has a filter at least, and only such as its list knows, none of them empty or too long', () => {
  expect(areViewFilters('product', { text: 'tea', view: 'hidden' })).toBe(true)
  expect(areViewFilters('product', {})).toBe(false)
  expect(areViewFilters('product', { state: 'open' })).toBe(false)
  expect(areViewFilters('product', { text: '' })).toBe(false)
  expect(areViewFilters('product', { text: 'tea', state: 'open' })).toBe(false)
  expect(areViewFilters('product', { text: 'x'.repeat(longestFilter) })).toBe(true)
  expect(areViewFilters('product', { text: 'x'.repeat(longestFilter + 1) })).toBe(false)
})

test('what an address gives can be kept, whichever list it is of', () => {
  for (const list of viewLists) {
    const search = Object.fromEntries(viewFilters[list].map((name) => [name, 'x']))
    expect(areViewFilters(list, filtersOf(list, search))).toBe(true)
  }
})

test('filters are the same in any order, and differ by a value, by one more and by one less', () => {
  expect(sameFilters({ text: 'tea', view: 'hidden' }, { view: 'hidden', text: 'tea' })).toBe(true)
  expect(sameFilters({ text: 'tea' }, { text: 'milk' })).toBe(false)
  expect(sameFilters({ text: 'tea', view: 'hidden' }, { text: 'tea', view: 'shown' })).toBe(false)
  expect(sameFilters({ text: 'tea' }, { text: 'tea', view: 'hidden' })).toBe(false)
  expect(sameFilters({ text: 'tea', view: 'hidden' }, { text: 'tea' })).toBe(false)
  expect(sameFilters({ text: 'tea' }, { view: 'tea' })).toBe(false)
})
