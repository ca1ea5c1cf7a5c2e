import type { Value } from '../draft/change.ts'
import type { Within } from './cell-types.ts'
import { type NamedThing, type Names, namesOf } from './names.ts'
import type { Reading } from './reading.ts'
import { type Row, readRows } from './row-cells.ts'
import type { SheetFiles } from './sheet-files.ts'
import type { SheetItem, SheetTable } from './sheet-table.ts'
import { type Column, codeTitle, idTitle, type Sheet } from './sheets.ts'
import { titlesOf } from './write-sheets.ts'

/** The menu that a file is written from. */
export interface SheetMenu {
  readonly items: readonly SheetItem[]
  /** Stores, which cells name and files do not change. */
  readonly stores: readonly NamedThing[]
  readonly currencyScale: number
}

/** What a file is compared with. */
export interface SheetBase extends SheetMenu {
  readonly newId: () => string
  /** Pictures beside the sheets. */
  readonly files: SheetFiles
}

/** A sheet as it stands in a file. */
export interface FiledSheet {
  readonly sheet: Sheet
  readonly table: SheetTable
}

/** A row and the item that it is about. */
export interface Entry {
  readonly sheet: Sheet
  readonly row: Row
  readonly itemId: string
}

/** Which item a row with an id or a code is about; a new one gets an id of its own [sheet-1]. */
function findItemId(row: Row, codes: ReadonlyMap<string, readonly string[]>, newId: () => string) {
  const [id, code] = [row.cell(idTitle)?.trim(), row.cell(codeTitle)]
  if (id) return { itemId: id }
  if (!code) return { fault: 'nameless' as const }
  const [found, another] = codes.get(code) ?? []
  if (another !== undefined) return { fault: 'ambiguousName' as const }
  return { itemId: found ?? newId() }
}

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value : '')

/** The names that a cell may say instead of the id: those of headings, which have no codes. */
const saidNames = ({ kind, fields: { name } }: SheetItem): readonly string[] =>
  kind === 'category' && typeof name === 'object' && name !== null ? Object.values(name).map(textOf) : []

/** Names of everything that cells can name, and of `made` before it. */
export const namesIn = (
  { items, stores }: Pick<SheetMenu, 'items' | 'stores'>,
  made: readonly NamedThing[] = [],
): Names =>
  namesOf([
    ...made,
    ...items.map((item) => ({ ...item, code: textOf(item.fields.code), names: saidNames(item) })),
    ...stores,
  ])

function codesOf(items: readonly SheetItem[], kind: string): Map<string, string[]> {
  const codes = new Map<string, string[]>()
  for (const { itemId, fields } of items.filter((item) => item.kind === kind)) {
    const code = textOf(fields.code)
    if (code !== '') codes.set(code, [...(codes.get(code) ?? []), itemId])
  }
  return codes
}

/** Finds out which items the rows of a sheet with ids of their own are about. */
export function readEntries({ sheet, table }: FiledSheet, base: SheetBase, reading: Reading): Entry[] {
  const note = reading.noteOf(sheet.name)
  const { rows, hasTitle } = readRows(table, titlesOf(sheet), note)
  if (!hasTitle(idTitle) && !hasTitle(codeTitle)) {
    note({ row: 1, column: idTitle, fault: 'noKey', text: '' })
    return []
  }
  const codes = codesOf(base.items, sheet.kind)
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const found = findItemId(row, codes, base.newId)
    const column = row.cell(idTitle) || !row.cell(codeTitle) ? idTitle : codeTitle
    const text = row.cell(column) ?? ''
    if (found.itemId === undefined) note({ row: row.number, column, fault: found.fault, text })
    else if (seen.has(found.itemId)) note({ row: row.number, column, fault: 'doubleRow', text })
    else {
      seen.add(found.itemId)
      const code = row.cell(codeTitle)
      if (!row.cell(idTitle) && code) codes.set(code, [found.itemId])
      return [{ sheet, row, itemId: found.itemId }]
    }
    return []
  })
}

/** The same for rows whose items are named by what they are about: a store and a product. */
export function readPairs({ sheet, table }: FiledSheet, within: Within, reading: Reading): Entry[] {
  const note = reading.noteOf(sheet.name)
  const { rows, hasTitle } = readRows(table, titlesOf(sheet), note)
  const missing = sheet.idOf.find(({ title }) => !hasTitle(title))
  if (missing !== undefined) {
    note({ row: 1, column: missing.title, fault: 'noKey', text: '' })
    return []
  }
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const ids = sheet.idOf.map(({ title, type }) => {
      const text = row.cell(title) ?? ''
      const read = text === '' ? { ok: false as const, refusal: 'nameless' as const } : type.read(text, within)
      if (!read.ok) note({ row: row.number, column: title, fault: read.refusal, text })
      return read.ok ? textOf(read.value) : undefined
    })
    if (ids.includes(undefined)) return []
    const itemId = ids.join('.')
    const [{ title }] = sheet.idOf as [Column] // as: pairs have columns
    if (seen.has(itemId)) note({ row: row.number, column: title, fault: 'doubleRow', text: row.cell(title) ?? '' })
    else {
      seen.add(itemId)
      return [{ sheet, row, itemId }]
    }
    return []
  })
}
