import { expect, test } from 'vitest'
import { aProduct } from '../testing/products.ts'
import type { Category } from './product.ts'
import { sectionsOf } from './sections.ts'

const category = (id: string, sort: number, children: Category[] = []): Category => ({
  ...{ id, categoryName: id, parentId: null, icon: '', description: '', sort },
  children,
})

const shown = (categories: Category[], headings: Record<string, string>) => {
  const products = Object.entries(headings).map(([productId, productCategoryId]) =>
    aProduct({ productId, productCategoryId }),
  )
  return sectionsOf(categories, products, 'Other').map(({ name, products: list }) => [
    name,
    list.map(({ productId }) => productId),
  ])
}

test('[R-3.6] a product of no known heading is under Other, at the end, and none is lost', () => {
  expect(shown([category('teas', 1)], { rye: 'bread', oolong: 'teas', bun: '' })).toEqual([
    ['teas', ['oolong']],
    ['Other', ['rye', 'bun']],
  ])
})

test('[R-3.6] headings stand in their order, those below one after it, and empty ones not at all', () => {
  const categories = [category('bread', 2), category('teas', 1, [category('green', 1)]), category('gifts', 3)]
  expect(shown(categories, { rye: 'bread', sencha: 'green', oolong: 'teas' })).toEqual([
    ['teas', ['oolong']],
    ['green', ['sencha']],
    ['bread', ['rye']],
  ])
})

test('[R-3.6] a heading of the third level is one of the menu too', () => {
  const categories = [category('drinks', 1, [category('teas', 1, [category('green', 1)])])]
  expect(shown(categories, { sencha: 'green' })).toEqual([['green', ['sencha']]])
})

test('[R-3.6] products stand in their order below a heading, which may have nothing below it', () => {
  const { children: _none, ...teas } = category('teas', 1)
  const products = [
    aProduct({ productId: 'oolong', sort: 2 }),
    aProduct({ productId: 'sencha', sort: 1 }),
    aProduct({ productId: 'rye', productCategoryId: 'bread' }),
  ]
  const [first, other] = sectionsOf([{ ...teas, description: 'Leaves', icon: 'leaf' }], products, 'Other')
  expect(first).toMatchObject({ id: 'teas', name: 'teas', text: 'Leaves', icon: 'leaf' })
  expect(first?.products.map(({ productId }) => productId)).toEqual(['sencha', 'oolong'])
  expect(other).toMatchObject({ id: 'other', name: 'Other', text: '', icon: '', products: [{ productId: 'rye' }] })
})
