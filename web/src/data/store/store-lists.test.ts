import type { Store } from '@tiffin/core/store/store'
import { expect, it } from 'vitest'
import { storesOf } from './store-lists.ts'

const aStore = (storeId: string) => ({ storeId }) as Store // all that is read of it

it('[store-19] a store that is on two pages, since it opened between them, stands once', () => {
  const pages = [
    [aStore('a'), aStore('b')],
    [aStore('b'), aStore('c')],
  ]
  expect(storesOf(pages).map(({ storeId }) => storeId)).toEqual(['a', 'b', 'c'])
})
