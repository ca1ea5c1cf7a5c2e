export { serveStock } from './counting/routes.ts'
export { stockHints } from './hints.ts'
export { hasNews } from './news.ts'
export { stockPlanJobs } from './plan/fill-up.ts'
export { serveStockPlans } from './plan/routes.ts'
export {
  isStockShort,
  type Need,
  needColumns,
  returnStock,
  type StockOrder,
  takeStock,
  takingStock,
  wasteStock,
} from './queries.ts'
export { listCountedOf, restock, returnPart } from './restock.ts'
export { soldOutJobs } from './sold-out/jobs.ts'
export { listSpans } from './sold-out/queries.ts'
export { serveSoldOut } from './sold-out/routes.ts'
