import { expect, it } from 'vitest'
import { categoryIds } from './category-ids.ts'
import type { Category } from './product.ts'

it('a category has its own id and those of all below it, each above its own', () => {
  const category = (id: string, children?: Category[]) => ({ id, ...(children && { children }) }) as Category // as: no more is read
  const drinks = category('drinks', [category('hot', [category('tea'), category('coffee')]), category('cold')])
  expect(categoryIds(drinks)).toEqual(['drinks', 'hot', 'tea', 'coffee', 'cold'])
  expect(categoryIds(category('cakes'))).toEqual(['cakes'])
})
