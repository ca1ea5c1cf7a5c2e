import type { PhraseKey } from '@tiffin/phrases/key'
import type { ComponentType } from 'react'
import { Screen as Home } from '../screens/home/home.tsx'
import { paths } from '../state/paths.ts'
import { loadRestOfWords } from '../state/words.ts'
import type { laterScreens } from './later-screens.ts'
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

const later = (key: keyof typeof laterScreens) =>
  rest(() => import('./later-screens.ts').then((module) => module.laterScreens[key]()))

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
const ownPage = (key: keyof typeof laterScreens) => page(key, later(key), { needLogin: true })
const openPage = (key: keyof typeof laterScreens) => page(key, later(key))

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
  openPage('storeList'),
  openPage('searchStore'),
  openPage('searchGoods'),
  openPage('previewImage'),
  openPage('shareDownload'),
  openPage('webView'),
  ownPage('confirmOrder'),
  ownPage('cashier'),
  ownPage('paySuccess'),
  ownPage('orderDetail'),
  ownPage('coupon'),
  ownPage('points'),
  openPage('pointsDescription'),
  ownPage('memberCode'),
  ownPage('personalData'),
  ownPage('deleteAccount'),
  openPage('aboutUs'),
  openPage('notFound'),
  openPage('login'),
  openPage('codeLogin'),
  openPage('verifyCode'),
  openPage('register'),
  openPage('reset'),
  ownPage('setPwd'),
  ownPage('changePwd'),
  openPage('terms'),
  openPage('privacy'),
]
