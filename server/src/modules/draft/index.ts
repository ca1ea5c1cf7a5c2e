export { serveDrafts } from './routes.ts'
