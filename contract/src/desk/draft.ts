import type { Value } from '@tiffin/core/draft/change'
import { lintRules } from '@tiffin/core/lint/finding'
import { z } from 'zod'
import { call } from '../call.ts'
import { clock, id, nothing, paging, time } from '../shapes.ts'
import { type ItemKind, itemFaults, itemShapes } from './item-shapes.ts'
import { calendarDate } from './store-shapes.ts'

const reading = { as: 'staff', needs: 'menu:read', scope: 'corp' } as const
const editing = { as: 'staff', needs: 'menu:edit', scope: 'corp' } as const
const publishing = { as: 'staff', needs: 'menu:publish', scope: 'corp' } as const

const kind = z.enum(Object.keys(itemShapes) as [ItemKind, ...ItemKind[]]) // as: there are some
const itemId = z.string().regex(/^[A-Za-z0-9_-]{1,64}(\.[A-Za-z0-9_-]{1,64})?$/)

/** Anything that JSON can say; what it must be is asked when it is published. */
const value: z.ZodType<Value> = z.json()

const fieldChange = z.object({ field: z.string().min(1).max(40), from: value, to: value })

/** What a draft or a release does with one item [draft-1]. */
export const itemChange = z.object({
  kind,
  itemId,
  op: z.enum(['create', 'update', 'archive']),
  fieldList: z.array(fieldChange).max(60),
})

/** A field that is not what a change came from; without a name the item itself is in the way [draft-4]. */
export const itemConflict = z.object({ kind, itemId, field: z.string(), from: value, to: value, now: value })

/** What keeps a change from being published: which field of which item, and what is wrong with it. */
export const itemFault = z.object({ kind, itemId, field: z.string(), fault: z.enum(itemFaults) })

/** A draft in a list. */
export const draftSummary = z.object({
  draftId: id,
  name: z.string(),
  version: z.int(),
  staffName: z.string(),
  changedAt: time,
  changeCount: z.int(),
  /** A scheduled one is published by itself, and is not changed until then [draft-9]. */
  state: z.enum(['open', 'scheduled']),
  publishAt: time.nullable(),
  /** Why it could not be published at its time: the name of a refusal, or `failure`; and who scheduled it. */
  failure: z.object({ reason: z.string(), at: time, staffId: z.string() }).nullable(),
})

/** Something that lint found, by rule and place; `id` is what a warning is ticked by [lint-10]. */
export const lintFinding = z.object({
  id: z.string(),
  rule: z.enum(lintRules),
  level: z.enum(['error', 'warning']),
  ...{ kind, itemId: z.string(), field: z.string() },
  /** Which one of the field: a group of a set, a window, a language; else empty. */
  detail: z.string(),
})

/** As many findings as are reported, and as many warnings as are ticked. */
export const mostFindings = 2000

/** The warnings that the caller has seen and publishes all the same. */
const warningIdList = z.array(z.string().max(300)).max(mostFindings).default([])

const draftName = z.string().trim().min(1).max(80)
const ofDraft = { draftId: id, version: z.int() }

/** The drafts that are open, the one changed last first. */
export const listDrafts = call({
  path: '/api/app/desk/draft/list',
  ...reading,
  input: nothing,
  output: z.object({ list: z.array(draftSummary) }),
})

/** Begins a draft. */
export const createDraft = call({
  path: '/api/app/desk/draft/create',
  ...editing,
  audits: 'draft.create',
  input: z.object({ name: draftName }),
  output: z.object({ draftId: id, version: z.int() }),
})

/** A draft with everything that it changes, and by whom it was changed last. */
export const findDraft = call({
  path: '/api/app/desk/draft/detail',
  ...reading,
  input: z.object({ draftId: id }),
  output: draftSummary.extend({
    changeList: z.array(itemChange.extend({ staffName: z.string(), changedAt: time })),
  }),
  refusals: ['draftUnknown'],
})

/**
 * Puts edits into a draft. `from` is what the caller saw; where another person has moved the field since, and not to the same,
 * `draftClash` names the fields and nothing is kept [draft-3].
 */
