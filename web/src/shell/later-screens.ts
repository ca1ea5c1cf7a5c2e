/** Screens that hardly anybody sees first: their files are named here, so that the first page need not name them. */
export const laterScreens = {
  storeList: () => import('../screens/store-list/store-list.tsx'),
  searchStore: () => import('../screens/search-store/search-store.tsx'),
  confirmOrder: () => import('../screens/confirm-order/confirm-order.tsx'),
  cashier: () => import('../screens/cashier/cashier.tsx'),
  paySuccess: () => import('../screens/pay-success/pay-success.tsx'),
  orderDetail: () => import('../screens/order-detail/order-detail.tsx'),
  coupon: () => import('../screens/coupon/coupon.tsx'),
  points: () => import('../screens/points/points.tsx'),
  pointsDescription: () => import('../screens/points-description/points-description.tsx'),
  memberCode: () => import('../screens/member-code/member-code.tsx'),
  notFound: () => import('../screens/not-found/not-found.tsx'),
  verifyCode: () => import('../screens/verify-code/verify-code.tsx'),
  terms: () => import('../screens/agreement/terms.tsx'),
  privacy: () => import('../screens/agreement/privacy.tsx'),
  codeLogin: () => import('../screens/code-login/code-login.tsx'),
} as const
