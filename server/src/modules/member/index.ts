export { memberJobs } from './jobs.ts'
export { findAssistant } from './queries.ts'
export { serveMembers } from './routes.ts'
