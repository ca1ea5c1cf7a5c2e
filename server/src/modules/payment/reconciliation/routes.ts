import * as desk from '@tiffin/contract/desk/reconciliation'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { auditEntry } from '../../audit/index.ts'
import type { Payments } from '../payments.ts'
import type { DayKey } from './queries.ts'
import { reconcileDay } from './reconcile-day.ts'
import { settle } from './settle-difference.ts'
import { showDay, showDays } from './show-days.ts'

/** A person asks for a comparison: it is made at once, and noted who asked with what came of it. */
async function again(app: App, payments: Payments, { context, ...key }: DayKey & { context: Context<'staff'> }) {
  const { db, log } = app
  const { corp, now } = context
  const item = { kind: 'reconciliation', id: `${key.account} ${key.day}`, name: key.day }
  const audit = [auditEntry(context, { action: 'payment.reconcile', item })]
  const outcome = await reconcileDay({ db, payments, log }, { corp, now, isAsked: true, audit, ...key })
  if (outcome === 'unknown') throw new Refusal('reconciliationUnknown')
  if (outcome === 'unreached') throw new Refusal('providerUnreachable')
  return {}
}

/** The desk's calls about the books and what providers say. */
export function serveReconciliation(app: App, payments: Payments): void {
  route(app, desk.listReconciledDays, (wish, context) => showDays(app, wish, context))
  route(app, desk.findReconciledDay, (wish, context) => showDay(app, wish, context))
  route(app, desk.reconcileAgain, (wish, context) => again(app, payments, { ...wish, context }))
  route(app, desk.settleDifference, (wish, context) => settle(app, wish, context))
  route(app, desk.writeOffDifference, (wish, context) => settle(app, { ...wish, way: 'writeOff' }, context))
}
