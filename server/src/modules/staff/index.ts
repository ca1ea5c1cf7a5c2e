export { findStaffById } from './queries.ts'
export { serveStaff } from './routes.ts'
