import * as calls from '@tiffin/contract/store-control'
import { businessDate, closedEarly } from '@tiffin/core/store/close-early'
import { withException } from '@tiffin/core/store/exceptions'
import { intervalsOn, isWithinHours } from '@tiffin/core/store/hours'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { closesAt } from '@tiffin/core/store/next-change'
import { offeredPickup } from '@tiffin/core/store/offered-pickup'
import type { Context } from '../../../base/context.ts'
import { fieldRefusal } from '../../../base/refusal.ts'
import type { App } from '../../../http/app.ts'
import { route } from '../../../http/route.ts'
import { changesBetween } from '../../audit/index.ts'
import { changeStore } from '../desk/change-store.ts'
import { switchStore } from '../desk/edit-store.ts'
import { countOpenOrders, updateExceptions, updateStopped } from '../desk/queries.ts'
import { nextOpening } from '../next-opening.ts'
import type { StoreRow } from '../queries.ts'
import type { Stores } from '../stores.ts'

type Staff = Context<'staff'>
const minuteMs = 60_000

/** What of its pick-up methods a store does not take now. */
const stoppedAt = (store: StoreRow, now: number) => {
  const offered = offeredPickup(store, now)
  const stoppedMethodList = store.pickupMethodList.filter((method) => !offered.includes(method))
  return { stoppedMethodList, stoppedUntil: stoppedMethodList.length === 0 ? null : store.stoppedUntil }
}

async function show(app: App, stores: Stores, { corp, session, now }: Staff) {
  const { corpId } = corp
  const store = await stores.get(corp, session.storeId)
  const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId }, (tx) =>
    tx.finish(countOpenOrders(corpId, store.storeId)),
  )
  const { isOpen, resumesAt, timeZone } = store
  const local = localTimeAt(now, timeZone)
  const date = businessDate(store, local)
  return {
    ...{ isOpen, resumesAt, timeZone, serverTime: now },
    isWithinHours: isWithinHours(store, local) !== false,
    closesAt: closesAt(store, local),
    intervalList: intervalsOn(date, store)?.map(({ start, end }) => ({ start, end })) ?? null,
    isException: store.exceptionList.some((each) => each.date === date),
    pickupMethodList: [...store.pickupMethodList],
    ...stoppedAt(store, now),
    openOrderCount: rows[0]?.openOrderCount ?? 0,
  }
}

/** Ends today's hours earlier, or gives the day its usual ones. */
const setClosing = (app: App, clock: string | null, context: Staff) =>
  changeStore(app, { context, storeId: context.session.storeId }, (row) => {
    const local = localTimeAt(context.now, row.timeZone)
    const early = clock === null ? undefined : closedEarly(row, local, clock)
    if (clock !== null && !early) throw fieldRefusal('closesAt', 'before the store closes')
    const date = early?.date ?? businessDate(row, local)
    const intervals = early?.businessHourList ?? null
    const before = row.exceptionList.find((each) => each.date === date)?.businessHourList ?? null
    const exceptions = withException(row.exceptionList, { date, intervals }, local.date)
    return {
      statements: [updateExceptions(context.corp.corpId, row.storeId, exceptions)],
      note: { action: 'store.exception', changes: changesBetween({ [date]: before }, { [date]: intervals }) },
    }
  })

/** Stops a pick-up method for the rest of the day, or takes it again; two tablets that stop different ones do not undo each other. */
const stopMethod = (
  app: App,
  { pickupMethod, isStopped }: { pickupMethod: number; isStopped: boolean },
  context: Staff,
) =>
  changeStore(app, { context, storeId: context.session.storeId }, (row) => {
    const others = stoppedAt(row, context.now).stoppedMethodList.filter((method) => method !== pickupMethod)
    const methods = isStopped ? [...others, pickupMethod] : others
    const until = methods.length === 0 ? null : nextOpening(row, context.now)
    const after = { ...row, stoppedMethodList: methods, stoppedUntil: until }
    const [was, is] = [row, after].map((store) => offeredPickup(store, context.now))
    if (row.pickupMethodList.every((method) => methods.includes(method)))
      throw fieldRefusal('pickupMethod', 'one pick-up method stays')
    return {
      statements: [updateStopped(context.corp.corpId, row.storeId, { methods, until })],
      note: { action: 'store.methods', changes: changesBetween({ pickupMethodList: was }, { pickupMethodList: is }) },
    }
  })

/** The counter's calls about its own store. */
export function serveStoreControl(app: App, stores: Stores): void {
  route(app, calls.findStoreControl, (_nothing, context) => show(app, stores, context))
  route(app, calls.setStoreControlOpen, ({ isOpen, forMinutes }, context) => {
    const resumesAt = isOpen || forMinutes === null ? null : context.now + forMinutes * minuteMs
    return switchStore(app, { storeId: context.session.storeId, isOpen, resumesAt }, context)
  })
  route(app, calls.setStoppedMethod, (wish, context) => stopMethod(app, wish, context))
  route(app, calls.setClosingTime, ({ closesAt: clock }, context) => setClosing(app, clock, context))
}
