export { serveSearch } from './routes.ts'
