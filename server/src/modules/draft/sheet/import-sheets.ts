import { randomUUIDv7 } from 'node:crypto'
import type { importSheets } from '@tiffin/contract/desk/sheet'
import { type Change, itemKey } from '@tiffin/core/draft/change'
import { mergeEdit } from '@tiffin/core/draft/merge-edit'
import { maxSheetBytes } from '@tiffin/core/sheet/limits'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { SentFile } from '../../../base/sent-file.ts'
import type { Turns } from '../../../base/turns.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry } from '../../audit/index.ts'
import { readMenu, type WholeMenu } from '../menu/read-menu.ts'
import { deleteChanges, insertDraft, lockDraft, putChanges, type StoredChange, touchDraft } from '../queries.ts'
import { type SheetThread, withSheetThread } from './file/sheet-thread.ts'

type Wish = z.output<typeof importSheets.input>
type Answer = z.input<typeof importSheets.output>

const mostShown = 500

async function bytesOf(file: SentFile): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size <= maxSheetBytes) chunks.push(chunk)
  }
  if (size > maxSheetBytes) throw new Refusal('fileTooLarge')
  return Buffer.concat(chunks)
}

/** Joins what the file does with what the draft did before; a change that takes another back leaves none [draft-2]. */
function joinDrafted(changes: readonly Change[], drafted: readonly StoredChange[]) {
  const before = new Map(drafted.map((change) => [itemKey(change), change]))
  const joined = changes.map((change) => {
    const merged = mergeEdit(before.get(itemKey(change)), change)
    return { change, merged: merged.ok ? merged.change : change }
  })
  return {
    kept: joined.flatMap(({ merged }) => (merged ? [merged] : [])),
    gone: joined.flatMap(({ merged, change }) => (merged ? [] : [change])),
  }
}

interface Importing {
  readonly thread: SheetThread
  readonly wish: Wish
}

interface Writing {
  readonly wish: Wish
  readonly open: { readonly draftId: string; readonly name: string } | undefined
  readonly changes: readonly Change[]
  readonly drafted: readonly StoredChange[]
}

/** The draft that is to take the changes; none for a new one. It stays as it is until the transaction ends. */
async function lockNamed(tx: Tx, { corp }: Context<'staff'>, { draftId }: Wish) {
  if (draftId === undefined) return undefined
  const [draft] = (await tx.run(lockDraft(corp.corpId, draftId))).rows
  if (!draft) throw new Refusal('draftUnknown')
  return { draftId, name: draft.name }
}

/** Writes changes into a draft, a new one unless there is one. */
async function write(tx: Tx, { corp, session, now }: Context<'staff'>, { wish, open, changes, drafted }: Writing) {
  const { corpId } = corp
  const { staffId } = session
  const draft = open ?? { draftId: randomUUIDv7(), name: wish.name }
  if (!open) await tx.run(insertDraft(corpId, { ...draft, staffId, now }))
  const { kept, gone } = joinDrafted(changes, drafted)
  await tx.batch(
    putChanges(corpId, { draftId: draft.draftId, staffId, now }, kept),
    deleteChanges(corpId, draft.draftId, gone),
    touchDraft(corpId, draft.draftId, now),
  )
  return draft
}

const compareIn = (thread: SheetThread, { base }: WholeMenu, { language }: Context<'staff'>) =>
  thread.compare({ base, language, mostShown })

/** Writes all changes of a file into a draft; nothing when it changes nothing, or something is wrong with it. */
async function apply(tx: Tx, { thread, wish }: Importing, context: Context<'staff'>) {
  const open = await lockNamed(tx, context, wish)
  const menu = await readMenu(tx, context.corp, wish.draftId)
  const outcome = await compareIn(thread, menu, context)
  if (outcome.faultCount > 0) throw new Refusal('sheetFaulty')
  const { changes } = outcome
  if (changes.length === 0) return { outcome, draftId: null }
  const { draftId, name } = await write(tx, context, { wish, open, changes, drafted: menu.drafted })
  const note = { changeCount: { from: null, to: changes.length } }
  await tx.run(
    auditEntry(context, { action: 'draft.import', item: { kind: 'draft', id: draftId, name }, changes: note }),
  )
  return { outcome, draftId }
}

/** Reads a file of sheets: what it would change and what is wrong with it, or its changes into a draft [sheet-4]. */
export async function importMenu(
  { app: { db }, turns }: { readonly app: Services; readonly turns: Turns },
  { file, wish }: { readonly file: SentFile; readonly wish: Wish },
  context: Context<'staff'>,
): Promise<Answer> {
  const { corp } = context
  const unit = { role: 'app', corp: corp.corpId } as const
  const tryOut = async (thread: SheetThread) => {
    const menu = await db.tx(unit, (tx) => readMenu(tx, corp, wish.draftId))
    return { outcome: await compareIn(thread, menu, context), draftId: null }
  }
  const bytes = await bytesOf(file)
  return turns.run(() =>
    withSheetThread(async (thread) => {
      await thread.read(bytes)
      const { outcome, draftId } =
        wish.mode === 'apply' ? await db.tx(unit, (tx) => apply(tx, { thread, wish }, context)) : await tryOut(thread)
      const { cells: cellList, faults: faultList, faultFile, changes: _written, ...counts } = outcome
      const faultText = faultFile ? Buffer.from(faultFile).toString('base64') : null
      return { ...counts, draftId, cellList, faultList: [...faultList], faultFile: faultText }
    }),
  )
}
