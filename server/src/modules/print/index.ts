export { servePrinting } from './asking/routes.ts'
export { insertJobs, insertSlips } from './queue/queries.ts'
export { servePrinters } from './routes.ts'
export type { ReadOrder } from './ticket/write-job.ts'
