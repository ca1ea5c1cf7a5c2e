export { memberJobs } from './jobs.ts'
export { findAssistant, listAssists } from './queries.ts'
export { serveMembers } from './routes.ts'
