import { expect, it } from 'vitest'
import { unavailableReason } from '../catalog/product.ts'
import { aProduct } from '../testing/products.ts'
import { substitutesOf } from './substitutes.ts'

const latte = aProduct({ productId: 'latte' })
const mocha = aProduct({ productId: 'mocha' })
const gone = aProduct({ productId: 'gone', unavailableReason: unavailableReason.soldOut })
const hidden = aProduct({ productId: 'hidden', unavailableReason: unavailableReason.offShelf })
const menu = new Map([latte, mocha, gone, hidden].map((product) => [product.productId, product]))
const substituteIdList = ['gone', 'mocha', 'archived', 'hidden', 'latte']
const idsOf = (reason: 0 | 1 | 5) =>
  substitutesOf({ unavailableReason: reason, substituteIdList }, menu).map(({ productId }) => productId)

it('[stock-10] of what a brand names instead, those are said that the store sells now, in its order', () => {
  expect(idsOf(unavailableReason.soldOut)).toEqual(['mocha', 'latte'])
})

it('[stock-10] only what is sold out is replaced', () => {
  expect(idsOf(unavailableReason.none)).toEqual([])
  expect(idsOf(unavailableReason.outsideSaleTime)).toEqual([])
  expect(substitutesOf({ unavailableReason: unavailableReason.soldOut }, menu)).toEqual([])
})
