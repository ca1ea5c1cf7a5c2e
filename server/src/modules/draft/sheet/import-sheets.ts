import { randomUUIDv7 } from 'node:crypto'
import type { importSheets } from '@tiffin/contract/desk/sheet'
import { type Change, itemKey } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import { mergeEdit } from '@tiffin/core/draft/merge-edit'
import { maxSheetBytes } from '@tiffin/core/sheet/limits'
import { readSheets, type SheetReading } from '@tiffin/core/sheet/read-sheets'
import type { CellPlace, SheetTable } from '@tiffin/core/sheet/sheet-table'
import { sheets } from '@tiffin/core/sheet/sheets'
import type { z } from 'zod'
import type { Context } from '../../../base/context.ts'
import { Refusal } from '../../../base/refusal.ts'
import type { SentFile } from '../../../base/sent-file.ts'
import type { Turns } from '../../../base/turns.ts'
import type { Services } from '../../../db/services.ts'
import type { Tx } from '../../../db/unit.ts'
import { auditEntry } from '../../audit/index.ts'
import { checkItems } from '../check-items.ts'
import {
  deleteChanges,
  findOpenDraft,
  insertDraft,
  lockDraft,
  putChanges,
  type StoredChange,
  touchDraft,
} from '../queries.ts'
import { withFaults } from './fault-file.ts'
import { readInWorker, writeInWorker } from './file/run-sheet-worker.ts'
import { readMenu, type SheetMenu } from './read-base.ts'

type Wish = z.output<typeof importSheets.input>
type Answer = z.input<typeof importSheets.output>
type Fault = CellPlace & { readonly fault: string; readonly text: string }

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

/** The column of a field, as a fault of an item names it: `itemList.0.price` stands in that of `itemList`. */
function columnOf(kind: string, field: string): string {
  const [first = ''] = field.split('.')
  const columns = sheets.find((sheet) => sheet.kind === kind)?.columns ?? []
  return columns.find((column) => column.field === first)?.title ?? ''
}

/** What would keep the items of a file from being published [draft-1]. */
function itemFaults({ changes, places }: SheetReading, { base }: SheetMenu): Fault[] {
  const live = new Map(base.items.map((item) => [itemKey(item), item.fields]))
  const find = layOver((kind, itemId) => live.get(itemKey({ kind, itemId })), changes)
  const { faults } = checkItems(changes as readonly StoredChange[], find) // as: sheets are of kinds of items
  return faults.map(({ kind, itemId, field, fault }) => {
    const { sheet = '', row = 0 } = places.get(itemKey({ kind, itemId })) ?? {}
    return { sheet, row, column: columnOf(kind, field), fault, text: '' }
  })
}

const placeKey = ({ sheet, row, column }: CellPlace): string => `${sheet} ${row} ${column}`

/** What a file would do, and everything that is wrong with it in the order of the file; a cell that cannot be read is not missing too. */
function compare(tables: readonly SheetTable[], menu: SheetMenu) {
  const reading = readSheets(tables, menu.base)
  const known = new Set(reading.faults.map(placeKey))
  const missing = itemFaults(reading, menu).filter((fault) => !known.has(placeKey(fault)))
  const place = ({ sheet }: CellPlace) =>
    tables.findIndex(({ name }) => name.trim().toLowerCase() === sheet.toLowerCase())
  const faults = [...reading.faults, ...missing].toSorted((a, b) => place(a) - place(b) || a.row - b.row)
  return { reading, faults }
}

function countSheets(tables: readonly SheetTable[], { counts }: SheetReading, faults: readonly Fault[]) {
  return tables.flatMap(({ name }) => {
    const sheet = name.trim().toLowerCase()
    const counted = counts.find((each) => each.sheet === sheet)
    const wrong = new Set(faults.filter((fault) => fault.sheet.toLowerCase() === sheet).map(({ row }) => row)).size
    if (!counted && wrong === 0) return []
    return [{ created: 0, changed: 0, unchanged: 0, archived: 0, ...counted, sheet, wrong }]
  })
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
  readonly tables: readonly SheetTable[]
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

/** Writes all changes of a file into a draft; nothing when it changes nothing, or something is wrong with it. */
async function apply(tx: Tx, { tables, wish }: Importing, context: Context<'staff'>) {
  const open = await lockNamed(tx, context, wish)
  const menu = await readMenu(tx, context.corp, wish.draftId)
  const { reading, faults } = compare(tables, menu)
  if (faults.length > 0) throw new Refusal('sheetFaulty')
  const { changes } = reading
  if (changes.length === 0) return { reading, faults, draftId: null }
  const { draftId, name } = await write(tx, context, { wish, open, changes, drafted: menu.drafted })
  const note = { changeCount: { from: null, to: changes.length } }
  await tx.run(
    auditEntry(context, { action: 'draft.import', item: { kind: 'draft', id: draftId, name }, changes: note }),
  )
  return { reading, faults, draftId }
}

async function tryOut(tx: Tx, { tables, wish: { draftId } }: Importing, { corp }: Context<'staff'>) {
  if (draftId !== undefined && (await tx.run(findOpenDraft(corp.corpId, draftId))).rows.length === 0)
    throw new Refusal('draftUnknown')
  return { ...compare(tables, await readMenu(tx, corp, draftId)), draftId: null }
}

/** Reads a file of sheets: what it would change and what is wrong with it, or its changes into a draft [sheet-4]. */
export async function importMenu(
  { app: { db }, turns }: { readonly app: Services; readonly turns: Turns },
  { file, wish }: { readonly file: SentFile; readonly wish: Wish },
  context: Context<'staff'>,
): Promise<Answer> {
  return turns.run(async () => {
    const tables = await readInWorker(await bytesOf(file))
    const work = wish.mode === 'apply' ? apply : tryOut
    const unit = { role: 'app', corp: context.corp.corpId } as const
    const { reading, faults, draftId } = await db.tx(unit, (tx) => work(tx, { tables, wish }, context))
    const marked = faults.length === 0 ? undefined : withFaults(tables, faults, context.language)
    return {
      ...{ draftId, sheetList: countSheets(tables, reading, faults) },
      ...{ cellList: reading.cells.slice(0, mostShown), cellCount: reading.cells.length },
      ...{ faultList: faults.slice(0, mostShown), faultCount: faults.length },
      faultFile: marked ? Buffer.from(await writeInWorker('xlsx', marked)).toString('base64') : null,
    }
  })
}
