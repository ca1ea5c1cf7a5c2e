export { serveStaff } from './routes.ts'
