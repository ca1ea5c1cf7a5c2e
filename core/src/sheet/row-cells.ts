import { unescapeCell } from './cell-text.ts'
import type { SheetFault, SheetTable } from './sheet-table.ts'
import { actionTitle, isFaultTitle } from './sheets.ts'

/** A row by its titles. */
export interface Row {
  /** As its program counts: the titles are 1. */
  readonly number: number
  /** What a cell says; null when it clears, undefined when it is empty or its column is missing [sheet-2]. */
  readonly cell: (title: string) => string | null | undefined
  readonly action: 'put' | 'archive'
}

export type NoteFault = (fault: Omit<SheetFault, 'sheet'>) => void

/** Titles that cannot be read are faults, and their columns are left out. */
function readTitles(titles: readonly string[], known: ReadonlySet<string>, note: NoteFault): Map<string, number> {
  const places = new Map<string, number>()
  for (const [place, each] of titles.entries()) {
    const title = each.trim()
    if (title === '' || isFaultTitle(title)) continue
    const fault = places.has(title) ? 'doubleColumn' : 'unknownColumn'
    if (!known.has(title) || places.has(title)) note({ row: 1, column: title, fault, text: title })
    else places.set(title, place)
  }
  return places
}

/** The rows of a sheet that say anything. */
export function readRows(
  { rows: [titles = [], ...rows] }: SheetTable,
  known: readonly string[],
  note: NoteFault,
): { rows: Row[]; hasTitle: (title: string) => boolean } {
  const places = readTitles(titles, new Set([...known, actionTitle]), note)
  const read = rows.flatMap((cells, index): Row[] => {
    const number = index + 2
    if (cells.every((each) => each.trim() === '')) return []
    const cell = (title: string) => {
      const text = cells[places.get(title) ?? -1] ?? ''
      return text === '' ? undefined : (unescapeCell(text) ?? null)
    }
    const action = cell(actionTitle)?.trim().toLowerCase() ?? ''
    if (action !== '' && action !== 'archive') {
      note({ row: number, column: actionTitle, fault: 'unknownAction', text: action })
      return []
    }
    return [{ number, cell, action: action === '' ? 'put' : 'archive' }]
  })
  return { rows: read, hasTitle: (title) => places.has(title) }
}
