import { expect, it } from 'vitest'
import { encodeSearch, readSearch, resolveUrl } from './page-url.ts'

it('[R-2.6] names and values of an address are decoded, a name given twice keeps its last value, and a plus is a plus', () => {
  expect(readSearch('keyword=%E8%8C%B6&a%20b=1&x=1&x=2&c=1+1&flag')).toEqual({
    ...{ keyword: '茶', 'a b': '1', x: '2' },
    ...{ c: '1+1', flag: '' },
  })
  expect(readSearch('keyword=%E8%8C&ok=1')).toEqual({ keyword: '%E8%8C', ok: '1' })
  expect(encodeSearch('keyword=茶&done=%E8%8C%B6')).toBe('keyword=%E8%8C%B6&done=%E8%8C%B6')
})

it.each([
  ['storeList', '/pages/home/storeList'],
  ['./menu?x=1', '/pages/home/menu?x=1'],
  ['../user/mine', '/pages/user/mine'],
  ['../../../../a', '/a'],
  ['/pages/order/order', '/pages/order/order'],
])('[R-2.58] the relative address %s leads from the page that is shown to %s', (url, target) => {
  expect(resolveUrl(url, '/pages/home/index')).toBe(target)
})
