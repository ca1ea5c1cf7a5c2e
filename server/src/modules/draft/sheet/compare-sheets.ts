import type { importSheets } from '@tiffin/contract/desk/sheet'
import { type Change, itemKey } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import type { SheetBase } from '@tiffin/core/sheet/entries'
import { readSheets, type SheetReading } from '@tiffin/core/sheet/read-sheets'
import type { CellPlace, SheetTable } from '@tiffin/core/sheet/sheet-table'
import { sheets } from '@tiffin/core/sheet/sheets'
import type { z } from 'zod'
import { checkItems } from '../check-items.ts'
import type { StoredChange } from '../queries.ts'

type Answer = z.output<typeof importSheets.output>
export type Fault = Answer['faultList'][number]

/** What a file would do, and everything that is wrong with it in the order of the file. */
export interface Comparison {
  readonly changes: readonly Change[]
  readonly cells: Answer['cellList']
  readonly faults: readonly Fault[]
  readonly sheetList: Answer['sheetList']
}

/** The column of a field, as a fault of an item names it: `itemList.0.price` stands in that of `itemList`. */
function columnOf(kind: string, field: string): string {
  const [first = ''] = field.split('.')
  const columns = sheets.find((sheet) => sheet.kind === kind)?.columns ?? []
  return columns.find((column) => column.field === first)?.title ?? ''
}

/** What would keep the items of a file from being published [draft-1]. */
function itemFaults({ changes, places }: SheetReading, { items }: SheetBase): Fault[] {
  const live = new Map(items.map((item) => [itemKey(item), item.fields]))
  const find = layOver((kind, itemId) => live.get(itemKey({ kind, itemId })), changes)
  const { faults } = checkItems(changes as readonly StoredChange[], find) // as: sheets are of kinds of items
  return faults.map(({ kind, itemId, field, fault }) => {
    const { sheet = '', row = 0 } = places.get(itemKey({ kind, itemId })) ?? {}
    return { sheet, row, column: columnOf(kind, field), fault, text: '' }
  })
}

const nameOf = ({ name }: SheetTable): string => name.trim().toLowerCase()

function countSheets(tables: readonly SheetTable[], { counts }: SheetReading, faults: readonly Fault[]) {
  const wrongRows = Map.groupBy(faults, ({ sheet }) => sheet.toLowerCase())
  return tables.map(nameOf).flatMap((sheet) => {
    const counted = counts.find((each) => each.sheet === sheet)
    const wrong = new Set((wrongRows.get(sheet) ?? []).map(({ row }) => row)).size
    if (!counted && wrong === 0) return []
    return [{ created: 0, changed: 0, unchanged: 0, archived: 0, ...counted, sheet, wrong }]
  })
}

const placeKey = ({ sheet, row, column }: CellPlace): string => `${sheet} ${row} ${column}`

/** Compares a file with the menu; a cell that cannot be read is not missing too [sheet-4]. */
export function compareSheets(tables: readonly SheetTable[], base: SheetBase): Comparison {
  const reading = readSheets(tables, base)
  const unreadable = new Set(reading.faults.map(placeKey))
  const missing = itemFaults(reading, base).filter((fault) => !unreadable.has(placeKey(fault)))
  const placeOf = new Map(tables.map((table, place) => [nameOf(table), place]))
  const place = ({ sheet }: CellPlace) => placeOf.get(sheet.toLowerCase()) ?? -1
  const faults = [...reading.faults, ...missing].toSorted((a, b) => place(a) - place(b) || a.row - b.row)
  const { changes, cells } = reading
  return { changes, cells: [...cells], faults, sheetList: countSheets(tables, reading, faults) }
}
