export { serveSharedCarts } from './routes.ts'
export { findShared } from './shared.ts'
export { SharedCarts } from './shared-carts.ts'
