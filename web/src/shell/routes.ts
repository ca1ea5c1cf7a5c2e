import type { PhraseKey } from '@tiffin/phrases/key'
import type { ComponentType } from 'react'
import { Screen as Home } from '../screens/home/home.tsx'
import { paths } from '../state/paths.ts'
import { loadRestOfWords } from '../state/words.ts'
import { type LazyScreen, lazyScreen } from './lazy-screen.ts'
import type { PageRule } from './route-rules.ts'

/** A registered page (spec §2). */
export interface AppPage extends PageRule {
  /** `data-testid` is `page-<key>`. */
  readonly key: string
  readonly title: PhraseKey
  readonly screen: LazyScreen
}

type Load = () => Promise<{ Screen: ComponentType }>

/** A page that needs the rest of the words too. */
const rest = (load: Load) => lazyScreen(() => Promise.all([load(), loadRestOfWords()]).then(([{ Screen }]) => Screen))

const codeLogin = rest(() => import('../screens/code-login/code-login.tsx'))

/** Every page of the app. What is not here is not found. */
export const pages: readonly AppPage[] = [
  {
    path: paths.home,
    alias: '/pages/home/index/index',
    key: 'home',
    title: 'title.home',
    tab: 0,
    screen: lazyScreen(() => Promise.resolve(Home)),
  },
  {
    path: paths.menu,
    key: 'menu',
    title: 'title.menu',
    tab: 1,
    screen: rest(() => import('../screens/menu/menu.tsx')),
  },
  {
    path: paths.orders,
    key: 'orders',
    title: 'title.orders',
    tab: 2,
    screen: rest(() => import('../screens/order-list/order-list.tsx')),
  },
  {
    path: paths.mine,
    key: 'mine',
    title: 'title.mine',
    tab: 3,
    screen: rest(() => import('../screens/mine/mine.tsx')),
  },
  {
    path: paths.storeList,
    key: 'storeList',
    title: 'title.storeList',
    screen: rest(() => import('../screens/store-list/store-list.tsx')),
  },
  {
    path: paths.confirmOrder,
    key: 'confirmOrder',
    title: 'title.confirmOrder',
    needLogin: true,
    screen: rest(() => import('../screens/confirm-order/confirm-order.tsx')),
  },
  {
    path: paths.cashier,
    key: 'cashier',
    title: 'title.cashier',
    needLogin: true,
    screen: rest(() => import('../screens/cashier/cashier.tsx')),
  },
  {
    path: paths.paySuccess,
    key: 'paySuccess',
    title: 'title.paySuccess',
    needLogin: true,
    screen: rest(() => import('../screens/pay-success/pay-success.tsx')),
  },
  {
    path: paths.orderDetail,
    key: 'orderDetail',
    title: 'title.orderDetail',
    needLogin: true,
    screen: rest(() => import('../screens/order-detail/order-detail.tsx')),
  },
  {
    path: paths.notFound,
    key: 'notFound',
    title: 'title.notFound',
    screen: rest(() => import('../screens/not-found/not-found.tsx')),
  },
  { path: paths.login, key: 'login', title: 'title.login', screen: codeLogin },
  { path: paths.codeLogin, key: 'codeLogin', title: 'title.codeLogin', screen: codeLogin },
  {
    path: paths.verifyCode,
    key: 'verifyCode',
    title: 'title.verifyCode',
    screen: rest(() => import('../screens/verify-code/verify-code.tsx')),
  },
  {
    path: paths.terms,
    key: 'terms',
    title: 'title.terms',
    screen: rest(() => import('../screens/agreement/terms.tsx')),
  },
  {
    path: paths.privacy,
    key: 'privacy',
    title: 'title.privacy',
    screen: rest(() => import('../screens/agreement/privacy.tsx')),
  },
]

/** Pages that close together after logging in. */
export const loginGroup: readonly string[] = [paths.login, paths.codeLogin, paths.verifyCode]
