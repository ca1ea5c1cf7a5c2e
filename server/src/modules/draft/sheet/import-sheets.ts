import { createHash } from 'node:crypto'
import type { importSheets } from '@tiffin/contract/desk/sheet'
import { maxSheetBytes } from '@tiffin/core/sheet/limits'
import type { SheetFiles } from '@tiffin/core/sheet/sheet-files'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import type { Lanes } from '../../../base/lanes.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { Room } from '../../../base/room.ts'
import type { SentFile } from '../../../base/sent-file.ts'
import { isDuplicate } from '../../../db/failure.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry } from '../../audit/index.ts'
import type { PictureParts } from '../../picture/index.ts'
import { fillDraft, lockNamed } from '../fill-draft.ts'
import { readMenu, type WholeMenu } from '../menu/read-menu.ts'
import type { ZippedFile } from './file/read-sheet-file.ts'
import { type SheetOutcome, type SheetThread, withSheetThread } from './file/sheet-thread.ts'
import { deleteOldImports, findImport, insertImport } from './queries.ts'
import { keepFiles, lookAtFiles } from './sheet-pictures.ts'
import { tryChanges } from './try-changes.ts'

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

/** How long a request that comes again is answered as before. */
const answeredAgainMs = 24 * 3_600_000

interface Importing {
  readonly thread: SheetThread
  readonly wish: Wish
  readonly files: SheetFiles
}

interface Sent extends Omit<Importing, 'files'> {
  /** What came beside the sheets. */
  readonly zipped: readonly ZippedFile[]
  readonly fileHash: string
}

const compareIn = ({ thread, files }: Importing, { base }: WholeMenu, { language }: Context<'staff'>) =>
  thread.compare({ base, files, language, mostShown })

function refuseFaulty(outcome: SheetOutcome): void {
  if (outcome.faultCount > 0) throw new Refusal('sheetFaulty')
}

function answerOf(outcome: SheetOutcome, draftId: string | null): Answer {
  const { cells: cellList, faults: faultList, faultFile, changes: _written, ...counts } = outcome
  const faultText = faultFile ? Buffer.from(faultFile).toString('base64') : null
  return { ...counts, draftId, cellList, faultList: [...faultList], faultFile: faultText }
}

/** Writes all changes of a file into a draft; nothing when it changes nothing, or something is wrong with it. */
async function apply(tx: Tx, { fileHash, ...importing }: Importing & { fileHash: string }, context: Context<'staff'>) {
  const { wish } = importing
  const { corp, now } = context
  const open = await lockNamed(tx, context, wish)
  const menu = await readMenu(tx, corp, wish.draftId)
  const outcome = await compareIn(importing, menu, context)
  refuseFaulty(outcome)
  const { changes } = outcome
  if (changes.length === 0) return answerOf(outcome, null)
  const { draftId, name } = await fillDraft(tx, context, { wish, open, changes, drafted: menu.drafted })
  const note = { changeCount: { from: null, to: changes.length } }
  const answer = answerOf(outcome, draftId)
  const { requestId } = wish
  await tx.batch(
    auditEntry(context, { action: 'draft.import', item: { kind: 'draft', id: draftId, name }, changes: note }),
    deleteOldImports(corp.corpId, now - answeredAgainMs),
    ...(requestId === undefined ? [] : [insertImport(corp.corpId, { requestId, fileHash, answer, now })]),
  )
  return answer
}

interface Parts {
  readonly app: Services
  readonly lanes: Lanes
  /** Whose files are in memory, also those that wait. */
  readonly room: Room
  readonly pictures: PictureParts
}

const unitOf = ({ corp: { corpId } }: Context<'staff'>) => ({ role: 'app', corp: corpId }) as const

/** Tries a file out, and writes what it changes when that is wanted; pictures that it names are kept before its draft is locked. */
async function work({ app, pictures }: Parts, sent: Sent, context: Context<'staff'>): Promise<Answer> {
  const { thread, wish, zipped, fileHash } = sent
  const unit = unitOf(context)
  const files = await lookAtFiles(pictures, zipped)
  const menu = await app.db.tx(unit, (tx) => readMenu(tx, context.corp, wish.draftId))
  const compared = await compareIn({ thread, wish, files }, menu, context)
  const { changes } = compared
  const found = changes.length === 0 ? [] : await tryChanges(app, { changes, drafted: menu.drafted }, context)
  const outcome = found.length === 0 ? compared : await thread.mark(found)
  if (wish.mode === 'try') return answerOf(outcome, null)
  refuseFaulty(outcome)
  const kept = await keepFiles(pictures, { files: zipped, changes }, context)
  const all = new Map([...files, ...kept])
  return app.db.tx(unit, (tx) => apply(tx, { thread, wish, files: all, fileHash }, context))
}

/** What the same request was answered before; undefined when it is new. Another file under its id refuses `requestIdReused`. */
async function findAnswer(
  { db }: Services,
  { requestId, fileHash }: { requestId: string | undefined; fileHash: string },
  context: Context<'staff'>,
): Promise<Answer | undefined> {
  if (requestId === undefined) return undefined
  const [found] = (await db.tx(unitOf(context), (tx) => tx.run(findImport(context.corp.corpId, requestId)))).rows
  if (!found) return undefined
  if (found.fileHash !== fileHash) throw new Refusal('requestIdReused')
  return found.answer as Answer // as: it was written from one
}

const hashOf = (bytes: Uint8Array, { mode, draftId = '' }: Wish): string =>
  createHash('sha256').update(`${mode} ${draftId} `).update(bytes).digest('hex')

interface SentSheets {
  readonly file: SentFile
  readonly wish: Wish
}

/**
 * Reads a file of sheets: what it would change and what is wrong with it, or its changes into a draft [sheet-4]. The work goes on when
 * its caller is gone; who comes again with the same request is answered when it is done [sheet-7]. Nothing of a file is read while too many are [sheet-10].
 */
export async function importMenu(parts: Parts, sent: SentSheets, context: Context<'staff'>): Promise<Answer> {
  const full = () => new Refusal('sheetsWaiting')
  return parts.room.run(context.corp.corpId, { work: () => importFile(parts, sent, context), full })
}

async function importFile(parts: Parts, { file, wish }: SentSheets, context: Context<'staff'>): Promise<Answer> {
  const bytes = await bytesOf(file)
  const request = { requestId: wish.requestId, fileHash: hashOf(bytes, wish) }
  const begin = () =>
    withSheetThread(async (thread) =>
      work(parts, { thread, wish, zipped: await thread.read(bytes), fileHash: request.fileHash }, context),
    )
  return parts.lanes.run(context.corp.corpId, async () => {
    const before = await findAnswer(parts.app, request, context)
    if (before) return before
    return begin().catch(async (failure: unknown) => {
      // Another server has done the same request meanwhile.
      const after = isDuplicate(failure) ? await findAnswer(parts.app, request, context) : undefined
      if (!after) throw failure
      return after
    })
  })
}
