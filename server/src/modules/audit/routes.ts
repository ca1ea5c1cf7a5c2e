import { listAudit } from '@tiffin/contract/desk/audit'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { listAuditEntries } from './list-entries.ts'

/** The log of what staff changed. */
export function serveAudit(app: App): void {
  route(app, listAudit, (wish, context) => listAuditEntries(app, wish, context))
}
