export { readyJobs } from './jobs.ts'
export { findKept } from './queries.ts'
export { type Promised, promiseOf, soonestOf } from './ready-time.ts'
export { serveReadyControl, serveReadyTime } from './routes.ts'