export const saveDraftItem = call({
  path: '/api/app/desk/draft/save',
  ...editing,
  audits: 'draft.save',
  input: z.object({ draftId: id, change: itemChange }),
  output: z.object({ version: z.int(), change: itemChange.nullable() }),
  refusals: ['draftUnknown', 'draftClash'],
})

/** Takes an item out of a draft: it stays as it is published. */
export const dropDraftItem = call({
  path: '/api/app/desk/draft/drop',
  ...editing,
  audits: 'draft.drop',
  input: z.object({ draftId: id, kind, itemId }),
  output: z.object({ version: z.int() }),
  refusals: ['draftUnknown'],
})

/** Throws a draft away. */
export const discardDraft = call({
  path: '/api/app/desk/draft/discard',
  ...editing,
  audits: 'draft.discard',
  input: z.object(ofDraft),
  output: nothing,
  refusals: ['draftUnknown', 'draftChanged'],
})

/**
 * What would be wrong with the menu if a draft were published now: what keeps items from being published, or else what lint finds, errors
 * first [lint-9].
 */
export const lintDraft = call({
  path: '/api/app/desk/draft/lint',
  ...reading,
  input: z.object({ draftId: id }),
  output: z.object({ version: z.int(), faultList: z.array(itemFault), findingList: z.array(lintFinding) }),
  refusals: ['draftUnknown'],
})

/**
 * Publishes a draft: all of it or nothing [draft-4]. Refused are another version than the one that was looked at, conflicts with what
 * was published since, items that are not what they must be, errors of lint, and warnings that are not among those ticked [lint-10].
 */
export const publishDraft = call({
  path: '/api/app/desk/draft/publish',
  ...publishing,
  audits: 'draft.publish',
  input: z.object({ ...ofDraft, warningIdList }),
  output: z.object({ releaseNo: z.int() }),
  refusals: ['draftUnknown', 'draftChanged', 'publishConflict', 'publishFault', 'lintFailed', 'draftWarned'],
})

/**
 * Publishes a draft later, by the brand's clock [draft-9]. What keeps it from being published now is refused now. When it cannot be
 * published at its time, it is open again with the reason.
 */
export const scheduleDraft = call({
  path: '/api/app/desk/draft/schedule',
  ...publishing,
  audits: 'draft.schedule',
  input: z.object({ ...ofDraft, date: calendarDate, clock, warningIdList }),
  output: z.object({ publishAt: time }),
  refusals: [
    'draftUnknown',
    'draftChanged',
    'scheduleTimeWrong',
    'publishConflict',
    'publishFault',
    'lintFailed',
    'draftWarned',
  ],
})

/** Takes back that a draft is published later: it is open again. */
export const unscheduleDraft = call({
  path: '/api/app/desk/draft/unschedule',
  ...publishing,
  audits: 'draft.unschedule',
  input: z.object({ draftId: id }),
  output: nothing,
  refusals: ['draftUnknown'],
})

/** A release in a list. */
export const releaseSummary = z.object({
  releaseNo: z.int(),
  name: z.string(),
  staffName: z.string(),
  releasedAt: time,
  changeCount: z.int(),
  /** The oldest of the releases that this one takes back, with all after it; null for one that takes back none. */
  undoes: z.int().nullable(),
  /** What lint warned of, and was published all the same. */
  warningList: z.array(lintFinding),
})

/** Releases, newest first. */
export const listReleases = call({
  path: '/api/app/desk/draft/releases',
  ...reading,
  input: z.object({ before: z.int().exactOptional(), pageSize: paging.pageSize }),
  output: z.object({ list: z.array(releaseSummary), next: z.int().nullable() }),
})

/**
 * Takes back a release and all after it, as a new release; fields that were changed since stay and are answered [draft-5]. `isTrial`
 * only says what would happen.
 */
export const undoReleases = call({
  path: '/api/app/desk/draft/undo',
  ...publishing,
  isDangerous: true,
  audits: 'draft.undo',
  input: z.object({ releaseNo: z.int().min(1), isTrial: z.boolean().default(false) }),
  output: z.object({
    /** Null for a trial, and when there is nothing to take back. */
    releaseNo: z.int().nullable(),
    changeList: z.array(itemChange),
    keptList: z.array(itemConflict),
  }),
  refusals: ['releaseUnknown', 'publishFault'],
})
