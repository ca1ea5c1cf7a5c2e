import { sql } from '../../db/sql.ts'
import { type Answer, named } from '../../db/statement.ts'

/** So many in each window; the windows of all budgets of a length begin together. */
export interface Limit {
  readonly most: number
  readonly windowSeconds: number
}

interface Take {
  readonly corpId: string
  /** What is counted, hashed where it names a person or a network. */
  readonly key: string
  readonly limit: Limit
  readonly now: number
}

const day: Limit = { most: 0, windowSeconds: 24 * 3600 }

const windowStart = (now: number, { windowSeconds }: Limit): Date => new Date(now - (now % (windowSeconds * 1000)))

/** Milliseconds until the window that `now` is in has gone by. */
export const untilNext = (now: number, { windowSeconds }: Limit): number =>
  windowSeconds * 1000 - (now % (windowSeconds * 1000))

/** Takes one from a budget; no row when none is left. Counted in the database, so that neither a restart nor a second server forgets. */
export const takeBudget = named(
  'budget_take',
  sql`insert into budget (corp_id, budget_key, window_start, used) values (:corpId, :key, :windowStart, 1)
     on conflict (corp_id, budget_key, window_start) do update set used = budget.used + 1 where budget.used < :most
     returning used`,
  ({ corpId, key, limit, now }: Take) => ({ corpId, key, windowStart: windowStart(now, limit), most: limit.most }),
)

/** Gives back to a window what was taken and not used. */
export const giveBackBudget = named(
  'budget_give_back',
  sql`update budget set used = used - 1 where corp_id = :corpId and budget_key = :key and window_start = :windowStart and used > 0`,
  ({ corpId, key, limit, now }: Take) => ({ corpId, key, windowStart: windowStart(now, limit) }),
)

/** Makes those who ask for one key wait for each other until the transaction ends. */
export const lockBudget = named(
  'budget_lock',
  sql`insert into budget (corp_id, budget_key, window_start, used) values (:corpId, :lockKey, :windowStart, 0)
     on conflict (corp_id, budget_key, window_start) do update set used = 0`,
  ({ corpId, key, now }: Omit<Take, 'limit'>) => ({
    corpId,
    lockKey: `${key} lock`,
    windowStart: windowStart(now, day),
  }),
)

/** Notes one event at its very instant, for limits that must hold over every stretch of time and not only over windows. */
export const noteEvent = named(
  'budget_note',
  sql`insert into budget (corp_id, budget_key, window_start, used) values (:corpId, :key, :now, 1)`,
  ({ corpId, key, now }: Omit<Take, 'limit'>) => ({ corpId, key, now: new Date(now) }),
)

/** Takes back an event noted by `noteEvent`. */
export const dropEvent = named(
  'budget_drop',
  sql`delete from budget where corp_id = :corpId and budget_key = :key and window_start = :now`,
  ({ corpId, key, now }: Omit<Take, 'limit'>) => ({ corpId, key, now: new Date(now) }),
)

/** The instants noted since then, newest first. */
export const listEvents = named(
  'budget_events',
  sql`select window_start as at from budget where corp_id = :corpId and budget_key = :key and window_start > :since
     order by window_start desc`,
  ({ corpId, key }: { corpId: string; key: string }, since: number) => ({ corpId, key, since: new Date(since) }),
)

export const isTaken = ({ rows }: Answer<unknown>): boolean => rows.length === 1
