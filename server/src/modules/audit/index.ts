export { auditEntry, changesBetween, type Noted } from './note-change.ts'
export { serveAudit } from './routes.ts'
