import type { App } from './http/app.ts'
import type { FindSettings } from './http/pages.ts'
import { Catalog, serveCatalog } from './modules/catalog/index.ts'
import { createBrands, createStartBytes, servePagesOfBrand } from './modules/page/index.ts'
import { servePromotions } from './modules/promotion/index.ts'
import { createStores, serveStores } from './modules/store/index.ts'

/** What the pages need from the modules. */
export interface Modules {
  readonly findSettings?: FindSettings
}

/** The one list of modules: each adds its routes, each talks to others only through their index.ts. */
export function registerModules(app: App): Modules {
  const stores = createStores(app.db)
  const catalog = new Catalog(app.db)
  const brands = createBrands(app.db)
  const start = createStartBytes(brands)
  servePagesOfBrand(app, brands, start)
  serveStores(app, stores)
  serveCatalog(app, { catalog, stores })
  servePromotions(app, { catalog, stores })
  return { findSettings: start.page }
}
