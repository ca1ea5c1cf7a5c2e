export { ledgerJobs } from './jobs.ts'
export { enter } from './queries.ts'
