import { expect, it } from 'vitest'
import { pageTypeOf } from './check-share.ts'

it.each([
  ['/', 1],
  ['/pages/home/menu/menu', 2],
  ['/pages/order/order', 3],
  ['/pages/user/mine/mine', 4],
  ['/pages/home/storeList/storeList', 5],
  ['/pages/home/storeList/searchStore', 5],
  ['/pages/home/searchGoods/searchGoods?keyword=tea', 6],
  ['/pages/user/coupon/coupon', 7],
  ['/pages/user/points/points', 8],
  ['/pages/user/points/description', 8],
  ['/pages/home/shareDownload/index', undefined],
  ['/pages/order/orderDetail/detail?orderId=o1', undefined],
])('[R-4.7][R-7.11] the page %s is asked for with the type %s', (url, type) => {
  expect(pageTypeOf(url)).toBe(type)
})
