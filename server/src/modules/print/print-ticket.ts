import type { Context } from '../../base/context.ts'
import type { Services } from '../../db/services.ts'
import { insertAgain, noteBrowserPrint } from './queue/queries.ts'

interface Wish {
  readonly orderId: string
  readonly requestId: string
  readonly byBrowser: boolean
}

/** Has the ticket of an order of the caller's store printed, or notes that a browser prints it [print-7]. */
export async function printTicket(app: Services, { byBrowser, ...wish }: Wish, context: Context<'staff'>) {
  const { corp, session, now } = context
  const asking = { ...wish, storeId: session.storeId, now }
  const insert = byBrowser ? noteBrowserPrint(corp.corpId, asking) : insertAgain(corp.corpId, asking)
  const { rows } = await app.db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) => tx.run(insert))
  return { isCopy: rows.some(({ isCopy }) => isCopy), printerCount: byBrowser ? 0 : rows.length }
}
