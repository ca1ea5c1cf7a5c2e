import { type Change, type Item, isSame, itemKey } from '@tiffin/core/draft/change'
import { joinTwo } from '@tiffin/core/draft/join-changes'
import { afterChange } from '@tiffin/core/draft/lay-over'
import type { Clash } from '@tiffin/core/draft/merge-edit'
import { isRecord, json, type Kept, kept } from '@tiffin/kit/client/kept.ts'
import { create } from 'zustand'

/** What was edited here and the draft may not have yet. */
export interface Edit {
  /** Empty: the draft that one works in when it is sent, or a new one. */
  readonly draftId: string
  readonly change: Change
  /** Why it is not taken as it is: set aside until its author tries it again, changes it or discards it [draft-18]. */
  readonly refused?: string
}

/** An edit that the draft has: it is shown until what the server made of it was read. */
export interface SavedEdit extends Edit {
  /** By the clock of this device, epoch ms. */
  readonly savedAt: number
}

interface Edits {
  /** In the order in which they were made. */
  readonly waiting: readonly Edit[]
  /** On its way. */
  readonly sending: Edit | undefined
  readonly saved: readonly SavedEdit[]
  /** What the last save took, and when it was through; by the clock of this device. */
  readonly last: { readonly edits: readonly Edit[]; readonly savedAt: number } | undefined
  /** Fields that another person changed at the same time [draft-3]. */
  readonly clash: { readonly edit: Edit; readonly clashes: readonly Clash[] } | undefined
  /** How often in a row nothing could be sent. */
  readonly failures: number
}

const nothing: Edits = { waiting: [], sending: undefined, saved: [], last: undefined, clash: undefined, failures: 0 }

/** What was typed, on its way from the hand to the draft. */
export const useEdits = create<Edits>(() => nothing)

const keyOf = ({ draftId, change }: Edit): string => `${draftId} ${itemKey(change)}`

const isEdit = (value: unknown): value is Edit =>
  isRecord(value) && typeof value.draftId === 'string' && isRecord(value.change) && isRecord(value.change.fields)
const isEdits = (value: unknown): value is readonly Edit[] => Array.isArray(value) && value.every(isEdit)

let storage: Kept<readonly Edit[]> | undefined

/** Writes what became of an item's edit; another tab's stay beside it. */
function keep(edit: Edit, now: Edit | undefined): void {
  const others = (storage?.get() ?? []).filter((each) => keyOf(each) !== keyOf(edit))
  storage?.set(now ? [...others, now] : others)
}

const tryable = ({ draftId, change }: Edit): Edit => ({ draftId, change })

/** Takes up what this person left unsaved on this device, at this brand's desk. */
export function openEdits(corpId: string, staffId: string): void {
  storage = kept<readonly Edit[]>({
    ...{ key: `tiffin.desk.unsaved.${corpId}.${staffId}`, fallback: [] },
    codec: json(isEdits),
  })
  useEdits.setState({ ...nothing, waiting: storage.get().map(tryable) })
}

/** Forgets what is in memory; what is unsaved stays on the device for who typed it. */
export function closeEdits(): void {
  storage = undefined
  useEdits.setState(nothing)
}

function joined(earlier: Edit | undefined, edit: Edit): Edit | undefined {
  const change = earlier ? joinTwo(earlier.change, edit.change) : edit.change
  return change && { ...edit, change }
}

/** Takes an edit up: it is shown at once, kept on the device, and sent a moment later. */
export function noteEdit(edit: Edit): void {
  const { waiting, sending } = useEdits.getState()
  const earlier = waiting.find((each) => keyOf(each) === keyOf(edit))
  const next = joined(earlier, edit)
  const rest = waiting.filter((each) => each !== earlier)
  useEdits.setState({ waiting: next ? [...rest, next] : rest })
  const underway = sending && keyOf(sending) === keyOf(edit) ? sending : undefined
  keep(edit, underway && next ? joined(underway, next) : (underway ?? next))
}

