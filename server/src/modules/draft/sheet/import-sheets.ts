import type { importSheets } from '@tiffin/contract/desk/sheet'
import { maxSheetBytes } from '@tiffin/core/sheet/limits'
import type { SheetFiles } from '@tiffin/core/sheet/sheet-files'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { SentFile } from '../../../base/sent-file.ts'
import type { Turns } from '../../../base/turns.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry } from '../../audit/index.ts'
import type { PictureParts } from '../../picture/index.ts'
import { fillDraft, lockNamed } from '../fill-draft.ts'
import { readMenu, type WholeMenu } from '../menu/read-menu.ts'
import type { ZippedFile } from './file/read-sheet-file.ts'
import { type SheetThread, withSheetThread } from './file/sheet-thread.ts'
import { keepFiles, lookAtFiles } from './sheet-pictures.ts'

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

interface Importing {
  readonly thread: SheetThread
  readonly wish: Wish
  readonly files: SheetFiles
}

interface Sent extends Omit<Importing, 'files'> {
  /** What came beside the sheets. */
  readonly zipped: readonly ZippedFile[]
}

const compareIn = ({ thread, files }: Importing, { base }: WholeMenu, { language }: Context<'staff'>) =>
  thread.compare({ base, files, language, mostShown })

/** Writes all changes of a file into a draft; nothing when it changes nothing, or something is wrong with it. */
async function apply(tx: Tx, importing: Importing, context: Context<'staff'>) {
  const { wish } = importing
  const open = await lockNamed(tx, context, wish)
  const menu = await readMenu(tx, context.corp, wish.draftId)
  const outcome = await compareIn(importing, menu, context)
  if (outcome.faultCount > 0) throw new Refusal('sheetFaulty')
  const { changes } = outcome
  if (changes.length === 0) return { outcome, draftId: null }
  const { draftId, name } = await fillDraft(tx, context, { wish, open, changes, drafted: menu.drafted })
  const note = { changeCount: { from: null, to: changes.length } }
  await tx.run(
    auditEntry(context, { action: 'draft.import', item: { kind: 'draft', id: draftId, name }, changes: note }),
  )
  return { outcome, draftId }
}

interface Parts {
  readonly app: Services
  readonly turns: Turns
  readonly pictures: PictureParts
}

/** Tries a file out, and writes what it changes when that is wanted; pictures that it names are kept before its draft is locked. */
async function work(parts: Parts, { thread, wish, zipped }: Sent, context: Context<'staff'>) {
  const { app, pictures } = parts
  const unit = { role: 'app', corp: context.corp.corpId } as const
  const files = await lookAtFiles(pictures, zipped)
  const tryOut = async () => {
    const menu = await app.db.tx(unit, (tx) => readMenu(tx, context.corp, wish.draftId))
    return compareIn({ thread, wish, files }, menu, context)
  }
  if (wish.mode === 'try') return { outcome: await tryOut(), draftId: null }
  const changes = files.size === 0 ? [] : (await tryOut()).changes
  const kept = await keepFiles(pictures, { files: zipped, changes }, context)
  return app.db.tx(unit, (tx) => apply(tx, { thread, wish, files: new Map([...files, ...kept]) }, context))
}

/** Reads a file of sheets: what it would change and what is wrong with it, or its changes into a draft [sheet-4]. */
export async function importMenu(
  parts: Parts,
  { file, wish }: { readonly file: SentFile; readonly wish: Wish },
  context: Context<'staff'>,
): Promise<Answer> {
  const bytes = await bytesOf(file)
  return parts.turns.run(() =>
    withSheetThread(async (thread) => {
      const { outcome, draftId } = await work(parts, { thread, wish, zipped: await thread.read(bytes) }, context)
      const { cells: cellList, faults: faultList, faultFile, changes: _written, ...counts } = outcome
      const faultText = faultFile ? Buffer.from(faultFile).toString('base64') : null
      return { ...counts, draftId, cellList, faultList: [...faultList], faultFile: faultText }
    }),
  )
}
