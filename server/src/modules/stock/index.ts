export { stockHints } from './hints.ts'
export { returnStock, type StockOrder, takeStock, wasteStock } from './statements.ts'
