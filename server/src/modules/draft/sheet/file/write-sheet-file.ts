import { escapeCell, escapeCsvCell } from '@tiffin/core/sheet/cell-text'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { stringify } from 'csv-stringify/sync'
import { strToU8, zipSync } from 'fflate'
import type { SheetFormat } from './sheet-thread.ts'

const [leastWidth, mostWidth] = [8, 40]

/** Wide enough for its title and its first rows. */
const widthOf = (rows: SheetTable['rows'], place: number): number =>
  Math.min(mostWidth, Math.max(leastWidth, ...rows.slice(0, 50).map((row) => (row[place] ?? '').length + 2)))

const titleCell = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })
const textCell = (text: string) => (text === '' ? null : { value: escapeCell(text), type: String, format: '@' })

async function writeXlsx(tables: readonly SheetTable[]): Promise<Uint8Array> {
  const sheets = tables.map(({ name, rows: [titles = [], ...rows] }) => ({
    sheet: name,
    data: [titles.map(titleCell), ...rows.map((row) => row.map(textCell))],
    columns: titles.map((_title, place) => ({ width: widthOf([titles, ...rows], place) })),
    stickyRowsCount: 1,
  }))
  const { default: writeWorkbook } = await import('write-excel-file/node')
  return writeWorkbook(sheets).toBuffer()
}

const writeCsv = ({ rows: [titles = [], ...rows] }: SheetTable): Uint8Array =>
  strToU8(
    stringify([[...titles], ...rows.map((row) => row.map(escapeCsvCell))], { bom: true, record_delimiter: 'windows' }),
  )

/** A workbook, or a zip of CSV, of these sheets. */
export async function writeSheetFile(format: SheetFormat, tables: readonly SheetTable[]): Promise<Uint8Array> {
  if (format === 'xlsx') return writeXlsx(tables)
  return zipSync(Object.fromEntries(tables.map((table) => [`${table.name}.csv`, writeCsv(table)])))
}
