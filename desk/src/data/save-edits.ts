import type { Query, QueryClient } from '@tanstack/react-query'
import type { RefusalName } from '@tiffin/contract/refusals'
import { type Change, isSame, itemKey } from '@tiffin/core/draft/change'
import { type Clash, settleWhole, wholeItem } from '@tiffin/core/draft/merge-edit'
import { mergeValue } from '@tiffin/core/draft/merge-value'
import { settledValue } from '@tiffin/core/draft/settle-clash'
import { inverseOf } from '@tiffin/core/draft/undo'
import { CallFailure } from '@tiffin/kit/client/call-failure.ts'
import { serverNow } from '@tiffin/kit/client/clock.ts'
import { isRefusal } from '@tiffin/kit/client/is-refusal.ts'
import { t } from '@tiffin/kit/client/words.ts'
import { chooseDraft, nextDraft, useChosenDraft } from '../state/chosen-draft.ts'
import { momentOf } from '../state/dates.ts'
import {
  beginSending,
  breakSending,
  type Edit,
  endSending,
  forgetSaved,
  nextToSend,
  noteEdit,
  replaceWaiting,
  useEdits,
} from '../state/edits.ts'
import { showToast } from '../state/toast.ts'
import { call } from './call.ts'
import { type DraftSummary, draftAmong, draftsKey, draftsQuery } from './drafts.ts'
import { menuKey } from './menu.ts'

type Wire = Parameters<typeof call<'/api/app/desk/draft/save'>>[1]['change']

/** A change as it is sent. */
const wireOf = ({ kind, itemId, op, fields }: Change): Wire => ({
  kind: kind as Wire['kind'], // as: whatever is edited is of one of the kinds
  ...{ itemId, op },
  fieldList: Object.entries(fields).map(([field, { from, to }]) => ({ field, from, to })) as Wire['fieldList'],
})

/** The draft that an edit goes to: its own, the one that this tab works in, or a new one. */
async function draftFor(client: QueryClient, { draftId }: Edit): Promise<string> {
  if (draftId !== '') return draftId
  const { list } = await client.fetchQuery({ ...draftsQuery, staleTime: 0 })
  const found = draftAmong(list, useChosenDraft.getState().draftId)
  if (found) return found.draftId
  return beginDraft(client, t('desk.draft.newName', { time: momentOf(serverNow()) }))
}

const unscheduled = { state: 'open', publishAt: null, failure: null } as const

/** Begins a draft and works in it from now on. */
async function beginDraft(client: QueryClient, name: string): Promise<string> {
  const { draftId, version } = await call('/api/app/desk/draft/create', { name })
  const draft: DraftSummary = {
    draftId,
    version,
    name,
    staffName: '',
    changedAt: serverNow(),
    changeCount: 0,
    ...unscheduled,
  }
  client.setQueryData(draftsKey, ({ list }: { list: DraftSummary[] } = { list: [] }) => ({ list: [draft, ...list] }))
  chooseDraft(draftId)
  return draftId
}

/** The edit after its author decided about fields, or they were merged: `put` is what a field becomes, undefined leaves theirs. */
function settle({ change, ...edit }: Edit, clashes: readonly Clash[], put: (clash: Clash) => Clash['own'] | undefined) {
  const fields: Record<string, Change['fields'][string]> = { ...change.fields }
  for (const clash of clashes) {
    const to = put(clash)
    if (to === undefined) delete fields[clash.field]
    else fields[clash.field] = { from: clash.theirs, to }
  }
  const isEmpty = change.op === 'update' && Object.keys(fields).length === 0
  return isEmpty ? undefined : { ...edit, change: { ...change, fields } }
}

/** Two people changed one field. Texts in other languages go together by themselves; anything else is asked about. */
function meetClash(edit: Edit, clashes: readonly Clash[]): boolean {
  const merged = new Map(clashes.map((clash) => [clash.field, mergeValue(clash.from, clash.theirs, clash.own)]))
  const open = clashes.filter(({ field }) => merged.get(field) === undefined)
  const rest = clashes.filter((clash) => !open.includes(clash))
  const next = settle(edit, rest, ({ field }) => merged.get(field)) ?? edit
  breakSending(edit, next)
  if (open.length > 0) useEdits.setState({ clash: { edit: next, clashes: open } })
  return open.length === 0
}

/** The edit goes out of a draft that is over: into the next one. */
function meetGoneDraft(edit: Edit): void {
  breakSending(edit, edit)
  for (const each of useEdits.getState().waiting)
    if (each.draftId === edit.draftId) replaceWaiting(each, { ...each, draftId: '' })
  if (useChosenDraft.getState().draftId === edit.draftId) chooseDraft(nextDraft)
  showToast(t('desk.draft.gone'))
}

/** Refusals that end without a change of the edit: by a log-in, a second factor, or a newer desk. */
const passingRefusals = [
  'notLoggedIn',
  'secondFactorDue',
  'versionTooOld',
  'corpMissing',
  'corpUnknown',
] as const satisfies readonly RefusalName[]

/** Whether an edit would be refused the next time too: no failure of a connection or a server, nor too many requests [draft-18]. */
function isForGood(failure: CallFailure): boolean {
  const { code } = failure
  const isPassing = code === 408 || code === 429 || code >= 500
  return code >= 10_000 ? !isRefusal(failure, ...passingRefusals) : code >= 400 && code !== 401 && !isPassing
}

