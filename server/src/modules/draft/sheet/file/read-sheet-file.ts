import { maxSheetRows } from '@tiffin/core/sheet/limits'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'

/** What was read, or why not. */
type ReadAnswer = { readonly tables: readonly SheetTable[] } | { readonly refusal: 'sheetUnreadable' | 'sheetTooLarge' }

/** What may come out of a file: much more than a menu, much less than a bomb. */
const mostBytes = 200_000_000
const mostFiles = 500

class TooLarge extends Error {}

/** Looks at what a zip says of its files before any is unpacked; unpacking ends where each said that it would. */
function guard(): (file: { originalSize: number }) => boolean {
  let [bytes, files] = [0, 0]
  return ({ originalSize }) => {
    bytes += originalSize
    files++
    if (bytes > mostBytes || files > mostFiles) throw new TooLarge()
    return true
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return String(value)
}

/** A number as people write it: a program keeps 25.55 as 25.550000000000001, and 1E2 for 100. */
const plainNumber = (digits: string): string => String(Number(digits))

async function readXlsx(bytes: Uint8Array): Promise<SheetTable[]> {
  const { buffer } = new Uint8Array(bytes)
  const book = await readWorkbook(buffer, { trim: false, parseNumber: plainNumber })
  return book.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }))
}

const sheetName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.csv$/i, '')

function readCsvs(files: Readonly<Record<string, Uint8Array>>): SheetTable[] {
  return Object.entries(files)
    .filter(([path]) => /\.csv$/i.test(path) && !path.startsWith('__MACOSX/'))
    .map(([path, bytes]) => ({
      name: sheetName(path),
      rows: parse(Buffer.from(bytes), { bom: true, relaxColumnCount: true }),
    }))
}

/** The sheets of a workbook, or of a zip of CSV. Throws when it is neither. */
export async function readSheetFile(bytes: Uint8Array): Promise<ReadAnswer> {
  try {
    const files = unzipSync(bytes, { filter: guard() })
    const tables = 'xl/workbook.xml' in files ? await readXlsx(bytes) : readCsvs(files)
    if (tables.length === 0) return { refusal: 'sheetUnreadable' }
    const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
    return count > maxSheetRows ? { refusal: 'sheetTooLarge' } : { tables }
  } catch (failure) {
    if (failure instanceof TooLarge) return { refusal: 'sheetTooLarge' }
    throw failure
  }
}
