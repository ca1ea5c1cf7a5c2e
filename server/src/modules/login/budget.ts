import { type Answer, named, type Statement } from '../../db/statement.ts'

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
export const takeBudget = ({ corpId, key, limit, now }: Take): Statement<{ used: number }> =>
  named(
    'budget_take',
    `insert into budget (corp_id, budget_key, window_start, used) values ($1, $2, $3, 1)
     on conflict (corp_id, budget_key, window_start) do update set used = budget.used + 1 where budget.used < $4
     returning used`,
    [corpId, key, windowStart(now, limit), limit.most],
  )

/** What was taken in this window was not used after all. */
export const giveBackBudget = ({ corpId, key, limit, now }: Take): Statement =>
  named(
    'budget_give_back',
    `update budget set used = used - 1 where corp_id = $1 and budget_key = $2 and window_start = $3 and used > 0`,
    [corpId, key, windowStart(now, limit)],
  )

/** Makes those who ask for one key wait for each other until the transaction ends. */
export const lockBudget = ({ corpId, key, now }: Omit<Take, 'limit'>): Statement =>
  named(
    'budget_lock',
    `insert into budget (corp_id, budget_key, window_start, used) values ($1, $2, $3, 0)
     on conflict (corp_id, budget_key, window_start) do update set used = 0`,
    [corpId, `${key} lock`, windowStart(now, day)],
  )

/** Notes one event at its very instant, for limits that must hold over every stretch of time and not only over windows. */
export const noteEvent = ({ corpId, key, now }: Omit<Take, 'limit'>): Statement =>
  named('budget_note', 'insert into budget (corp_id, budget_key, window_start, used) values ($1, $2, $3, 1)', [
    corpId,
    key,
    new Date(now),
  ])

/** What was noted at that instant did not happen after all. */
export const dropEvent = ({ corpId, key, now }: Omit<Take, 'limit'>): Statement =>
  named('budget_drop', 'delete from budget where corp_id = $1 and budget_key = $2 and window_start = $3', [
    corpId,
    key,
    new Date(now),
  ])

/** The instants noted since then, newest first. */
export const listEvents = (
  { corpId, key }: { corpId: string; key: string },
  since: number,
): Statement<{ at: number }> =>
  named(
    'budget_events',
    `select window_start as at from budget where corp_id = $1 and budget_key = $2 and window_start > $3
     order by window_start desc`,
    [corpId, key, new Date(since)],
  )

export const isTaken = ({ rows }: Answer<unknown>): boolean => rows.length === 1
