import { randomUUIDv7 } from 'node:crypto'
import { namesIn } from '@tiffin/core/sheet/entries'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { writeSheets } from '@tiffin/core/sheet/write-sheets'
import { compareSheets } from '../compare-sheets.ts'
import { withFaults } from '../fault-file.ts'
import type { CompareWish, SheetOutcome, WriteWish } from './sheet-thread.ts'
import { writeSheetFile } from './write-sheet-file.ts'

/** What a file does with the menu, and the file with its faults. */
export async function compare(
  tables: readonly SheetTable[],
  { base, files, language, mostShown }: CompareWish,
): Promise<SheetOutcome> {
  const { changes, cells, faults, sheetList } = compareSheets(tables, { ...base, files, newId: randomUUIDv7 })
  const marked = faults.length === 0 ? undefined : withFaults(tables, faults, language)
  return {
    // A file with faults changes nothing.
    changes: faults.length === 0 ? changes : [],
    sheetList,
    ...{ cells: cells.slice(0, mostShown), cellCount: cells.length },
    ...{ faults: faults.slice(0, mostShown), faultCount: faults.length },
    faultFile: marked ? await writeSheetFile('xlsx', marked) : null,
  }
}

/** The menu as a file. */
export function write({ format, base, isEmpty }: WriteWish): Promise<Uint8Array> {
  const { items, currencyScale } = base
  return writeSheetFile(format, writeSheets(isEmpty ? [] : items, { currencyScale, names: namesIn(base) }))
}
