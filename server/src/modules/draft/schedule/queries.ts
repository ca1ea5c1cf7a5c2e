import { sql } from '../../../db/sql.ts'
import { named } from '../../../db/statement.ts'

interface NewSchedule {
  readonly draftId: string
  readonly publishAt: number
  readonly staffId: string
}

export const scheduleDraftRow = named(
  'draft_schedule',
  sql`update draft set state = 'scheduled', publish_at = :publishAt, scheduled_by = :staffId, scheduled_version = version, schedule_tries = 0,
       failed_at = null, failure = null
     where corp_id = :corpId and draft_id = :draftId`,
  (corpId: string, { publishAt, ...schedule }: NewSchedule) => ({
    ...{ corpId, ...schedule, publishAt: new Date(publishAt) },
  }),
)

/** Keeps others from changing this draft until the transaction ends; no row when it is not scheduled. */
export const lockScheduled = named(
  'draft_lock_scheduled',
  sql`select name, version, publish_at as "publishAt!" from draft
     where corp_id = :corpId and draft_id = :draftId and state = 'scheduled' for update`,
  (corpId: string, draftId: string) => ({ corpId, draftId }),
)

export const unscheduleDraftRow = named(
  'draft_unschedule',
  sql`update draft set state = 'open', publish_at = null, scheduled_by = null, scheduled_version = null
     where corp_id = :corpId and draft_id = :draftId`,
  (corpId: string, draftId: string) => ({ corpId, draftId }),
)

export interface DueDraft {
  readonly corpId: string
  readonly draftId: string
}

/** Drafts whose time has come, of all brands, the earliest first. */
export const listDueDrafts = named(
  'draft_due',
  sql<DueDraft>`select corp_id as "corpId", draft_id as "draftId" from draft
     where state = 'scheduled' and publish_at <= :now order by publish_at limit 200`,
  (now: number) => ({ now: new Date(now) }),
)

interface DueRow {
  readonly name: string
  readonly version: number
  readonly scheduledVersion: number
  readonly staffId: string
}

/** Takes a draft whose time has come until the transaction ends; no row when another server was first. */
export const takeDueDraft = named(
  'draft_take_due',
  sql<DueRow>`select name, version, scheduled_version as "scheduledVersion!", scheduled_by as "staffId!" from draft
     where corp_id = :corpId and draft_id = :draftId and state = 'scheduled' and publish_at <= :now for update`,
  (corpId: string, draftId: string, now: number) => ({ corpId, draftId, now: new Date(now) }),
)

/** It is open again, with the reason; no row when another server was first. */
export const failSchedule = named(
  'draft_fail',
  sql<{
    name: string
    staffId: string
  }>`update draft set state = 'open', publish_at = null, failed_at = :now, failure = :failure
     where corp_id = :corpId and draft_id = :draftId and state = 'scheduled' and publish_at <= :now
     returning name, scheduled_by as "staffId!"`,
  (corpId: string, { now, ...failed }: { draftId: string; failure: string; now: number }) => ({
    ...{ corpId, ...failed, now: new Date(now) },
  }),
)

export const countTry = named(
  'draft_count_try',
  sql`update draft set schedule_tries = schedule_tries + 1
     where corp_id = :corpId and draft_id = :draftId and state = 'scheduled' and publish_at <= :now returning schedule_tries as tries`,
  (corpId: string, draftId: string, now: number) => ({ corpId, draftId, now: new Date(now) }),
)
