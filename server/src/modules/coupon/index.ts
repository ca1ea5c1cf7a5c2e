export { serveCoupons } from './routes.ts'
