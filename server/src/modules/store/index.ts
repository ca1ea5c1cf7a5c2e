export { statusOf } from './present-store.ts'
export type { StoreRow } from './queries.ts'
export { serveStores } from './routes.ts'
export { createStores, type Stores } from './stores.ts'
