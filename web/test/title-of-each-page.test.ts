import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closeApp, goodToken, openApp } from './app.ts'
import { shopWithOrder } from './shop-with-order.ts'

afterEach(closeApp)

it.each<[id: string, title: string, address: string, heading?: string]>([
  ['[R-2.9]', 'Menu', '/pages/home/menu/menu'],
  ['[R-2.10]', 'Order', '/pages/order/order', 'Your orders'],
  ['[R-2.11]', 'Me', '/pages/user/mine/mine'],
  ['[R-2.12]', 'Preview', '/pages/home/previewImage/previewImage?urls=%5B%22%2Fmedia%2Ftea%22%5D'],
  ['[R-2.13]', 'Choose a store', '/pages/home/storeList/storeList'],
  ['[R-2.14]', 'Search stores', '/pages/home/storeList/searchStore'],
  ['[R-2.15]', 'Search', '/pages/home/searchGoods/searchGoods'],
  ['[R-2.16]', 'Download', '/pages/home/shareDownload/index'],
  ['[R-2.19]', 'Cashier', '/pages/order/cashier/cashier?orderId=ORDER'],
  ['[R-2.20]', 'Payment result', '/pages/order/cashier/success?orderId=ORDER'],
  ['[R-2.21]', 'Order details', '/pages/order/orderDetail/detail?orderId=ORDER'],
  ['[R-2.23]', 'Log in', '/pages/user/login/login'],
  ['[R-2.24]', 'Log in with code', '/pages/user/login/codeLogin'],
  ['[R-2.26]', 'Register', '/pages/user/login/register'],
  ['[R-2.27]', 'Reset password', '/pages/user/login/reset'],
  ['[R-2.28]', 'Set password', '/pages/user/login/setPwd'],
  ['[R-2.30]', 'Terms of service', '/pages/user/login/termsOfService'],
  ['[R-2.31]', 'Privacy policy', '/pages/user/login/privacyPolicy'],
  ['[R-2.32]', 'Coupons', '/pages/user/coupon/coupon'],
  ['[R-2.33]', 'Points', '/pages/user/points/points'],
  ['[R-2.34]', 'Points explanation', '/pages/user/points/description'],
  ['[R-2.35]', 'Personal data', '/pages/user/personalData/personalData'],
  ['[R-2.36]', 'Delete account', '/pages/user/personalData/deleteAccount'],
  ['[R-2.37]', 'About us', '/pages/user/aboutus/aboutus'],
  ['[R-2.38]', 'Member code', '/pages/user/mine/memberCode'],
])(
  '%s[R-2.3] the page "%s" says so in its bar and in the tab of the browser',
  async (_id, title, address, heading = title) => {
    const { orderId } = await shopWithOrder()
    const isLoggedIn = !address.startsWith('/pages/user/login/') || address.endsWith('setPwd')
    const stored = isLoggedIn ? { icc_token: goodToken() } : {}
    await openApp({ hash: `#${address.replace('ORDER', orderId)}`, stored })
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
    await waitFor(() => expect(document.title).toBe(`${title} · Camellia Row`))
  },
)
