export { servePoints } from './routes.ts'
