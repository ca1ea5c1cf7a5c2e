export { Catalog, type MenuView, type Viewer } from './catalog.ts'
export { type FindProducts, productFinder } from './find-products.ts'
export type { MenuSource } from './menu-source.ts'
export { type CatalogParts, serveCatalog, viewMenus } from './routes.ts'
