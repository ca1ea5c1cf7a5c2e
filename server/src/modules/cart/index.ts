export { type CartOf, Carts } from './carts.ts'
export { serveCarts } from './routes.ts'
