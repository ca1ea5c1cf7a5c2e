import * as calls from '@tiffin/contract/shift'
import { money } from '@tiffin/core/money/money'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Stores } from '../store/index.ts'
import { closeShift, moveCash, openShift } from './move-shift.ts'
import * as queries from './queries.ts'
import { readDay } from './read-day.ts'
import { readFigures, showShift } from './show-shift.ts'

type Staff = Context<'staff'>

const drawerOf = ({ corp, session }: Staff) => ({ corpId: corp.corpId, storeId: session.storeId })

/** What stands beside the figures of a shift. */
async function readBeside(app: App, { corp, session, language }: Staff, shiftNo: number) {
  const { corpId } = corp
  const [moves, providers] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(queries.listCashMoves({ corpId, storeId: session.storeId, shiftNo }), queries.listProviders(corpId)),
  )
  const byAccount = new Map(providers.rows.map(({ accountId, provider }) => [accountId, provider]))
  return { moves: moves.rows, providers: byAccount, language }
}

const nothingBeside = { quarterList: [], kept: { made: 0, late: 0, tookMs: null }, lastWeek: null, soldOutList: [] }

/** The open shift as it is now, and what is shown beside its figures. */
async function showOpen(app: App, context: Staff) {
  const drawer = drawerOf(context)
  const read = await app.db.tx({ role: 'app', corp: drawer.corpId, isOneSnapshot: true }, async (tx) => {
    const [row] = (await tx.run(queries.findOpenShift(drawer))).rows
    if (!row) return undefined
    const shift = { ...drawer, ...row }
    return { row, figures: await readFigures(tx, shift), day: await readDay(tx, shift, context) }
  })
  if (!read) return { shift: null, ...nothingBeside }
  const { row, figures, day } = read
  return { shift: showShift(row, figures, await readBeside(app, context, row.shiftNo)), ...day }
}

async function showClosed(app: App, context: Staff, shiftNo: number) {
  const drawer = drawerOf(context)
  const [{ rows }] = await app.db.tx({ role: 'app', corp: drawer.corpId }, (tx) =>
    tx.finish(queries.findShiftRow({ ...drawer, shiftNo })),
  )
  const [row] = rows
  if (!row?.figures) throw new Refusal('shiftUnknown')
  const frozen = { figures: row.figures, openOrders: [...(row.openOrders ?? [])] }
  return showShift(row, frozen, await readBeside(app, context, shiftNo))
}

const mostListed = 50

async function list(app: App, { beforeNo, pageSize }: { beforeNo: number | null; pageSize: number }, context: Staff) {
  const drawer = drawerOf(context)
  const size = Math.min(Math.max(pageSize, 1), mostListed)
  const [{ rows }] = await app.db.tx({ role: 'app', corp: drawer.corpId }, (tx) =>
    tx.finish(queries.listClosed(drawer, { beforeNo, limit: size + 1 })),
  )
  const closed = rows.slice(0, size).map(({ soldTotal, difference, ...row }) => ({
    ...{ ...row, soldTotal: money(soldTotal), difference: money(difference) },
  }))
  return { list: closed, hasMore: rows.length > size }
}

/** The counter's calls about the shifts of its store's drawer. */
export function serveShifts(app: App, stores: Stores): void {
  route(app, calls.findShift, async (_nothing, context) => {
    const { timeZone } = await stores.get(context.corp, context.session.storeId)
    return { ...(await showOpen(app, context)), timeZone, serverTime: context.now }
  })
  route(app, calls.listShifts, (input, context) => list(app, input, context))
  route(app, calls.findClosedShift, ({ shiftNo }, context) => showClosed(app, context, shiftNo))
  route(app, calls.openShift, (input, context) => openShift(app, input, context))
  route(app, calls.moveCash, (input, context) => moveCash(app, input, context))
  route(app, calls.closeShift, (input, context) => closeShift(app, input, context))
}