/** The next edit goes on its way, to this draft. */
export function beginSending(edit: Edit, draftId: string): Edit {
  const sending = { ...edit, draftId }
  useEdits.setState(({ waiting }) => ({ sending, waiting: waiting.filter((each) => each !== edit) }))
  if (edit.draftId !== draftId) {
    keep(edit, undefined)
    keep(sending, sending)
  }
  return sending
}

/** The draft has it. */
export function endSending(sent: Edit, savedAt: number): void {
  useEdits.setState(({ saved }) => ({ sending: undefined, saved: [...saved, { ...sent, savedAt }], failures: 0 }))
  keep(
    sent,
    useEdits.getState().waiting.find((each) => keyOf(each) === keyOf(sent)),
  )
}

/** It did not arrive, or was not taken: it waits again, with what was typed since. `put` takes its place. */
export function breakSending(sent: Edit, put: Edit): void {
  const { waiting } = useEdits.getState()
  const newer = waiting.find((each) => keyOf(each) === keyOf(sent))
  const next = newer ? joined(put, newer) : put
  const rest = waiting.filter((each) => each !== newer)
  useEdits.setState({ sending: undefined, waiting: next ? [next, ...rest] : rest })
  keep(sent, undefined)
  if (next) keep(next, next)
}

/** Another edit in the place of one that waits, or none. */
export function replaceWaiting(edit: Edit, next: Edit | undefined): void {
  useEdits.setState(({ waiting }) => ({
    waiting: waiting.flatMap((each) => (each === edit ? (next ?? []) : each)),
  }))
  keep(edit, undefined)
  if (next) keep(next, next)
}

/** The edit that is sent next; what is set aside waits. */
export const nextToSend = ({ waiting }: Pick<Edits, 'waiting'>): Edit | undefined =>
  waiting.find(({ refused }) => refused === undefined)

/** The first edit that is set aside. */
export const firstRefused = ({ waiting }: Pick<Edits, 'waiting'>): Edit | undefined =>
  waiting.find(({ refused }) => refused !== undefined)

/** What was set aside is to be sent again. */
export const takeUpRefused = (): void => useEdits.setState(({ waiting }) => ({ waiting: waiting.map(tryable) }))

/** What was read since needs no help of ours to be shown. */
export const forgetSaved = (readAt: number): void =>
  useEdits.setState(({ saved }) => ({ saved: saved.filter(({ savedAt }) => savedAt >= readAt) }))

/** The edits that lie over what was read of a draft at an instant, in their order. */
export function editsOver({ waiting, sending, saved }: Edits, draftId: string, readAt: number): readonly Change[] {
  const shown = [...saved.filter(({ savedAt }) => savedAt >= readAt), ...(sending ? [sending] : []), ...waiting]
  return shown.filter((edit) => edit.draftId === '' || edit.draftId === draftId).map(({ change }) => change)
}

/** How many items have something that the draft does not have yet. */
export const countUnsaved = ({ waiting, sending }: Edits): number =>
  new Set([...waiting, ...(sending ? [sending] : [])].map(keyOf)).size

/** Whether a draft that was read at an instant has everything that was typed: then its version is the one that it would be published with. */
export const isAllIn = (edits: Edits, draftId: string, readAt: number): boolean =>
  countUnsaved(edits) === 0 && editsOver(edits, draftId, readAt).length === 0

/** An item with edits over it; what an edit archives stays as it was. */
export const withEdits = (item: Item, edits: readonly Change[]): Item =>
  edits.reduce<Item>((before, change) => (change.op === 'archive' ? before : afterChange(before, change)), item)

/** A change that sets some fields of an item, as it is shown, to something else; undefined when nothing moves. */
export function changeTo(
  { kind, itemId, fields }: { kind: string; itemId: string; fields: NonNullable<Item> },
  next: NonNullable<Item>,
): Change | undefined {
  const moved = Object.entries(next).filter(([name, to]) => !isSame(fields[name], to))
  if (moved.length === 0) return undefined
  const entries = moved.map(([name, to]) => [name, { from: fields[name] ?? null, to }] as const)
  return { kind, itemId, op: 'update', fields: Object.fromEntries(entries) }
}
