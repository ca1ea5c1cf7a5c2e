export { stockHints } from './hints.ts'
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
