export { layOverTables } from './lay-over-tables.ts'
export { findOpenDraft, listChanges } from './queries.ts'
export { serveDrafts } from './routes.ts'
