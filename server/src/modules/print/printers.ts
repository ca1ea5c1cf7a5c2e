import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { printerStateOf } from '@tiffin/core/print/printer-state'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import type { Tx } from '../../db/unit.ts'
import { auditEntry, changesBetween } from '../audit/index.ts'
import * as queries from './queries.ts'
import { insertTestPage } from './queue/queries.ts'

type Staff = Context<'staff'>

/** What one store needs, and a bound for what is asked of it. */
const mostPrinters = 20
/** For how long tickets that could not be printed are counted. */
const failedForMs = 12 * 3_600_000

/** What is kept of the key in an address: 192 random bits need no salt. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Where a printer asks, which is the right to get its tickets [print-3]. */
const addressOf = (publicUrl: string, corpId: string, key: string): string => `${publicUrl}/print/${corpId}/${key}`

const noteOf = (
  context: Staff,
  action: string,
  printer: { id: string; name: string; before?: object; after?: object },
) =>
  auditEntry(context, {
    action,
    item: { kind: 'printer', id: printer.id, name: printer.name },
    storeId: context.session.storeId,
    changes: changesBetween(printer.before ?? {}, printer.after ?? {}),
  })

const inTx = <Value>(app: Services, { corp }: Staff, work: (tx: Tx) => Promise<Value>) =>
  app.db.tx({ role: 'app', corp: corp.corpId }, work)

/** The printers of the caller's store, and how they stand. */
export async function showPrinters(app: Services, { corp, session, now }: Staff) {
  const wish = { storeId: session.storeId, now, since: now - failedForMs }
  const [{ rows }] = await app.db.tx({ role: 'app', corp: corp.corpId, keyed: true }, (tx) =>
    tx.finish(queries.listPrinters(corp.corpId, wish)),
  )
  return rows.map(({ statusCode, ...row }) => ({ ...row, state: printerStateOf({ ...row, statusCode }, now) }))
}

/** Makes a printer; its address is told once. Refuses `printersFull`. */
export function addPrinter(app: Services & { publicUrl: string }, wish: queries.PrinterWish, context: Staff) {
  const { corp, session, now } = context
  const key = randomBytes(24).toString('base64url')
  const printerId = randomUUID()
  return inTx(app, context, async (tx) => {
    const row = { ...wish, printerId, storeId: session.storeId, keyHash: hashOfKey(key), now, most: mostPrinters }
    const { corpId } = corp
    const [, { rows }] = await tx.batch(queries.lockPrinters(corpId, row.storeId), queries.insertPrinter(corpId, row))
    if (rows.length === 0) throw new Refusal('printersFull')
    await tx.run(noteOf(context, 'printer.add', { id: printerId, name: wish.name, after: wish }))
    return { printerId, address: addressOf(app.publicUrl, corpId, key) }
  })
}

async function lock(tx: Tx, { corp, session }: Staff, printerId: string) {
  const [row] = (await tx.run(queries.lockPrinter(corp.corpId, session.storeId, printerId))).rows
  if (!row) throw new Refusal('printerUnknown')
  return row
}

/** Refuses `printerUnknown`. */
export function updatePrinter(
  app: Services,
  printerId: string,
  { wish, context }: { wish: queries.PrinterWish; context: Staff },
) {
  return inTx(app, context, async (tx) => {
    const before = await lock(tx, context, printerId)
    await tx.batch(
      queries.updatePrinter(context.corp.corpId, printerId, wish),
      noteOf(context, 'printer.update', { id: printerId, name: wish.name, before, after: wish }),
    )
    return {}
  })
}

/** Refuses `printerUnknown`. */
export function removePrinter(app: Services, printerId: string, context: Staff) {
  return inTx(app, context, async (tx) => {
    const { name } = await lock(tx, context, printerId)
    await tx.batch(
      queries.removePrinter(context.corp.corpId, printerId, context.now),
      queries.dropUnprinted(context.corp.corpId, printerId),
      noteOf(context, 'printer.remove', { id: printerId, name }),
    )
    return {}
  })
}

/** Has a page printed that tries the printer. Refuses `printerUnknown`. */
export async function testPrinter(app: Services, wish: { printerId: string; requestId: string }, context: Staff) {
  const { corp, session, now } = context
  const page = insertTestPage(corp.corpId, { ...wish, storeId: session.storeId, now })
  const { rows } = await inTx(app, context, (tx) => tx.run(page))
  if (rows.length === 0) throw new Refusal('printerUnknown')
  return {}
}
