import type { Within } from './cell-types.ts'
import { writeField } from './fields.ts'
import { setSheet, writeSets } from './sets.ts'
import type { SheetItem, SheetTable } from './sheet-table.ts'
import { actionTitle, idTitle, type Sheet, sheets } from './sheets.ts'

/** The titles of a sheet. */
export const titlesOf = ({ idOf, columns }: Sheet): string[] => [
  ...(idOf.length > 0 ? idOf.map(({ title }) => title) : [idTitle]),
  ...columns.map(({ title }) => title),
]

function writeKey({ idOf }: Sheet, itemId: string, within: Within): string[] {
  if (idOf.length === 0) return [itemId]
  const ids = itemId.split('.')
  return idOf.map(({ type }, place) => type.write(ids[place] ?? '', within))
}

/** Items as a workbook holds them: every sheet, also one without rows [sheet-5]. The action comes last and is empty. */
export function writeSheets(items: readonly SheetItem[], within: Within): SheetTable[] {
  const tables = sheets.map((sheet): SheetTable => {
    const rows = items
      .filter(({ kind }) => kind === sheet.kind)
      .map(({ itemId, fields }) => [
        ...writeKey(sheet, itemId, within),
        ...sheet.columns.map((column) => writeField(fields, column, within)),
        '',
      ])
    return { name: sheet.name, rows: [[...titlesOf(sheet), actionTitle], ...rows] }
  })
  const sets = { name: setSheet.name, rows: writeSets(items, within) }
  const place = sheets.findIndex(({ kind }) => kind === 'storeProduct')
  return [...tables.slice(0, place), sets, ...tables.slice(place)]
}
