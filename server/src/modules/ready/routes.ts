import { findReadyTime } from '@tiffin/contract/customer'
import { findReadyControl, setReadyDelay } from '@tiffin/contract/store-control'
import { startOfDay } from '@tiffin/core/store/local-time'
import { storeStatus } from '@tiffin/core/store/store'
import type { Context } from '../../base/context.ts'
import { Refusal } from '../../base/refusal.ts'
import type { App } from '../../http/app.ts'
import { route } from '../../http/route.ts'
import { changesBetween } from '../audit/index.ts'
import { outboxGrew } from '../push/index.ts'
import { changeStore, nextOpening, type Stores, statusOf } from '../store/index.ts'
import { findDelay, findKept, findQueue, listSteps, setDelay, shiftExpected } from './queries.ts'
import { queueOf, rangeOf } from './ready-time.ts'

type Staff = Context<'staff'>
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What customers ask before they order. */
export function serveReadyTime(app: App, stores: Stores): void {
  route(app, findReadyTime, async ({ storeId, work }, { corp, now }) => {
    const store = await stores.get(corp, storeId)
    if (statusOf(store, now) !== storeStatus.inBusiness) return { readyFrom: null, readyUntil: null, serverTime: now }
    const { corpId } = corp
    const queue = findQueue(corpId, queueOf({ storeId, timeZone: store.timeZone, now }))
    const [{ rows }] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) => tx.finish(queue))
    if (!rows[0]) throw new Refusal('storeUnknown')
    return { ...rangeOf(rows[0], work, now), serverTime: now }
  })
}

async function showControl(app: App, stores: Stores, { corp, session, now }: Staff) {
  const { corpId } = corp
  const { storeId, timeZone } = await stores.get(corp, session.storeId)
  const since = startOfDay(now, timeZone)
  const [queues, delays, kept, steps] = await app.db.tx({ role: 'app', corp: corpId, keyed: true }, (tx) =>
    tx.finish(
      findQueue(corpId, queueOf({ storeId, timeZone, now })),
      findDelay(corpId, storeId, now),
      findKept(corpId, { storeId, since, until: now + 1 }),
      listSteps(corpId, { storeId, since: now - hourMs }),
    ),
  )
  const [queue] = queues.rows
  if (!queue) throw new Refusal('storeUnknown')
  const [delay] = delays.rows
  return {
    ...{ delayMinutes: delay?.minutes ?? 0, delayUntil: delay?.until ?? null },
    ...rangeOf(queue, 1, now),
    kept: kept.rows[0] ?? { made: 0, inTime: 0, tookMs: null },
    stepList: [...steps.rows],
    serverTime: now,
  }
}

/** Adds minutes to what customers are told, until the store opens on its next day [ready-3], also to what those were told who wait [ready-5]. */
async function delay(app: App, minutes: number, context: Staff) {
  const answer = await changeStore(app, { context, storeId: context.session.storeId }, async (row, tx) => {
    const { corpId } = context.corp
    const { storeId } = row
    const [before] = (await tx.run(findDelay(corpId, storeId, context.now))).rows
    const byMs = (minutes - (before?.minutes ?? 0)) * minuteMs
    const until = minutes === 0 ? null : nextOpening(row, context.now)
    return {
      statements: [
        setDelay(corpId, { storeId, minutes, until }),
        shiftExpected(corpId, { storeId, byMs, now: context.now }),
      ],
      note: {
        action: 'store.delay',
        changes: changesBetween({ delayMinutes: before?.minutes ?? 0 }, { delayMinutes: minutes }),
      },
    }
  })
  app.hints.send(outboxGrew, context.corp.corpId)
  return answer
}

/** The counter's calls about its own ready times. */
export function serveReadyControl(app: App, stores: Stores): void {
  route(app, findReadyControl, (_nothing, context) => showControl(app, stores, context))
  route(app, setReadyDelay, ({ minutes }, context) => delay(app, minutes, context))
}
