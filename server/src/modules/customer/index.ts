export { serveCustomers } from './routes.ts'
