export { serveEmployees } from './routes.ts'
