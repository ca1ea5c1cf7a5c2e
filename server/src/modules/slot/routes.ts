import { listSlots, listStoreSlots } from '@tiffin/contract/slot'
import { slotsOn } from '@tiffin/core/slot/slot-plan'
import { localTimeAt } from '@tiffin/core/store/local-time'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import type { Stores } from '../store/index.ts'
import { listTaken } from './queries.ts'
import { listDays } from './slots.ts'

/** The calls about places for orders that are collected later. */
export function serveSlots(app: App, stores: Stores): void {
  route(app, listSlots, async ({ storeId, work }, { corp, now }) => {
    const store = await stores.get(corp, storeId)
    const { corpId } = corp
    const days = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      listDays(tx, { corpId, store, now }, work),
    )
    return {
      dayList: days.map(({ date, slotList }) => ({
        date,
        slotList: slotList.map(({ startsAt, endsAt, taken, capacity }) => ({
          ...{ startsAt, endsAt, isFull: taken + work > capacity },
        })),
      })),
      ...{ timeZone: store.timeZone, serverTime: now },
    }
  })
  route(app, listStoreSlots, async (_nothing, { corp, session, now }) => {
    const { corpId } = corp
    const store = await stores.get(corp, session.storeId)
    const { slotPlan, storeId, timeZone } = store
    const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
      tx.finish(listTaken(corpId, storeId, now - 3_600_000)),
    )
    const today = slotPlan === null ? [] : slotsOn(localTimeAt(now, timeZone).date, slotPlan, store)
    const list = today
      .filter(({ endsAt }) => endsAt > now)
      .map((slot) => ({ ...slot, taken: rows.find(({ startsAt }) => startsAt === slot.startsAt)?.taken ?? 0 }))
    return { list, timeZone, serverTime: now }
  })
}
