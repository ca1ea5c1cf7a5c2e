export { Receipts } from './receipts.ts'
export { serveReceipts } from './routes.ts'
