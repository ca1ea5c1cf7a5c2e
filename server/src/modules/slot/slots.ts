import { type Slot, slotAt, slotDates, slotsOn } from '@tiffin/core/slot/slot-plan'
import { Refusal } from '../../base/refusal.ts'
import type { Tx } from '../../db/unit.ts'
import { soonestOf } from '../ready/index.ts'
import type { StoreRow } from '../store/index.ts'
import { listTaken } from './queries.ts'

interface Asked {
  readonly corpId: string
  readonly store: StoreRow
  readonly now: number
}

/** Days with the slots that an order can still take, and what is taken of each. */
export async function listDays(tx: Tx, { corpId, store, now }: Asked, work: number) {
  const { slotPlan: plan, storeId, timeZone } = store
  if (plan === null || !store.isOpen) return []
  const [soonest, { rows }] = await Promise.all([
    soonestOf(tx, corpId, { storeId, timeZone, now, work }),
    tx.run(listTaken(corpId, storeId, now)),
  ])
  const taken = new Map(rows.map((row) => [row.startsAt, row.taken]))
  return slotDates(plan, now, timeZone)
    .map((date) => ({
      date,
      slotList: slotsOn(date, plan, store)
        .filter(({ startsAt }) => startsAt >= soonest.readyFrom)
        .map((slot) => ({ ...slot, taken: taken.get(slot.startsAt) ?? 0 })),
    }))
    .filter(({ slotList }) => slotList.length > 0)
}

/** The slot that an order wants to be collected in; refuses `slotGone` when it is none of the store's, or begins before the order can be ready [slot-2]. */
export async function findSlot(
  tx: Tx,
  { corpId, store, now }: Asked,
  wish: { startsAt: number; work: number },
): Promise<Slot> {
  const { slotPlan: plan, storeId, timeZone } = store
  if (plan === null || !store.isOpen) throw new Refusal('slotGone')
  const { readyFrom: earliest } = await soonestOf(tx, corpId, { storeId, timeZone, now, work: wish.work })
  const slot = slotAt(wish.startsAt, { plan, schedule: store, now, earliest })
  if (!slot) throw new Refusal('slotGone')
  return slot
}
