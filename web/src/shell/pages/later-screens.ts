import type { ComponentType } from 'react'
import type { paths } from '../../state/navigation/paths.ts'

type LaterKey = Exclude<keyof typeof paths, 'home' | 'menu' | 'orders' | 'mine' | 'orderDetail'>

/** Screens that hardly anybody sees first: their files are named here, so that the first page need not name them. */
export const laterScreens = {
  storeList: () => import('../../screens/store-list/store-list.tsx').then((it) => it.StoreListScreen),
  searchStore: () => import('../../screens/search-store/search-store.tsx').then((it) => it.SearchStoreScreen),
  searchGoods: () => import('../../screens/search-goods/search-goods.tsx').then((it) => it.SearchGoodsScreen),
  previewImage: () => import('../../screens/preview-image/preview-image.tsx').then((it) => it.PreviewImageScreen),
  shareDownload: () => import('../../screens/share-download/share-download.tsx').then((it) => it.ShareDownloadScreen),
  webView: () => import('../../screens/web-view/web-view.tsx').then((it) => it.WebViewScreen),
  confirmOrder: () => import('../../screens/confirm-order/confirm-order.tsx').then((it) => it.ConfirmOrderScreen),
  cashier: () => import('../../screens/cashier/cashier.tsx').then((it) => it.CashierScreen),
  paySuccess: () => import('../../screens/pay-success/pay-success.tsx').then((it) => it.PaySuccessScreen),
  coupon: () => import('../../screens/coupon/coupon.tsx').then((it) => it.CouponScreen),
  points: () => import('../../screens/points/points.tsx').then((it) => it.PointsScreen),
  pointsDescription: () =>
    import('../../screens/points-description/points-description.tsx').then((it) => it.PointsDescriptionScreen),
  personalData: () => import('../../screens/personal-data/personal-data.tsx').then((it) => it.PersonalDataScreen),
  deleteAccount: () => import('../../screens/delete-account/delete-account.tsx').then((it) => it.DeleteAccountScreen),
  allergens: () => import('../../screens/allergens/allergens.tsx').then((it) => it.AllergensScreen),
  aboutUs: () => import('../../screens/about-us/about-us.tsx').then((it) => it.AboutUsScreen),
  memberCode: () => import('../../screens/member-code/member-code.tsx').then((it) => it.MemberCodeScreen),
  notFound: () => import('../../screens/not-found/not-found.tsx').then((it) => it.NotFoundScreen),
  login: () => import('../../screens/login/login.tsx').then((it) => it.LoginScreen),
  codeLogin: () => import('../../screens/code-login/code-login.tsx').then((it) => it.CodeLoginScreen),
  register: () => import('../../screens/register/register.tsx').then((it) => it.RegisterScreen),
  reset: () => import('../../screens/reset/reset.tsx').then((it) => it.ResetScreen),
  setPwd: () => import('../../screens/set-pwd/set-pwd.tsx').then((it) => it.SetPwdScreen),
  changePwd: () => import('../../screens/change-pwd/change-pwd.tsx').then((it) => it.ChangePwdScreen),
  verifyCode: () => import('../../screens/verify-code/verify-code.tsx').then((it) => it.VerifyCodeScreen),
  terms: () => import('../../screens/agreement/terms.tsx').then((it) => it.TermsScreen),
  privacy: () => import('../../screens/agreement/privacy.tsx').then((it) => it.PrivacyScreen),
} as const satisfies Record<LaterKey, () => Promise<ComponentType>>
