/** The addresses of pages that everybody may open. */
const openPaths = {
  home: '/',
  menu: '/pages/home/menu/menu',
  orders: '/pages/order/order',
  mine: '/pages/user/mine/mine',
  storeList: '/pages/home/storeList/storeList',
  searchStore: '/pages/home/storeList/searchStore',
  searchGoods: '/pages/home/searchGoods/searchGoods',
  previewImage: '/pages/home/previewImage/previewImage',
  shareDownload: '/pages/home/shareDownload/index',
  webView: '/pages/webview/webview',
  notFound: '/pages/error/404',
  login: '/pages/user/login/login',
  codeLogin: '/pages/user/login/codeLogin',
  verifyCode: '/pages/user/login/verifyCodeLogin',
  register: '/pages/user/login/register',
  reset: '/pages/user/login/reset',
  terms: '/pages/user/login/termsOfService',
  privacy: '/pages/user/login/privacyPolicy',
  pointsDescription: '/pages/user/points/description',
  aboutUs: '/pages/user/aboutus/aboutus',
  allergens: '/pages/user/personalData/allergens',
} as const

/** The addresses of pages that ask a visitor to log in first. */
export const ownPaths = {
  confirmOrder: '/pages/order/confirmOrder/confirmOrder',
  cashier: '/pages/order/cashier/cashier',
  paySuccess: '/pages/order/cashier/success',
  orderDetail: '/pages/order/orderDetail/detail',
  setPwd: '/pages/user/login/setPwd',
  changePwd: '/pages/user/login/changePwd',
  coupon: '/pages/user/coupon/coupon',
  points: '/pages/user/points/points',
  personalData: '/pages/user/personalData/personalData',
  deleteAccount: '/pages/user/personalData/deleteAccount',
  memberCode: '/pages/user/mine/memberCode',
} as const

/** The address of every page [page-1]. */
export const paths = { ...openPaths, ...ownPaths } as const

/** An address with inputs for the page. */
export function withInputs(path: string, inputs: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(inputs).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return given.length === 0 ? path : `${path}?${given.join('&')}`
}
