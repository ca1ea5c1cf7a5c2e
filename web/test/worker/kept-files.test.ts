import { chunks } from '@tiffin/phrases/chunks'
import { expect, it } from 'vitest'
import { isLeftOut } from '../../vite/left-out.ts'

it('code and styles are kept before they are needed, the words of eight languages are not', () => {
  expect(['assets/shop-CquNk5z.js', 'assets/parts-CU9MzT-.css'].map(isLeftOut)).toEqual([false, false])
  const ownChunks = chunks.filter((chunk) => chunk !== 'counter' && chunk !== 'desk')
  const words = ownChunks.map((chunk) => `assets/${chunk}-BvM2E6B.js`)
  expect(words.map(isLeftOut)).toEqual([true, true, true])
})
