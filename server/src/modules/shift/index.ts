export { serveShifts } from './routes.ts'
