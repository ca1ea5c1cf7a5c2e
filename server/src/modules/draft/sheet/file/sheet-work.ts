import { randomUUIDv7 } from 'node:crypto'
import { namesIn, type SheetMenu } from '@tiffin/core/sheet/entries'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { writeSheets } from '@tiffin/core/sheet/write-sheets'
import type { ItemFault } from '../../check-items.ts'
import { type Comparison, compareSheets, countSheets, withFound } from '../compare-sheets.ts'
import { withFaults } from '../fault-file.ts'
import type { CompareWish, SheetOutcome, WriteWish } from './sheet-thread.ts'
import { writeSheetFile } from './write-sheet-file.ts'

/** A file that was compared with the menu. */
export interface Compared extends Pick<CompareWish, 'language' | 'mostShown'> {
  readonly tables: readonly SheetTable[]
  readonly comparison: Comparison
  readonly base: SheetMenu
}

/** Compares a file with the menu. */
export function compare(tables: readonly SheetTable[], { base, files, language, mostShown }: CompareWish): Compared {
  const comparison = compareSheets(tables, { ...base, files, newId: randomUUIDv7 }, language)
  return { tables, comparison, base, language, mostShown }
}

/** The same with faults that were found afterwards. */
export const mark = (compared: Compared, found: readonly ItemFault[]): Compared => ({
  ...compared,
  comparison: withFound(compared.tables, compared.comparison, { ...compared, found }),
})

/** What a file does with the menu, and the file with its faults. */
export async function outcomeOf({ tables, comparison, language, mostShown }: Compared): Promise<SheetOutcome> {
  const { changes, cells, faults } = comparison
  const marked = faults.length === 0 ? undefined : withFaults(tables, faults, language)
  return {
    // A file with faults changes nothing.
    changes: faults.length === 0 ? changes : [],
    sheetList: countSheets(tables, comparison),
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
