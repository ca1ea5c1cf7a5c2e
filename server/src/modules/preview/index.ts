export { createPreviews, servePreviews } from './routes.ts'
