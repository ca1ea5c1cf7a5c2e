export { Approvals, type Approver } from './pin/approvals.ts'
export { findStaffById } from './queries.ts'
export { serveStaff } from './routes.ts'