/** What could not be sent waits for the next try; what is refused for good is set aside with the reason. */
function meetFailure(waiting: Edit, edit: Edit, failure: CallFailure): Outcome {
  const isOver = isForGood(failure)
  const put = isOver ? { ...edit, refused: failure.message } : edit
  if (edit !== waiting) breakSending(edit, put)
  else if (isOver) replaceWaiting(edit, put)
  useEdits.setState(({ failures }) => ({ failures: isOver ? 0 : failures + 1 }))
  return isOver ? 'next' : 'stuck'
}

/** What became of an edit: the draft has it, or it waits and the next one may follow, or none can go. */
type Outcome = 'sent' | 'next' | 'stuck'

const isFirstReading = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.data === undefined

/** A first reading of a draft that began before the save may not have it, and no invalidation ends a first one [draft-20]. */
const dropFirstReadings = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: menuKey, predicate: isFirstReading })

/** Sends one edit. */
async function send(client: QueryClient, waiting: Edit): Promise<Outcome> {
  let edit = waiting
  try {
    edit = beginSending(waiting, await draftFor(client, waiting))
    await call('/api/app/desk/draft/save', { draftId: edit.draftId, change: wireOf(edit.change) })
    await dropFirstReadings(client)
    endSending(edit, Date.now())
    return 'sent'
  } catch (failure) {
    if (isRefusal(failure, 'draftClash')) {
      return meetClash(edit, failure.data.clashList as readonly Clash[]) ? 'next' : 'stuck' // as: JSON
    }
    if (isRefusal(failure, 'draftUnknown')) {
      meetGoneDraft(edit)
      return 'next'
    }
    if (failure instanceof CallFailure) return meetFailure(waiting, edit, failure)
    if (edit !== waiting) breakSending(edit, edit)
    throw failure
  }
}

/** Sends what waits until nothing does, or something cannot go; what arrived is noted as the last save. */
async function sendWaiting(client: QueryClient): Promise<{ readonly isStuck: boolean; readonly hasSent: boolean }> {
  const sent: Edit[] = []
  let isStuck = false
  for (let next = nextToSend(useEdits.getState()); next !== undefined; next = nextToSend(useEdits.getState())) {
    const outcome = useEdits.getState().clash === undefined ? await send(client, next) : 'stuck'
    isStuck = outcome === 'stuck'
    if (isStuck) break
    if (outcome === 'next') continue
    const saved = useEdits.getState().saved.at(-1)
    if (saved && itemKey(saved.change) === itemKey(next.change)) sent.push(saved)
  }
  const hasSent = sent.length > 0
  if (hasSent) useEdits.setState({ last: { edits: sent, savedAt: Date.now() } })
  return { isStuck, hasSent }
}

async function readAgain(client: QueryClient): Promise<void> {
  const readAt = Date.now()
  await Promise.all([menuKey, draftsKey].map((queryKey) => client.invalidateQueries({ queryKey })))
  const isRead = client.getQueryState(draftsKey)?.status !== 'error'
  if (isRead) forgetSaved(readAt)
}

/** Also sends what is typed while the draft is read again. */
async function sendAll(client: QueryClient): Promise<void> {
  let isStuck = false
  while (!isStuck && nextToSend(useEdits.getState()) !== undefined) {
    const sent = await sendWaiting(client)
    isStuck = sent.isStuck
    if (sent.hasSent) await readAgain(client)
  }
}

let running: Promise<void> | undefined

/** Sends what waits, one after the other; asked while it runs, it answers when that is through. */
export function saveEdits(client: QueryClient): Promise<void> {
  running ??= sendAll(client).finally(() => {
    running = undefined
  })
  return running
}

/** What waits of the item of an edit. */
const waitingEdit = ({ draftId, change }: Edit): Edit | undefined =>
  useEdits.getState().waiting.find((each) => each.draftId === draftId && itemKey(each.change) === itemKey(change))

/** Decides about what two people changed: whose stands, by field and language (empty for the whole value). */
export function settleClash(isOwn: (field: string, language: string) => boolean): void {
  const { clash } = useEdits.getState()
  if (clash === undefined) return
  const edit = waitingEdit(clash.edit)
  useEdits.setState({ clash: undefined })
  if (!edit) return
  const whole = clash.clashes.find(({ field }) => field === wholeItem)
  if (whole) {
    const change = settleWhole(edit.change, whole, isOwn(wholeItem, ''))
    replaceWaiting(edit, change && { ...edit, change })
    return
  }
  const next = settle(edit, clash.clashes, (each) => {
    const own = edit.change.fields[each.field]?.to ?? each.own
    const value = settledValue({ ...each, own }, (language) => isOwn(each.field, language))
    return isSame(value, each.theirs) ? undefined : value
  })
  replaceWaiting(edit, next)
}

/** Puts the question off: the edit is set aside, unsaved, until it is tried again and asked about again [draft-3]. */
export function putOffClash(reason: string): void {
  const { clash } = useEdits.getState()
  const edit = clash && waitingEdit(clash.edit)
  useEdits.setState({ clash: undefined })
  if (edit) replaceWaiting(edit, { ...edit, refused: reason })
}

/** Takes back what the last save did, as edits of its own. */
export function undoLast(): void {
  const { last } = useEdits.getState()
  useEdits.setState({ last: undefined })
  for (const { draftId, change } of last?.edits.toReversed() ?? []) noteEdit({ draftId, change: inverseOf(change) })
}
