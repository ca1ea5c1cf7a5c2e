import { isSame, type Value } from '../draft/change.ts'
import { ok } from '../result.ts'
import type { Within } from './cell-types.ts'
import type { Reading } from './reading.ts'
import type { Row } from './row-cells.ts'
import type { SheetItem } from './sheet-table.ts'
import type { Column } from './sheets.ts'

/** Fields of an item, or of a part of one. */
export type Fields = Readonly<Record<string, Value>>

/** What cells are read with: how things are named, what there is, and where faults and changes are noted. */
export interface Editing {
  readonly within: Within
  readonly reading: Reading
  readonly find: (kind: string, itemId: string) => SheetItem | undefined
}

/** A cell's text of a field, before it is escaped. */
export function writeField(fields: Fields, { field, type, language }: Column, within: Within): string {
  const value = fields[field] ?? null
  if (language === undefined) return type.write(value, within)
  const texts = value as Fields | null // as: a text per language
  return type.write(texts?.[language] ?? null, within)
}

function withColumn(fields: Fields, { field, language }: Column, value: Value): Fields {
  if (language === undefined) return { ...fields, [field]: value }
  const { [language]: _gone, ...rest } = (fields[field] ?? {}) as Fields // as: a text per language
  return { ...fields, [field]: value === null ? rest : { ...rest, [language]: value } }
}

/** Fields after the cells of a row; what is empty, or says what is there, changes nothing [sheet-2]. */
export function readFields(
  before: Fields,
  { sheet, row, columns }: { readonly sheet: string; readonly row: Row; readonly columns: readonly Column[] },
  { within, reading }: Editing,
): Fields {
  let fields = before
  for (const column of columns) {
    const cell = row.cell(column.title)
    const from = writeField(fields, column, within)
    if (cell === undefined || (cell ?? '') === from) continue
    const place = { sheet, row: row.number, column: column.title }
    const read = cell === null ? ok(null) : column.type.read(cell, within)
    if (!read.ok) {
      reading.faults.push({ ...place, fault: read.refusal, text: cell ?? '' })
      continue
    }
    const after = withColumn(fields, column, read.value)
    if (isSame(after[column.field], fields[column.field])) continue
    fields = after
    reading.cells.push({ ...place, from, to: cell ?? '' })
  }
  return fields
}
