import type { ItemKind } from '@tiffin/contract/desk/item-shapes'
import type { Change, Operation } from '@tiffin/core/draft/change'
import type { LintFinding } from '@tiffin/core/lint/lint'
import { sql } from '../../db/sql.ts'
import { named } from '../../db/statement.ts'

/** A change as it stands in a draft or a release. */
export interface StoredChange extends Change {
  readonly kind: ItemKind
}

export interface DraftRow {
  readonly draftId: string
  readonly name: string
  readonly version: number
  readonly staffName: string
  readonly changedAt: number
  readonly changeCount: number
  readonly state: 'open' | 'scheduled'
  readonly publishAt: number | null
  /** Why it could not be published at its time; null when nothing failed. */
  readonly failure: string | null
  readonly failedAt: number | null
  /** Who scheduled it, and sees when it fails. */
  readonly scheduledBy: string | null
}

const isOpen = sql`draft.state in ('open', 'scheduled')`
const columns = sql`draft_id as "draftId", draft.name, draft.version, staff.name as "staffName", changed_at as "changedAt",
       (select count(*) from draft_change change where change.corp_id = draft.corp_id and change.draft_id = draft.draft_id) as "changeCount!",
       draft.state, publish_at as "publishAt", failure, failed_at as "failedAt", scheduled_by as "scheduledBy"`

export const listOpenDrafts = named(
  'draft_list',
  sql<DraftRow>`select ${columns} from draft join staff using (corp_id, staff_id)
     where corp_id = :corpId and ${isOpen} order by changed_at desc, draft_id limit 200`,
  (corpId: string) => ({ corpId }),
)

export const findOpenDraft = named(
  'draft_find',
  sql<DraftRow>`select ${columns} from draft join staff using (corp_id, staff_id)
     where corp_id = :corpId and draft_id = :draftId and ${isOpen}`,
  (corpId: string, draftId: string) => ({ corpId, draftId }),
)

/** Keeps others from changing this draft until the transaction ends; no row when it may not be changed, as one that is scheduled. */
export const lockDraft = named(
  'draft_lock',
  sql`select name, version from draft where corp_id = :corpId and draft_id = :draftId and state = 'open' for update`,
  (corpId: string, draftId: string) => ({ corpId, draftId }),
)

/** The same for one that is to be published or thrown away: a scheduled one may be. */
export const lockUnpublished = named(
  'draft_lock_unpublished',
  sql`select name, version from draft where corp_id = :corpId and draft_id = :draftId and ${isOpen} for update`,
  (corpId: string, draftId: string) => ({ corpId, draftId }),
)

export const insertDraft = named(
  'draft_insert',
  sql`insert into draft (corp_id, draft_id, name, staff_id, created_at, changed_at) values (:corpId, :draftId, :name, :staffId, :now, :now)`,
  (corpId: string, { now, ...draft }: { draftId: string; name: string; staffId: string; now: number }) => ({
    ...draft,
    ...{ corpId, now: new Date(now) },
  }),
)

export const touchDraft = named(
  'draft_touch',
  sql`update draft set version = version + 1, changed_at = :now where corp_id = :corpId and draft_id = :draftId returning version`,
  (corpId: string, draftId: string, now: number) => ({ corpId, draftId, now: new Date(now) }),
)

export const endDraft = named(
  'draft_end',
  sql`update draft set state = :state, changed_at = :now, failure = null, failed_at = null where corp_id = :corpId and draft_id = :draftId`,
  (corpId: string, { now, ...values }: { draftId: string; state: 'published' | 'discarded'; now: number }) => ({
    ...values,
    ...{ corpId, now: new Date(now) },
  }),
)

const change = sql`kind, item_id as "itemId", op, fields`

export const listChanges = named(
  'draft_changes',
  sql<
    StoredChange & { staffName: string; changedAt: number }
  >`select ${change}, staff.name as "staffName", changed_at as "changedAt"
     from draft_change join staff using (corp_id, staff_id) where corp_id = :corpId and draft_id = :draftId order by changed_at, kind, item_id`,
  (corpId: string, draftId: string) => ({ corpId, draftId }),
)

type OfItem = { readonly draftId: string; readonly kind: string; readonly itemId: string }

export const findChange = named(
  'draft_change',
  sql<StoredChange>`select ${change} from draft_change
     where corp_id = :corpId and draft_id = :draftId and kind = :kind and item_id = :itemId`,
  (corpId: string, { draftId, kind, itemId }: OfItem) => ({ corpId, draftId, kind, itemId }),
)

export const putChange = named(
  'draft_put_change',
  sql`insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
     values (:corpId, :draftId, :kind, :itemId, :op, :fields, :staffId, :now)
     on conflict (corp_id, draft_id, kind, item_id) do update set op = excluded.op, fields = excluded.fields, staff_id = excluded.staff_id,
       changed_at = excluded.changed_at`,
  (corpId: string, { draftId, staffId, now }: { draftId: string; staffId: string; now: number }, item: Change) => ({
    ...{ corpId, draftId, staffId, now: new Date(now), kind: item.kind, itemId: item.itemId, op: item.op },
    fields: JSON.stringify(item.fields),
  }),
)

