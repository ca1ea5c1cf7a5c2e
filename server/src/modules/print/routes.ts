import * as calls from '@tiffin/contract/print'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { printJobs } from './jobs.ts'
import { printTicket } from './print-ticket.ts'
import { addPrinter, removePrinter, showPrinters, testPrinter, updatePrinter } from './printers.ts'
import type { ReadOrder } from './ticket/write-job.ts'

/** The counter's calls about the printers of its store, and about tickets. */
export function servePrinters(app: App, readOrder: ReadOrder): void {
  const { publicUrl } = app.config
  app.jobs.push(...printJobs(app))
  route(app, calls.listPrinters, async (_nothing, context) => ({
    list: await showPrinters(app, context),
    serverTime: context.now,
  }))
  route(app, calls.addPrinter, (wish, context) => addPrinter({ ...app, publicUrl }, wish, context))
  route(app, calls.updatePrinter, ({ printerId, ...wish }, context) => updatePrinter(app, printerId, { wish, context }))
  route(app, calls.removePrinter, ({ printerId }, context) => removePrinter(app, printerId, context))
  route(app, calls.testPrinter, (wish, context) => testPrinter(app, wish, context))
  route(app, calls.printTicket, async (wish, context) => {
    const order = await readOrder(context, { storeId: context.session.storeId, orderId: wish.orderId })
    if (order.payTime === null) throw new Refusal('moveNotAllowed')
    return printTicket(app, wish, context)
  })
}
