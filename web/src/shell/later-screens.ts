/** Screens that hardly anybody sees first: their files are named here, so that the first page need not name them. */
export const laterScreens = {
  storeList: () => import('../screens/store-list/store-list.tsx'),
  searchStore: () => import('../screens/search-store/search-store.tsx'),
  searchGoods: () => import('../screens/search-goods/search-goods.tsx'),
  previewImage: () => import('../screens/preview-image/preview-image.tsx'),
  shareDownload: () => import('../screens/share-download/share-download.tsx'),
  webView: () => import('../screens/web-view/web-view.tsx'),
  confirmOrder: () => import('../screens/confirm-order/confirm-order.tsx'),
  cashier: () => import('../screens/cashier/cashier.tsx'),
  paySuccess: () => import('../screens/pay-success/pay-success.tsx'),
  orderDetail: () => import('../screens/order-detail/order-detail.tsx'),
  coupon: () => import('../screens/coupon/coupon.tsx'),
  points: () => import('../screens/points/points.tsx'),
  pointsDescription: () => import('../screens/points-description/points-description.tsx'),
  personalData: () => import('../screens/personal-data/personal-data.tsx'),
  deleteAccount: () => import('../screens/delete-account/delete-account.tsx'),
  aboutUs: () => import('../screens/about-us/about-us.tsx'),
  memberCode: () => import('../screens/member-code/member-code.tsx'),
  notFound: () => import('../screens/not-found/not-found.tsx'),
  login: () => import('../screens/login/login.tsx'),
  codeLogin: () => import('../screens/code-login/code-login.tsx'),
  register: () => import('../screens/register/register.tsx'),
  reset: () => import('../screens/reset/reset.tsx'),
  setPwd: () => import('../screens/set-pwd/set-pwd.tsx'),
  changePwd: () => import('../screens/change-pwd/change-pwd.tsx'),
  verifyCode: () => import('../screens/verify-code/verify-code.tsx'),
  terms: () => import('../screens/agreement/terms.tsx'),
  privacy: () => import('../screens/agreement/privacy.tsx'),
} as const

/** The code of the page whose key stands in an address, before the app can tell which page it is. */
export async function fetchScreenAt(address: string): Promise<void> {
  const parts = address.split(/[/?]/).reverse()
  const screen = Object.entries(laterScreens).find(([key]) => parts.includes(key))?.[1]
  await screen?.()
}
