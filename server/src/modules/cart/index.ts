export { serveCarts } from './routes.ts'
