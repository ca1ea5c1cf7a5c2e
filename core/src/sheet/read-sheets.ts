import { type Change, isSame, itemKey } from '../draft/change.ts'
import { languages } from '../language/language.ts'
import type { Within } from './cell-types.ts'
import { type Entry, type FiledSheet, namesIn, readEntries, readPairs, type SheetBase } from './entries.ts'
import { type Editing, type Fields, readFields } from './fields.ts'
import { Reading, type SheetCount } from './reading.ts'
import { readSets, setSheet } from './sets.ts'
import type { CellChange, SheetFault, SheetTable } from './sheet-table.ts'
import { codeTitle, idTitle, sheets } from './sheets.ts'

/** What a file does [sheet-4]. */
export interface SheetReading {
  readonly changes: readonly Change[]
  readonly cells: readonly CellChange[]
  readonly faults: readonly SheetFault[]
  /** Where the items of the changes stand, by their key (core `itemKey`). */
  readonly places: ReadonlyMap<string, { readonly sheet: string; readonly row: number }>
  readonly counts: readonly SheetCount[]
}

/** From what to what the fields of an item go. */
function movedFields(before: Fields, after: Fields): Change['fields'] {
  const moved = Object.entries(after).filter(([field, value]) => !isSame(value, before[field]))
  return Object.fromEntries(moved.map(([field, to]) => [field, { from: before[field] ?? null, to }]))
}

/** What a row does with its item. */
function readChange(entry: Entry, editing: Editing): void {
  const { sheet, row, itemId } = entry
  const { reading } = editing
  const before = editing.find(sheet.kind, itemId)
  const item = { kind: sheet.kind, itemId }
  if (row.action === 'archive') {
    const column = sheet.idOf[0]?.title ?? (row.cell(idTitle) ? idTitle : codeTitle)
    if (before) reading.add(sheet.name, row.number, { ...item, op: 'archive', fields: {} })
    else reading.noteOf(sheet.name)({ row: row.number, column, fault: 'unknownItem', text: row.cell(column) ?? '' })
    return
  }
  const old = before?.fields ?? {}
  const place = { sheet: sheet.name, row, columns: sheet.columns }
  const fields = movedFields(old, readFields(old, place, editing))
  const isNew = before === undefined && (sheet.idOf.length === 0 || Object.keys(fields).length > 0)
  reading.add(sheet.name, row.number, { ...item, op: isNew ? 'create' : 'update', fields })
}

const nameTitles = languages.map((language) => `name.${language}`)

/** Everything that cells can name: what there is, stores, and what rows of the same file make. */
function namesWithin(base: SheetBase, entries: readonly Entry[]): Within {
  const made = entries.map(({ sheet: { kind }, itemId, row }) => ({
    ...{ kind, itemId, code: row.cell(codeTitle) ?? '' },
    names: kind === 'category' ? nameTitles.map((title) => row.cell(title) ?? '') : [],
  }))
  return { currencyScale: base.currencyScale, names: namesIn(base, made), files: base.files }
}

/** Reads a file against what there is: what it changes, and what is wrong with it [sheet-1] [sheet-2] [sheet-4]. */
export function readSheets(tables: readonly SheetTable[], base: SheetBase): SheetReading {
  const reading = new Reading()
  const byName = new Map(tables.map((table) => [table.name.trim().toLowerCase(), table]))
  for (const [name, { name: text }] of byName)
    if (![...sheets, setSheet].some((sheet) => sheet.name === name))
      reading.faults.push({ sheet: text, row: 0, column: '', fault: 'unknownSheet', text })
  const filed = sheets.flatMap((sheet): FiledSheet[] => {
    const table = byName.get(sheet.name)
    return table && table.rows.length > 0 ? [{ sheet, table }] : []
  })
  const isPaired = ({ sheet }: FiledSheet) => sheet.idOf.length > 0
  const ofOwnIds = filed.filter((each) => !isPaired(each)).flatMap((each) => readEntries(each, base, reading))
  const within = namesWithin(base, ofOwnIds)
  const pairs = filed.filter(isPaired).flatMap((each) => readPairs(each, within, reading))
  const items = new Map(base.items.map((item) => [itemKey(item), item]))
  const editing: Editing = { within, reading, find: (kind, itemId) => items.get(itemKey({ kind, itemId })) }
  for (const entry of [...ofOwnIds, ...pairs]) readChange(entry, editing)
  const sets = byName.get(setSheet.name)
  if (sets && sets.rows.length > 0) readSets(sets, editing)
  const { changes, cells, faults, places } = reading
  return { changes, cells, faults, places, counts: reading.counts([...sheets, setSheet]) }
}
