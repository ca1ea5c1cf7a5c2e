import { createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { lazyPart } from '../features/load/lazy-part.ts'
import { readAuditSearch } from '../screens/audit/audit-search.ts'
import { readItemSearch } from '../screens/items/item-search.ts'
import { readLogInSearch } from '../screens/log-in/log-in-search.ts'
import { NoBrandScreen } from '../screens/no-brand/no-brand.tsx'
import { readOfferSearch } from '../screens/offers/offer-search.ts'
import { readOrderSearch } from '../screens/orders/order-search.ts'
import { readPageSearch } from '../screens/pages/page-search.ts'
import { readPaymentSearch } from '../screens/payments/payment-search.ts'
import { readReconciliationSearch } from '../screens/payments/reconciliation/reconciliation-search.ts'
import { readPictureSearch } from '../screens/pictures/picture-search.ts'
import { readPriceListSearch } from '../screens/price-lists/price-list-search.ts'
import { readProductSearch } from '../screens/products/product-search.ts'
import { readStartSearch } from '../screens/start/steps.ts'
import { readStoreSearch } from '../screens/stores/store-search.ts'
import { readTeamSearch } from '../screens/team/team-search.ts'
import { readTranslationSearch } from '../screens/translations/translation-search.ts'
import { basePath } from '../state/corp-place.ts'
import { CorpLayout } from './corp-layout.tsx'
import { FirstPage } from './first-page.tsx'
import { Frame } from './frame.tsx'
import { NotFound } from './not-found.tsx'
import { PageFailed } from './page-failed.tsx'
import { PageNotice } from './page-notice.tsx'
import { stayUntilLoaded } from './stay.ts'

function Root() {
  return (
    <>
      <Outlet />
      <PageNotice />
    </>
  )
}

const root = createRootRoute({ component: Root, notFoundComponent: () => <NoBrandScreen /> })

const noBrand = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: NoBrandScreen,
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyPart(() => import('../screens/setup/setup.tsx'), 'SetupScreen'),
})

const corp = createRoute({ getParentRoute: () => root, path: '/$corp', component: CorpLayout })

const logIn = createRoute({
  getParentRoute: () => corp,
  path: '/log-in',
  validateSearch: readLogInSearch,
  component: lazyPart(() => import('../screens/log-in/log-in.tsx'), 'LogInScreen'),
})

const invitation = createRoute({
  getParentRoute: () => corp,
  path: '/invitation',
  component: lazyPart(() => import('../screens/invitation/invitation.tsx'), 'InvitationScreen'),
})

/** Everything that asks for a log-in. */
const inside = createRoute({ getParentRoute: () => corp, id: '_in', component: Frame, notFoundComponent: NotFound })

const first = createRoute({ getParentRoute: () => inside, path: '/', component: FirstPage })

const start = createRoute({
  getParentRoute: () => inside,
  path: '/start',
  validateSearch: readStartSearch,
  component: lazyPart(() => import('../screens/start/start.tsx'), 'StartScreen'),
})

const menu = createRoute({
  getParentRoute: () => inside,
  path: '/menu',
  validateSearch: readProductSearch,
  component: lazyPart(() => import('../screens/products/products.tsx'), 'ProductsScreen'),
})

const product = createRoute({
  getParentRoute: () => inside,
  path: '/menu/$productId',
  component: lazyPart(() => import('../screens/product/product.tsx'), 'ProductScreen'),
})

const categories = createRoute({
  getParentRoute: () => inside,
  path: '/menu/categories',
  validateSearch: readItemSearch,
  component: lazyPart(() => import('../screens/items/categories.tsx'), 'CategoriesScreen'),
})

const options = createRoute({
  getParentRoute: () => inside,
  path: '/menu/options',
  validateSearch: readItemSearch,
  component: lazyPart(() => import('../screens/items/options.tsx'), 'OptionsScreen'),
})

const materials = createRoute({
  getParentRoute: () => inside,
  path: '/menu/materials',
  validateSearch: readItemSearch,
  component: lazyPart(() => import('../screens/items/materials.tsx'), 'MaterialsScreen'),
})

const priceLists = createRoute({
  getParentRoute: () => inside,
  path: '/menu/price-lists',
  validateSearch: readPriceListSearch,
  component: lazyPart(() => import('../screens/price-lists/price-lists.tsx'), 'PriceListsScreen'),
})