export const deleteChange = named(
  'draft_delete_change',
  sql`delete from draft_change where corp_id = :corpId and draft_id = :draftId and kind = :kind and item_id = :itemId`,
  (corpId: string, { draftId, kind, itemId }: OfItem) => ({ corpId, draftId, kind, itemId }),
)

/** Puts many changes into a draft at once. */
export const putChanges = named(
  'draft_put_changes',
  sql`insert into draft_change (corp_id, draft_id, kind, item_id, op, fields, staff_id, changed_at)
     select :corpId, :draftId, kind, "itemId", op, fields, :staffId, :now
     from jsonb_to_recordset(:changes) as row (kind text, "itemId" text, op text, fields jsonb)
     on conflict (corp_id, draft_id, kind, item_id) do update set op = excluded.op, fields = excluded.fields, staff_id = excluded.staff_id,
       changed_at = excluded.changed_at`,
  (corpId: string, { now, ...by }: { draftId: string; staffId: string; now: number }, changes: readonly Change[]) => ({
    ...by,
    corpId,
    now: new Date(now),
    changes: JSON.stringify(changes),
  }),
)

/** Takes many items out of a draft at once. */
export const deleteChanges = named(
  'draft_delete_changes',
  sql`delete from draft_change where corp_id = :corpId and draft_id = :draftId and (kind, item_id) in (
       select kind, "itemId" from jsonb_to_recordset(:changes) as row (kind text, "itemId" text))`,
  (corpId: string, draftId: string, changes: readonly Pick<Change, 'kind' | 'itemId'>[]) => ({
    ...{ corpId, draftId, changes: JSON.stringify(changes) },
  }),
)

/** Keeps others from publishing until the transaction ends. What is read after it is what the release before left. */
export const lockCatalog = named(
  'draft_lock_catalog',
  sql`select corp_id as "corpId" from corp where corp_id = :corpId for no key update`,
  (corpId: string) => ({ corpId }),
)

/** The number of the newest release; 0 before the first. */
export const findLastRelease = named(
  'release_last',
  sql<{ releaseNo: number }>`select coalesce(max(release_no), 0) as "releaseNo!" from release where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

/** Says to everybody who holds something of the menu that it is another one now. */
export const raiseVersion = named(
  'draft_raise_version',
  sql`update corp set catalog_version = catalog_version + 1 where corp_id = :corpId`,
  (corpId: string) => ({ corpId }),
)

export interface NewRelease {
  readonly releaseNo: number
  readonly name: string
  readonly staffId: string
  readonly now: number
  readonly draftId: string | null
  readonly undoes: number | null
  /** What lint warned of [lint-10]. */
  readonly warnings: readonly LintFinding[]
}

export const insertRelease = named(
  'release_insert',
  sql`insert into release (corp_id, release_no, name, staff_id, released_at, draft_id, undoes, warnings)
     values (:corpId, :releaseNo, :name, :staffId, :now, :draftId?, :undoes?, :warnings)`,
  (corpId: string, { now, warnings, ...release }: NewRelease) => ({
    ...{ ...release, corpId, now: new Date(now), warnings: JSON.stringify(warnings) },
  }),
)

export const insertReleaseChanges = named(
  'release_insert_changes',
  sql`insert into release_change (corp_id, release_no, kind, item_id, op, fields)
     select :corpId, :releaseNo, kind, "itemId", op, fields
     from jsonb_to_recordset(:changes) as row (kind text, "itemId" text, op text, fields jsonb)`,
  (corpId: string, releaseNo: number, changes: readonly Change[]) => ({
    ...{ corpId, releaseNo, changes: JSON.stringify(changes) },
  }),
)

export interface ReleaseRow {
  readonly releaseNo: number
  readonly name: string
  readonly staffName: string
  readonly releasedAt: number
  readonly undoes: number | null
  readonly changeCount: number
  readonly warningList: readonly LintFinding[]
}

export const listReleaseRows = named(
  'release_list',
  sql<ReleaseRow>`select release_no as "releaseNo", release.name, staff.name as "staffName", released_at as "releasedAt", undoes, warnings as "warningList",
       (select count(*) from release_change change where change.corp_id = release.corp_id and change.release_no = release.release_no) as "changeCount!"
     from release join staff using (corp_id, staff_id) where corp_id = :corpId and release_no < :before order by release_no desc limit :limit`,
  (corpId: string, page: { before: number; limit: number }) => ({ ...page, corpId }),
)

/** Everything that was released from one release on, the oldest first. */
export const listReleasedSince = named(
  'release_changes_since',
  sql<
    StoredChange & { op: Operation }
  >`select ${change} from release_change where corp_id = :corpId and release_no >= :releaseNo
     order by release_no, kind, item_id`,
  (corpId: string, releaseNo: number) => ({ corpId, releaseNo }),
)
