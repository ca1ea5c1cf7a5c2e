import { maxSheetRows } from '@tiffin/core/sheet/limits'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'

/** A file of a zip that is no sheet. */
export interface ZippedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What was read, or why not. */
type ReadAnswer =
  | { readonly tables: readonly SheetTable[]; readonly files: readonly ZippedFile[] }
  | { readonly refusal: 'sheetUnreadable' | 'sheetTooLarge' }

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
  const { default: readWorkbook } = await import('read-excel-file/universal')
  const book = await readWorkbook(buffer, { trim: false, parseNumber: plainNumber })
  return book.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }))
}

type Unpacked = Readonly<Record<string, Uint8Array>>

/** What systems put into a zip by themselves. */
const isOwnOfSystem = (path: string): boolean =>
  /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$|\/$/i.test(path)

const sheetName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.csv$/i, '')

function readCsvs(files: Unpacked): SheetTable[] {
  return Object.entries(files)
    .filter(([path]) => /\.csv$/i.test(path))
    .map(([path, bytes]) => ({
      name: sheetName(path),
      rows: parse(Buffer.from(bytes), { bom: true, relaxColumnCount: true }),
    }))
}

/** The sheets of a zip, CSV or workbooks, and what else is in it. */
async function readZip(unpacked: Unpacked, filter: ReturnType<typeof guard>) {
  const files = Object.fromEntries(Object.entries(unpacked).filter(([path]) => !isOwnOfSystem(path)))
  const tables = readCsvs(files)
  for (const [path, book] of Object.entries(files)) {
    if (!/\.xlsx$/i.test(path)) continue
    unzipSync(book, { filter }) // counts what is in it before it is read
    tables.push(...(await readXlsx(book)))
  }
  const others = Object.entries(files).filter(([path]) => !/\.(?:csv|xlsx)$/i.test(path))
  return { tables, files: others.map(([name, bytes]) => ({ name, bytes })) }
}

/** The sheets of a workbook, or of a zip with the pictures beside them [sheet-6]. Throws when it is neither. */
export async function readSheetFile(bytes: Uint8Array): Promise<ReadAnswer> {
  try {
    const filter = guard()
    const unpacked = unzipSync(bytes, { filter })
    const isBook = 'xl/workbook.xml' in unpacked
    const { tables, files } = isBook ? { tables: await readXlsx(bytes), files: [] } : await readZip(unpacked, filter)
    if (tables.length === 0) return { refusal: 'sheetUnreadable' }
    const count = tables.reduce((sum, { rows }) => sum + rows.length, 0)
    return count > maxSheetRows ? { refusal: 'sheetTooLarge' } : { tables, files }
  } catch (failure) {
    if (failure instanceof TooLarge) return { refusal: 'sheetTooLarge' }
    throw failure
  }
}
