import { type Change, itemKey } from '../draft/change.ts'
import type { NoteFault } from './row-cells.ts'
import type { CellChange, SheetFault } from './sheet-table.ts'

/** How many items the rows of a sheet make, change, leave and take away. */
export interface SheetCount {
  readonly sheet: string
  readonly created: number
  readonly changed: number
  readonly unchanged: number
  readonly archived: number
}

/** Collects what a file does while its rows are read. */
export class Reading {
  readonly changes: Change[] = []
  readonly cells: CellChange[] = []
  readonly faults: SheetFault[] = []
  readonly places = new Map<string, { sheet: string; row: number }>()
  readonly unchanged = new Map<string, number>()

  noteOf(sheet: string): NoteFault {
    return (fault) => this.faults.push({ sheet, ...fault })
  }

  add(sheet: string, row: number, change: Change): void {
    const isNothing = change.op === 'update' && Object.keys(change.fields).length === 0
    if (isNothing) this.unchanged.set(sheet, (this.unchanged.get(sheet) ?? 0) + 1)
    else {
      this.changes.push(change)
      this.places.set(itemKey(change), { sheet, row })
    }
  }

  /** Of the sheets that say anything, in this order. */
  counts(sheets: readonly { readonly name: string; readonly kind: string }[]): SheetCount[] {
    return sheets.flatMap(({ name, kind }) => {
      const own = this.changes.filter((change) => change.kind === kind)
      const count = (op: Change['op']) => own.filter((change) => change.op === op).length
      const unchanged = this.unchanged.get(name) ?? 0
      if (own.length + unchanged === 0) return []
      return [
        { sheet: name, created: count('create'), changed: count('update'), archived: count('archive'), unchanged },
      ]
    })
  }
}
