import { fillUp, hasOpened, plannedFor } from '@tiffin/core/stock/stock-plan'
import { localTimeAt } from '@tiffin/core/store/local-time'
import { brandMoved, type Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { eachDue } from '../../../jobs/each-due.ts'
import type { Job } from '../../../jobs/run-jobs.ts'
import { lockStore, raiseStoreVersion } from '../../store/index.ts'
import { insertStockMove, listStockOfStore, putStock } from '../counting/queries.ts'
import { raiseSoldOutVersion } from '../sold-out/queries.ts'
import { listUnfilled, lockPlanned, type PlanRow, takeUnfilled, type UnfilledStore } from './queries.ts'

const everyMs = 15_000

interface Due {
  readonly corpId: string
  readonly storeId: string
}

/** What becomes of planned stocks on a day, as rows: who fills up is the plan, and a day and a stock have one row at most. */
async function refills(
  tx: Tx,
  due: Due,
  { plans, today, now }: { plans: readonly PlanRow[]; today: string; now: number },
) {
  const { rows } = await tx.run(listStockOfStore(due.corpId, due.storeId))
  return plans.flatMap(({ kind, itemId, amounts }) => {
    const stock = rows.find((each) => each.kind === kind && each.itemId === itemId)
    const change = fillUp(stock?.available ?? null, stock?.held ?? 0, plannedFor(amounts, today))
    if (change === undefined) return []
    const place = { ...due, kind, itemId }
    const moveId = `refill-${today}-${kind}-${itemId}`
    const note = { moveId, staffId: '', reason: '', requestHash: '', now }
    return [putStock(place, change.available ?? 0), insertStockMove(place, change, note)]
  })
}

/** Whether the day of a store has begun, by its own clock. */
const isOpening = (store: Pick<UnfilledStore, 'timeZone' | 'businessHourList' | 'exceptionList'>, now: number) =>
  hasOpened(store, localTimeAt(now, store.timeZone))

/** Fills up the stocks of a store whose day has begun, once; true when something was added [stock-9]. */
async function fillStore(tx: Tx, { corpId, storeId }: Due, now: number): Promise<boolean> {
  const [store] = (await tx.run(lockStore(corpId, storeId))).rows
  if (!store || !isOpening(store, now)) return false
  const today = localTimeAt(now, store.timeZone).date
  const [taken] = await tx.batch(takeUnfilled(corpId, storeId, today), lockPlanned(corpId, storeId))
  const statements = await refills(tx, { corpId, storeId }, { plans: taken.rows, today, now })
  if (statements.length === 0) return false
  await tx.batch(...statements, raiseSoldOutVersion(corpId, storeId), raiseStoreVersion(corpId))
  return true
}

/** Fills up planned stocks when their stores open; several servers may do this at once. */
export function stockPlanJobs(app: Services): Job[] {
  const fill = async () => {
    const now = app.clock.now()
    const [{ rows }] = await app.db.tx({ role: 'jobs', keyed: true }, (tx) => tx.finish(listUnfilled(now)))
    const dues = rows.map(({ corpId, storeId, ...store }) => ({ corpId, storeId, isOpen: () => isOpening(store, now) }))
    await eachDue(dues, app.log, async ({ isOpen, ...due }) => {
      if (!isOpen()) return // without a transaction; its hours may change until it is locked
      const isFilled = await app.db.tx({ role: 'app', corp: due.corpId }, (tx) => fillStore(tx, due, now))
      if (isFilled) await brandMoved(app, due.corpId)
    })
  }
  return [{ name: 'fill up planned stocks', everyMs, run: fill }]
}
