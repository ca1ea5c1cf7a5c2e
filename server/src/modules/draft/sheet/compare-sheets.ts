import type { importSheets } from '@tiffin/contract/desk/sheet'
import { itemKey } from '@tiffin/core/draft/change'
import { layOver } from '@tiffin/core/draft/lay-over'
import { type Language, type Texts, textIn } from '@tiffin/core/language/language'
import type { SheetBase, SheetMenu } from '@tiffin/core/sheet/entries'
import { readSheets, type SheetReading } from '@tiffin/core/sheet/read-sheets'
import type { CellPlace, SheetTable } from '@tiffin/core/sheet/sheet-table'
import { sheets } from '@tiffin/core/sheet/sheets'
import type { z } from 'zod'
import { checkItems, type ItemFault } from '../check-items.ts'
import type { StoredChange } from '../queries.ts'

type Answer = z.output<typeof importSheets.output>
export type Fault = Answer['faultList'][number]

/** What a file would do, and everything that is wrong with it in the order of the file. */
export interface Comparison extends Pick<SheetReading, 'changes' | 'places' | 'counts'> {
  readonly cells: Answer['cellList']
  readonly faults: readonly Fault[]
}

const sheetOf = (kind: string) => sheets.find((sheet) => sheet.kind === kind)

/** The column of a field, as a fault of an item names it: `itemList.0.price` stands in that of `itemList`, a text in the reader's language. */
function columnOf(kind: string, field: string, language: Language): string {
  const [first = ''] = field.split('.')
  const columns = sheetOf(kind)?.columns.filter((column) => column.field === first) ?? []
  return (columns.find((column) => column.language === language) ?? columns[0])?.title ?? ''
}

/** What something is called that the file does not name. */
function calledIn({ items }: SheetMenu, key: string, language: Language): string {
  const name = items.find((item) => itemKey(item) === key)?.fields.name
  return typeof name === 'object' && name !== null ? textIn(name as Texts, language) : '' // as: names are texts
}

interface Placing {
  readonly base: SheetMenu
  readonly language: Language
}

/** Faults of items where the file has them; what only leans on something in the file stands beside the titles of its sheet. */
const placed = (found: readonly ItemFault[], places: SheetReading['places'], { base, language }: Placing): Fault[] =>
  found.map(({ kind, itemId, field, fault }) => {
    const key = itemKey({ kind, itemId })
    const { sheet = sheetOf(kind)?.name ?? '', row = 0 } = places.get(key) ?? {}
    const text = row > 0 ? '' : calledIn(base, key, language)
    return { sheet, row, column: columnOf(kind, field, language), fault, text }
  })

/** What would keep the items of a file from being published [draft-1]. */
function itemFaults({ changes }: SheetReading, { items }: SheetBase): readonly ItemFault[] {
  const live = new Map(items.map((item) => [itemKey(item), item.fields]))
  const find = layOver((kind, itemId) => live.get(itemKey({ kind, itemId })), changes)
  return checkItems(changes as readonly StoredChange[], find).faults // as: sheets are of kinds of items
}

const nameOf = ({ name }: SheetTable): string => name.trim().toLowerCase()

/** What the rows of each sheet do. */
export function countSheets(
  tables: readonly SheetTable[],
  { counts, faults }: Comparison,
): z.output<typeof importSheets.output>['sheetList'] {
  const wrongRows = Map.groupBy(faults, ({ sheet }) => sheet.toLowerCase())
  return tables.map(nameOf).flatMap((sheet) => {
    const counted = counts.find((each) => each.sheet === sheet)
    const wrong = new Set((wrongRows.get(sheet) ?? []).map(({ row }) => row)).size
    if (!counted && wrong === 0) return []
    return [{ created: 0, changed: 0, unchanged: 0, archived: 0, ...counted, sheet, wrong }]
  })
}

const placeKey = ({ sheet, row, column }: CellPlace): string => `${sheet} ${row} ${column}`

function inOrder(tables: readonly SheetTable[], faults: readonly Fault[]): Fault[] {
  const placeOf = new Map(tables.map((table, place) => [nameOf(table), place]))
  const place = ({ sheet }: CellPlace) => placeOf.get(sheet.toLowerCase()) ?? -1
  return faults.toSorted((a, b) => place(a) - place(b) || a.row - b.row)
}

/** Compares a file with the menu; a cell that cannot be read is not missing too [sheet-4]. */
export function compareSheets(tables: readonly SheetTable[], base: SheetBase, language: Language): Comparison {
  const reading = readSheets(tables, base)
  const unreadable = new Set(reading.faults.map(placeKey))
  const { changes, cells, places, counts } = reading
  const missing = placed(itemFaults(reading, base), places, { base, language })
  const faults = [...reading.faults, ...missing.filter((fault) => !unreadable.has(placeKey(fault)))]
  return { changes, places, counts, cells: [...cells], faults: inOrder(tables, faults) }
}

/** A comparison with faults that were found when its changes were tried out on the menu. */
export const withFound = (
  tables: readonly SheetTable[],
  comparison: Comparison,
  { found, ...placing }: Placing & { readonly found: readonly ItemFault[] },
): Comparison => ({ ...comparison, faults: inOrder(tables, placed(found, comparison.places, placing)) })
