export { type Corps, createCorps } from './corps.ts'
export type { Corp } from './queries.ts'