const translations = createRoute({
  getParentRoute: () => inside,
  path: '/menu/translations',
  validateSearch: readTranslationSearch,
  component: lazyPart(() => import('../screens/translations/translations.tsx'), 'TranslationsScreen'),
})

const spreadsheet = createRoute({
  getParentRoute: () => inside,
  path: '/menu/spreadsheet',
  component: lazyPart(() => import('../screens/spreadsheet/spreadsheet.tsx'), 'SpreadsheetScreen'),
})

const offers = createRoute({
  getParentRoute: () => inside,
  path: '/offers',
  validateSearch: readOfferSearch,
  component: lazyPart(() => import('../screens/offers/offers.tsx'), 'OffersScreen'),
})

const pages = createRoute({
  getParentRoute: () => inside,
  path: '/pages',
  validateSearch: readPageSearch,
  component: lazyPart(() => import('../screens/pages/pages.tsx'), 'PagesScreen'),
})

const pictures = createRoute({
  getParentRoute: () => inside,
  path: '/pictures',
  validateSearch: readPictureSearch,
  component: lazyPart(() => import('../screens/pictures/pictures.tsx'), 'PicturesScreen'),
})

const publish = createRoute({
  getParentRoute: () => inside,
  path: '/publish',
  component: lazyPart(() => import('../screens/publish/publish.tsx'), 'PublishScreen'),
})

const stores = createRoute({
  getParentRoute: () => inside,
  path: '/stores',
  validateSearch: readStoreSearch,
  component: lazyPart(() => import('../screens/stores/stores.tsx'), 'StoresScreen'),
})

const storeGroups = createRoute({
  getParentRoute: () => inside,
  path: '/stores/groups',
  component: lazyPart(() => import('../screens/store-groups/store-groups.tsx'), 'StoreGroupsScreen'),
})

const store = createRoute({
  getParentRoute: () => inside,
  path: '/stores/$storeId',
  component: lazyPart(() => import('../screens/store/store.tsx'), 'StoreScreen'),
})

const orders = createRoute({
  getParentRoute: () => inside,
  path: '/orders',
  validateSearch: readOrderSearch,
  component: lazyPart(() => import('../screens/orders/orders.tsx'), 'OrdersScreen'),
})

const payments = createRoute({
  getParentRoute: () => inside,
  path: '/payments',
  validateSearch: readPaymentSearch,
  component: lazyPart(() => import('../screens/payments/payments.tsx'), 'PaymentsScreen'),
})

const paymentAccounts = createRoute({
  getParentRoute: () => inside,
  path: '/payments/accounts',
  component: lazyPart(() => import('../screens/payments/accounts/accounts.tsx'), 'AccountsScreen'),
})

const reconciliation = createRoute({
  getParentRoute: () => inside,
  path: '/payments/reconciliation',
  validateSearch: readReconciliationSearch,
  component: lazyPart(() => import('../screens/payments/reconciliation/reconciliation.tsx'), 'ReconciliationScreen'),
})

const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: lazyPart(() => import('../screens/settings/settings.tsx'), 'SettingsScreen'),
})

const team = createRoute({
  getParentRoute: () => inside,
  path: '/team',
  validateSearch: readTeamSearch,
  component: lazyPart(() => import('../screens/team/team.tsx'), 'TeamScreen'),
})

const audit = createRoute({
  getParentRoute: () => inside,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyPart(() => import('../screens/audit/audit.tsx'), 'AuditScreen'),
})

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyPart(() => import('../screens/account/account.tsx'), 'AccountScreen'),
})

/** Any other address below a brand; a log-in comes first there too. */
const unknownPage = createRoute({ getParentRoute: () => inside, path: '/$', component: NotFound })

const routeTree = root.addChildren([
  noBrand,
  setup,
  corp.addChildren([
    logIn,
    invitation,
    inside.addChildren([
      first,
      start,
      menu,
      product,
      categories,
      options,
      materials,
      priceLists,
      translations,
      spreadsheet,
      offers,
      pages,
      pictures,
      publish,
      stores,
      storeGroups,
      store,
      orders,
      payments,
      paymentAccounts,
      reconciliation,
      settings,
      team,
      audit,
      account,
      unknownPage,
    ]),
  ]),
])

/** Filters stand in the address as plain words: `?role=owner&text=mei`. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export function createDeskRouter() {
  const router = createRouter({
    routeTree,
    basepath: basePath,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: PageFailed,
  })
  stayUntilLoaded(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}
