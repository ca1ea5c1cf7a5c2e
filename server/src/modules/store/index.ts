export { statusOf } from './present-store.ts'
export { listFavourites, type StoreRow } from './queries.ts'
export { findStoreOfVisitor, serveStores } from './routes.ts'
export { createStores, type Stores } from './stores.ts'
