import type * as calls from '@tiffin/contract/shift'
import { closingEntries, floatEntries, moveEntries } from '@tiffin/core/shift/drawer-entries'
import { cashOfShift } from '@tiffin/core/shift/shift-figures'
import type { z } from 'zod'
import type { Context } from '../../base/context.ts'
import { fieldRefusal, Refusal } from '../../base/refusal.ts'
import type { Services } from '../../db/services.ts'
import type { Tx } from '../../db/unit.ts'
import { auditEntry, changesBetween, type Noted } from '../audit/index.ts'
import { enter } from '../ledger/index.ts'
import * as queries from './queries.ts'
import { readFigures } from './show-shift.ts'

type Staff = Context<'staff'>

/** The drawer of the caller's store, and who moves it. */
const drawerOf = ({ corp, session }: Staff) => ({
  ...{ corpId: corp.corpId, storeId: session.storeId, staffId: session.staffId },
})

const noteOf = (context: Staff, shiftNo: number, note: Omit<Noted, 'item' | 'storeId'>) =>
  auditEntry(context, {
    ...note,
    ...{ item: { kind: 'shift', id: String(shiftNo), name: `Z ${shiftNo}` }, storeId: context.session.storeId },
  })

const inDrawerTx = <Value>(app: Services, { corp }: Staff, work: (tx: Tx) => Promise<Value>) =>
  app.db.tx({ role: 'app', corp: corp.corpId }, work)

/** Opens a shift with its float [shift-1][shift-2]. Refuses `shiftOpen`. */
export function openShift(app: Services, { float }: z.output<typeof calls.openShift.input>, context: Staff) {
  const drawer = drawerOf(context)
  const { corp, now } = context
  return inDrawerTx(app, context, async (tx) => {
    const [taken, counters] = await tx.batch(queries.takeShift(drawer), queries.lockCounter(drawer))
    const [number] = taken.rows
    if (!number) throw new Refusal(counters.rows.length > 0 ? 'shiftOpen' : 'storeUnknown')
    const shift = { ...drawer, shiftNo: number.shiftNo, currency: corp.currency }
    const { rows } = await tx.run(queries.sumShift(shift))
    await tx.batch(
      queries.insertShift({ ...shift, float, now }),
      ...enter(corp.corpId, now, floatEntries(shift, { float, before: cashOfShift(rows) })),
      noteOf(context, shift.shiftNo, { action: 'shift.open', changes: changesBetween({}, { float }) }),
    )
    return { shiftNo: shift.shiftNo }
  })
}

/** The open shift, whose store's books nobody else writes until the transaction ends. Refuses `shiftClosed`. */
async function lockShift(tx: Tx, context: Staff, shiftNo: number) {
  const drawer = drawerOf(context)
  const [counters, shifts] = await tx.batch(queries.lockCounter(drawer), queries.findShiftRow({ ...drawer, shiftNo }))
  const [counter] = counters.rows
  const [row] = shifts.rows
  if (!counter?.isOpen || counter.shiftNo !== shiftNo || !row) throw new Refusal('shiftClosed')
  return { ...drawer, shiftNo, currency: row.currency }
}

/** Puts cash in or takes some out, once for each request [shift-3]. */
export function moveCash(app: Services, wish: z.output<typeof calls.moveCash.input>, context: Staff) {
  const { shiftNo, direction, amount, reason } = wish
  const { corpId } = context.corp
  return inDrawerTx(app, context, async (tx) => {
    const shift = await lockShift(tx, context, shiftNo)
    const entries = moveEntries(shift, wish)
    const [entry] = entries
    const [before] = (await tx.run(queries.findCashMove(corpId, entry?.ref ?? ''))).rows
    if (before) {
      const isSame = before.kind === entry?.kind && before.amount === amount && before.reason === reason
      if (!isSame) throw new Refusal('requestIdReused')
      return {}
    }
    await tx.batch(
      ...enter(corpId, context.now, entries),
      noteOf(context, shiftNo, { action: 'shift.move', reason, changes: changesBetween({}, { [direction]: amount }) }),
    )
    return {}
  })
}

/** Closes the shift: its figures are frozen, and the ledger has the drawer counted [shift-5]. Refuses `shiftClosed`, `drawerChanged`. */
export function closeShift(app: Services, wish: z.output<typeof calls.closeShift.input>, context: Staff) {
  const { shiftNo, counted, reason } = wish
  const { corp, now } = context
  return inDrawerTx(app, context, async (tx) => {
    const shift = await lockShift(tx, context, shiftNo)
    const { figures, openOrders } = await readFigures(tx, shift)
    const { expected } = figures.cash
    if (expected !== wish.expected) throw new Refusal('drawerChanged')
    if (counted !== expected && reason === '') throw fieldRefusal('reason', 'why it differs')
    await tx.batch(
      queries.insertClose({ ...shift, counted, reason, figures, openOrders, now }),
      ...enter(corp.corpId, now, closingEntries(shift, { counted, expected, reason })),
      queries.endShift(shift),
      noteOf(context, shiftNo, {
        ...{ action: 'shift.close', reason },
        changes: changesBetween({}, { expected, counted }),
      }),
    )
    return {}
  })
}
