import type { Language } from '@tiffin/core/language/language'
import type { SheetTable } from '@tiffin/core/sheet/sheet-table'
import { faultTitle, isFaultTitle } from '@tiffin/core/sheet/sheets'
import { say } from '@tiffin/phrases/server'
import type { Fault } from './compare-sheets.ts'

function sentenceOf({ column, fault }: Fault, language: Language): string {
  const faultWords = say(language, `desk.fault.${fault}`)
  return column === '' ? faultWords : `${column}: ${faultWords}`
}

/** The file with a column that says what is wrong with each row; what is wrong with a whole sheet stands beside its titles. */
export function withFaults(tables: readonly SheetTable[], faults: readonly Fault[], language: Language): SheetTable[] {
  const bySheet = Map.groupBy(faults, ({ sheet }) => sheet.toLowerCase())
  return tables.map(({ name, rows }) => {
    const byRow = Map.groupBy(bySheet.get(name.trim().toLowerCase()) ?? [], ({ row }) => Math.max(row, 1))
    const place = rows[0]?.findIndex(isFaultTitle) ?? -1
    return {
      name,
      rows: rows.map((row, index) => {
        const cells = place < 0 ? row : row.toSpliced(place, 1)
        const words = (byRow.get(index + 1) ?? []).map((fault) => sentenceOf(fault, language)).join('; ')
        return [index > 0 ? words : words === '' ? faultTitle : `${faultTitle}: ${words}`, ...cells]
      }),
    }
  })
}
