import type { PhraseKey } from '@tiffin/phrases/key'
import type { ComponentType } from 'react'
import { fetchOrder } from '../../data/order/order.ts'
import { HomeScreen } from '../../screens/home/home.tsx'
import { loadOrderingWords, loadRestOfWords } from '../../state/language/words.ts'
import { ownPaths, paths } from '../../state/navigation/paths.ts'
import { splitUrl } from '../navigator/page-url.ts'
import { findPage, type PageRule } from '../navigator/route-rules.ts'
import type { laterScreens } from './later-screens.ts'
import { type LazyScreen, lazyScreen } from './lazy-screen.ts'

/** A registered page [page-1]. */
export interface AppPage extends PageRule {
  /** `data-testid` is `page-<key>`. */
  readonly key: string
  readonly title: PhraseKey
  readonly screen: LazyScreen
  /** When a visit begins here: asks for what the page shows, so that it stands in the first paint. */
  readonly ahead?: (inputs: Readonly<Record<string, string>>) => Promise<void>
}

type Load = () => Promise<ComponentType>

/** A page and the words it needs. */
const withWords = (load: Load, words: () => Promise<void>) =>
  lazyScreen(() => Promise.all([load(), words()]).then(([screen]) => screen))

const rest = (load: Load) => withWords(load, loadRestOfWords)

const later = (key: keyof typeof laterScreens) =>
  rest(() => import('./later-screens.ts').then((module) => module.laterScreens[key]()))

type Key = keyof typeof paths

/** A page by its key: path, title and whether it needs a log-in follow from it. */
const page = (key: Key, screen: LazyScreen, more?: Partial<AppPage>): AppPage => ({
  path: paths[key],
  key,
  title: `title.${key}`,
  screen,
  needLogin: key in ownPaths,
  ...more,
})

const home = lazyScreen(() => Promise.resolve(HomeScreen))

/** Pages with a chunk of their own: the tabs, and an order, which links from outside lead to. */
const direct: readonly AppPage[] = [
  page('home', home, { tab: 0, alias: '/pages/home/index/index' }),
  page(
    'menu',
    withWords(() => import('../../screens/menu/menu.tsx').then((it) => it.MenuScreen), loadOrderingWords),
    { tab: 1, ahead: () => import('../../data/catalog/catalog.ts').then((it) => it.fetchMenu()) },
  ),
  page(
    'orders',
    rest(() => import('../../screens/order-list/order-list.tsx').then((it) => it.OrderListScreen)),
    { tab: 2 },
  ),
  page(
    'mine',
    rest(() => import('../../screens/mine/mine.tsx').then((it) => it.MineScreen)),
    { tab: 3 },
  ),
  page(
    'orderDetail',
    withWords(
      () => import('../../screens/order-detail/order-detail.tsx').then((it) => it.OrderDetailScreen),
      loadOrderingWords,
    ),
    { ahead: ({ orderId }) => fetchOrder(orderId) },
  ),
]

const isLater = (key: string): key is keyof typeof laterScreens => direct.every((page) => page.key !== key)

/** Every page of the app: each address is one. What is not here is not found. */
export const pages: readonly AppPage[] = [
  ...direct,
  ...Object.keys(paths)
    .filter(isLater)
    .map((key) => page(key, later(key))),
]

/** The page of an in-app address. */
export const pageOf = (url: string): AppPage | undefined => findPage(pages, splitUrl(url).path)
