export { layOverTables } from './lay-over-tables.ts'
export { type FirstItem, putFirstItems } from './put-items.ts'
export { findOpenDraft, listChanges } from './queries.ts'
export { serveDrafts } from './routes.ts'
