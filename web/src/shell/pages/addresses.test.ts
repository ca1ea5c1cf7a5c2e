import { expect, it } from 'vitest'
import { findPage } from '../navigator/route-rules.ts'
import { pages } from './routes.ts'

// The addresses and who may open them are the specification's, letter by letter: links of others lead to them.
it.each([
  ['[R-2.1][R-2.8][R-6.1] Home', '/', false, 0],
  ['[R-2.8] Home by its alias', '/pages/home/index/index', false, 0],
  ['[R-2.1][R-2.9][R-6.1] the menu', '/pages/home/menu/menu', false, 1],
  ['[R-2.10] the list of orders', '/pages/order/order', false, 2],
  ['[R-2.11] Me', '/pages/user/mine/mine', false, 3],
  ['[R-2.12] pictures', '/pages/home/previewImage/previewImage', false, undefined],
  ['[R-2.13][R-6.1] choosing a store', '/pages/home/storeList/storeList', false, undefined],
  ['[R-2.14][R-6.1] searching a store', '/pages/home/storeList/searchStore', false, undefined],
  ['[R-2.15][R-6.1] searching products', '/pages/home/searchGoods/searchGoods', false, undefined],
  ['[R-2.16] the download page', '/pages/home/shareDownload/index', false, undefined],
  ['[R-2.17] the web view', '/pages/webview/webview', false, undefined],
  ['[R-2.18][R-6.3] confirming the order', '/pages/order/confirmOrder/confirmOrder', true, undefined],
  ['[R-2.19][R-6.3] the cashier', '/pages/order/cashier/cashier', true, undefined],
  ['[R-2.20][R-6.3] the return from paying', '/pages/order/cashier/success', true, undefined],
  ['[R-2.21][R-6.3] an order', '/pages/order/orderDetail/detail', true, undefined],
  ['[R-2.22] not found', '/pages/error/404', false, undefined],
  ['[R-2.23][R-2.53] logging in by password', '/pages/user/login/login', false, undefined],
  ['[R-2.24] logging in by code', '/pages/user/login/codeLogin', false, undefined],
  ['[R-2.25] entering the code', '/pages/user/login/verifyCodeLogin', false, undefined],
  ['[R-2.26] registering', '/pages/user/login/register', false, undefined],
  ['[R-2.27] resetting the password', '/pages/user/login/reset', false, undefined],
  ['[R-2.28][R-6.3] a first password', '/pages/user/login/setPwd', true, undefined],
  ['[R-2.29][R-6.3] another password', '/pages/user/login/changePwd', true, undefined],
  ['[R-2.30][R-6.1] the terms', '/pages/user/login/termsOfService', false, undefined],
  ['[R-2.31][R-6.1] the privacy policy', '/pages/user/login/privacyPolicy', false, undefined],
  ['[R-2.32][R-6.3] coupons', '/pages/user/coupon/coupon', true, undefined],
  ['[R-2.33][R-6.3] points', '/pages/user/points/points', true, undefined],
  ['[R-2.34] points explained', '/pages/user/points/description', false, undefined],
  ['[R-2.35][R-6.3] personal data', '/pages/user/personalData/personalData', true, undefined],
  ['[R-2.36][R-6.3] deleting the account', '/pages/user/personalData/deleteAccount', true, undefined],
  ['[R-2.37] about us', '/pages/user/aboutus/aboutus', false, undefined],
  ['[R-2.38][R-6.3] the member code', '/pages/user/mine/memberCode', true, undefined],
])('%s stands at %s; log-in needed: %s', (_name, address, isGuarded, tab) => {
  const page = findPage(pages, address)
  expect([page?.needLogin, page?.tab]).toEqual([isGuarded, tab])
})
