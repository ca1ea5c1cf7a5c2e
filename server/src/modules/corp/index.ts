export { createCorps } from './corps.ts'
