import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { readAuditSearch } from '../screens/audit/audit-search.ts'
import { readItemSearch } from '../screens/items/item-search.ts'
import { readLogInSearch } from '../screens/log-in/log-in-search.ts'
import { NoBrandScreen } from '../screens/no-brand/no-brand.tsx'
import { readOfferSearch } from '../screens/offers/offer-search.ts'
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

const root = createRootRoute({ component: Outlet, notFoundComponent: () => <NoBrandScreen /> })

const noBrand = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: NoBrandScreen,
})

const setup = createRoute({
  getParentRoute: () => root,
  path: '/setup',
  component: lazyRouteComponent(() => import('../screens/setup/setup.tsx'), 'SetupScreen'),
})

const corp = createRoute({ getParentRoute: () => root, path: '/$corp', component: CorpLayout })

const logIn = createRoute({
  getParentRoute: () => corp,
  path: '/log-in',
  validateSearch: readLogInSearch,
  component: lazyRouteComponent(() => import('../screens/log-in/log-in.tsx'), 'LogInScreen'),
})

const invitation = createRoute({
  getParentRoute: () => corp,
  path: '/invitation',
  component: lazyRouteComponent(() => import('../screens/invitation/invitation.tsx'), 'InvitationScreen'),
})

/** Everything that asks for a log-in. */
const inside = createRoute({ getParentRoute: () => corp, id: '_in', component: Frame, notFoundComponent: NotFound })

const first = createRoute({ getParentRoute: () => inside, path: '/', component: FirstPage })

const start = createRoute({
  getParentRoute: () => inside,
  path: '/start',
  validateSearch: readStartSearch,
  component: lazyRouteComponent(() => import('../screens/start/start.tsx'), 'StartScreen'),
})

const menu = createRoute({
  getParentRoute: () => inside,
  path: '/menu',
  validateSearch: readProductSearch,
  component: lazyRouteComponent(() => import('../screens/products/products.tsx'), 'ProductsScreen'),
})

const product = createRoute({
  getParentRoute: () => inside,
  path: '/menu/$productId',
  component: lazyRouteComponent(() => import('../screens/product/product.tsx'), 'ProductScreen'),
})

const categories = createRoute({
  getParentRoute: () => inside,
  path: '/menu/categories',
  validateSearch: readItemSearch,
  component: lazyRouteComponent(() => import('../screens/items/categories.tsx'), 'CategoriesScreen'),
})

const options = createRoute({
  getParentRoute: () => inside,
  path: '/menu/options',
  validateSearch: readItemSearch,
  component: lazyRouteComponent(() => import('../screens/items/options.tsx'), 'OptionsScreen'),
})

const materials = createRoute({
  getParentRoute: () => inside,
  path: '/menu/materials',
  validateSearch: readItemSearch,
  component: lazyRouteComponent(() => import('../screens/items/materials.tsx'), 'MaterialsScreen'),
})

const priceLists = createRoute({
  getParentRoute: () => inside,
  path: '/menu/price-lists',
  validateSearch: readPriceListSearch,
  component: lazyRouteComponent(() => import('../screens/price-lists/price-lists.tsx'), 'PriceListsScreen'),
})

const translations = createRoute({
  getParentRoute: () => inside,
  path: '/menu/translations',
  validateSearch: readTranslationSearch,
  component: lazyRouteComponent(() => import('../screens/translations/translations.tsx'), 'TranslationsScreen'),
})

const spreadsheet = createRoute({
  getParentRoute: () => inside,
  path: '/menu/spreadsheet',
  component: lazyRouteComponent(() => import('../screens/spreadsheet/spreadsheet.tsx'), 'SpreadsheetScreen'),
})

const offers = createRoute({
  getParentRoute: () => inside,
  path: '/offers',
  validateSearch: readOfferSearch,
  component: lazyRouteComponent(() => import('../screens/offers/offers.tsx'), 'OffersScreen'),
})

const pages = createRoute({
  getParentRoute: () => inside,
  path: '/pages',
  validateSearch: readPageSearch,
  component: lazyRouteComponent(() => import('../screens/pages/pages.tsx'), 'PagesScreen'),
})

const pictures = createRoute({
  getParentRoute: () => inside,
  path: '/pictures',
  validateSearch: readPictureSearch,
  component: lazyRouteComponent(() => import('../screens/pictures/pictures.tsx'), 'PicturesScreen'),
})

const publish = createRoute({
  getParentRoute: () => inside,
  path: '/publish',
  component: lazyRouteComponent(() => import('../screens/publish/publish.tsx'), 'PublishScreen'),
})

const stores = createRoute({
  getParentRoute: () => inside,
  path: '/stores',
  validateSearch: readStoreSearch,
  component: lazyRouteComponent(() => import('../screens/stores/stores.tsx'), 'StoresScreen'),
})

const storeGroups = createRoute({
  getParentRoute: () => inside,
  path: '/stores/groups',
  component: lazyRouteComponent(() => import('../screens/store-groups/store-groups.tsx'), 'StoreGroupsScreen'),
})

const store = createRoute({
  getParentRoute: () => inside,
  path: '/stores/$storeId',
  component: lazyRouteComponent(() => import('../screens/store/store.tsx'), 'StoreScreen'),
})

const payments = createRoute({
  getParentRoute: () => inside,
  path: '/payments',
  validateSearch: readPaymentSearch,
  component: lazyRouteComponent(() => import('../screens/payments/payments.tsx'), 'PaymentsScreen'),
})

const paymentAccounts = createRoute({
  getParentRoute: () => inside,
  path: '/payments/accounts',
  component: lazyRouteComponent(() => import('../screens/payments/accounts/accounts.tsx'), 'AccountsScreen'),
})

const reconciliation = createRoute({
  getParentRoute: () => inside,
  path: '/payments/reconciliation',
  validateSearch: readReconciliationSearch,
  component: lazyRouteComponent(
    () => import('../screens/payments/reconciliation/reconciliation.tsx'),
    'ReconciliationScreen',
  ),
})

const settings = createRoute({
  getParentRoute: () => inside,
  path: '/settings',
  component: lazyRouteComponent(() => import('../screens/settings/settings.tsx'), 'SettingsScreen'),
})

const team = createRoute({
  getParentRoute: () => inside,
  path: '/team',
  validateSearch: readTeamSearch,
  component: lazyRouteComponent(() => import('../screens/team/team.tsx'), 'TeamScreen'),
})

const audit = createRoute({
  getParentRoute: () => inside,
  path: '/audit',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('../screens/audit/audit.tsx'), 'AuditScreen'),
})

const account = createRoute({
  getParentRoute: () => inside,
  path: '/account',
  component: lazyRouteComponent(() => import('../screens/account/account.tsx'), 'AccountScreen'),
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

export const createDeskRouter = () =>
  createRouter({
    routeTree,
    basepath: basePath,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: PageFailed,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createDeskRouter>
  }
}
