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

type Key = keyof typeof paths

/** A page by its key: path and title follow from it. */
const page = (key: Key, screen: LazyScreen, more?: Partial<PageRule>): AppPage => ({
  path: paths[key],
  key,
  title: `title.${key}`,
  screen,
  ...more,
})

const tabPage = (key: Key, screen: LazyScreen, tab: number) => page(key, screen, { tab })
/** A visitor is asked to log in first. */
const ownPage = (key: Key, load: Load) => page(key, rest(load), { needLogin: true })
const openPage = (key: Key, load: Load) => page(key, rest(load))

const codeLogin = rest(() => import('../screens/code-login/code-login.tsx'))
const home = lazyScreen(() => Promise.resolve(Home))

/** Every page of the app. What is not here is not found. */
export const pages: readonly AppPage[] = [
  page('home', home, { tab: 0, alias: '/pages/home/index/index' }),
  tabPage(
    'menu',
    rest(() => import('../screens/menu/menu.tsx')),
    1,
  ),
  tabPage(
    'orders',
    rest(() => import('../screens/order-list/order-list.tsx')),
    2,
  ),
  tabPage(
    'mine',
    rest(() => import('../screens/mine/mine.tsx')),
    3,
  ),
  openPage('storeList', () => import('../screens/store-list/store-list.tsx')),
  openPage('searchStore', () => import('../screens/search-store/search-store.tsx')),
  ownPage('confirmOrder', () => import('../screens/confirm-order/confirm-order.tsx')),
  ownPage('cashier', () => import('../screens/cashier/cashier.tsx')),
  ownPage('paySuccess', () => import('../screens/pay-success/pay-success.tsx')),
  ownPage('orderDetail', () => import('../screens/order-detail/order-detail.tsx')),
  ownPage('coupon', () => import('../screens/coupon/coupon.tsx')),
  ownPage('points', () => import('../screens/points/points.tsx')),
  openPage('pointsDescription', () => import('../screens/points-description/points-description.tsx')),
  openPage('notFound', () => import('../screens/not-found/not-found.tsx')),
  page('login', codeLogin),
  page('codeLogin', codeLogin),
  openPage('verifyCode', () => import('../screens/verify-code/verify-code.tsx')),
  openPage('terms', () => import('../screens/agreement/terms.tsx')),
  openPage('privacy', () => import('../screens/agreement/privacy.tsx')),
]

/** Pages that close together after logging in. */
export const loginGroup: readonly string[] = [paths.login, paths.codeLogin, paths.verifyCode]
