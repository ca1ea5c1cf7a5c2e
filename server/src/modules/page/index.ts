export { servePages } from './routes.ts'
