export { holdPoints, listSpendable } from './account-queries.ts'
export { pointsJobs } from './jobs.ts'
export { earnPoints, refundPoints, releasePoints, usePoints } from './points-of-orders.ts'
export { servePoints } from './routes.ts'
